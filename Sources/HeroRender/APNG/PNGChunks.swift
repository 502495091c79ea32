internal import CPNG

/// Reads and writes the chunks that a PNG is made of.
final class PNGChunks {
  /// One chunk.
  struct Chunk {
    var name: String
    var data: [UInt8]
  }

  private var writer: OpaquePointer?
  private let output = Output()
  private let receive: ByteReceiver

  /// Collects what libpng writes.
  private final class Output { var bytes: [UInt8] = [] }

  /// Creates a writer.
  init(receive: @escaping ByteReceiver) {
    self.receive = receive
    // As in `PNGEncoder`: chunks of valid length written to memory cannot fail.
    writer = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, nil,
      { _, message in fatalError("libpng: \(message.map { String(cString: $0) } ?? "error")") },
      { _, _ in })
    png_set_write_fn(
      writer, Unmanaged.passUnretained(output).toOpaque(),
      { writer, data, count in
        guard let data, let target = png_get_io_ptr(writer) else { return }
        Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
          .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
      }, { _ in })
  }

  deinit { png_destroy_write_struct(&writer, nil) }

  /// Writes what every PNG starts with.
  func begin() throws {
    png_write_sig(writer)
    try drain()
  }

  /// Writes a chunk.
  func put(_ name: String, _ data: [UInt8]) throws {
    png_write_chunk(writer, Array(name.utf8), data, data.count)
    try drain()
  }

  /// Writes what every PNG ends with.
  func end() throws { try put("IEND", []) }

  private func drain() throws {
    try receive(output.bytes)
    output.bytes.removeAll(keepingCapacity: true)
  }

  /// The chunks of a PNG that we wrote ourselves.
  static func read(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8  // behind the signature
    while position + 12 <= file.count {
      let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let start = position + 8
      let name = String(decoding: file[(position + 4)..<start], as: UTF8.self)
      chunks.append(Chunk(name: name, data: Array(file[start..<(start + length)])))
      position = start + length + 4
    }
    return chunks
  }
}
