import Foundation
import XCTest

/// `quizrun grade` as a user runs it.
final class GradeCommandTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let quiz = """
    {"id":"s","kind":"single","text":"S","answers":[{"id":"a","text":"A","correct":true},{"id":"b","text":"B"}]},
    {"id":"t","kind":"truefalse","text":"T","correct":true,"points":2,"category":"C"},
    {"id":"i","kind":"info","text":"Page"},
    {"id":"m","kind":"multiple","text":"M","answers":[{"id":"a","text":"A","correct":true},
      {"id":"b","text":"B","correct":true},{"id":"c","text":"C"}]},
    {"id":"r","kind":"range","text":"R","correct":0.5,"tolerance":0.1},
    {"id":"n","kind":"number","text":"N","correct":7}
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("mini", Samples.quiz(quiz, #""id":"mini","#))
    return place
  }

  /// Lines of random responses, the same every time.
  private func lines(_ count: Int) -> [String] {
    var random = UInt64(5)
    func draw(_ bound: UInt64) -> UInt64 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (random >> 33) % bound
    }
    return (0..<count).map { number in
      var parts: [String] = []
      if draw(6) > 0 { parts.append(#""s":["\#(["a", "b"][Int(draw(2))])"]"#) }
      if draw(6) > 0 { parts.append(#""t":["\#(["true", "false"][Int(draw(2))])"]"#) }
      if draw(6) > 0 {
        parts.append(
          "\"m\":[" + ["a", "b", "c"].filter { _ in draw(2) == 0 }.map { "\"\($0)\"" }.joined(separator: ",") + "]")
      }
      if draw(6) > 0 { parts.append("\"r\":\(Double(draw(101)) / 100)") }
      if draw(6) > 0 { parts.append("\"n\":\(draw(9))") }
      return #"{"participant":"p\#(number)","responses":{\#(parts.joined(separator: ","))}}"#
    }
  }

  func testTheShapeOfResultsAndErrors() throws {
    let outcome = try place().run(
      ["grade", "mini", "--details"],
      [
        #"{"participant":"p1","responses":{"s":["a"],"t":["true"],"m":["a"],"r":0.55,"n":8}}"#, "", "{oops",
        #"{"participant":"p2","responses":{"zz":["a"]}}"#,
      ])
    XCTAssertEqual(outcome.code, 65)
    let lines = Message.all(outcome.output)
    XCTAssertEqual(lines.count, 3)
    XCTAssertEqual(lines[0].keys, ["participant", "points", "of", "percent", "headline", "verdicts"])
    XCTAssertEqual(lines[0].number("points"), 4.5)
    XCTAssertEqual(lines[0].number("of"), 6)
    let verdicts = lines[0].object["verdicts"] as? [String: [String: Any]]
    XCTAssertEqual(verdicts?["m"]?["points"] as? Double, 0.5)
    XCTAssertEqual(verdicts?["n"]?["correct"] as? Bool, false)
    XCTAssertEqual(lines[1].keys, ["error", "line"])
    XCTAssertEqual(lines[1].int("line"), 3)
    XCTAssertEqual(lines[2].int("line"), 4)
    XCTAssertEqual(lines[2].string("participant"), "p2")
    XCTAssertTrue(outcome.errors.contains("2 of 3 lines"), outcome.errors)
  }

  func testCSVAndFilesGiveTheSame() throws {
    let place = try place()
    try place.write("participant,s,m\nAda,a,a;b\nBob,b,\n", to: "in.csv")
    try place.write(
      #"{"participant":"Ada","responses":{"s":["a"],"m":["b","a"]}}"# + "\n"
        + #"{"participant":"Bob","responses":{"s":["b"]}}"#, to: "in.ndjson")
    let csv = try place.run(["grade", "mini", "in.csv"])
    XCTAssertEqual(csv.code, 0, csv.errors)
    XCTAssertEqual(
      csv.output, try place.run(["grade", "mini", "--in", "in.ndjson", "--out", "-x"]).output + read(place, "-x"))
    XCTAssertEqual(try place.run(["grade", "mini", "none.csv"]).code, 66)
    XCTAssertEqual(try place.run(["grade", "mini"], ["Participant,s", "Ada,a"]).code, 0)
    let wrong = try place.run(["grade", "mini"], ["participant,zz", "a,b"])
    XCTAssertEqual(wrong.code, 65)
    XCTAssertEqual(Message.all(wrong.output).first?.keys, ["error", "line"])
  }

  /// A table in another encoding: letters are read as what they are.
  func testARowThatIsNoUTF8IsRead() throws {
    let place = try place()
    let bytes = Data("participant,s\nM".utf8) + [0xFC] + Data("ller,a\nBob,a\nBj".utf8) + [0xF6] + Data("rn,\n".utf8)
    try bytes.write(to: URL(fileURLWithPath: place.root + "/in.csv"))
    let outcome = try place.run(["grade", "mini", "in.csv"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(Message.all(outcome.output).map { $0.string("participant") }, ["Müller", "Bob", "Björn"])
  }

  private func read(_ place: Place, _ name: String) throws -> String {
    try String(contentsOfFile: place.root + "/" + name, encoding: .utf8)
  }

  func testTheSameForAnyNumberOfJobs() throws {
    let place = try place()
    try place.write((lines(1200) + ["nonsense"]).joined(separator: "\n"), to: "in")
    for plugin in [[], ["--plugin", Self.root.path + "/plugins/exam.lua", "--details"]] {
      let outputs = try ["1", "2", "4"].map { jobs in
        let outcome = try place.run(["grade", "mini", "in", "--jobs", jobs] + plugin)
        XCTAssertEqual(outcome.code, 65, outcome.errors)
        return outcome.output
      }
      XCTAssertEqual(outputs[0].split(separator: "\n").count, 1201)
      XCTAssertEqual(outputs[0], outputs[1])
      XCTAssertEqual(outputs[0], outputs[2])
    }
  }

  /// Every shipped mode: what grading says of a participant is what playing with the same responses says.
  func testEqualsSittingsPlayedOneByOne() throws {
    let place = try place()
    let plugins = Self.root.appendingPathComponent("plugins").path
    var compared = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: plugins).sorted() where name.hasSuffix(".lua") {
      let mode = ["--plugin", plugins + "/" + name]
      let given = lines(3) + [Self.full]
      let graded = try place.run(["grade", "mini", "--seed", "3", "--jobs", "1"] + mode, given)
      guard graded.code == 0 else { continue }
      let results = Message.all(graded.output)
      for (line, result) in zip(given, results) {
        guard let played = try played(place, mode, line) else { continue }
        for key in ["points", "of", "percent", "headline", "outcome", "passed"] {
          XCTAssertEqual(
            "\(result.object[key] ?? "none")", "\(played.object[key] ?? "none")", "\(name) \(line) \(key)")
        }
        compared += 1
      }
    }
    XCTAssertGreaterThan(compared, 40)
  }

  /// A response to everything: for modes that let nothing be left out.
  private static let full = #"{"participant":"all","responses":{"s":["a"],"t":["true"],"m":["a"],"r":0.5,"n":7}}"#

  /// The result of a sitting; nil when the player would have to skip what cannot be skipped, which only grading can.
  private func played(_ place: Place, _ mode: [String], _ line: String) throws -> Message? {
    let message = try XCTUnwrap(Message(line))
    let responses = try XCTUnwrap(message.object["responses"] as? [String: Any])
    let name = try XCTUnwrap(message.string("participant"))
    let program = try place.start(
      ["play", "mini", "--seed", "3", "--practice", "--json", "--virtual-clock", "--player", name] + mode)
    var given: Set<String> = []
    while let text = program.readLine(), let said = Message(text) {
      switch said.type {
      case "question":
        let id = try XCTUnwrap(said.string("id"))
        guard given.insert(id).inserted, let value = responses[id] else {
          program.send(#"{"skip":true}"#)
          continue
        }
        let data = try JSONSerialization.data(withJSONObject: ["answer": value])
        program.send(String(decoding: data, as: UTF8.self))
      case "page": program.send(#"{"continue":true}"#)
      case "result":
        _ = program.finish()
        return said
      case "error":
        program.kill(SIGKILL)
        return nil
      default: break
      }
    }
    return nil
  }

  func testFailingHooksAreTold() throws {
    let place = try place()
    try place.plugin("clumsy", "return { api = 1, result = function() error('no luck') end }")
    let outcome = try place.run(["grade", "mini", "--plugin", "clumsy"], lines(3))
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(Message.all(outcome.output).count, 3)
    XCTAssertTrue(
      outcome.errors.contains("line 1, 3 times in all") && outcome.errors.contains("no luck"), outcome.errors)
    try place.plugin("endless", "return { api = 1, next = function(_, ctx) return ctx.ask(ctx.quiz.questions[1]) end }")
    let endless = try place.run(["grade", "mini", "--plugin", "endless"], lines(1))
    XCTAssertEqual(endless.code, 65)
    XCTAssertTrue(endless.output.contains("does not come to an end: 160 steps"), endless.output)
  }

  func testUsage() throws {
    let place = try place()
    for (arguments, code) in [
      (["grade"], Int32(2)), (["grade", "nope"], 66), (["grade", "mini", "--jobs", "0"], 2),
      (["grade", "mini", "--checkpoint", "c"], 2), (["grade", "mini", "--plugin", "nope"], 66),
      (["grade", "mini", "--plugin", Self.root.path + "/plugins/hotseat.lua"], 2),
      (["grade", "mini", "--out", "no/such/folder"], 74), (["grade", "mini"], 0),
    ] {
      XCTAssertEqual(try place.run(arguments).code, code, "\(arguments)")
    }
  }

  // MARK: Checkpoints

  /// Killed at any moment, a run goes on with neither a line too many nor one missing.
  func testCheckpointsSurviveKills() throws {
    let place = try place()
    let plugin = ["--plugin", Self.root.path + "/plugins/trivia.lua"]
    let short = lines(20_000)
    try place.write(short.joined(separator: "\n"), to: "in")
    let whole = try place.run(["grade", "mini", "in"] + plugin).output
    var kills = 0
    for _ in 1...3 {
      let before = try? read(place, "c")
      let program = try place.start(
        ["grade", "mini", "in", "--out", "out", "--checkpoint", "c", "--jobs", "2"] + plugin)
      // As soon as it has come further, however fast the machine is.
      while program.isRunning, (try? read(place, "c")) == before { usleep(1000) }
      if program.isRunning { kills += 1 }
      program.kill(SIGKILL)
      _ = program.finish()
    }
    let last = try place.run(["grade", "mini", "in", "--out", "out", "--checkpoint", "c"] + plugin)
    XCTAssertEqual(last.code, 0, last.errors)
    XCTAssertGreaterThan(kills, 0, "nothing was interrupted")
    XCTAssertEqual(try read(place, "out"), whole)
    let again = try place.run(["grade", "mini", "in", "--out", "out", "--checkpoint", "c"] + plugin)
    XCTAssertEqual(again.code, 0, again.errors)
    XCTAssertEqual(try read(place, "out"), whole, "a finished run grades nothing twice")
  }

  /// Where each sitting takes long, finished results are written long before all that was read is done.
  func testResultsOfASlowModeComeInPortions() throws {
    let place = try place()
    try place.plugin(
      "slow",
      "return { api = 1, name = 'Slow', about = 'takes long', next = function(state, ctx) "
        + "local n = 0 for i = 1, 20000 do n = n + i end "
        + "if #ctx.remaining > 0 then return ctx.ask(ctx.remaining[1]) end return ctx.finish() end }")
    try place.write(lines(1500).joined(separator: "\n"), to: "in")
    let program = try place.start(["grade", "mini", "in", "--plugin", "slow", "--out", "out", "--jobs", "2"])
    var written = ""
    while written.isEmpty && program.isRunning {
      usleep(5_000)
      written = (try? read(place, "out")) ?? ""
    }
    program.kill(SIGKILL)
    _ = program.finish()
    let count = written.split(separator: "\n").count
    XCTAssertTrue((1..<1500).contains(count), "\(count) of 1,500 lines were there first")
  }

  func testACheckpointGoesOnBehindItsLine() throws {
    let place = try place()
    let all = lines(10)
    try place.write(all.prefix(4).joined(separator: "\n") + "\n", to: "in")
    let run = ["grade", "mini", "in", "--out", "out", "--checkpoint", "c"]
    XCTAssertEqual(try place.run(run).code, 0)
    let half = try read(place, "out")
    // Output that was written without being noted is taken back.
    try place.write(half + "half a li", to: "out")
    try place.write((all + ["{bad"]).joined(separator: "\n") + "\n", to: "in")
    let rest = try place.run(run)
    XCTAssertEqual(rest.code, 65)
    XCTAssertEqual(try read(place, "out"), try place.run(["grade", "mini", "in"]).output)
    XCTAssertTrue(try read(place, "out").contains("\"line\":11"))
    let other = try place.run(run + ["--seed", "9"])
    XCTAssertEqual(other.code, 65)
    XCTAssertTrue(other.errors.contains("this checkpoint is of another run"), other.errors)
    try place.write("{}", to: "c")
    XCTAssertEqual(try place.run(run).code, 65, "no checkpoint")
  }
}
