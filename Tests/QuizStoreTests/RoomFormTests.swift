import QuizCoding
import QuizCore
import QuizRoom
import XCTest

@testable import QuizStore

/// The stored form of rooms, letter by letter, and what the record gives back.
final class RoomFormTests: ScratchTestCase {
  private let standing = RoomStanding(points: 1.5, of: 3, settled: 2, isOver: true)
  private var cutShort: RoomStanding {
    var standing = RoomStanding(of: 3, isOver: true)
    standing.isCutShort = true
    return standing
  }

  private var samples: [(RoomEvent, String)] {
    [
      (.joined(player: 1, name: "Ada", visitor: "g"), #"{"joined":{"player":1,"name":"Ada","visitor":"g"}}"#),
      (.teamed(player: 1, team: 2), #"{"teamed":{"player":1,"team":2}}"#),
      (.joined(player: 2, name: "Table 4", visitor: nil), #"{"joined":{"player":2,"name":"Table 4"}}"#),
      (.allowed(player: 1, factor: 1.5), #"{"allowed":{"player":1,"factor":1.5}}"#),
      (.kicked(player: 1), #"{"kicked":1}"#),
      (.renamed(player: 1, name: "Eve"), #"{"renamed":{"player":1,"name":"Eve"}}"#),
      (.joiningLocked(true), #"{"joiningLocked":true}"#),
      (.started, #"{"started":true}"#),
      (
        .opened(RoomQuestion(round: 1, number: 2, of: 5, limit: 10_000)),
        #"{"opened":{"round":1,"number":2,"of":5,"limit":10000}}"#
      ),
      (.opened(RoomQuestion(round: 0, number: 1)), #"{"opened":{"number":1}}"#),
      (.reopened, #"{"reopened":true}"#),
      (
        .answered(
          RoomAnswer(
            player: 1, response: .chosen(["a"]), inputs: [PlainField("wager", .int(2))], ms: 900, request: "r",
            isEntered: true)),
        #"{"answered":{"player":1,"response":{"chosen":["a"]},"inputs":{"wager":2},"ms":900,"request":"r","entered":true}}"#
      ),
      (
        .answered(RoomAnswer(player: 1, response: .text("x"), ms: 1)),
        #"{"answered":{"player":1,"response":{"text":"x"},"ms":1}}"#
      ),
      (.ticked(5), #"{"ticked":5}"#), (.paused(6), #"{"paused":6}"#), (.resumed, #"{"resumed":true}"#),
      (.extended(7), #"{"extended":7}"#), (.locked(8), #"{"locked":8}"#),
      (
        .judged([
          Judgement(player: 1, points: 1, of: 2, correct: false, feedback: "Half.", standing: standing),
          Judgement(player: 2, points: 0, of: 0, standing: RoomStanding()),
        ]),
        #"{"judged":[{"player":1,"points":1,"of":2,"correct":false,"feedback":"Half.","standing":{"points":1.5,"of":3,"settled":2,"over":true}},{"player":2,"points":0,"of":0,"standing":{"points":0,"of":0}}]}"#
      ),
      (.revealed, #"{"revealed":true}"#), (.boarded, #"{"boarded":true}"#),
      (.hidden("rude word"), #"{"hidden":"rude word"}"#),
      (.corrected(player: 1, points: -1, why: "Late."), #"{"corrected":{"player":1,"points":-1,"why":"Late."}}"#),
      (
        .stood(player: 1, round: 0, standing),
        #"{"stood":{"player":1,"round":0,"standing":{"points":1.5,"of":3,"settled":2,"over":true}}}"#
      ),
      (
        .stood(player: 1, round: 1, cutShort),
        #"{"stood":{"player":1,"round":1,"standing":{"points":0,"of":3,"over":true,"short":true}}}"#
      ),
      (.requested("r"), #"{"requested":"r"}"#), (.ended, #"{"ended":true}"#),
    ]
  }

  private let plan = RoomPlan(
    room: "R", seed: 7, pace: .own, names: .roster, roster: ["Ada"], until: WallTime(milliseconds: 5),
    rounds: [RoomPlan.Round(sitting: "S", quiz: "q", title: "Q", mode: "trivia")])

  func testEvents() throws {
    for (event, text) in samples {
      XCTAssertEqual(EventCoding.text(event), text)
      XCTAssertEqual(try EventCoding.read(Array(text.utf8)), event)
    }
  }

  func testPlans() throws {
    let text =
      #"{"room":"R","seed":7,"pace":"own","names":"roster","roster":["Ada"],"until":5,"rounds":[{"sitting":"S","quiz":"q","title":"Q","mode":"trivia"}]}"#
    XCTAssertEqual(EventCoding.text(plan), text)
    XCTAssertEqual(try EventCoding.read(Array(text.utf8)), plan)
    let short = #"{"room":"R","seed":7,"rounds":[]}"#
    XCTAssertEqual(EventCoding.text(RoomPlan(room: "R", seed: 7, rounds: [])), short)
    XCTAssertEqual(try EventCoding.read(Array(short.utf8)), RoomPlan(room: "R", seed: 7, rounds: []))
  }

  func testTheRecordKeepsThem() throws {
    let record = try open()
    let events = samples.map(\.0)
    let stored = StoredRoom(plan: plan, code: "012345", started: WallTime(milliseconds: 3))
    func save(_ beginning: StoredRoom?, _ first: Int, _ events: [RoomEvent], isOver: Bool = false) throws -> Bool {
      let saving = RoomSaving(
        room: "R", beginning: beginning, first: first, events: events, time: WallTime(milliseconds: 9), players: 2,
        isOver: isOver, guests: beginning == nil ? [] : [record.newGuest("token", named: "Ada")])
      return try record.save([], rooms: [saving]).rooms == [nil]
    }
    XCTAssertTrue(try save(stored, 1, Array(events.prefix(4))))
    XCTAssertTrue(try save(nil, 5, Array(events.dropFirst(4))))
    // A place that is taken belongs to another program.
    XCTAssertFalse(try save(nil, 5, [.revealed]))
    let found = try XCTUnwrap(try record.room("R"))
    XCTAssertEqual(found.room, stored)
    XCTAssertEqual(found.events, events)
    XCTAssertNil(try record.room("S"))
    XCTAssertEqual(try record.openRoom(code: "012345"), "R")
    XCTAssertNotNil(try record.visitor("token"))
    XCTAssertTrue(try save(nil, events.count + 1, [.ended], isOver: true))
    XCTAssertNil(try record.openRoom(code: "012345"))
    XCTAssertEqual(try record.rooms().map(\.isOver), [true])
  }

  /// The port at which it was held last; who says none leaves it.
  func testTheRecordKeepsThePort() throws {
    let record = try open()
    let ports: [(said: Int?, kept: Int?)] = [(nil, nil), (9313, 9313), (nil, 9313), (8420, 8420)]
    for (index, port) in ports.enumerated() {
      let stored = StoredRoom(plan: plan, code: "012345", started: WallTime(milliseconds: 3))
      let saving = RoomSaving(
        room: "R", beginning: index == 0 ? stored : nil, first: index + 1, events: [.started],
        time: WallTime(milliseconds: 9), players: 2, isOver: false, port: port.said)
      XCTAssertEqual(try record.save([], rooms: [saving]).rooms, [nil])
      XCTAssertEqual(try record.room("R")?.room.port, port.kept)
      XCTAssertEqual(try record.rooms().map(\.port), [port.kept])
    }
  }
}
