import Foundation
import HeroCore
import Synchronization

/// Writes an animation as a video, by handing raw pictures to `ffmpeg` through a pipe.
///
/// The rate is exact, every duration is a whole number of frames, and sides become even by repeating
/// the last row or column. `ffmpeg` always gets the same number of threads, so the bytes depend on
/// its version alone.
public final class VideoEncoder: AnimationEncoder {
  private let file: String
  private let width, height: Int
  private let options: VideoOptions
  private let process = Process()
  private let input = Pipe()
  private let complaints: Complaints
  private var shown = Rational.zero
  private var written = 0

  /// Where `ffmpeg` is; `nil` when there is none on the search path.
  ///
  /// - Parameter path: Folders, separated by colons; those of the environment unless told otherwise.
  /// - Returns: The path of the program.
  public static func program(
    path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) -> String? {
    (path ?? "").split(separator: ":").map { "\($0)/ffmpeg" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts `ffmpeg`.
  ///
  /// - Parameters:
  ///   - file: Where the video goes; a file of that name is replaced.
  ///   - width: The width of all pictures, in pixels.
  ///   - height: The height of all pictures, in pixels.
  ///   - options: How the video is to be.
  ///   - program: The path of `ffmpeg`; see ``program(path:)``.
  /// - Throws: `AnimationError` when it cannot be started.
  public init(
    file: String, width: Int, height: Int, options: VideoOptions, program: String
  ) throws(AnimationError) {
    (self.file, self.width, self.height, self.options) = (file, width, height, options)
    // An `ffmpeg` that ends early is an error of the call that writes, not the end of this program.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Self.arguments(file: file, width: width, height: height, options)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    complaints = Complaints()
    process.standardError = complaints.pipe
    do {
      try process.run()
    } catch {
      throw .failed(format: options.container.rawValue, reason: "\(program): \(error)")
    }
    complaints.listen()
  }

  deinit {
    guard process.isRunning else { return }
    // Not asked to end in order: what it has written is not wanted, and it is to be gone now.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Adds a picture; see ``AnimationEncoder``.
  public func add(_ picture: Bitmap, for duration: Rational) throws {
    precondition(
      picture.width == width && picture.height == height,
      "a picture of \(picture.width)×\(picture.height) among those of \(width)×\(height)")
    precondition(duration > .zero, "a duration has to be positive, got \(duration)")
    shown = shown + duration
    let scaled = shown * Rational(options.framesPerSecond) + Rational(1, 2)
    let end = max(written + 1, scaled.numerator / scaled.denominator)
    let bytes = Data(options.isTransparent ? picture.straightPixels : picture.pixels)
    while written < end {
      do {
        try input.fileHandleForWriting.write(contentsOf: bytes)
      } catch {
        throw failure()
      }
      written += 1
    }
  }

  /// Ends the file and waits for `ffmpeg`; see ``AnimationEncoder``.
  public func finish() throws {
    guard written > 0 else { throw AnimationError.empty(format: options.container.rawValue) }
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw failure() }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard (attributes?[.size] as? Int ?? 0) > 0 else {
      throw AnimationError.failed(
        format: options.container.rawValue, reason: "ffmpeg ended well but wrote nothing")
    }
  }

  private func failure() -> AnimationError {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let text = complaints.text().split(separator: "\n").suffix(3).joined(separator: "; ")
    return .failed(
      format: options.container.rawValue,
      reason: "ffmpeg ended with \(process.terminationStatus)" + (text.isEmpty ? "" : ": \(text)"))
  }

  /// What `ffmpeg` says, read while it works so that it never waits for a reader.
  private final class Complaints: Sendable {
    let pipe = Pipe()
    private let said = Mutex<[UInt8]>([])
    private let done = DispatchSemaphore(value: 0)

    func listen() {
      Thread.detachNewThread { [self] in
        let bytes = Array(pipe.fileHandleForReading.readDataToEndOfFile())
        said.withLock { $0 = bytes }
        done.signal()
      }
    }

    func text() -> String {
      done.wait()
      done.signal()
      return String(decoding: said.withLock { $0 }, as: UTF8.self)
    }
  }
}

// MARK: - What ffmpeg is told

extension VideoEncoder {
  private static func arguments(
    file: String, width: Int, height: Int, _ options: VideoOptions
  ) -> [String] {
    let alpha = options.isTransparent && options.container == .webm
    // Players of video expect even sides and the colours of television, said so in the file.
    let filter =
      "pad=ceil(iw/2)*2:ceil(ih/2)*2,fillborders=right=\(width % 2):bottom=\(height % 2):mode=smear,"
      + "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int"
    return [
      "-nostdin", "-v", "error", "-y", "-f", "rawvideo",
      "-pix_fmt", options.isTransparent ? "bgra" : "bgr0", "-s", "\(width)x\(height)",
      "-r", "\(options.framesPerSecond)", "-i", "pipe:0", "-vf", filter,
    ] + codec(options) + [
      "-pix_fmt", alpha ? "yuva420p" : "yuv420p", "-r", "\(options.framesPerSecond)",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1",
      "-color_range", "tv", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      "-threads", "4", "-f", options.container.rawValue, file,
    ]
  }

  private static func codec(_ options: VideoOptions) -> [String] {
    // Both count errors, not quality: 0 is without loss, 51 and 63 are the worst.
    let error = Double(100 - options.quality) / 100
    switch options.container {
    case .mp4:
      return [
        "-c:v", "libx264", "-preset", "medium", "-crf", "\(Int((error * 46 + 5).rounded()))",
        "-movflags", "+faststart",
      ]
    case .webm:
      return [
        "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "\(Int((error * 49 + 14).rounded()))",
        "-row-mt", "1", "-cpu-used", "4",
      ]
    }
  }
}
