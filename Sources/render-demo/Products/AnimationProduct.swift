import HeroCore
import HeroRender

/// An animation in one file.
@MainActor final class AnimationProduct: Product {
  /// Makes an encoder when the size of the frames is known.
  typealias MakeEncoder =
    @MainActor (_ size: EncoderSize, _ file: PendingFile) throws -> any AnimationEncoder

  /// What an encoder has to know before the first picture.
  struct EncoderSize {
    var width, height, frameCount, framesPerSecond: Int
  }

  private let path: String
  private let file: PendingFile
  private let run: SceneRun
  private let hold: Rational
  private let limit: Int?
  private let makeEncoder: MakeEncoder
  private let console: Console?
  private var plan: AnimationPlan
  private var encoder: (any AnimationEncoder)?
  private var schedule: FrameSchedule
  private var size = (width: 0, height: 0)
  let wantsPictures = true

  /// Creates a product.
  ///
  /// - Parameters:
  ///   - path: Where it goes, for messages.
  ///   - file: The file it waits in.
  ///   - run: What is shown.
  ///   - plan: Which frames are shown, and how large.
  ///   - finish: The hold and the limit of bytes.
  ///   - console: Where notes go; `nil` for nowhere.
  ///   - makeEncoder: Makes an encoder that writes into the file.
  init(
    _ path: String, _ file: PendingFile, run: SceneRun, plan: AnimationPlan,
    finish: FinishOptions, console: Console?, makeEncoder: @escaping MakeEncoder
  ) {
    (self.path, self.file, self.run, self.plan) = (path, file, run, plan)
    (hold, limit) = (finish.hold, finish.maxBytes)
    (self.console, self.makeEncoder) = (console, makeEncoder)
    schedule = Self.schedule(run, plan, finish.hold)
  }

  var reduction: Double { plan.reduction }

  private static func schedule(
    _ run: SceneRun, _ plan: AnimationPlan, _ hold: Rational
  ) -> FrameSchedule {
    FrameSchedule(
      frameCount: run.moments.count, framesPerSecond: run.subject.framesPerSecond,
      step: plan.step, hold: hold)
  }

  func take(_ position: Int, _ frame: DrawnFrame) throws(Failure) {
    guard let duration = schedule.duration(ofFrame: position) else { return }
    guard let picture = frame.picture else {
      throw Failure(status: .bug, message: "\(path): frame \(position) has no picture")
    }
    size = (picture.width, picture.height)
    try translated {
      if encoder == nil {
        encoder = try makeEncoder(
          EncoderSize(
            width: picture.width, height: picture.height, frameCount: schedule.count,
            framesPerSecond: run.subject.framesPerSecond), file)
      }
      try encoder?.add(picture, for: duration)
    }
  }

  func finish() throws(Failure) -> Made? {
    guard let encoder else { throw Failure(status: .bug, message: "\(path) got no frame") }
    try translated { try encoder.finish() }
    self.encoder = nil
    if let limit, file.count > limit {
      let bytes = file.count
      guard let next = plan.reduced(bytes: bytes, limit: limit, width: size.width) else {
        file.discard()
        throw .badInput(
          "\(path): --max-bytes \(limit) is too little: \(rate) frames a second of "
            + "\(size.width)×\(size.height) pixels still take \(bytes) bytes")
      }
      plan = next
      schedule = Self.schedule(run, plan, hold)
      try file.restart()
      return nil
    }
    try file.commit()
    if plan.isReduced {
      console?.say(
        "\(path): \(rate) frames a second of \(size.width)×\(size.height) pixels, "
          + "to stay within \(limit ?? 0) bytes")
    }
    return Made(
      path: path, frameCount: schedule.count, pixelWidth: size.width, pixelHeight: size.height,
      rate: rate)
  }

  func discard() {
    encoder = nil
    file.discard()
  }

  private var rate: String { short(Double(run.subject.framesPerSecond) / Double(plan.step)) }

  /// Calls an encoder, whose errors become failures of ours.
  private func translated(_ call: () throws -> Void) throws(Failure) {
    do {
      try call()
    } catch let failure as Failure {
      throw failure
    } catch let error as AnimationError {
      switch error {
      case .tooLarge: throw .badInput("\(path): \(error)")
      case .empty: throw Failure(status: .bug, message: "\(path): \(error)")
      case .failed: throw Failure(status: .cannotWrite, message: "\(path): \(error)")
      }
    } catch {
      throw Failure(status: .bug, message: "\(path): \(error)")
    }
  }
}
