import Foundation
import HeroCore

extension SVGScribe {
  /// What a node and everything in it becomes.
  ///
  /// - Parameters:
  ///   - branch: The node at all moments.
  ///   - outer: When the node around it is there.
  /// - Returns: Its elements, back to front.
  /// - Throws: `RasterError` for an image file that cannot be read.
  func elements(
    of branch: SVGBranch, inside outer: [Bool]
  ) throws(RasterError) -> [SVGElement] {
    guard zip(branch.states, outer).contains(where: { $1 && ($0?.opacity ?? 0) > 0 }) else {
      return []
    }
    var content = try drawing(of: branch)
    let presence = branch.presence
    for child in branch.children { content += try elements(of: child, inside: presence) }
    guard !content.isEmpty else { return [] }

    // From the inside out: clip, mask, blur, shadow, opacity and transform.
    var group = SVGElement("g", children: content)
    if branch.key.isClipped { group["clip-path"] = clip(of: branch) }
    if branch.key.isMasked { group["mask"] = try mask(of: branch) }
    group = blurred(group, branch)
    group = shadowed(group, branch)
    group = transformed(group, branch.states.map { $0?.transform })
    set(
      .opacity,
      zip(branch.states, outer).map { $1 ? [min(max($0?.opacity ?? 0, 0), 1)] : nil }, on: group)
    return [group]
  }

  private func drawing(of branch: SVGBranch) throws(RasterError) -> [SVGElement] {
    switch branch.key.drawing {
    case .nothing: []
    case .fill(let paint): fill(branch.states, paint)
    case .stroke(let cap, let join, _, let paint): stroke(branch.states, cap, join, paint)
    case .text(let face, let tracking, let decorations, let paint):
      text(branch.states, face, tracking, decorations, paint)
    case .symbol(let name, let weight, let paint): symbol(branch.states, name, weight, paint)
    case .image(let path): try image(branch.states, path: path)
    }
  }

  // MARK: - Effects

  private func clip(of branch: SVGBranch) -> String {
    let figure = figure(
      branch.states.map { state in
        guard let state, let clip = state.clip else { return nil }
        return FigureSample(shape: clip, frame: state.frame)
      }, isLine: false)
    return definitions.reference(to: SVGElement("clipPath", children: figure.elements))
  }

  private func mask(of branch: SVGBranch) throws(RasterError) -> String {
    var content: [SVGElement] = []
    for part in branch.mask { content += try elements(of: part, inside: branch.presence) }
    let mask = SVGElement("mask", children: content.flatMap { $0.simplified() })
    setRegion(SVGScribe.everywhere(timeline.size), units: "maskUnits", on: mask)
    mask["style"] = "mask-type:alpha"
    return definitions.reference(to: mask)
  }

  /// A region in which everything lies that can come into the picture.
  static func everywhere(_ size: Size) -> Rect {
    Rect(x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height)
  }

  /// Gives a mask or a filter its region, in points.
  func setRegion(_ region: Rect, units: String, on element: SVGElement) {
    element[units] = "userSpaceOnUse"
    element["x"] = svgNumber(region.minX.rounded(.down), 0)
    element["y"] = svgNumber(region.minY.rounded(.down), 0)
    element["width"] = svgNumber(region.width.rounded(.up) + 1, 0)
    element["height"] = svgNumber(region.height.rounded(.up) + 1, 0)
  }

  /// A radius that stays becomes a filter element, which all programs know; one that changes has to
  /// be CSS's function.
  private func blurred(_ group: SVGElement, _ branch: SVGBranch) -> SVGElement {
    let radii = branch.states.map { $0.map { [max($0.blurRadius, 0)] } }
    let largest = radii.reduce(0) { max($0, $1?[0] ?? 0) }
    guard largest > 0 else { return group }
    let outer = SVGElement("g", children: [group])
    if isConstant(radii, .blur) {
      let blur = SVGElement(
        "feGaussianBlur",
        ["stdDeviation": svgNumber(largest, 2), "color-interpolation-filters": "sRGB"])
      outer["filter"] = filter(blur, around: branch, reach: 4 * largest)
    } else {
      set(.blur, radii, on: outer)
    }
    return outer
  }

  private func shadowed(_ group: SVGElement, _ branch: SVGBranch) -> SVGElement {
    let known = branch.states.compactMap { $0?.shadow }
    guard var latest = known.first else { return group }
    let values = branch.states.map { state -> [Double]? in
      guard let state else { return nil }
      let color = (state.shadow ?? latest).color
      latest = state.shadow ?? latest
      // SwiftUI's radius is twice the deviation, as for the rasterizer.
      return [latest.offset.dx, latest.offset.dy, max(latest.radius, 0) / 2]
        + color.svgComponents + [state.shadow == nil ? 0 : color.svgOpacity]
    }
    let outer = SVGElement("g", children: [group])
    guard isConstant(values, .shadow), let value = values.compactMap(\.self).last else {
      set(.shadow, values, on: outer)
      return outer
    }
    let shadow = SVGElement(
      "feDropShadow",
      [
        "dx": svgNumber(value[0], 2), "dy": svgNumber(value[1], 2),
        "stdDeviation": svgNumber(value[2], 2), "flood-color": svgHex(value[3], value[4], value[5]),
        "flood-opacity": svgNumber(value[6], 3), "color-interpolation-filters": "sRGB",
      ])
    let reach = 4 * value[2] + max(value[0].magnitude, value[1].magnitude)
    outer["filter"] = filter(shadow, around: branch, reach: reach)
    return outer
  }

