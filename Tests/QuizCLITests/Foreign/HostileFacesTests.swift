import Foundation
import QuizCore
import XCTest

/// Files that mean no good end in one sentence wherever they are given: as a backup, a player's sittings, a table of responses,
/// points by hand, a quiz to be printed.
final class HostileFacesTests: XCTestCase {
  private static let quiz = """
    {"title":"T","questions":[
      {"id":"one","kind":"single","text":"A","answers":[{"text":"a","correct":true},{"text":"b"}]},
      {"id":"two","kind":"text","text":"B","accept":["b"]},
      {"id":"hand","kind":"text","text":"C","marked":"by hand","points":3},
      {"id":"many","kind":"order","text":"D","answers":[{"text":"a"},{"text":"b"},{"text":"c"}]},
      {"id":"number","kind":"number","text":"E","correct":3}]}
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("test", Self.quiz)
    return place
  }

  /// Runs a command on each file: a result, or sentences, of which none says that a reader crashed.
  private func check(
    _ files: [(name: String, bytes: [UInt8])], _ place: Place, _ codes: Set<Int32>, sentences most: Int = .max,
    _ words: (String) -> [String]
  ) throws {
    for (name, bytes) in files {
      let path = place.root + "/" + name
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let before = ProcessMemory.ofChildren
      let outcome = try place.start(words(name)).finish(within: 60)
      let after = ProcessMemory.ofChildren
      let context = "\(words(name).joined(separator: " ")): \(outcome.code) \(outcome.errors.suffix(300))"
      XCTAssertTrue(codes.contains(outcome.code), context)
      XCTAssertFalse(outcome.errors.contains("broke down"), context)
      if outcome.code == 65 {
        let lines = outcome.errors.split(separator: "\n")
        XCTAssertTrue((1...most).contains(lines.count), context)
        XCTAssertTrue(lines.allSatisfy { $0.hasPrefix("quizrun: ") }, context)
      }
      if after > before { XCTAssertLessThan(after, 300_000, context) }
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Some of each reader.
  private func some(_ seed: UInt64, every step: Int) -> [(name: String, bytes: [UInt8])] {
    var generator = HostileFiles(seed: seed)
    return generator.all().enumerated().filter { $0.offset % step == step / 2 }.map(\.element)
  }

  func testFilesThatAreNoBackups() throws {
    let place = try place()
    try check(some(3, every: 15), place, [65], sentences: 1) { ["restore", $0] }
    try check(some(4, every: 15), place, [65], sentences: 1) { ["restore", "--merge", $0] }
    try check(some(5, every: 15), place, [65], sentences: 1) { ["player", "import", $0] }
    XCTAssertFalse(FileManager.default.fileExists(atPath: place.root + "/data/quizrun.db"))
  }

  func testChangedSittings() throws {
    let place = try place()
    for name in ["Ada", "Bob"] {
      _ = try place.play(["play", "test", "--player", name], [#"{"type":"answer","choices":["a"]}"#])
    }
    let exported = try place.run(["player", "export", "Ada"])
    XCTAssertEqual(exported.code, 0, exported.errors)
    let good = Array(exported.output.utf8)
    var chance = SplitMix64(seed: 6)
    let changed = (0..<30).map { number in ("in\(number).json", Self.changed(good, &chance)) }
    let target = try self.place()
    try check(changed, target, [0, 65], sentences: 1) { ["player", "import", $0] }
  }

  private static func changed(_ good: [UInt8], _ chance: inout SplitMix64) -> [UInt8] {
    var bytes = good
    let odd = ["-9223372036854775808", "1e999", "[", "null", "\"\\ud800\"", "9223372036854775807", "{\"a\":", "\u{0}"]
    for _ in 0...chance.below(3) where bytes.count > 8 {
      let place = Int(chance.below(UInt64(bytes.count - 4)))
      switch chance.below(5) {
      case 0: bytes[place] = UInt8(chance.below(256))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int(chance.below(30))))
      case 2: bytes.insert(contentsOf: bytes[..<place], at: place)
      case 3: bytes.insert(contentsOf: Array(odd[Int(chance.below(UInt64(odd.count)))].utf8), at: place)
      default:
        // A number becomes another one.
        guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else { continue }
        bytes.replaceSubrange(digit...digit, with: Array(odd[Int(chance.below(2)) * 5].utf8))
      }
    }
    return bytes
  }

  func testTablesAndLines() throws {
    let place = try place()
    let many = { (text: String, count: Int) in String(repeating: text, count: count) }
    let names = "participant,one,two,hand,many,number\n"
    let texts = [
      names + many(",", 100_000), names + many("\"", 100_001), names + many("x,a\n", 2_000),
      many("participant,", 20_000),
      names + "x," + many("a;", 100_000), names + "x,,,,,1e999\ny,,,,,-1e-999\nz,,,,,NaN\n",
      "\u{FEFF}" + names + "\u{0},a\n",
      names + many("x,a,b,9e99,\"a, b, c\",3\n", 500), "sep=\u{0}\n" + names, many("\n", 50_000) + names,
      names + "x,\"" + many("a\n", 50_000), "participant\tone\n" + many("\t", 100_000), many("[", 100_000),
      #"{"participant":"x","responses":"# + many("[", 50_000), #"{"participant":"x","responses":{"one":1e999}}"# + "\n",
      #"{"participant":"# + "\"" + many("x", 200_000) + "\",\"responses\":{}}\n",
      many(#"{"participant":"x","responses":{"one":"a"}}"# + "\n", 1_000),
      #"{"participant":"x","responses":{"many":["a","a","a"],"number":9223372036854775808}}"# + "\n",
      many(#"{"a":"#, 20_000), "{\"participant\":\"\\ud800\",\"responses\":{\"one\":[\"a\"]}}\n", "\u{0}", "{}\n{}\n",
    ]
    let files =
      texts.enumerated().map { (name: "in\($0).csv", bytes: Array($1.utf8)) } + [
        (name: "wide.csv", bytes: Array(names.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + [0xFF]),
        (name: "bytes.csv", bytes: (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }),
      ]
    try check(files, place, [0, 1, 65]) { ["grade", "test", $0] }
    try place.write(names + "x,a,b,,,3\n", to: "good.csv")
    try check(files, place, [0, 1, 65]) { ["grade", "test", "good.csv", "--marks", $0] }
    try check(some(8, every: 20), place, [0, 1, 65]) { ["grade", "test", $0] }
    try check(some(9, every: 40), place, [0, 1, 65]) { ["analyze", "test", $0] }
  }

  func testQuizzesAreNotPrinted() throws {
    try check(some(10, every: 15), try place(), [0, 65]) { ["quiz", "print", $0, "--out", "out.html"] }
  }
}

enum ProcessMemory {
  /// The most that one of the programs that have ended had, in kilobytes.
  static var ofChildren: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage.ru_maxrss
  }
}
