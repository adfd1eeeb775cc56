import JSONText
import QuizCore
import Words
import XCTest

@testable import QuizEngine

/// Typed answers on the wall: counted in all their spellings, the right ones marked, and hidden by the host.
final class RoomWallTests: XCTestCase {
  private let towns =
    #"{"title":"T","questions":[{"id":"a","kind":"text","text":"Where?","accept":["İstanbul"]},"#
    + #"{"id":"b","text":"Wide?","answers":[{"text":"Amazon","correct":true},{"text":"Ems"}]}]}"#

  private func room(_ body: String = #"{"quizzes":["towns"],"seed":7}"#) throws -> RoomStage {
    let stage = try EngineStage()
    try stage.quiz("towns", towns)
    return try RoomStage(stage, body)
  }

  /// Each person types a text; the question is locked and revealed.
  private func revealed(_ texts: [String]) throws -> RoomStage {
    let room = try room()
    for place in texts.indices { try room.join("P\(place)") }
    try room.act("open")
    for (place, text) in texts.enumerated() {
      XCTAssertEqual(try room.answer("P\(place)", #"{"epoch":1,"answer":"\#(text)"}"#).status, 200)
    }
    try room.act("lock")
    try room.act("reveal")
    return room
  }

  private func counts(_ node: JSONNode) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: (node["counts"]?.object ?? []).map { ($0.key, $0.value.int ?? 0) })
  }

  func testSpellingsOfOneAnswerAreOneBar() throws {
    let room = try revealed(["Istanbul", "istanbul", "Istanbul", "İSTANBUL", "Ankara", "ａｎｋａｒａ"])
    for seen in [try room.see(as: "host"), try room.see(as: "screen"), try room.see("P0")] {
      XCTAssertEqual(counts(seen), ["Istanbul": 4, "Ankara": 2])
      XCTAssertEqual(seen["right"]?.array?.compactMap(\.string), ["Istanbul"], "the right one is named")
    }
  }

  /// Nothing says what is right before the reveal.
  func testRightTextsAreToldAtTheReveal() throws {
    let room = try room()
    try room.join("Ada")
    try room.act("open")
    _ = try room.answer("Ada", #"{"epoch":1,"answer":"Istanbul"}"#)
    XCTAssertNil(try room.act("lock")["right"])
    XCTAssertNil(try room.see("Ada")["counts"])
  }

  func testTheHostHidesATypedText() throws {
    let room = try revealed(["Istanbul", "Rude word", "rude WORD"])
    let hidden = try room.host(#"{"do":"hide","answer":"RUDE word"}"#)
    XCTAssertEqual(hidden.status, 200, hidden.message)
    let views: [JSONNode] = [try XCTUnwrap(hidden.objects.first), try room.see(as: "screen"), try room.see("P0")]
    for seen in views { XCTAssertEqual(counts(seen), ["Istanbul": 1]) }
    XCTAssertEqual(try room.host(#"{"do":"hide","answer":"rude word"}"#).status, 200, "done already")
    let unknown = try room.host(#"{"do":"hide","answer":"Paris"}"#)
    XCTAssertEqual(unknown.status, 409)
    XCTAssertEqual(unknown.message, "no player typed that text: hide one of the texts shown")
    XCTAssertEqual(try room.host(#"{"do":"hide"}"#).status, 422)
  }

  /// A long text is named as it is shown.
  func testALongTextIsHiddenByWhatIsShown() throws {
    let room = try revealed([String(repeating: "rude ", count: 40), "Istanbul"])
    let shown = try XCTUnwrap(counts(try room.see(as: "screen")).keys.first { $0 != "Istanbul" })
    XCTAssertEqual(try room.host(#"{"do":"hide","answer":"\#(shown)"}"#).status, 200)
    XCTAssertEqual(counts(try room.see(as: "screen")), ["Istanbul": 1])
  }

  func testChoicesCannotBeHidden() throws {
    let room = try revealed(["Istanbul"])
    try room.act("next")
    _ = try room.answer("P0", #"{"epoch":2,"answer":["a"]}"#)
    try room.act("lock")
    XCTAssertEqual(try room.host(#"{"do":"hide","answer":"Amazon"}"#).status, 409)
  }

  // MARK: Rosters

  func testARosterNamesWhatCannotBeUsed() throws {
    let stage = try EngineStage()
    try stage.quiz("towns", towns)
    let long = "Maximiliane Friederike von und zu Ahrensburg"
    let body = #"{"quizzes":["towns"],"roster":["Ada","\#(long)","Bo"]}"#
    let reply = try stage.ask("room-open", ["token": try stage.owner(), "body": body])
    XCTAssertEqual(reply.status, 422)
    XCTAssertEqual(
      reply.message,
      "'roster' has names that cannot be used: '\(long)': a name has 1 to 24 characters that can be seen")
  }

  func testHomeworkNamesWhoNeverJoined() throws {
    let room = try room(#"{"quizzes":["towns"],"pace":"own","roster":["Ada","Bo","Çelik"]}"#)
    try room.join("Bo")
    let absent = { (node: JSONNode?) in node?["absent"]?.array?.compactMap(\.string) }
    XCTAssertEqual(absent(try room.act("open")), ["Ada", "Çelik"])
    XCTAssertNil(try room.see(as: "screen")["absent"])
    try room.act("end")
    let past = try room.stage.ask("room-past", ["token": room.owner, "room": room.room])
    XCTAssertEqual(absent(past.objects.first), ["Ada", "Çelik"])
    let csv = try room.stage.ask("room-past", ["token": room.owner, "room": room.room, "form": "csv"])["csv"]?.string
    XCTAssertEqual(csv?.contains(",,Ada,,,,0,0,"), true, csv ?? "")
  }

  /// A name in letters that look like others does not take a player's place.
  func testANameThatLooksLikeAnotherIsTaken() throws {
    let room = try room()
    try room.join("Anna")
    for name in ["Аnna", "ＡＮＮＡ", "anna"] {
      XCTAssertEqual(try room.stage.ask("room-join", ["code": room.code, "name": name]).status, 409, name)
    }
  }
}
