import Foundation
import XCTest

/// `quizrun cards`, and the buttons of a card, as a learner and a program meet them.
final class CardsCommandTests: XCTestCase {
  private static let firstDay = 20_500  // 2026-02-16

  private func now(_ day: Int) -> [String: String?] {
    [
      "QUIZRUN_NOW": ISO8601DateFormatter().string(
        from: Date(timeIntervalSince1970: Double(Self.firstDay + day) * 86_400 + 36_000))
    ]
  }

  private func cards(_ place: Place, _ arguments: [String], _ day: Int = 0) throws -> [[String: Any]] {
    Message.list(try place.run(["cards"] + arguments + ["--json"], [], now(day)).output)
  }

  private func object(_ place: Place, _ arguments: [String], _ day: Int = 0) throws -> [String: Any] {
    let outcome = try place.run(["cards"] + arguments + ["--json"], [], now(day))
    let found = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try XCTUnwrap(found as? [String: Any], outcome.errors)
  }

  private func play(_ place: Place, _ day: Int, _ actions: [String?]) throws -> [Message] {
    let lines = actions.map { $0.map { #"{"action":"\#($0)"}"# } ?? #"{"continue":true}"# }
    return try place.run(["deck", "--json"], lines, now(day)).output.split(separator: "\n")
      .compactMap { Message(String($0)) }
  }

  func testButtonsSayTheNextDayAndRatingsAreTakenBack() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 3, new: 3)
    let messages = try play(
      place, 0,
      [nil, "again", nil, "easy", "undo", "undo", nil, "good", nil, "good", nil, "good", "undo", nil, "hard", nil])
    let back = try XCTUnwrap(messages.of("page").dropFirst().first?.object["actions"] as? [[String: Any]])
    XCTAssertEqual(back.prefix(4).map { $0["next"] as? String }, ["1 d", "1 d", "2 d", "8 d"])
    XCTAssertEqual(back.map { $0["id"] as? String }, ["again", "hard", "good", "easy", "bury", "suspend"])
    XCTAssertEqual(messages.last?.type, "result")
    XCTAssertEqual(messages.last?.object["points"] as? Int, 3)
    let cards = try cards(place, ["deck"])
    XCTAssertEqual(cards.map { $0["reps"] as? Int }, [1, 1, 1])
    XCTAssertEqual(cards.map { $0["stability"] as? Double }, [2.3065, 2.3065, 1.2931])
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }

