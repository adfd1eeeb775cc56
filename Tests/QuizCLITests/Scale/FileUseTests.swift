import Foundation
import XCTest

/// No command writes over what it reads: answers of pupils, points given by hand, the quiz.
final class FileUseTests: XCTestCase {
  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("test", ClassSheets.quiz)
    try place.write(ClassSheets.quiz, to: "own.json")
    try place.write("participant,q1\nAda,Paris\n", to: "in.csv")
    try place.write("participant,q1\nAda,1\n", to: "marks.csv")
    try place.write("return { api = 1, name = \"Calm\" }", to: "calm.lua")
    XCTAssertEqual(symlink("in.csv", place.root + "/link.csv"), 0)
    return place
  }

  private func content(_ place: Place) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: place.root).filter { $0.contains(".") }
    return try names.reduce(into: [:]) { files, name in
      files[name] = try Data(contentsOf: URL(fileURLWithPath: place.root + "/" + name))
    }
  }

  func testInputsAreNotWrittenOver() throws {
    let place = try place()
    let before = try content(place)
    let commands = [
      "grade test in.csv --csv in.csv", "grade test in.csv --out ./in.csv", "grade test in.csv --feedback link.csv",
      "grade test link.csv --csv in.csv", "grade test --in in.csv --out in.csv",
      "grade ./own.json in.csv --csv own.json",
      "grade test in.csv --plugin ./calm.lua --csv calm.lua", "grade test in.csv --marks marks.csv --csv marks.csv",
      "grade test in.csv --out new.csv --checkpoint in.csv", "analyze test in.csv --html in.csv",
      "analyze ./own.json in.csv --report own.json", "quiz print ./own.json --out own.json",
      "quiz convert own.json ./own.json", "quiz convert own.json own.json --to gift",
    ]
    for command in commands {
      let outcome = try place.run(command.split(separator: " ").map(String.init))
      XCTAssertEqual(outcome.code, 2, "\(command): \(outcome.errors)")
      XCTAssertTrue(outcome.errors.contains("name another file"), "\(command): \(outcome.errors)")
      XCTAssertEqual(try content(place), before, command)
    }
  }

  func testTwoOutputsAreTwoFiles() throws {
    let place = try place()
    let outcome = try place.run(["grade", "test", "in.csv", "--csv", "o.x", "--feedback", "./o.x"])
    XCTAssertEqual(outcome.code, 2)
    XCTAssertTrue(outcome.errors.contains("--csv and --feedback are the same file, './o.x'"), outcome.errors)
    XCTAssertFalse(FileManager.default.fileExists(atPath: place.root + "/o.x"))
  }

  /// Devices are no files, and may be named as often as one likes.
  func testNothingIsLostInDevices() throws {
    let outcome = try place().run(["grade", "test", "in.csv", "--csv", "/dev/null", "--feedback", "/dev/null"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
  }
}
