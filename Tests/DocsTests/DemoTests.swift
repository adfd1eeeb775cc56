import Foundation
import XCTest

/// The terminal in the README's picture is what the program draws today.
final class DemoTests: XCTestCase {
  func testThePictureIsUpToDate() throws {
    let python = "/usr/bin/python3"
    for tool in [python, "/usr/bin/tmux"] where !FileManager.default.isExecutableFile(atPath: tool) {
      throw XCTSkip("there is no \(tool)")
    }
    let documents = Documents()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      documents.root.appendingPathComponent("scripts/make-demo").path, "--check", "--programs", documents.program.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, String(decoding: said, as: UTF8.self))
  }
}
