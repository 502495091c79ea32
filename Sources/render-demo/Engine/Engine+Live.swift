extension Engine {
  /// The real front end and the real renderer.
  static var live: Engine {
    Engine(
      play: { _, _ throws(Failure) in
        throw Failure(status: .bug, message: "the stage is not connected")
      },
      draw: { _ throws(Failure) in
        throw Failure(status: .bug, message: "the renderer is not connected")
      },
      fonts: { [] }, findings: { [] })
  }
}
