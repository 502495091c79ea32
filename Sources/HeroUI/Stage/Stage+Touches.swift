import HeroCore

extension Stage {
  /// Taps a control in its middle.
  func tap(_ label: String, line: Int) throws(StageError) {
    let (point, chain) = try target(of: label, line: line)
    guard let placed else { return }
    // A tap on what was tapped last may be the second of a double tap.
    let last = lastTouch.flatMap { $0.chain == chain ? $0 : nil }
    let new = TouchSession(chain: chain, registry: resolver.registry, root: placed)
    guard let first = last ?? new else { return }
    lastTouch = first
    let time = now.value
    try perform {
      for phase in [TouchMoment.Phase.began, .ended] {
        // A session whose tap was recognised is over; the others of the chain are new to this tap.
        first.send(
          phase, at: point, velocity: .zero, time: time, root: self.placed ?? placed,
          registry: resolver.registry)
      }
    }
    guard !first.isOver else { return lastTouch = nil }
    clock.schedule(
      at: now.later(bySeconds: SpatialTapGesture.longestPause), named: "a double tap"
    ) { [weak self] in
      first.stopWaiting()
      if self?.lastTouch === first { self?.lastTouch = nil }
    }
  }

  /// Moves a finger evenly, telling its place once a frame.
  func drag(
    from place: Script.Place, _ way: Script.Way, over time: ScriptTime, line: Int
  ) throws(StageError) {
    lastTouch = nil
    let (start, chain) = try start(of: place, line: line)
    guard let placed,
      let session = TouchSession(chain: chain, registry: resolver.registry, root: placed)
    else { throw .nothingToDrag(x: start.x, y: start.y, line: line) }
    let distance: Vector =
      switch way {
      case .by(let vector): vector
      case .to(let point): point - start
      }
    let length = time.seconds(framesPerSecond: settings.framesPerSecond)
    guard let end = now.adding(length), end.denominator < 1 << 40 else {
      throw .timeOutOfRange(line: line)
    }
    let begin = now
    let velocity = length.value > 0 ? distance * (1 / length.value) : .zero
    func tell(_ phase: TouchMoment.Phase) throws(StageError) {
      let part = length.value > 0 ? (now.value - begin.value) / length.value : 1
      try perform {
        session.send(
          phase, at: phase == .began ? start : start + distance * part,
          velocity: phase == .began ? .zero : velocity, time: now.value,
          root: self.placed ?? placed, registry: resolver.registry)
      }
      try catchUp()
    }
    try tell(.began)
    var frame = settings.clock.firstFrame(atOrAfter: now)
    if settings.clock.time(ofFrame: frame) <= now { frame += 1 }
    while settings.clock.time(ofFrame: frame) < end {
      try advance(to: settings.clock.time(ofFrame: frame))
      try catchUp()
      try tell(.moved)
      frame += 1
    }
    try advance(to: end)
    try catchUp()
    try tell(.moved)
    try tell(.ended)
  }

  /// Where a finger is set down, and the nodes there.
  private func start(
    of place: Script.Place, line: Int
  ) throws(StageError) -> (Point, [NodeID]) {
    switch place {
    case .control(let label): return try target(of: label, line: line)
    case .point(let point):
      guard let placed else { throw .nothingToDrag(x: point.x, y: point.y, line: line) }
      return (point, HitTest(root: placed, registry: resolver.registry).hit(at: point))
    }
  }

  /// The middle of a control, and the nodes there.
  private func target(of label: String, line: Int) throws(StageError) -> (Point, [NodeID]) {
    guard let placed else { throw .noControl(label: label, line: line, choices: []) }
    let hits = HitTest(root: placed, registry: resolver.registry)
    switch hits.control(named: label) {
    case .found(let point, let chain): return (point, chain)
    case .missing(let choices):
      throw .noControl(label: label, line: line, choices: choices)
    case .covered: throw .notHittable(label: label, line: line)
    }
  }
}
