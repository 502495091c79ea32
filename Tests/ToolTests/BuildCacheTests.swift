import Foundation
import Testing

@testable import render_demo

/// What is kept of compilations, and for how long.
@Suite struct BuildCacheTests {
  private let folder: TemporaryFolder
  private let interruption = Interruption()

  init() throws { folder = try TemporaryFolder() }

  private var cache: BuildCache {
    BuildCache(environment: ["XDG_CACHE_HOME": folder.path], interruption: interruption)
  }

  private func make(_ origin: String) throws -> String {
    try cache.make(from: Array(origin.utf8)) { _, library throws(Failure) in
      do throws(SystemError) {
        try FileSystem.write(Array("library of \(origin)".utf8), to: library)
      } catch {
        throw .cannotWrite(library, error)
      }
    } use: { library throws(Failure) in
      library
    }
  }

  @Test("a result is found again by what it was made from, to the byte")
  func found() throws {
    #expect(cache.library(madeFrom: Array("one".utf8)) == nil)
    let path = try make("one")
    #expect(cache.library(madeFrom: Array("one".utf8)) == path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "library of one")
    #expect(cache.library(madeFrom: Array("onf".utf8)) == nil)
    // A folder of the right name that was made from something else does not count.
    let origin = AtomicFile.split(path).folder + "/origin"
    try Data("two".utf8).write(to: URL(fileURLWithPath: origin))
    #expect(cache.library(madeFrom: Array("one".utf8)) == nil)
  }

  @Test("a failure, and a signal, leave nothing half-done")
  func failure() throws {
    #expect(throws: Failure.badInput("no")) {
      try cache.make(from: [1]) { _, _ throws(Failure) in
        throw .badInput("no")
      } use: { _ throws(Failure) in
      }
    }
    #expect(try folder.names(in: "herorender") == [])
    #expect(throws: Failure.badInput("stopped")) {
      try cache.make(from: [2]) { work, _ throws(Failure) in
        interruption.cleanUp()
        #expect(!FileManager.default.fileExists(atPath: work))
        throw .badInput("stopped")
      } use: { _ throws(Failure) in
      }
    }
  }

  @Test("of too many results the oldest are removed, but none that was just used")
  func bounded() throws {
    for number in 0..<70 {
      let entry = AtomicFile.split(try make("\(number)")).folder
      if number < 20 {
        let past = Foundation.Date(timeIntervalSinceNow: -5000 + Double(number))
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: entry)
      }
    }
    #expect(try folder.names(in: "herorender").count == 64)
    #expect(cache.library(madeFrom: Array("0".utf8)) == nil)
    #expect(cache.library(madeFrom: Array("69".utf8)) != nil)
    #expect(cache.library(madeFrom: Array("19".utf8)) != nil)
  }
}
