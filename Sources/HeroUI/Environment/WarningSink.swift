import HeroCore

/// Takes what styles find odd, who see only the environment.
final class WarningSink: @unchecked Sendable {
  // Styles are resolved while views are, on the main actor alone.
  private(set) var warnings: [StageWarning] = []

  func note(_ message: String, at location: SourceLocation?) {
    warnings.append(StageWarning(message: message, location: location))
  }

  /// Hands over what was noted.
  func drain() -> [StageWarning] {
    defer { warnings = [] }
    return warnings
  }
}
