import HeroCore

extension GeometryGolden {
  /// The golden as the text of its file.
  public var text: String {
    var lines = header.lines(.geometry)
    for view in views {
      let key = view.key
      let number = key.occurrence == 0 ? "" : " \(key.occurrence + 1)"
      lines += ["", "\(key.kind.rawValue) \(GoldenLine.quote(key.path))\(number)"]
      var state: ViewState?
      for change in view.changes {
        lines.append("  \(change.frame) " + Self.words(from: state, to: change.state))
        state = change.state
      }
    }
    if !orders.isEmpty {
      lines += ["", "order"]
      lines += orders.map { order in
        let views = order.views.map { $0.map(String.init).joined(separator: " ") } ?? "listed"
        return "  \(order.frame) \(views)"
      }
    }
    return (lines + ["", "end", ""]).joined(separator: "\n")
  }

  private static func words(from old: ViewState?, to new: ViewState?) -> String {
    guard let new else { return "gone" }
    return new.changes(from: old ?? ViewState([:]))
      .map { "\($0.rawValue) \(new.words($0))" }.joined(separator: " ")
  }

  /// Reads a golden.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for messages.
  /// - Throws: `GoldenError` for anything that is not a whole golden of this version.
  public init(reading bytes: [UInt8], path: String) throws(GoldenError) {
    var reader = try GoldenReader(bytes, path: path)
    let header = try reader.header(.geometry)
    var views: [ViewTrack] = []
    var orders: [Order] = []
    var keys: Set<ViewTrack.Key> = []
    while let line = try reader.next() {
      let head = line
      if head.next?.text == "order", head.next?.isQuoted == false {
        orders = try Self.readOrders(&reader, frames: header.frameCount, views: views.count)
        guard try reader.next() == nil else {
          throw .malformed(path: path, line: head.number, reason: "the order is not the last block")
        }
        break
      }
      let key = try reader.checking { () throws(GoldenLine.Problem) in try Self.readKey(head) }
      guard keys.insert(key).inserted else {
        throw .malformed(path: path, line: head.number, reason: "the view is listed twice")
      }
      var changes: [ViewTrack.Change] = []
      while reader.isNextIndented, var line = try reader.next() {
        changes.append(
          try reader.checking { () throws(GoldenLine.Problem) in
            try Self.readChange(&line, after: changes.last, frames: header.frameCount)
          })
      }
      guard !changes.isEmpty else {
        throw .malformed(path: path, line: head.number, reason: "the view has no lines")
      }
      views.append(ViewTrack(key: key, changes: changes))
    }
    self.init(header: header, views: views, orders: orders)
  }

  private static func readKey(_ line: GoldenLine) throws(GoldenLine.Problem) -> ViewTrack.Key {
    var line = line
    let word = try line.word("the kind of a view")
    guard let kind = TraceNode.Kind(rawValue: word) else {
      throw line.problem("“\(word)” is no kind of view")
    }
    var key = ViewTrack.Key(path: try line.text("the path of a view"), kind: kind)
    if !line.isAtEnd { key.occurrence = try line.whole("a number from 2", in: 2...1_000_000) - 1 }
    try line.finish()
    return key
  }

  private static func readChange(
    _ line: inout GoldenLine, after last: ViewTrack.Change?, frames: Int
  ) throws(GoldenLine.Problem) -> ViewTrack.Change {
    let frame = try line.whole("a frame of the golden", in: 0...(frames - 1))
    if let last, frame <= last.frame {
      throw line.problem("frame \(frame) does not follow frame \(last.frame)")
    }
    if line.next?.text == "gone" {
      _ = try line.word("gone")
      try line.finish()
      guard last?.state != nil else { throw line.problem("the view is gone already") }
      return .init(frame: frame, state: nil)
    }
    var values = last?.state?.values ?? [:]
    guard !line.isAtEnd else { throw line.problem("nothing changes here") }
    while !line.isAtEnd {
      let word = try line.word("an attribute")
      guard let attribute = ViewState.Attribute(rawValue: word) else {
        throw line.problem("“\(word)” is no attribute")
      }
      values[attribute] = try readValue(attribute, &line)
    }
    guard values != last?.state?.values ?? [:] else { throw line.problem("nothing changes here") }
    return .init(frame: frame, state: ViewState(values))
  }

  private static func readValue(
    _ attribute: ViewState.Attribute, _ line: inout GoldenLine
  ) throws(GoldenLine.Problem) -> ViewState.Value? {
    if line.next == .init(text: "none", isQuoted: false) {
      _ = try line.word("none")
      return nil
    }
    guard !attribute.isQuoted else { return .text(try line.text("the \(attribute.rawValue)")) }
    let word = try line.word("the \(attribute.rawValue)")
    guard let places = attribute.places, word != "nan", word != "huge" else { return .text(word) }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.joined()
    guard parts.count == 2, parts[1].count == places, let number = Int(digits),
      number.magnitude < 1_000_000_000_000, !digits.hasPrefix("+")
    else { throw line.problem("“\(word)” is not a number with \(places) decimals") }
    return .number(number)
  }

  private static func readOrders(
    _ reader: inout GoldenReader, frames: Int, views: Int
  ) throws(GoldenError) -> [Order] {
    var orders: [Order] = []
    while reader.isNextIndented, var line = try reader.next() {
      let order = try reader.checking { () throws(GoldenLine.Problem) in
        let frame = try line.whole("a frame of the golden", in: 0...(frames - 1))
        if let last = orders.last, frame <= last.frame {
          throw line.problem("frame \(frame) does not follow frame \(last.frame)")
        }
        guard line.next?.text != "listed" else {
          _ = try line.word("listed")
          try line.finish()
          return Order(frame: frame, views: nil)
        }
        var numbers: [Int] = []
        while !line.isAtEnd {
          numbers.append(try line.whole("the number of a view", in: 0...max(0, views - 1)))
        }
        return Order(frame: frame, views: numbers)
      }
      orders.append(order)
    }
    return orders
  }
}
