// The trace as JSON, version 1. Keys may be added; those that are there stay as they are.

extension Trace {
  /// The whole trace as a JSON document, one node a line, always the same bytes for the same trace.
  ///
  /// Lengths are in points and times in seconds, with at most six decimals. `text` is what is drawn,
  /// its lines joined by spaces; `lines` is there where it has several. `fraction` is the exact time.
  public var json: String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Hands out ``json`` frame by frame, so that a long trace is never in memory as a whole.
  ///
  /// - Parameter receive: Takes the pieces of the document, in order.
  /// - Throws: What the receiver throws.
  public func write<Trouble: Error>(_ receive: (String) throws(Trouble) -> Void) throws(Trouble) {
    let text = JSONListText(
      [
        .init("version", .integer(1)),
        .init("scene", .string(scene)),
        .init("device", .string(device.name)),
        .init("size", device.size.json),
        .init("scale", .number(scale)),
        .init("fps", .integer(framesPerSecond)),
      ], list: "frames", count: frameCount, breakingLevels: 4
    ) { frame($0).json }
    for piece in text { try receive(piece) }
  }
}

extension Trace.Frame {
  fileprivate var json: JSONValue {
    .object([
      .init("index", .integer(index)),
      .init("time", .number(time.value)),
      .init("fraction", .string(time.description)),
      .init("nodes", .array(nodes.map(\.json))),
    ])
  }
}

extension TraceNode {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(id.path)), .init("kind", .string(kind.rawValue)),
    ]
    switch kind {
    case .text:
      members.append(.init("text", .string(lines.joined(separator: " "))))
      if lines.count > 1 { members.append(.init("lines", .array(lines.map(JSONValue.string)))) }
    case .symbol, .image:
      members.append(.init("name", .string(name ?? "")))
    case .shape, .gradient, .color, .clip: break
    }
    members += frame.members
    members.append(.init("opacity", .number(opacity)))
    if let cornerRadius { members.append(.init("cornerRadius", .number(cornerRadius))) }
    if let lineWidth { members.append(.init("lineWidth", .number(lineWidth))) }
    if let pointSize { members.append(.init("pointSize", .number(pointSize))) }
    if !fill.isEmpty {
      members.append(.init("fill", .array(fill.map { .string($0.hexDescription) })))
    }
    if isLeaving { members.append(.init("leaving", .bool(true))) }
    if let match { members.append(.init("match", match.json)) }
    return .object(members)
  }
}

extension SceneNode.Match {
  fileprivate var json: JSONValue {
    .object([
      .init("id", .string(id)), .init("source", .bool(isSource)),
      .init("frame", .object(frame.members)),
    ])
  }
}

extension Rect {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("x", .number(minX)), .init("y", .number(minY)),
      .init("width", .number(width)), .init("height", .number(height)),
    ]
  }
}

extension Size {
  /// The extents under the names `width` and `height`.
  package var json: JSONValue {
    .object([.init("width", .number(width)), .init("height", .number(height))])
  }
}
