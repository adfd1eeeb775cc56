import Foundation
import XCTest

/// Packages that mean harm end with a sentence, and nothing is written.
final class HostilePackageTests: XCTestCase {
  private typealias Entry = ForgedZip.Entry

  private let main = Entry("quick.lua", InstallTests.mode("quick"))

  func testHostileArchives() throws {
    let place = try Place()
    let archives = archives
    XCTAssertGreaterThanOrEqual(archives.count, 50)
    for (what, bytes) in archives {
      try Data(bytes).write(to: URL(fileURLWithPath: place.root + "/x.zip"))
      let outcome = try place.run(["plugin", "install", "x.zip", "--yes"])
      XCTAssertEqual(outcome.code, 65, "\(what): \(outcome.output)\(outcome.errors)")
      XCTAssertEqual(outcome.errors.split(separator: "\n").count, 1, "\(what): \(outcome.errors)")
      let left = FileManager.default.subpaths(atPath: place.root + "/home/plugins") ?? []
      XCTAssertEqual(left, [], what)
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: place.root + "/evil.lua"))
    try Data(ForgedZip.bytes([main])).write(to: URL(fileURLWithPath: place.root + "/x.zip"))
    XCTAssertEqual(try place.run(["plugin", "install", "x.zip", "--yes"]).code, 0, "the forger's honest archive")
  }

  private var archives: [(String, [UInt8])] { named + kinds + sums + shapes + large }

  private var named: [(String, [UInt8])] {
    let names: [String] = [
      "../evil.lua", "../../evil.lua", "quizzes/../../evil.json", "/evil.lua", "/etc/cron.d/evil", "./../evil.lua",
      "quizzes/./a.json", "quizzes//a.json", "..\\evil.lua", "quizzes\\a.json", "C:evil.lua", "C:/evil.lua", "..",
      "quizzes/..", "lib/../quick.lua", "quizzes/a\u{7}.json", "quizzes/a\n.json", "quizzes/a\u{202E}nosj.",
      "quizzes/a\u{2066}.json", "quizzes/a\u{200B}.json", "quizzes/a\u{7F}.json", "quizzes/a\u{85}.json",
      "quizzes/\u{FEFF}a.json", "quizzes/" + String(repeating: "a", count: 256) + ".json",
      "quizzes/" + String(repeating: "ä", count: 200) + ".json",
      String(repeating: "a/", count: 30) + "b.json", String(repeating: "abcdefghi/", count: 150) + "b.json",
      "quick.lua", "QUICK.LUA", "Quick.lua", "quick.lua/a.json",
    ]
    let forged: [(String, [UInt8])] = names.map { name in
      ("the name \(name.prefix(40))", ForgedZip.bytes([main, Entry(name)]))
    }
    let others: [(String, [UInt8])] = [
      ("a name that is no UTF-8", ForgedZip.bytes([main, Entry(name: [0x71, 0xFF, 0xFE], content: [1])])),
      ("a name with a zero byte", ForgedZip.bytes([main, Entry(name: Array("a\0b".utf8), content: [1])])),
      (
        "names that differ in case alone",
        ForgedZip.bytes([main, Entry("quizzes/a.json", "{}"), Entry("quizzes/A.json", "{}")])
      ),
      (
        "names that are equal letter by letter",
        ForgedZip.bytes([main, Entry("quizzes/e\u{301}.json"), Entry("quizzes/\u{E9}.json")])
      ),
    ]
    return forged + others
  }

  private var kinds: [(String, [UInt8])] {
    let modes: [UInt32] = [0o120777, 0o010644, 0o020644, 0o060644, 0o140644, 0o040755]
    let forged: [(String, [UInt8])] = modes.map { mode in
      let link = Entry("quizzes/a.json", "/etc/passwd", mode: mode)
      return ("the kind \(String(mode, radix: 8))", ForgedZip.bytes([main, link]))
    }
    return forged + [("a link as the mode", ForgedZip.bytes([Entry("quick.lua", "/etc/passwd", mode: 0o120777)]))]
  }

  private var sums: [(String, [UInt8])] {
    var (wrong, long, short, unknown, secret) = (main, main, main, main, main)
    wrong.wrongSum = 1
    long.size = main.content.count + 5
    short.size = main.content.count - 5
    unknown.method = 99
    secret.flags |= 1
    var leftOut = Entry("run.sh")
    leftOut.wrongSum = 7
    return [
      ("a wrong sum", ForgedZip.bytes([wrong])), ("a size above the real one", ForgedZip.bytes([long])),
      ("a size below the real one", ForgedZip.bytes([short])), ("an unknown method", ForgedZip.bytes([unknown])),
      ("an encrypted file", ForgedZip.bytes([secret])),
      ("a wrong sum in a file that is left out", ForgedZip.bytes([main, leftOut])),
    ]
  }

  private var shapes: [(String, [UInt8])] {
    let whole = ForgedZip.bytes([main])
    let text = { (text: String) in ForgedZip.bytes([Entry("quick.lua", text)]) }
    return [
      ("nothing", []), ("no archive", Array("PK is not enough".utf8)), ("a cut archive", Array(whole.dropLast(10))),
      ("half an archive", Array(whole.prefix(whole.count / 2))), ("an empty archive", ForgedZip.bytes([])),
      ("no mode", ForgedZip.bytes([Entry("quizzes/a.json", "{}")])),
      ("two modes", ForgedZip.bytes([main, Entry("b.lua", "return { api = 1 }")])),
      ("a mode that does not load", text("return { api = 1, nonsense = true }")),
      ("a mode that loops", text("local api = 1 while true do end")),
      ("a mode that eats memory", text("local api = {} for i = 1, 1e9 do api[i] = ('x'):rep(1000) .. i end")),
      ("a mode for a newer program", text(#"return { api = 1, needs = "99" }"#)),
      ("bytecode", ForgedZip.bytes([Entry(name: Array("quick.lua".utf8), content: [0x1B] + Array("Lua api".utf8))])),
    ]
  }

  private var large: [(String, [UInt8])] {
    let many = (0..<200).map { Entry("quizzes/\($0).json", "{}") }
    let zeros = Entry(name: Array("quizzes/a.json".utf8), content: [UInt8](repeating: 0, count: 9 << 20))
    var claim = Entry("quizzes/a.json")
    claim.size = 1 << 30
    return [
      ("201 files", ForgedZip.bytes([main] + many)), ("9 MB", ForgedZip.bytes([main, zeros])),
      ("a claim of a gigabyte", ForgedZip.bytes([main, claim])),
    ]
  }

  func testHostileFolders() throws {
    let place = try Place()
    let files = FileManager.default
    func refused(_ what: String) throws {
      let outcome = try place.run(["plugin", "install", "from", "--yes"])
      XCTAssertEqual(outcome.code, 65, "\(what): \(outcome.errors)")
      XCTAssertEqual(files.subpaths(atPath: place.root + "/home/plugins") ?? [], [], what)
      try files.removeItem(atPath: place.root + "/from")
    }
    func mode() throws { try place.write(InstallTests.mode("x"), to: "from/quick.lua") }
    try mode()
    try files.createSymbolicLink(atPath: place.root + "/from/lib", withDestinationPath: "/etc")
    try refused("a link to a folder")
    try mode()
    try files.createSymbolicLink(atPath: place.root + "/from/b.json", withDestinationPath: "/etc/passwd")
    try refused("a link to a file")
    try mode()
    XCTAssertEqual(mkfifo(place.root + "/from/pipe", 0o644), 0)
    try refused("a pipe")
    try mode()
    for number in 0..<200 { try place.write("{}", to: "from/quizzes/\(number).json") }
    try refused("201 files")
    XCTAssertEqual(mkfifo(place.root + "/pipe.zip", 0o644), 0)
    XCTAssertEqual(try place.run(["plugin", "install", "pipe.zip", "--yes"]).code, 65)
    XCTAssertEqual(try place.run(["plugin", "install", "/dev/zero", "--yes"]).code, 65)
  }

  /// A program that is killed while it installs leaves the old package or the new one.
  func testKillsLeaveOldOrNew() throws {
    let place = try Place()
    try place.quiz("sea", Samples.statements(1))
    for word in ["one", "two"] {
      try place.write(InstallTests.mode(word, #"version = "\#(word)","#), to: "\(word)/quick.lua")
      for number in 0..<40 { try place.write("{}", to: "\(word)/quizzes/\(word)\(number).txt") }
    }
    XCTAssertEqual(try place.run(["plugin", "install", "one", "--yes"]).code, 0)
    var random = SystemRandomNumberGenerator()
    let started = Date()
    XCTAssertEqual(try place.run(["plugin", "install", "two", "--yes", "--replace"]).code, 0)
    let whole = Date().timeIntervalSince(started)
    for round in 0..<20 {
      let word = round % 2 == 0 ? "one" : "two"
      let program = try place.start(["plugin", "install", word, "--yes", "--replace"])
      usleep(UInt32(Double.random(in: 0.3...1.1, using: &random) * whole * 1e6))
      program.kill(SIGKILL)
      _ = program.finish()
      let outcome = try place.run(["plugins", "--json"])
      let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
      let row = list?.first { $0["id"] as? String == "quick" }
      XCTAssertEqual(row?["changed"] as? Bool, false, "round \(round): \(outcome.output)")
      let version = try XCTUnwrap(row?["version"] as? String)
      let played = try place.play(["sea", "--plugin", "quick", "--new"], [#"{"answer":["true"]}"#])
      XCTAssertEqual(played.last("result")?.string("headline")?.hasPrefix(version), true)
    }
    XCTAssertEqual(try place.run(["plugin", "install", "one", "--yes", "--replace"]).code, 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.root + "/home/plugins")
    XCTAssertEqual(Set(names), ["quick", "plugins.lock"])
  }
}
