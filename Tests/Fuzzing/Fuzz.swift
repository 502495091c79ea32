import Foundation

/// The parser that this process feeds; `HERO_FUZZ` names it.
private let target: Target = {
  let name = ProcessInfo.processInfo.environment["HERO_FUZZ"] ?? ""
  guard let target = Target(rawValue: name) else {
    let names = Target.allCases.map(\.rawValue).joined(separator: " ")
    FileHandle.standardError.write(Data("HERO_FUZZ=“\(name)”; targets: \(names)\n".utf8))
    exit(2)
  }
  return target
}()

/// What libFuzzer calls with each input; a trap on the way is a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.feed(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
