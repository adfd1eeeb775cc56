import JSONText
import QuizCore
import QuizPlay
import QuizScreens
import QuizWire
import XCTest

@testable import QuizCLI

/// Tests the lines that the desk sends to the engine.
final class RoomTalkTests: XCTestCase {
  private func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }

  private func take(_ talk: inout RoomTalk, _ line: String) -> (news: [RoomTalk.News], replies: [String]) {
    let (news, replies) = talk.take(Array(line.utf8))
    return (news, replies.map(text))
  }

  private static let opened =
    #"{"id":"open","status":201,"room":"R1","code":"123456","place":4,"objects":[{"type":"room","phase":"lobby"}]}"#

  private func open() -> RoomTalk {
    var talk = RoomTalk(["quizzes": ["q"]], name: "desk")
    _ = take(&talk, Self.opened)
    return talk
  }

  func testOpeningAndWatching() {
    var talk = RoomTalk(["quizzes": ["q"]], name: "desk")
    XCTAssertEqual(text(talk.greeting()), #"{"id":"open","op":"room-open","body":"{\"quizzes\":[\"q\"]}"}"#)
    let (news, replies) = take(&talk, Self.opened)
    XCTAssertEqual(news.first, .opened(room: "R1", code: "123456"))
    XCTAssertEqual(news.count, 2)
    XCTAssertEqual(replies, [#"{"id":"watch","op":"watch","audience":"room/123456/host"}"#])
    XCTAssertEqual(text(talk.greeting()), #"{"id":"open","op":"room-open","body":"{\"room\":\"R1\"}"}"#)
  }

  func testARoomThatCannotBe() {
    var talk = RoomTalk(["quizzes": ["q"]], name: "desk")
    XCTAssertEqual(
      take(&talk, #"{"id":"open","status":404,"message":"there is no quiz 'q'"}"#).news,
      [.failed(404, "there is no quiz 'q'")])
    XCTAssertEqual(take(&talk, #"{"id":"open","status":503,"message":"busy"}"#).replies, [text(talk.greeting())])
  }

  /// Why there is no room is said at the desk in its language.
  func testTheDeskIsToldInItsLanguage() {
    var talk = RoomTalk(["quizzes": ["q"]], name: "desk", language: "de")
    XCTAssertTrue(text(talk.greeting()).hasSuffix(#","lang":"de"}"#))
    let refused = #"{"id":"open","status":422,"message":"no such mode","said":"Diesen Modus gibt es nicht."}"#
    XCTAssertEqual(take(&talk, refused).news, [.failed(422, "Diesen Modus gibt es nicht.")])
  }

  /// A room that was there is asked for again: on a busy machine a new engine may need more time than it has.
  func testARoomThatIsNotThereAtOnce() {
    var talk = open()
    let late = #"{"id":"open","status":422,"message":"grade.lua: it did not come to an end"}"#
    for _ in 0..<5 { XCTAssertEqual(take(&talk, late).replies, [text(talk.greeting())]) }
    XCTAssertEqual(take(&talk, late).news, [.failed(422, "grade.lua: it did not come to an end")])
    XCTAssertEqual(take(&talk, Self.opened).replies.count, 1)
    XCTAssertEqual(take(&talk, late).replies, [text(talk.greeting())])
  }

  /// An order that a dead engine did not answer is known again by its name.
  func testOrdersOutliveAnEngine() {
    var talk = open()
    let first = text(talk.order(["do": "lock"]))
    XCTAssertEqual(
      first, #"{"id":"do-1","op":"room-host","code":"123456","body":"{\"do\":\"lock\",\"request\":\"desk-1\"}"}"#)
    let second = text(talk.order(["do": "reveal", "request": "mine"]))
    XCTAssertTrue(second.contains(#"\"request\":\"mine\""#), second)
    XCTAssertEqual(take(&talk, Self.opened).replies.dropFirst(), [first, second])
    XCTAssertEqual(take(&talk, #"{"id":"do-1","status":200,"place":7,"objects":[]}"#).news, [])
    XCTAssertEqual(take(&talk, Self.opened).replies.dropFirst(), [second])
    XCTAssertEqual(
      take(&talk, #"{"id":"do-2","status":409,"message":"lock the question first"}"#).news,
      [.refused("lock the question first")])
    XCTAssertEqual(take(&talk, Self.opened).replies.count, 1)
  }

  /// People read what is refused in the language of their desk; programs have the sentence of the protocol.
  func testWhatIsRefusedInTheLanguageOfTheDesk() {
    var talk = RoomTalk(["quizzes": ["q"]], name: "desk", language: "de")
    _ = take(&talk, Self.opened)
    XCTAssertTrue(text(talk.order(["do": "reveal"])).hasSuffix(#","lang":"de"}"#))
    let reply = #"{"id":"do-1","status":409,"message":"lock the question first","said":"Schließ erst die Frage."}"#
    XCTAssertEqual(take(&talk, reply).news, [.refused("Schließ erst die Frage.")])
  }

  /// A reply that comes behind a newer event does not turn the room back, nor do rooms of others show.
  func testOnlyWhatIsNewer() {
    var talk = open()
    let event = { (to: String, place: Int, phase: String, answered: Int) in
      #"{"event":"room","to":["\#(to)"],"place":\#(place),"objects":[{"type":"room","phase":"\#(phase)","answered":\#(answered)}]}"#
    }
    XCTAssertEqual(take(&talk, event("room/R1/host", 9, "open", 0)).news.count, 1)
    XCTAssertEqual(take(&talk, event("room/R1/host", 8, "lobby", 0)).news, [])
    XCTAssertEqual(take(&talk, event("room/R1/screen", 10, "locked", 0)).news, [])
    XCTAssertEqual(take(&talk, event("room/R2/host", 11, "locked", 0)).news, [])
    XCTAssertEqual(take(&talk, event("room/R1/host", 9, "open", 1)).news.count, 1, "a counter has no place of its own")
    XCTAssertEqual(take(&talk, event("room/R1/host", 9, "open", 1)).news, [], "nothing twice")
    XCTAssertEqual(take(&talk, "no line").news, [])
  }

  func testAWholeRoomIsRead() throws {
    let line =
      #"{"type":"room","room":"R1","code":"123456","title":"Evening","quiz_title":"Animals","pace":"together","round":2,"rounds":4,"phase":"reveal","epoch":7,"joining":false,"players":2,"questions":10,"number":3,"#
      + #""question":{"type":"question","kind":"single","text":"Which?","answers":[{"id":"a","text":"A"}],"limit":20},"answered":2,"counts":{"a":2},"verdict":{"type":"verdict","answer":["a"],"explanation":"So."},"#
      + #""people":[{"player":1,"name":"Ada","here":true,"device":true},{"player":2,"name":"T","here":false,"device":false}],"new":1}"#
    let room = try XCTUnwrap(RoomView(wire: try JSONParser.parse(Array(line.utf8))))
    XCTAssertEqual(room.phase, .reveal)
    XCTAssertEqual([room.round, room.rounds, room.number, room.questions, room.players], [2, 4, 3, 10, 2])
    XCTAssertFalse(room.isJoinable)
    XCTAssertEqual(room.question?.answers, [Choice(id: "a", text: "A")])
    XCTAssertEqual(room.counts, [RoomView.Count("a", 2)])
    XCTAssertEqual(room.verdict?.answer, .ids(["a"]))
    XCTAssertEqual(room.people?.map(\.hasDevice), [true, false])
    XCTAssertNil(RoomView(wire: try JSONParser.parse(Array(#"{"type":"warning"}"#.utf8))))
  }

  func testOrdersAsObjects() {
    let cases: [(HostOrder, String)] = [
      (.lockJoining, #"{"do":"lock-joining"}"#), (.extend(seconds: 30), #"{"do":"extend","seconds":30}"#),
      (.correct(player: 2, points: -1.5, why: "w"), #"{"do":"correct","player":2,"points":-1.5,"why":"w"}"#),
      (
        .enter(player: 3, .number(2), inputs: [PlainField("sure", .int(2))]),
        #"{"do":"enter","player":3,"answer":2,"inputs":{"sure":2}}"#
      ),
      (.enter(player: 3, .pairs([Pair("l1", "r2")])), #"{"do":"enter","player":3,"answer":{"l1":"r2"}}"#),
      (.seat(name: "Table 4"), #"{"do":"enter","name":"Table 4"}"#),
      (.time(player: 1, factor: 1.5), #"{"do":"time","player":1,"factor":1.5}"#),
      (.rename(player: 1, name: "B"), #"{"do":"rename","player":1,"name":"B"}"#),
    ]
    for (order, text) in cases { XCTAssertEqual(order.line, text) }
  }
}
