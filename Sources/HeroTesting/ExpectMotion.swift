import Dispatch
import Foundation
import HeroCore
import HeroRender
@_exported import HeroUI

/// Expects that a view moves as its goldens say.
///
/// ```swift
/// @Test func opens() throws {
///   try expectMotion(of: CityCard(), on: .iPhone16, named: "open") { $0.tap("Lisbon"); $0.settle() }
/// }
/// ```
///
/// Works in Swift Testing and in XCTest. The goldens are beside the test file, in
/// `__Goldens__/NameOfTheFile`; `HERO_RECORD=missing swift test` makes those that are not there. A
/// failure carries a report and the first frames that differ.
///
/// - Parameters:
///   - view: The view, made anew for the test.
///   - device: The display; `settings` has the others.
///   - name: The name of the golden, unique in the test file.
///   - settings: How the view is shown and what is compared.
///   - recording: When goldens are made; what `HERO_RECORD` says unless told otherwise.
///   - fileID: Where the test is, for the failure.
///   - filePath: Where the test is, for the goldens.
///   - line: Where the test is, for the failure.
///   - column: Where the test is, for the failure.
///   - script: What happens.
/// - Throws: What goes wrong before anything can be compared, such as a label that no control has.
public func expectMotion(
  of view: @autoclosure @MainActor () -> some View, on device: Device? = nil, named name: String,
  settings: MotionSettings = MotionSettings(), recording: Recording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, _ script: (inout ScriptBuilder) -> Void
) throws {
  let result = try verifyMotion(
    of: view(), on: device, named: name, settings: settings, recording: recording,
    filePath: filePath, script)
  guard !result.isPass else { return }
  FailureReporter(fileID: fileID, filePath: filePath, line: line, column: column).report(result)
}

/// Compares a view's motion with its goldens, and leaves what to make of it to the caller.
///
/// - Parameters:
///   - view: The view, made anew for the test.
///   - device: The display; `settings` has the others.
///   - name: The name of the golden, unique in the test file.
///   - settings: How the view is shown and what is compared.
///   - recording: When goldens are made; what `HERO_RECORD` says unless told otherwise.
///   - filePath: Where the test is, for the goldens.
///   - script: What happens.
/// - Returns: The result.
/// - Throws: What goes wrong before anything can be compared, such as a label that no control has.
public func verifyMotion(
  of view: @autoclosure @MainActor () -> some View, on device: Device? = nil, named name: String,
  settings: MotionSettings = MotionSettings(), recording: Recording? = nil,
  filePath: StaticString = #filePath, _ script: (inout ScriptBuilder) -> Void
) throws -> MotionResult {
  guard GoldenName.isValid(name) else { throw BadName(name: name) }
  var settings = settings
  if let device { settings.stage.device = device }
  var builder = ScriptBuilder()
  script(&builder)
  let played = try builder.script()
  let mode = try recording ?? Recording.inEnvironment()
  return try onMainActor {
    try MotionTest(settings: settings, name: name, recording: mode, testFile: "\(filePath)")
      .run(played, content: view)
  }
}

/// A name that cannot be the name of a file everywhere.
public struct BadName: Error, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String

  /// What is wrong and what names are like.
  public var description: String {
    "“\(name)” cannot name a golden: letters, digits, dots, dashes, underscores and ~ only, "
      + "beginning with a letter or digit"
  }
}

/// Does work on the main actor and waits for it, from wherever a test runs.
///
/// Swift Testing runs tests on any thread while the main thread serves its queue; XCTest runs those that
/// are not asynchronous on the main thread itself.
private func onMainActor<Value: Sendable>(_ work: @MainActor () throws -> Value) throws -> Value {
  guard !Thread.isMainThread else { return try MainActor.assumeIsolated(work) }
  return try withoutActuallyEscaping(work) { work in
    let parcel = Parcel(work)
    return try Dispatch.DispatchQueue.main.sync {
      try MainActor.assumeIsolated { try parcel.work() }
    }
  }
}

/// A closure on its way to the main thread, while the thread that sends it waits and touches nothing.
private struct Parcel<Value>: @unchecked Sendable {
  let work: @MainActor () throws -> Value

  init(_ work: @escaping @MainActor () throws -> Value) { self.work = work }
}
