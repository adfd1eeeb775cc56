import Foundation
import XCTest

/// Files that mean no good end in a sentence or a quiz, in a folder, when they are checked, converted or graded.
final class HostileFileTests: XCTestCase {
  private let patience = 100.0

  private func write(_ files: [(name: String, bytes: [UInt8])], in place: Place, _ folder: String) throws {
    try FileManager.default.createDirectory(atPath: place.root + "/" + folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: "\(place.root)/\(folder)/\(name)")) }
  }

  func testEveryHostileFileIsAQuizOrASentence() throws {
    var generator = HostileFiles(seed: 41)
    let files = generator.all()
    XCTAssertEqual(files.count, 500)
    // Files with such names are no quizzes of a folder.
    let isListed = { (name: String) in !name.hasSuffix(".zip") && !name.hasSuffix(".qti") }
    for some in [files.filter { isListed($0.name) }, files.filter { !isListed($0.name) }] {
      for start in stride(from: 0, to: some.count, by: 100) {
        try read(Array(some[start..<min(some.count, start + 100)]), isListed: isListed(some[0].name))
      }
    }
  }

  private func read(_ some: [(name: String, bytes: [UInt8])], isListed: Bool) throws {
    let place = try Place()
    try write(some, in: place, "home/quizzes")
    let words = isListed ? ["list"] : ["quiz", "check"] + some.map { "home/quizzes/" + $0.name }
    let before = ProcessMemory.ofChildren
    let outcome = try place.start(words).finish(within: patience)
    let after = ProcessMemory.ofChildren
    XCTAssertTrue(
      (isListed ? [0, 65] : [0, 1]).contains(outcome.code), "\(outcome.code) \(outcome.errors.suffix(300))")
    // A check says nothing of a quiz in which it found nothing.
    for (name, _) in some where isListed {
      let id = name.split(separator: ".")[0]
      XCTAssertTrue(outcome.output.contains(id) || outcome.errors.contains("/" + name), name)
    }
    let broken = (outcome.output + outcome.errors).split(separator: "\n").filter { $0.contains("broke down") }
    XCTAssertEqual(broken, [], "readers that crash")
    if after > before { XCTAssertLessThan(after, 300_000) }
  }

  func testCheckingAndConvertingEndToo() throws {
    var generator = HostileFiles(seed: 7)
    let files = generator.all().enumerated().filter { $0.offset % 25 == 3 }.map(\.element)
    let place = try Place()
    try write(files, in: place, "in")
    let names = files.map { "in/" + $0.name }
    let outcome = try place.start(["quiz", "check"] + names).finish(within: patience)
    XCTAssertTrue([0, 1].contains(outcome.code), "\(outcome.code) \(outcome.errors.suffix(300))")
    for name in names { XCTAssertTrue((outcome.output + outcome.errors).contains(name), name) }
    for name in names.prefix(5) {
      let converted = try place.start(["quiz", "convert", name, "out.json"]).finish(within: patience)
      XCTAssertTrue([0, 64, 65].contains(converted.code), "\(name) \(converted.code) \(converted.errors.suffix(300))")
    }
  }

  /// A table of what came back is a stranger's, too.
  func testHostileWorkbooksAreGraded() throws {
    var generator = HostileFiles(seed: 9)
    let place = try Place()
    try place.quiz("one", Samples.statements(1))
    for (name, bytes) in generator.all().filter({ $0.name.hasPrefix("book") || $0.name.hasPrefix("ods") }).prefix(30) {
      try write([(name, bytes)], in: place, "in")
      let outcome = try place.start(["grade", "one", "in/" + name]).finish(within: patience)
      XCTAssertTrue([0, 1, 65].contains(outcome.code), "\(name) \(outcome.code) \(outcome.errors.suffix(300))")
      XCTAssertFalse(outcome.errors.contains("broke down"), "\(name) \(outcome.errors)")
    }
  }

  func testGapsThatNothingClosesAreRead() throws {
    let place = try Place()
    let text = String(repeating: "{1:SHORTANSWER:=a", count: 20_000)
    try place.write(
      "<quiz><question type=\"cloze\"><questiontext><text>\(text)</text></questiontext></question></quiz>", to: "a.xml")
    let outcome = try place.start(["quiz", "check", "a.xml"]).finish(within: patience)
    XCTAssertEqual(outcome.code, 1)
    XCTAssertFalse(outcome.output.contains("cannot be read within"), outcome.output)
  }
}
