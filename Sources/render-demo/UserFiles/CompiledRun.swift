// Strict about concurrency, Swift would not let anybody mention `stdout`.
@preconcurrency import Foundation
import HeroCore
import HeroUI

/// The other side of `FileRun`: the process in which a user's code runs.
@MainActor enum CompiledRun {
  /// The first word of its command line; it is of no use to people.
  nonisolated static let verb = "compiled-file"

  /// What the watching process is told, each a byte that also says that time is not wasted.
  enum Sign: UInt8, Hashable, Sendable {
    /// From here on the user's code runs.
    case userCode
    /// From here on only ours runs.
    case drawing
    /// The command has come to its end, good or bad.
    case end
  }

  /// Runs a command line with a compiled library.
  ///
  /// - Parameter words: The path of the library, and the command line of the user.
  /// - Returns: How the program is to end.
  static func run(_ words: [String]) -> Outcome {
    guard let library = words.first else {
      Console.standard.say("“\(verb)” is not for people")
      return .badInput
    }
    guard let output = prepare() else {
      Console.standard.say("cannot set up the process for the user's code: \(SystemError.last)")
      return .bug
    }
    let tool = Tool(
      scenes: [], engine: .live.telling(send), console: .standard(output: output),
      interruption: .shared, library: library)
    let outcome = tool.run(Array(words.dropFirst()))
    send(.end)
    return outcome
  }

  /// Keeps the streams apart: results go where they should, what the user's code prints elsewhere.
  ///
  /// - Returns: The number of the file that results go to.
  private static func prepare() -> Int32? {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
    for file in [ChildProcess.lifeline, ChildProcess.signs] {
      guard fcntl(file, F_SETFD, FD_CLOEXEC) >= 0 else { return nil }
    }
    // What was printed before a crash is to be seen.
    setvbuf(stdout, nil, _IOLBF, 0)
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &limit)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #endif
    Interruption.shared.listen(as: .watched)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(ChildProcess.lifeline, &byte, 1) < 0, errno == EINTR {}
      Interruption.shared.stop()
    }
    return output
  }

  private nonisolated static func send(_ sign: Sign) {
    var byte = sign.rawValue
    _ = write(ChildProcess.signs, &byte, 1)
  }
}

extension Engine {
  /// The same engine, whose warnings name the user's files by their paths.
  ///
  /// Compiled code knows a file as `Scene/Card.swift` only; that is right for what is written into a
  /// manifest, as paths differ between machines, but editors want to find the place.
  func naming(_ files: [String]) -> Engine {
    let engine = self
    var result = self
    result.play = { scene, subject throws(Failure) in
      var playback = try engine.play(scene, subject)
      playback.warnings = (scene.warnings + playback.warnings).map { warning in
        var warning = warning
        warning.file = warning.file.map { id in
          files.first { AtomicFile.split($0).name == AtomicFile.split(id).name } ?? id
        }
        return warning
      }
      return playback
    }
    return result
  }

  /// The same engine, which tells somebody whose code runs, and with each moment that it goes on.
  fileprivate func telling(_ tell: @escaping @Sendable (CompiledRun.Sign) -> Void) -> Engine {
    let engine = self
    var result = self
    result.play = { scene, subject throws(Failure) in
      tell(.userCode)
      var playback = try engine.play(scene, subject)
      tell(.drawing)
      let (atFrame, atTime) = (playback.sceneAtFrame, playback.sceneAtTime)
      playback.sceneAtFrame = { frame in
        tell(.drawing)
        return atFrame(frame)
      }
      playback.sceneAtTime = { time in
        tell(.drawing)
        return atTime(time)
      }
      return playback
    }
    return result
  }
}
