import HeroCore

/// The bands of a picture in which it may differ from the one before it.
struct Damage: Hashable {
  private var isDamaged: [Bool]

  /// Nothing differs, or everything may.
  init(_ bands: Bands, everywhere: Bool = false) {
    isDamaged = Array(repeating: everywhere, count: bands.indices.count)
  }

  /// The numbers of the bands, from top to bottom.
  var bands: [Int] { isDamaged.indices.filter { isDamaged[$0] } }

  /// Compares two pictures of one size.
  ///
  /// Both trees are walked together. A node that differs damages what it touches in either; where
  /// children come or go, those that are in both at the start and at the end of the list are taken
  /// to be the same.
  mutating func compare(_ old: DrawNode, _ new: DrawNode) {
    guard old.state == new.state, old.looksAlike(new),
      new.node.isPlain || (old.node.children == new.node.children && !new.hasCustomShape)
    else {
      add(old.touched)
      add(new.touched)
      return
    }
    guard new.node.isPlain else { return }
    var (olds, news) = (old.children[...], new.children[...])
    while let first = olds.first, let second = news.first, first.node.id == second.node.id {
      compare(first, second)
      (olds, news) = (olds.dropFirst(), news.dropFirst())
    }
    while let first = olds.last, let second = news.last, first.node.id == second.node.id {
      compare(first, second)
      (olds, news) = (olds.dropLast(), news.dropLast())
    }
    for node in [olds, news].joined() { add(node.touched) }
  }

  private mutating func add(_ rect: PixelRect) {
    let first = max(0, rect.y) / Bands.rowCount
    let end = min(isDamaged.count, (rect.y + rect.height + Bands.rowCount - 1) / Bands.rowCount)
    guard !rect.isEmpty, first < end else { return }
    for band in first..<end { isDamaged[band] = true }
  }
}

extension DrawNode {
  /// Whether two nodes draw the same, their children aside.
  fileprivate func looksAlike(_ other: DrawNode) -> Bool {
    let (mine, theirs) = (node, other.node)
    return mine.frame == theirs.frame && mine.opacity == theirs.opacity
      && mine.clip == theirs.clip && mine.mask == theirs.mask
      && mine.blurRadius == theirs.blurRadius && mine.shadow == theirs.shadow
      && mine.drawing == theirs.drawing && hasSameOutline(as: other)
  }

  /// Whether shapes drawn by code of their own come out the same.
  ///
  /// They count as equal when the numbers are that are animated, but code may draw by others too.
  private func hasSameOutline(as other: DrawNode) -> Bool {
    let pairs = [
      (node.clip, other.node.clip), (node.drawing.shape, other.node.drawing.shape),
    ]
    return pairs.allSatisfy { mine, theirs in
      guard let mine, let theirs, mine.isCustom else { return true }
      return mine.path(in: node.frame) == theirs.path(in: node.frame)
    } && !mask.contains(where: \.hasCustomShape)
  }
}
