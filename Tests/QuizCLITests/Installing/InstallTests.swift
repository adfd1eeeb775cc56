import Foundation
import XCTest

/// Modes from others: installed from a file, a folder or an archive, updated, removed and packed.
final class InstallTests: XCTestCase {
  static func mode(_ word: String, _ keys: String = "") -> String {
    """
    return { api = 1, \(keys) result = function(s, ctx)
      return { headline = "\(word) " .. tostring(ctx.memory.word), memory = { word = "\(word)" } }
    end }
    """
  }

  private func headline(_ place: Place, _ name: String) throws -> String? {
    let outcome = try place.run(["sea", "--plugin", name, "--new", "--json"], [#"{"answer":["true"]}"#])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    return Message.all(outcome.output).last("result")?.string("headline")
  }

  private func listed(_ place: Place, _ name: String) throws -> [String: Any]? {
    let outcome = try place.run(["plugins", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    return list?.first { $0["id"] as? String == name }
  }

  func testAModeIsPackedAndPlayedElsewhere() throws {
    let place = try Place()
    try place.plugin(
      "quick",
      "local h = require \"words\"\nif not h.word then error(\"no words\") end\n"
        + Self.mode("quick", #"version = "1.2.0", author = "Ada","#))
    try place.write("return { word = \"x\" }", to: "home/plugins/lib/words.lua")
    try place.write(
      #"{"title":"Cats","image":"img/cat.png","plugin":"quick","markup":"markdown","questions":["#
        + #"{"id":"a","text":"**Look** ![a dog](img/dog.png)","kind":"truefalse","correct":true}]}"#,
      to: "home/quizzes/cats.json")
    for name in ["cat", "dog"] { try place.write("not really a picture", to: "home/quizzes/img/\(name).png") }
    for out in ["a.zip", "b.zip"] {
      let outcome = try place.run(["plugin", "pack", "quick", "--quiz", "cats", "--out", out])
      XCTAssertEqual(outcome.code, 0, outcome.errors)
    }
    let packed = try Data(contentsOf: URL(fileURLWithPath: place.root + "/a.zip"))
    XCTAssertEqual(packed, try Data(contentsOf: URL(fileURLWithPath: place.root + "/b.zip")))
    let other = try Place()
    try packed.write(to: URL(fileURLWithPath: other.root + "/quick.zip"))
    XCTAssertEqual(try other.run(["plugin", "install", "quick.zip"]).code, 2, "nobody was asked")
    let outcome = try other.run(["plugin", "install", "quick.zip", "--yes"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    for word in ["quick 1.2.0", "Ada", "quizzes/img/cat.png", "quick.lua: nothing found"] {
      XCTAssertTrue(outcome.output.contains(word), "\(word) in \(outcome.output)")
    }
    for file in ["quick.lua", "lib/words.lua", "quizzes/cats.json", "quizzes/img/cat.png", "quizzes/img/dog.png"] {
      XCTAssertTrue(FileManager.default.fileExists(atPath: other.root + "/home/plugins/quick/" + file), file)
    }
    let played = try other.play(["cats"], [#"{"answer":["true"]}"#])
    XCTAssertEqual(played.last("result")?.string("headline"), "quick nil")
    let row = try listed(other, "quick")
    XCTAssertEqual(row?["version"] as? String, "1.2.0")
    XCTAssertEqual(row?["changed"] as? Bool, false)
    XCTAssertEqual(row?["source"] as? String, other.root + "/quick.zip")
    XCTAssertEqual(try other.run(["plugin", "install", "quick.zip", "--yes"]).code, 75)
    try other.write("return { api = 1 }", to: "home/plugins/quick/quick.lua")
    XCTAssertEqual(try listed(other, "quick")?["changed"] as? Bool, true)
    let update = try other.run(["plugin", "update", "--yes"])
    XCTAssertEqual(update.code, 0, update.errors)
    XCTAssertTrue(update.output.contains("changed by hand: quick.lua"), update.output)
    XCTAssertEqual(try listed(other, "quick")?["changed"] as? Bool, false)
    XCTAssertEqual(try other.run(["plugin", "update", "quick"]).output, "'quick' is up to date\n")
    XCTAssertEqual(try other.run(["plugin", "remove", "quick"]).code, 2)
    XCTAssertEqual(try other.run(["plugin", "remove", "quick", "--yes"]).code, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: other.root + "/home/plugins/quick"))
    XCTAssertEqual(try other.run(["plugin", "remove", "quick", "--yes"]).code, 66)
    XCTAssertEqual(try other.run(["plugin", "update", "quick", "--yes"]).code, 66)
  }

  func testOnlyWhatAPackageHasIsInstalled() throws {
    let place = try Place()
    try place.write(Self.mode("x"), to: "from/quick.lua")
    for (path, text) in [
      ("lib/a.lua", "return {}"), ("lib/a.so", "x"), ("run.sh", "x"), (".hidden", "x"), ("quizzes/.q.json", "{}"),
      ("quizzes/run.sh", "x"), ("other.lua", "return {}"),
    ] { try place.write(text, to: "from/" + path) }
    XCTAssertEqual(try place.run(["plugin", "install", "from", "--as", "fast", "--yes"]).code, 0)
    let found = FileManager.default.subpaths(atPath: place.root + "/home/plugins/fast") ?? []
    XCTAssertEqual(Set(found), ["fast.lua", "lib", "lib/a.lua"])
    XCTAssertEqual(try place.run(["plugin", "install", "from", "--as", "../up", "--yes"]).code, 2)
    XCTAssertEqual(try place.run(["plugin", "install", "from", "--as", "lib", "--yes"]).code, 2)
    XCTAssertEqual(try place.run(["plugin", "install", "nowhere.zip", "--yes"]).code, 66)
    for address in ["http://localhost/x.zip", "ftp://localhost/x.zip", "file:///etc/passwd", "HTTP://localhost/x"] {
      XCTAssertEqual(try place.run(["plugin", "install", address, "--yes"]).code, 2, address)
    }
    let unknown = try place.run(["plugin", "install", "https://no-such-host.invalid/x.zip", "--yes"])
    XCTAssertEqual(unknown.code, 69, unknown.errors)
  }

  func testNamesOfOwnAndShippedModes() throws {
    let place = try Place()
    try place.plugin("mine", Self.mode("mine"))
    let own = try place.run(["plugin", "remove", "mine", "--yes"])
    XCTAssertEqual(own.code, 2)
    XCTAssertTrue(own.errors.contains("your own file"), own.errors)
    try place.write(Self.mode("x"), to: "survival.lua")
    let taken = try place.run(["plugin", "install", "survival.lua", "--yes"])
    XCTAssertEqual(taken.code, 75, taken.errors)
    XCTAssertEqual(try place.run(["plugin", "install", "survival.lua", "--yes", "--as", "other"]).code, 0)
    XCTAssertEqual(try place.run(["plugin", "install", "survival.lua", "--yes", "--replace"]).code, 0)
  }

  func testMemoryOfOneNameIsApart() throws {
    let place = try Place()
    let share = place.root + "/share"
    try place.write(Self.mode("shipped"), to: "share/plugins/keeper.lua")
    try place.write(Samples.statements(1), to: "share/quizzes/sea.json")
    place.environment["QUIZRUN_SHARE"] = share
    place.environment["QUIZRUN_HOME"] = nil
    place.environment["HOME"] = place.root + "/nobody"
    XCTAssertEqual(try headline(place, "keeper"), "shipped nil")
    try place.write(Self.mode("installed"), to: "from/keeper.lua")
    XCTAssertEqual(try place.run(["plugin", "install", "from/keeper.lua", "--yes"]).code, 75)
    XCTAssertEqual(try place.run(["plugin", "install", "from/keeper.lua", "--yes", "--replace"]).code, 0)
    XCTAssertEqual(try headline(place, "keeper"), "installed nil")
    let warned = try place.run(["sea", "--plugin", "keeper", "--new", "--json"], [#"{"answer":["true"]}"#])
    XCTAssertTrue(warned.output.contains("hides the plugin 'keeper' that comes with quizrun"), warned.output)
    XCTAssertEqual(try listed(place, "keeper")?["shadows"] as? String, share + "/plugins/keeper.lua")
    try place.write(Self.mode("own"), to: "plugins/keeper.lua")
    XCTAssertEqual(try headline(place, "keeper"), "own nil")
    try FileManager.default.removeItem(atPath: place.root + "/plugins/keeper.lua")
    XCTAssertEqual(try headline(place, "keeper"), "installed installed")
    XCTAssertEqual(try place.run(["plugin", "remove", "keeper", "--yes"]).code, 0)
    XCTAssertEqual(try headline(place, "keeper"), "shipped shipped")
  }

  /// Every step between shipped, installed and own modes of one name, in both directions: none sees another's memory.
  func testMemoryStaysApartInEveryOrder() throws {
    let place = try Place()
    let (share, name) = (place.root + "/share", "keeper")
    try place.write(Samples.statements(1), to: "share/quizzes/sea.json")
    try place.write(Self.mode("shipped"), to: "share/plugins/keeper.lua")
    place.environment["QUIZRUN_SHARE"] = share
    place.environment["QUIZRUN_HOME"] = nil
    place.environment["HOME"] = place.root + "/nobody"
    try place.write(Self.mode("installed"), to: "from/keeper.lua")
    let own = place.root + "/plugins/keeper.lua"
    var (isInstalled, isOwn, seen) = (false, false, Set<String>())
    // Each of the eight changes between the four states once.
    for step in ["", "install", "own", "install", "own", "own", "install", "own", "install"] {
      switch step {
      case "install" where isInstalled:
        XCTAssertEqual(try place.run(["plugin", "remove", name, "--yes"]).code, 0)
      case "install":
        XCTAssertEqual(try place.run(["plugin", "install", "from/keeper.lua", "--yes", "--replace"]).code, 0)
      case "own" where isOwn: try FileManager.default.removeItem(atPath: own)
      case "own": try place.write(Self.mode("own"), to: "plugins/keeper.lua")
      default: break
      }
      if step == "install" { isInstalled.toggle() }
      if step == "own" { isOwn.toggle() }
      let word = isOwn ? "own" : isInstalled ? "installed" : "shipped"
      let known = seen.insert(word).inserted ? "nil" : word
      XCTAssertEqual(try headline(place, name), "\(word) \(known)", "after '\(step)'")
    }
    XCTAssertEqual(seen, ["shipped", "installed", "own"])
  }

  func testKeysOfThePlugin() throws {
    let place = try Place()
    try place.plugin("later", #"return { api = 1, needs = "99.1", newKey = true }"#)
    try place.quiz("sea", Samples.statements(1))
    let refused = try place.run(["sea", "--plugin", "later"])
    XCTAssertEqual(refused.code, 65)
    XCTAssertTrue(refused.errors.contains("needs quizrun 99.1 or newer"), refused.errors)
    try place.plugin("later", #"return { api = 1, needs = "soon" }"#)
    XCTAssertEqual(try place.run(["sea", "--plugin", "later"]).code, 65)
    try place.plugin("later", #"return { api = 1, needs = "1.0", version = 3 }"#)
    XCTAssertEqual(try place.run(["sea", "--plugin", "later"]).code, 65)
    try place.plugin("later", #"return { api = 1, needs = "1.0", licence = "CC0-1.0", homepage = "https://x" }"#)
    XCTAssertEqual(try listed(place, "later")?["licence"] as? String, "CC0-1.0")
  }
}