  func testSuspendedAndBuriedCardsDoNotCome() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 4, new: 4)
    _ = try play(place, 0, ["suspend", "bury", nil, "good"])
    let list = try cards(place, ["deck"])
    XCTAssertEqual(list.map { $0["suspended"] as? Bool }, [true, false, false, false])
    XCTAssertEqual(try cards(place, ["deck", "--suspended"]).map { $0["id"] as? String }, ["c1"])
    XCTAssertEqual(try cards(place, ["--new"]).map { $0["deck"] as? String }, ["deck", "deck"])
    let days = try object(place, ["deck", "--forecast", "3"])["days"] as? [[String: Any]]
    XCTAssertEqual(days?.map { $0["new"] as? Int }, [1, 1, 0])
    XCTAssertEqual(days?.map { $0["day"] as? String }, ["2026-02-16", "2026-02-17", "2026-02-18"])
    XCTAssertEqual(try place.run(["cards", "deck", "--unsuspend", "c1"], [], now(1)).code, 0)
    XCTAssertEqual(try place.run(["cards", "deck", "--suspend", "c3", "c4"], [], now(1)).code, 0)
    XCTAssertEqual(try cards(place, ["deck", "--suspended"], 1).map { $0["id"] as? String }, ["c3", "c4"])
    let pages = try play(place, 1, [nil, "good", nil, "good", nil]).of("page")
    XCTAssertEqual(pages.map { $0.string("id") }, ["c1", "c1", "c2", "c2", "cards:over"])
    XCTAssertEqual(try place.run(["cards", "deck", "--forget", "c1"], [], now(1)).code, 0)
    XCTAssertNil(try cards(place, ["deck"], 1)[0]["due"])
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }

  /// What is known day after day is what the forecast said, with caps, from a day on with cards that are suspended.
  func testEachDayBringsWhatTheForecastSaid() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 30, new: 4)
    _ = try play(place, 0, Array(repeating: [nil, "good"], count: 4).flatMap { $0 } + [nil])
    _ = try place.run(["cards", "deck", "--suspend", "c2", "c20"], [], now(0))
    let forecast = try XCTUnwrap(object(place, ["--forecast=12"])["days"] as? [[String: Any]])
    for day in 1..<12 {
      let today = try XCTUnwrap(object(place, ["--forecast=1"], day)["days"] as? [[String: Any]])
      XCTAssertEqual(today[0] as NSDictionary, forecast[day] as NSDictionary)
      let count = (forecast[day]["due"] as? Int ?? 0) + (forecast[day]["new"] as? Int ?? 0)
      let messages = try play(place, day, Array(repeating: [nil, "good"], count: count).flatMap { $0 } + [nil])
      XCTAssertEqual(messages.last?.type, "result", "day \(day)")
      XCTAssertEqual(messages.last?.object["of"] as? Int, count == 0 ? nil : count)
    }
  }

  func testRetention() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2, new: 2)
    XCTAssertEqual(try object(place, ["--retention"])["months"] as? [NSDictionary], [])
    _ = try play(place, 0, [nil, "good", nil, "again", nil, "good", nil])
    // The first is due on day 2, the second on day 1; a rating that is taken back does not count.
    _ = try play(place, 1, [nil, "again", "undo", nil, "good", nil])
    _ = try play(place, 20, [nil, "again", nil, "good", nil, "good", nil])
    let months = try XCTUnwrap(object(place, ["--retention"], 20)["months"] as? [NSDictionary])
    XCTAssertEqual(
      months,
      [
        ["month": "2026-02", "reviews": 4, "asked": 1, "known": 1],
        ["month": "2026-03", "reviews": 3, "asked": 2, "known": 1],
      ])
  }

  /// Enter alone is a rating: a deck that was left behind it is no sitting in which nothing was done.
  func testRatingsByEnterAloneStayWhenTheDeckIsLeft() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 4, new: 4)
    let left = try place.run(["deck", "--plain"], ["", "", ":q", "keep"], now(0))
    XCTAssertEqual(left.code, 0, left.errors)
    let months = try XCTUnwrap(object(place, ["--retention"])["months"] as? [NSDictionary])
    XCTAssertEqual(months, [["month": "2026-02", "reviews": 1, "asked": 0, "known": 0]])
    XCTAssertTrue(try place.run(["streak", "--json"], [], now(0)).output.contains(#""current":1"#))
    // The end of the input leaves it as well.
    _ = try place.run(["deck", "--plain"], ["", ""], now(0))
    XCTAssertEqual(try cards(place, ["deck"]).map { $0["reps"] as? Int }, [1, 1, 0, 0])
    XCTAssertEqual(try (object(place, ["--retention"])["months"] as? [NSDictionary])?.first?["reviews"] as? Int, 2)
  }

  func testExitCodes() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2, new: 2)
    for (arguments, code) in [
      (["nowhere"], 66), (["deck", "--suspend", "c9"], 66), (["deck", "--suspend"], 2), (["--suspend", "c1"], 2),
      (["--due", "--new"], 2), (["deck", "--forecast=0"], 2), (["deck", "c1"], 2), (["--json", "--csv"], 2),
      (["import"], 2), (["import", "nowhere.apkg"], 66),
    ] as [([String], Int32)] {
      let outcome = try place.run(["cards"] + arguments)
      XCTAssertEqual(outcome.code, code, "\(arguments): \(outcome.errors)")
      XCTAssertEqual(outcome.output, "")
    }
    XCTAssertEqual(
      try place.run(["cards", "deck", "--find", "back 2", "--csv"]).output,
      "id,front,back,due,stability,difficulty,reps,lapses,suspended\nc2,Card 2,back 2,,,,0,0,false\n")
  }

  /// A day that begins at four takes what is played before along.
  func testDaysThatBeginLater() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2, new: 1)
    XCTAssertEqual(try place.run(["config", "day-starts", "7"]).code, 2)
    XCTAssertEqual(try place.run(["config", "day-starts", "4"]).code, 0)
    let night = ["QUIZRUN_NOW": "2026-02-17T03:59:00Z"], morning = ["QUIZRUN_NOW": "2026-02-17T04:00:00Z"]
    _ = try place.run(["deck", "--json"], [#"{"continue":true}"#, #"{"action":"good"}"#, #"{"quit":"keep"}"#], night)
    XCTAssertTrue(try place.run(["streak", "--json", "--explain"], [], night).output.contains(#""day":"2026-02-16""#))
    XCTAssertTrue(try place.run(["cards", "--forecast=1", "--json"], [], night).output.contains(#""new":0"#))
    XCTAssertTrue(try place.run(["cards", "--forecast=1", "--json"], [], morning).output.contains(#""new":1"#))
  }

  /// Cards that are only suspended, buried or rated by mistake make no day, in a sitting that was left or finished.
  func testOnlyARatingMakesADay() throws {
    for (actions, counts) in [
      (["suspend"], false), (["bury"], false), ([nil, "good", "undo"], false),
      ([nil, "good", "undo", "suspend"], false),
      ([nil, "good", "suspend"], true), ([nil, "good", "bury"], true), ([nil, "good", "undo", nil, "again"], true),
      (["suspend", "suspend", "suspend"], false), ([nil, "good", "suspend", "suspend", nil], true),
    ] as [([String?], Bool)] {
      let place = try Place()
      try CardsDeck.install(in: place, cards: 3, new: 3)
      _ = try play(place, 0, actions)
      let streak = try place.run(["streak", "--json"], [], now(0)).output
      XCTAssertEqual(streak.contains(#""current":1"#), counts, "\(actions): \(streak)")
      XCTAssertEqual(try place.run(["verify"]).code, 0)
    }
  }

  /// A card with gaps is listed as it is shown, and the days of a forecast may stand before the deck.
  func testGapsAndTheOrderOfWords() throws {
    let place = try Place()
    try CardsDeck.install(in: place, cards: 2, new: 1)
    try place.quiz(
      "gaps",
      #"""
      {"title":"Gaps","plugin":"cards","questions":[{"id":"g","kind":"gaps","text":"The [[r]] is [[n]] km long.",
        "gaps":{"r":{"accept":["Rhine"]},"n":{"correct":1233}}}]}
      """#)
    XCTAssertEqual(
      try place.run(["cards", "gaps", "--csv"]).output.split(separator: "\n").last,
      "g,The ____ is ____ km long.,The Rhine is 1233 km long.,,,,0,0,false")
    let days = try object(place, ["--forecast", "2", "deck"])["days"] as? [[String: Any]]
    XCTAssertEqual(days?.map { $0["new"] as? Int }, [1, 1])
  }

  func testWithoutTheModeItSaysWhereItComesFrom() throws {
    let place = try Place()
    let outcome = try place.run(["cards"])
    XCTAssertEqual(outcome.code, 66)
    XCTAssertTrue(outcome.errors.contains("QUIZRUN_SHARE"), outcome.errors)
  }
}
