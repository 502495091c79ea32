import Foundation

/// A program that is started, watched and, if need be, ended together with all that it started.
final class ChildProcess: Sendable {
  /// How a child ended.
  enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
    /// It gave no sign of life for too long and was ended.
    case timeOut
  }

  /// Where the standard streams of a child go.
  struct Streams {
    /// The file for standard output and for standard error; ours where they are `nil`.
    var output, messages: String?
  }

  /// The number under which the child finds the end of a pipe that closes when we end.
  static let lifeline: Int32 = 3
  /// The number under which the child finds the end of a pipe for signs of life.
  static let signs: Int32 = 4

  private let id: pid_t
  private let signsOfLife: Int32
  private let held: Int32

  /// Starts a program in a process group of its own.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: What follows its name.
  ///   - environment: Its environment.
  ///   - streams: Where its streams go.
  /// - Throws: The error of the system when the program cannot be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], streams: Streams
  ) throws(SystemError) {
    let (lifelineEnds, signEnds) = (try Self.pipe(), try Self.pipe())
    defer {
      close(lifelineEnds.read)
      close(signEnds.write)
    }
    (held, signsOfLife) = (lifelineEnds.write, signEnds.read)
    do throws(SystemError) {
      var actions = SpawnActions()
      defer { actions.destroy() }
      actions.open("/dev/null", O_RDONLY, as: 0)
      if let path = streams.output { actions.open(path, O_WRONLY | O_CREAT | O_TRUNC, as: 1) }
      if let path = streams.messages { actions.open(path, O_WRONLY | O_CREAT | O_TRUNC, as: 2) }
      actions.duplicate(lifelineEnds.read, as: Self.lifeline)
      actions.duplicate(signEnds.write, as: Self.signs)
      id = try actions.spawn(program, arguments, environment)
    } catch {
      close(lifelineEnds.write)
      close(signEnds.read)
      throw error
    }
  }

  deinit {
    close(held)
    close(signsOfLife)
  }

  /// A pipe whose ends no other program gets, with numbers that are not in the way.
  private static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw .last }
    let moved = ends.map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 10)
    }
    guard moved[0] >= 0, moved[1] >= 0 else { throw .last }
    return (moved[0], moved[1])
  }

  /// Waits until the child has ended.
  ///
  /// - Parameters:
  ///   - limit: How many seconds may pass without a sign of life.
  ///   - onSign: Called with each sign, a byte.
  /// - Returns: How it ended.
  func wait(limit: Double, onSign: (UInt8) -> Void = { _ in }) -> End {
    let clock = ContinuousClock()
    var deadline = clock.now + .seconds(limit)
    while true {
      let left = max(0, (deadline - clock.now) / .milliseconds(1))
      var entry = pollfd(fd: signsOfLife, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, Int32(min(left.rounded(.up), 1e6)))
      if ready == 0, clock.now >= deadline {
        end()
        return .timeOut
      }
      guard ready > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(signsOfLife, &bytes, bytes.count)
      if count == 0 { return reap() }
      guard count > 0 else { continue }
      bytes.prefix(count).forEach(onSign)
      deadline = clock.now + .seconds(limit)
    }
  }

  private func reap() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      // Another thread has ended it, because we are told to stop.
      if errno != EINTR { return .signal(SIGTERM) }
    }
    // Whatever it has started and left behind ends with it.
    kill(-id, SIGKILL)
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }

  /// Ends the child and all that it started: politely first, so that it can clean up.
  func end() {
    kill(-id, SIGTERM)
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(2)
    while clock.now < deadline {
      var status: Int32 = 0
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id || ended < 0 && errno == ECHILD { break }
      usleep(2000)
    }
    kill(-id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}
