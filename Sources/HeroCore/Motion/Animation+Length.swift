extension Animation {
  /// The seconds after which a change counts as complete; infinite for no end.
  public var logicalLength: Double {
    logicalCompletion(base: baseLogicalCompletion, length: fullLength)
  }

  /// The seconds until a change of a whole point has come to rest; infinite for no end.
  public var fullLength: Double {
    let settling = fluidSpring.map {
      $0.settlingDuration(target: 1, initialVelocity: 0, epsilon: 0.001)
    }
    return course(fluidLength: settling ?? 0).length
  }
}
