import Foundation
import HeroCore
import HeroRender
import Testing

/// Pictures from files: JPEG and PNG, in their own colours and in one.
@Suite struct ImageFileTests {
  /// Sixteen by eight pixels, the left half red and the right half blue, made with Pillow.
  private static let jpeg = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDg
    sLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xA
    AUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oA
    DAMBAAIRAxEAPwCdEMKmAjjB0f/Z
    """

  private func picture(
    _ bytes: Data, named name: String, change: (inout ImageSource) -> Void = { _ in }
  ) throws -> Bitmap {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)-\(name)"
    try bytes.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var image = ImageSource(name: name, path: path, size: Size(width: 16, height: 8))
    change(&image)
    return try render(
      SceneNode("image", frame: Rect(x: 20, y: 20, width: 64, height: 32), drawing: .image(image)))
  }

  private var file: Data {
    get throws {
      try #require(Data(base64Encoded: Self.jpeg, options: .ignoreUnknownCharacters))
    }
  }

  @Test("a JPEG that claims to be huge is an error, not gigabytes of memory")
  func huge() throws {
    var bytes = [UInt8](try file)
    // The frame header: marker, length, precision, height, width.
    let header = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes.replaceSubrange(header + 5..<header + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    let error = #expect(throws: RasterError.self) {
      _ = try picture(Data(bytes), named: "photo.jpg")
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("65500×65500 pixels are too many"))
  }

  @Test("a JPEG is drawn in its own colours")
  func photograph() throws {
    let picture = try picture(try file, named: "photo.jpg")
    #expect(picture[30, 36].distance(to: Bitmap.Pixel(hex: 0xFF0000)) <= 4)
    #expect(picture[76, 36].distance(to: Bitmap.Pixel(hex: 0x0000FF)) <= 4)
  }

  @Test("a tint paints what is opaque")
  func tint() throws {
    let green = ResolvedColor(hex: 0x00FF00)
    let picture = try picture(try file, named: "photo.jpg") { $0.tint = green }
    #expect(picture[30, 36].distance(to: Bitmap.Pixel(hex: 0x00FF00)) <= 4)
    #expect(picture[76, 36].distance(to: Bitmap.Pixel(hex: 0x00FF00)) <= 4)
  }

  @Test("a damaged file is an error that names the image")
  func damaged() throws {
    for bytes in [Data([0xFF, 0xD8, 0xFF]), Data([1, 2, 3]), Data()] {
      let error = try #require(throws: RasterError.self) {
        try picture(bytes, named: "damaged")
      }
      #expect("\(error)".contains("damaged"))
    }
  }
}
