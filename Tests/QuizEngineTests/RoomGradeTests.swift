import Foundation
import JSONText
import QuizCore
import QuizLibrary
import QuizPlay
import QuizStore
import XCTest

@testable import QuizEngine

/// The board of a room is what `grade` gives for the same answers at the same milliseconds, under every shipped mode that fits,
/// whether the room came to its last question or was ended before.
final class RoomGradeTests: XCTestCase {
  /// `QUIZRUN_TEST_ROOMS` asks for more.
  private let rooms = ProcessInfo.processInfo.environment["QUIZRUN_TEST_ROOMS"].flatMap(Int.init) ?? 30

  private static let quiz = """
    {"title":"Mix","timing":{"question":20},"questions":[
      {"id":"q1","kind":"truefalse","text":"Salt?","correct":true,"points":2},
      {"id":"q2","kind":"single","text":"One?","answers":[{"id":"a","text":"A","correct":true},{"id":"b","text":"B"},
        {"id":"c","text":"C"}]},
      {"id":"q3","kind":"multiple","text":"Some?","answers":[{"id":"a","text":"A","correct":true},
        {"id":"b","text":"B","correct":true},{"id":"c","text":"C"}]},
      {"id":"q4","kind":"number","text":"Six?","correct":6},
      {"id":"q5","kind":"text","text":"Town?","accept":["Oslo"]}]}
    """

  private func stage() throws -> (stage: EngineStage, modes: [String]) {
    let stage = try EngineStage()
    try stage.quiz("mix", Self.quiz)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("plugins").path
    try FileManager.default.removeItem(atPath: stage.home + "/plugins")
    try FileManager.default.copyItem(atPath: folder, toPath: stage.home + "/plugins")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".lua") }.sorted()
    return (stage, [""] + files.map { String($0.dropLast(4)) })
  }

  func testTheBoardIsWhatGradeGives() throws {
    let (stage, modes) = try stage()
    let owner = try stage.owner()
    var chance = SplitMix64(seed: 5)
    var fitting: Set<String> = []
    for number in 0..<rooms {
      let mode = modes[number % modes.count]
      let plugin = mode.isEmpty ? "" : #","plugin":["\#(mode)"]"#
      let body = #"{"quizzes":["mix"],"seed":\#(number)\#(plugin)}"#
      let opened = try stage.ask("room-open", ["token": owner, "body": body])
      guard opened.status == 201 else {
        XCTAssertEqual(opened.status, 422, "\(mode): \(opened.message)")
        continue
      }
      _ = try stage.ask("room-host", ["token": owner, "code": opened["code"]?.string ?? "", "body": #"{"do":"end"}"#])
      fitting.insert(mode)
      try play(try RoomStage(stage, body), mode, &chance)
    }
    XCTAssertGreaterThanOrEqual(fitting.count, min(6, rooms / 3), "\(fitting.sorted())")
    XCTAssertTrue(stage.told.isEmpty, stage.told.joined(separator: "\n"))
  }

  private func play(_ room: RoomStage, _ mode: String, _ chance: inout SplitMix64) throws {
    let names = ["Ada", "Bob", "Cid"]
    for name in names { try room.join(name) }
    var given: [String: [String: GivenResponse]] = [:]
    let last = 1 + Int(chance.below(8))
    var asked = 0
    var shown = try room.act("open")
    while shown.phase == "open" {
      let question = try XCTUnwrap(shown["question"])
      var elapsed = 0
      for name in names where chance.below(4) > 0 {
        let wait = 1 + Int(chance.below(5000))
        room.stage.pass(wait)
        elapsed += wait
        let (wire, value) = answer(to: question, &chance)
        let inputs = (question["inputs"]?.object ?? []).map { ($0.key, input($0.value, &chance)) }
        let wireOfInputs = inputs.map { "\"\($0.0)\":\(ValueSpec.written($0.1))" }.joined(separator: ",")
        let epoch = shown["epoch"]?.int ?? 0
        let body = #"{"epoch":\#(epoch),"answer":\#(wire),"inputs":{\#(wireOfInputs)}}"#
        let reply = try room.answer(name, body)
        XCTAssertEqual(reply.status, 200, "\(mode): \(body) \(reply.message)")
        given[name, default: [:]][question["id"]?.string ?? ""] = GivenResponse(
          value, inputs: inputs.map { PlainField($0.0, $0.1) }, ms: elapsed)
      }
      asked += 1
      // Some rooms end early: between two questions, or while one is open.
      if asked == last, chance.below(2) == 0 {
        shown = try room.act("end")
        break
      }
      for verb in ["lock", "reveal", "board"] { try room.act(verb) }
      shown = try room.act(asked == last ? "end" : "next")
    }
    XCTAssertEqual(shown.phase, "over")
    XCTAssertEqual(try room.see("Ada")["board"]?.array?.count, names.count, "players see the last board, too")
    try compare(shown, given, room, mode)
  }

  private func input(_ spec: JSONNode, _ chance: inout SplitMix64) -> PlainValue {
    spec["type"]?.string == "bool" ? .bool(chance.below(2) == 0) : .int(spec["min"]?.int ?? 1)
  }

  private func answer(to question: JSONNode, _ chance: inout SplitMix64) -> (String, PlainValue) {
    let ids = (question["answers"]?.array ?? []).compactMap { $0["id"]?.string }
    switch question["kind"]?.string {
    case "number":
      let value = 5 + Int(chance.below(3))
      return ("\(value)", .int(value))
    case "text":
      let text = chance.below(2) == 0 ? "oslo" : "Rome"
      return ("\"\(text)\"", .text(text))
    case "multiple":
      let chosen = ids.filter { _ in chance.below(2) == 0 }
      return ("[\(chosen.map { "\"\($0)\"" }.joined(separator: ","))]", .list(chosen.map(PlainValue.text)))
    default:
      let id = ids[Int(chance.below(UInt64(ids.count)))]
      return ("[\"\(id)\"]", .list([.text(id)]))
    }
  }

  /// What a plain graded sitting of the same quiz, seed and options comes to.
  private func compare(
    _ shown: JSONNode, _ given: [String: [String: GivenResponse]], _ room: RoomStage, _ mode: String
  ) throws {
    let live = try XCTUnwrap(room.stage.engine.rooms[room.room])
    let guide = live.rounds[0].guide
    for row in shown["board"]?.array ?? [] {
      let name = row["name"]?.string ?? ""
      var beginning = guide.beginning
      beginning.players = [name]
      var sitting = GradedSitting(beginning, try Layers.recorded(guide, languages: []))
      try sitting.play { step, _, times in times == 0 ? given[name]?[step.id] : nil }
      let verdicts = sitting.verdicts.reduce(0) { $0 + $1.verdict.points }
      let points = sitting.result?.points ?? verdicts
      XCTAssertEqual(row["points"]?.double ?? -1, points, accuracy: 1e-6, "\(mode): \(name)")
      let isTold = sitting.result?.points != nil
      let of = isTold ? sitting.result?.of ?? 0 : sitting.verdicts.reduce(0) { $0 + $1.verdict.of }
      XCTAssertEqual(row["of"]?.double ?? -1, of, accuracy: 1e-6, "\(mode): \(name)")
    }
  }
}