  private func filter(_ effect: SVGElement, around branch: SVGBranch, reach: Double) -> String {
    let filter = SVGElement("filter", children: [effect])
    let size = timeline.size
    // Lines and letters may leave their frame a little.
    let bounds = branch.bounds ?? Rect(origin: .zero, size: size)
    let region = bounds.inset(by: Insets(all: -reach - 24))
    let visible = SVGScribe.everywhere(size).intersection(region)
    setRegion(
      visible.width > 0 && visible.height > 0 ? visible : region, units: "filterUnits", on: filter)
    return definitions.reference(to: filter)
  }

  // MARK: - Transforms

  private func transformed(_ group: SVGElement, _ maps: [Affine?]) -> SVGElement {
    let known = maps.compactMap(\.self)
    guard known.contains(where: { $0 != .identity }) else { return group }
    let isMove = known.allSatisfy { $0.a == 1 && $0.b == 0 && $0.c == 0 && $0.d == 1 }
    if isMove {
      set(.translation, maps.map { $0.map { [$0.tx, $0.ty] } }, on: group)
      return group
    }
    let size = timeline.size
    let extent = max(size.width, size.height)
    var angle = 0.0
    let parts = maps.map { map -> [Double]? in
      guard let map else { return nil }
      let parts = map.svgParts(near: angle)
      angle = parts[2]
      return parts
    }
    func moves(_ index: Int) -> Bool { parts.contains { ($0?[index] ?? 0).magnitude > 1e-3 } }
    if moves(3) {
      set(.affine(extent: extent), parts, on: group)
    } else if moves(2) {
      let turning = parts.map { $0.map { [$0[0], $0[1], $0[2], $0[4], $0[5]] } }
      set(.turning(extent: extent), turning, on: group)
    } else {
      return scaled(group, parts.map { $0.map { [$0[0], $0[1], $0[4], $0[5]] } }, extent: extent)
    }
    return group
  }

  /// Moves and scales a group, each axis by itself where they run so differently that it takes fewer
  /// keys.
  private func scaled(
    _ group: SVGElement, _ values: [[Double]?], extent: Double
  ) -> SVGElement {
    let property = SVGProperty.scaling(extent: extent)
    let across = values.map { $0.map { [$0[0], 0, $0[2], 1] } }
    let down = values.map { $0.map { [0, $0[1], 1, $0[3]] } }
    let apart = [across, down].reduce(0) { $0 + keyframes(of: property, $1).utf8.count }
    guard !isConstant(across, property), !isConstant(down, property),
      apart < keyframes(of: property, values).utf8.count
    else {
      set(property, values, on: group)
      return group
    }
    let outer = SVGElement("g", children: [group])
    set(property, down, on: group)
    set(property, across, on: outer)
    return outer
  }
}

extension Affine {
  /// The map as `translate(x, y) rotate(degrees) skewX(degrees) scale(x, y)`.
  ///
  /// - Parameter angle: The turn of the moment before; a whole turn is added or taken away so that
  ///   the way from there is short. A map that flattens the plane keeps it.
  /// - Returns: x, y, turn, skew, and the two scales.
  /// - Source: the QR decomposition of a 2 × 2 matrix.
  fileprivate func svgParts(near angle: Double) -> [Double] {
    let scaleX = (a * a + b * b).squareRoot()
    guard scaleX > 1e-9 else {
      return [tx, ty, angle, 0, 0, (c * c + d * d).squareRoot()]
    }
    let determinant = a * d - b * c
    let scaleY = determinant / scaleX
    var turn = degrees(atan2(b, a))
    turn += 360 * ((angle - turn) / 360).rounded()
    let shear = scaleY.magnitude > 1e-9 ? (a * c + b * d) / determinant : 0
    return [tx, ty, turn, degrees(atan(shear)), scaleX, scaleY]
  }
}

extension SVGBranch {
  /// Where the node draws at any moment, in its own coordinates, by the frames in it.
  fileprivate var bounds: Rect? {
    var result: Rect?
    func include(_ rect: Rect) { result = result?.union(rect) ?? rect }
    for case let state? in states where state.drawing != .nothing { include(state.frame) }
    for child in children {
      guard let box = child.bounds else { continue }
      let maps = Set(child.states.compactMap { $0?.transform })
      for map in maps {
        for corner in [
          box.origin, Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
          Point(x: box.maxX, y: box.maxY),
        ] {
          include(Rect(origin: map.apply(to: corner), size: Size(width: 0, height: 0)))
        }
      }
    }
    return result
  }
}

/// An angle in degrees.
func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
