import HeroCore
import Synchronization

/// The display that UIKit's global names tell of: the stage's, where code runs on a stage.
final class StageDisplay: Sendable {
  /// The display of the stage on which the running code is; `nil` elsewhere.
  @TaskLocal static var current: StageDisplay?

  /// The display and the person.
  let settings: StageSettings
  private let state = Mutex(false)

  init(settings: StageSettings) { self.settings = settings }

  /// The settings of the stage; elsewhere those of an iPhone 16.
  static var settings: StageSettings { current?.settings ?? StageSettings() }

  /// Whether the author has hidden the bars of all tab views.
  var isTabBarHidden: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Notes that something of UIKit has no effect here.
  static func warn(_ message: String, file: String, line: Int) {
    StageClock.current?.warn(message, at: SourceLocation(file: file, line: line))
  }
}
