import HeroCore

extension SVGScribe {
  /// A filled shape.
  func fill(_ states: SVGStates, _ paint: SVGPaintKind) -> [SVGElement] {
    let shapes = states.map { state -> FigureSample? in
      guard let state, case .fill(let shape, _) = state.drawing, state.frame.isDrawable else {
        return nil
      }
      return FigureSample(shape: shape, frame: state.frame)
    }
    let paints = states.map { state -> PaintSample? in
      guard let state, case .fill(_, let paint) = state.drawing else { return nil }
      return PaintSample(paint: paint, frame: state.frame)
    }
    return painted(figure(shapes, isLine: false), paints, paint, isLine: false)
  }

  /// The line around a shape.
  func stroke(
    _ states: SVGStates, _ cap: StrokeStyle.Cap, _ join: StrokeStyle.Join,
    _ paint: SVGPaintKind
  ) -> [SVGElement] {
    let lines = states.map { state -> LineSample? in
      guard let state, case .stroke(let shape, let style, let paint) = state.drawing,
        state.frame.isDrawable
      else { return nil }
      return LineSample(shape: shape, frame: state.frame, style: style, paint: paint)
    }
    guard let last = lines.compactMap(\.self).last else { return [] }
    let trims = lines.map { $0.map { [$0.style.trim.lowerBound, $0.style.trim.upperBound] } }
    let runs = !isConstant(trims, .dashShares) && last.style.dash.isEmpty
    let line = outline(lines, isWhole: runs)
    for element in line.elements {
      set(.strokeWidth, lines.map { $0.map { [max($0.style.lineWidth, 0)] } }, on: element)
      setEnds(cap, join, on: element)
      if runs {
        setTrim(lines, on: element)
      } else {
        setDashes(lines, count: last.style.dash.count, on: element)
      }
    }
    let paints = lines.map { $0.map { PaintSample(paint: $0.paint, frame: $0.frame) } }
    return painted(line, paints, paint, isLine: true)
  }

  /// A line at one moment.
  private struct LineSample {
    var shape: BoxShape
    var frame: Rect
    var style: StrokeStyle
    var paint: Paint
  }

  private func outline(_ lines: [LineSample?], isWhole: Bool) -> SVGFigure {
    let isUncut = lines.allSatisfy { ($0?.style.trim ?? 0...1) == 0...1 }
    guard isWhole || isUncut else {
      let paths = lines.lazy.map { line in
        line.map {
          $0.shape.path(in: $0.frame)
            .trimmed(from: $0.style.trim.lowerBound, to: $0.style.trim.upperBound)
        }
      }
      return figure(paths, lines.map { $0?.frame }, isLine: true)
    }
    // Always an outline: where dashes and trims begin depends on where it does.
    return figure(
      lines.lazy.map { $0?.shape.path(in: $0?.frame ?? .zero) }, lines.map { $0?.frame },
      isLine: true)
  }

  private func setEnds(
    _ cap: StrokeStyle.Cap, _ join: StrokeStyle.Join, on element: SVGElement
  ) {
    switch cap {
    case .butt: break
    case .round: element["stroke-linecap"] = "round"
    case .square: element["stroke-linecap"] = "square"
    }
    switch join {
    case .miter: element["stroke-miterlimit"] = "10"  // as Cairo has it
    case .round: element["stroke-linejoin"] = "round"
    case .bevel: element["stroke-linejoin"] = "bevel"
    }
  }

  /// A part of the outline that runs is a dash, with the length of the whole counted as 1.
  private func setTrim(_ lines: [LineSample?], on element: SVGElement) {
    element["pathLength"] = "1"
    set(
      .dashShares,
      lines.map { $0.map { [$0.style.trim.upperBound - $0.style.trim.lowerBound, 2] } },
      on: element)
    set(.dashShareOffset, lines.map { $0.map { [-$0.style.trim.lowerBound] } }, on: element)
    // A dash without length would still have its round ends.
    setPresence(
      lines.map { $0.map { $0.style.trim.lowerBound < $0.style.trim.upperBound } }, on: element)
  }

  private func setDashes(_ lines: [LineSample?], count: Int, on element: SVGElement) {
    let isDashed = lines.contains { $0?.style.dash.contains { $0 > 0 } ?? false }
    guard count > 0, isDashed else { return }
    set(.dashes(count: count), lines.map { $0?.style.dash.map { max(0, $0) } }, on: element)
    set(.dashOffset, lines.map { $0.map { [$0.style.dashPhase] } }, on: element)
  }
}
