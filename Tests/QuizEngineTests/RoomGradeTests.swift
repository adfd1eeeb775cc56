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
  private let rooms = GradedRoom.count

  func testTheBoardIsWhatGradeGives() throws {
    let (stage, modes) = try GradedRoom.stage()
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
        let (wire, value) = GradedRoom.answer(to: question, &chance)
        let inputs = GradedRoom.inputs(to: question, &chance)
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

  /// Compares with a plain graded sitting of the same quiz, seed and options.
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
