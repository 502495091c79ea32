import HeroCore
import HeroRender
import Testing

/// Stand-ins for SF Symbols: there, of Apple's size, and plainly marked where there is none.
@Suite struct SymbolTests {
  private func ink(_ name: String, size: Double = 60, weight: FontFace.Weight = .regular) throws
    -> Rect
  {
    let picture = try render(symbol(name, size: size, weight: weight), scale: 4)
    var box: Rect?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].green < 128 {
        let pixel = Rect(
          x: Double(x) / 4, y: Double(y) / 4, width: 0.25, height: 0.25)
        box = box?.union(pixel) ?? pixel
      }
    }
    return try #require(box)
  }

  private func symbol(_ name: String, size: Double, weight: FontFace.Weight = .regular)
    -> SceneNode
  {
    SceneNode(
      "symbol", frame: Rect(x: 0, y: 0, width: 100, height: 100),
      drawing: .symbol(
        SymbolDrawing(name: name, pointSize: size, weight: weight, paint: .color(.black))))
  }

  @Test("every listed name is drawn with a glyph of its own, not with the placeholder")
  func everyNameIsDrawn() throws {
    let rasterizer = Rasterizer(fonts: fonts)
    func picture(_ name: String) throws -> Bitmap {
      try rasterizer.render(
        Scene(
          size: Size(width: 40, height: 40), scale: 1, background: .white,
          root: SceneNode(
            "symbol", frame: Rect(x: 0, y: 0, width: 40, height: 40),
            drawing: .symbol(
              SymbolDrawing(name: name, pointSize: 30, weight: .regular, paint: .color(.black)))))
      )
    }
    let placeholder = try picture("no.such.symbol")
    #expect(SymbolCatalog.names.count > 750)
    for name in SymbolCatalog.names {
      #expect(try picture(name) != placeholder, "\(name)")
      #expect(SymbolCatalog.isMapped(name))
    }
  }

  @Test("names that other people's code uses are there")
  func frequentNames() throws {
    let missing = try oracle("symbol-names.tsv").map { $0[0] }.filter {
      !SymbolCatalog.isMapped($0)
    }
    #expect(missing == [])
  }

  @Test("an unknown name draws a placeholder and says that it is not mapped")
  func placeholder() throws {
    #expect(!SymbolCatalog.isMapped("no.such.symbol"))
    #expect(!SymbolCatalog.isMapped(""))
    let box = try ink("no.such.symbol")
    #expect(box.width > 50 && box.height > 50)
  }

  @Test(
    "circle.fill has Apple's diameter",
    arguments: [(FontFace.Weight.regular, 0.9961), (.heavy, 1.0664), (.light, 0.9463)])
  func circleSize(weight: FontFace.Weight, diameter: Double) throws {
    let box = try ink("circle.fill", weight: weight)
    #expect((box.width / 60 - diameter).magnitude < 0.02)
    #expect((box.height / 60 - diameter).magnitude < 0.02)
  }

  @Test(
    "the ink lies in the middle of the frame, in a box that is larger",
    arguments: ["tram.fill", "xmark", "chevron.left", "3.circle"])
  func centred(name: String) throws {
    let box = try ink(name)
    #expect((box.center.x - 50).magnitude < 0.3 && (box.center.y - 50).magnitude < 0.3)
    let size = fonts.textMeasurer.symbolSize(
      SymbolDrawing(name: name, pointSize: 60, weight: .regular, paint: .color(.black)))
    #expect((size.width - box.width - 0.2 * 60).magnitude < 0.6)
    #expect((size.height - box.height - 0.18 * 60).magnitude < 0.6)
  }

  @Test("heavier is bolder")
  func weights() throws {
    let inks = try [FontFace.Weight.light, .regular, .semibold, .heavy].map {
      try render(symbol("xmark", size: 60, weight: $0), scale: 2).ink.amount
    }
    #expect(inks == inks.sorted())
  }

  @Test(
    "a filled circle has more ink than a plain one", arguments: ["person", "heart", "checkmark"])
  func filledAndPlain(name: String) throws {
    let plain = try render(symbol(name + ".circle", size: 60)).ink.amount
    let filled = try render(symbol(name + ".circle.fill", size: 60)).ink.amount
    #expect(filled > plain * 1.1)
  }

  @Test("a number is cut out of a filled badge")
  func badges() throws {
    let picture = try render(symbol("1.circle.fill", size: 80), scale: 2)
    #expect((80..<120).contains { picture[$0, 100].green > 200 })
    #expect(picture[60, 100].green < 50)
    #expect(SymbolCatalog.isMapped("42.square") && !SymbolCatalog.isMapped("420.square"))
  }
}
