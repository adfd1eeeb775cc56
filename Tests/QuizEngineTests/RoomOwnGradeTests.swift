import Foundation
import JSONText
import QuizCore
import QuizLibrary
import QuizPlay
import XCTest

@testable import QuizEngine

/// Sittings at everybody's own pace give what `grade` gives, too: questions not reached when the room closes count as
/// left out.
final class RoomOwnGradeTests: XCTestCase {
  private typealias Given = [String: [GivenResponse]]

  func testTheClosedBoardIsWhatGradeGives() throws {
    let (stage, modes) = try GradedRoom.stage()
    let owner = try stage.owner()
    var chance = SplitMix64(seed: 7)
    var compared: Set<String> = []
    for number in 0..<GradedRoom.count {
      let mode = modes[number % modes.count]
      let plugin = mode.isEmpty ? "" : #","plugin":["\#(mode)"]"#
      let quizzes = number % 3 == 0 ? #"["mix","mix"]"# : #"["mix"]"#
      let body = #"{"quizzes":\#(quizzes),"seed":\#(number),"pace":"own"\#(plugin)}"#
      let opened = try stage.ask("room-open", ["token": owner, "body": body])
      guard opened.status == 201 else {
        XCTAssertEqual(opened.status, 422, "\(mode): \(opened.message)")
        continue
      }
      _ = try stage.ask("room-host", ["token": owner, "code": opened["code"]?.string ?? "", "body": #"{"do":"end"}"#])
      if try play(try RoomStage(stage, body), mode, &chance) { compared.insert(mode) }
    }
    XCTAssertGreaterThanOrEqual(compared.count, min(8, GradedRoom.count / 3), "\(compared.sorted())")
    XCTAssertTrue(stage.told.isEmpty, stage.told.joined(separator: "\n"))
  }

  /// Whether `grade` takes the mode at all.
  private func play(_ room: RoomStage, _ mode: String, _ chance: inout SplitMix64) throws -> Bool {
    let names = ["Ada", "Bob", "Cid", "Dot", "Eve"]
    for name in names.dropLast(2) { try room.join(name) }
    try room.act("open")
    try room.join("Dot")
    XCTAssertEqual(try room.host(#"{"do":"enter","name":"Eve"}"#).status, 200)
    let rounds = try XCTUnwrap(room.stage.engine.rooms[room.room]).rounds
    var given: [String: [Given]] = [:]
    for name in names {
      given[name] = Array(repeating: [:], count: rounds.count)
      // Dot came in and never began, Eve has no device.
      var left = ["Dot", "Eve"].contains(name) ? 0 : Int(chance.below(UInt64(6 * rounds.count)))
      for round in rounds.indices where left > 0 {
        guard let sitting = try room.see(name)["sitting"]?.string else { break }
        left -= try play(sitting, room, name, till: left, &chance) { given[name]?[round][$0, default: []].append($1) }
      }
    }
    let shown = try room.act("end")
    XCTAssertEqual(shown.phase, "over")
    for name in names.dropLast() { XCTAssertEqual(try room.see(name).rows, shown.rows) }
    var isGraded = true
    for row in shown["board"]?.array ?? [] {
      let name = row["name"]?.string ?? ""
      var sum = (points: 0.0, of: 0.0)
      for (round, given) in zip(rounds, given[name] ?? []) {
        guard let (points, of) = try graded(round, name, given) else {
          isGraded = false
          continue
        }
        sum = (sum.points + points, sum.of + of)
      }
      if !isGraded { continue }
      XCTAssertEqual(row["points"]?.double ?? -1, sum.points, accuracy: 1e-6, "\(mode): \(name)")
      XCTAssertEqual(row["of"]?.double ?? -1, sum.of, accuracy: 1e-6, "\(mode): \(name)")
    }
    return isGraded
  }

  /// Answers so many questions, or less where there are less; how many.
  private func play(
    _ sitting: String, _ room: RoomStage, _ name: String, till most: Int, _ chance: inout SplitMix64,
    note: (String, GivenResponse) -> Void
  ) throws -> Int {
    let token = room.tokens[name]
    var count = 0
    var shown = try room.stage.show(sitting, token).objects.last
    while let object = shown, object["type"]?.string != "result" {
      guard object["type"]?.string == "question" else {
        shown = try room.stage.act(sitting, token, #"{"continue":true}"#).objects.last
        continue
      }
      if count == most { break }
      let wait = 1 + Int(chance.below(300))
      room.stage.pass(wait)
      let (wire, value) = GradedRoom.answer(to: object, &chance)
      let inputs = GradedRoom.inputs(to: object, &chance)
      let written = inputs.map { "\"\($0.0)\":\(ValueSpec.written($0.1))" }.joined(separator: ",")
      let reply = try room.stage.act(sitting, token, #"{"answer":\#(wire),"inputs":{\#(written)}}"#)
      XCTAssertEqual(reply.status, 200, "\(wire) \(reply.message)")
      note(object["id"]?.string ?? "", GivenResponse(value, inputs: inputs.map { PlainField($0.0, $0.1) }, ms: wait))
      count += 1
      shown = reply.objects.last
    }
    return count
  }

  /// The points that `grade` gives; nil for a mode that asks what is left out again and again, which it refuses.
  private func graded(_ round: RoomRound, _ name: String, _ given: Given) throws -> (points: Double, of: Double)? {
    var beginning = round.guide.beginning
    beginning.players = [name]
    var sitting = GradedSitting(beginning, try Layers.recorded(round.guide, languages: []))
    do throws(GradingProblem) {
      try sitting.play { step, _, times in given[step.id].flatMap { times < $0.count ? $0[times] : nil } }
    } catch {
      guard case .endless = error else { throw error }
      return nil
    }
    let (points, of) = try XCTUnwrap(sitting.state?.score)
    return (points, of)
  }

  /// A player who is done and one who comes are saved together: the next round is there all the same.
  func testWhatASittingLeadsToIsNotTakenForSaved() throws {
    let (stage, _) = try GradedRoom.stage()
    let room = try RoomStage(stage, #"{"quizzes":["mix","mix"],"pace":"own"}"#)
    try room.join("Ada")
    try room.act("open")
    let first = try XCTUnwrap(try room.see("Ada")["sitting"]?.string)
    var chance = SplitMix64(seed: 1)
    _ = try play(first, room, "Ada", till: 4, &chance) { _, _ in }
    let question = try XCTUnwrap(try stage.show(first, room.tokens["Ada"]).objects.last)
    let (wire, _) = GradedRoom.answer(to: question, &chance)
    stage.send(
      "do", ["sitting": first, "token": room.tokens["Ada"] ?? "", "body": #"{"answer":\#(wire)}"#])
    stage.send("room-join", ["code": room.code, "name": "Bob"])
    for _ in 0..<3 { stage.engine.advance() }
    let second = try XCTUnwrap(try room.see("Ada")["sitting"]?.string)
    XCTAssertNotEqual(second, first)
    XCTAssertEqual(try stage.show(second, room.tokens["Ada"]).status, 200)
    try stage.begin()
    XCTAssertEqual(try room.see("Ada")["sitting"]?.string, second)
    XCTAssertEqual(try stage.show(second, room.tokens["Ada"]).status, 200)
  }
}
