import Foundation
import XCTest

/// The forecast in the result of a sitting is what the following days bring.
final class CardsForecastTests: XCTestCase {
  private static let firstDay = 20_500  // 2026-02-16

  private func now(_ day: Int) -> [String: String?] {
    [
      "QUIZRUN_NOW": ISO8601DateFormatter().string(
        from: Date(timeIntervalSince1970: Double(Self.firstDay + day) * 86_400 + 36_000))
    ]
  }

  /// A deck of the cards of a range, with the caps of a day.
  private func install(_ place: Place, _ cards: ClosedRange<Int>, new: Int, reviews: Int, rate: String = "typed") throws
  {
    try CardsDeck.install(in: place, cards: 1, new: new)
    let questions = cards.map { #"{"id":"c\#($0)","kind":"text","text":"Card \#($0)","accept":["back"]}"# }
    let options = #"{"new":\#(new),"reviews":\#(reviews),"rate":"\#(rate)"}"#
    try place.quiz(
      "deck",
      #"{"title":"Deck","plugin":"cards","options":\#(options),"questions":["# + questions.joined(separator: ",") + "]}"
    )
  }

  private func due(_ place: Place, _ day: Int) throws -> Int? {
    let list = try place.run(["list", "--json"], [], now(day)).output
    let rows = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]]
    return rows?.first { $0["id"] as? String == "deck" }?["due"] as? Int
  }

  /// Plays a day, everything known but what comes at one of these places; gives the result.
  private func play(_ place: Place, _ day: Int, wrong: Set<Int> = []) throws -> Message {
    let program = try place.start(["deck", "--json"], now(day))
    var count = 0
    while let message = program.readLine().flatMap(Message.init) {
      switch message.type {
      case "question":
        count += 1
        program.send(wrong.contains(count) ? #"{"answer":"no"}"# : #"{"answer":"back"}"#)
      case "page": program.send(#"{"continue":true}"#)
      case "result":
        XCTAssertEqual(program.finish().code, 0)
        return message
      default: break
      }
    }
    throw XCTSkip("the program ended early")
  }

  /// Days ahead with the cards that the bars say; a day without a bar brings none.
  private func forecast(_ result: Message) -> [Int: Int] {
    let bars = result.object["bars"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: bars.compactMap { bar in
        guard let label = bar["label"] as? String, let value = bar["value"] as? Int else { return nil }
        return (label == "tomorrow" ? 1 : Int(label.filter(\.isNumber)) ?? 0, value)
      })
  }

  /// Three weeks with caps, a week of absence, and cards that are taken out of the deck on the way.
  func testWhatIsForecastComes() throws {
    let place = try Place()
    try install(place, 1...40, new: 9, reviews: 6)
    var last: [Int: Int] = [:]
    for day in 0..<21 where !(8..<13).contains(day) {
      if day == 15 { try install(place, 1...30, new: 9, reviews: 6) }
      let isKnown = day != 0 && day != 15 && !(9..<14).contains(day)
      let due = try XCTUnwrap(try due(place, day))
      let result = try play(place, day, wrong: day % 3 == 0 ? [2, 3] : [])
      if isKnown {
        // New cards of that day come on top of what the bar forecast.
        let news = min(9, max(0, 40 - 9 * day))
        XCTAssertEqual(due, (last[1] ?? 0) + news, "day \(day)")
      }
      last = forecast(result)
      if let first = last[1] {
        XCTAssertTrue(result.string("body")?.hasPrefix("Tomorrow \(first) card") == true, result.text)
      }
    }
  }

  /// With nothing new, everything known and no day missed, the forecast for a week is right to the card.
  func testAWeekAhead() throws {
    let place = try Place()
    try install(place, 1...30, new: 30, reviews: 7)
    let result = try play(place, 0)
    let forecast = forecast(result)
    for day in 1...7 {
      XCTAssertEqual(try due(place, day), forecast[day] ?? 0, "day \(day) of \(forecast)")
      _ = try play(place, day)
    }
  }

  /// Cards behind the cap and overdue ones are due tomorrow; a card that is gone is not.
  func testTheCapAndTheGone() throws {
    let place = try Place()
    try install(place, 1...60, new: 60, reviews: 200)
    _ = try play(place, 0)
    try install(place, 1...50, new: 60, reviews: 20)
    let result = try play(place, 40)
    XCTAssertEqual(result.string("body"), "Tomorrow 20 cards are due.")
    XCTAssertEqual(try due(place, 41), 20)
    let bars = result.object["bars"] as? [[String: Any]]
    XCTAssertEqual(bars?.first?["of"] as? Int, 50)
  }

  /// A day on which a card was rated counts, also where the sitting was left.
  func testARatingCountsForTheDay() throws {
    let place = try Place()
    try install(place, 1...5, new: 5, reviews: 20, rate: "self")
    func streak(_ day: Int) throws -> [String: Any] {
      let text = try place.run(["streak", "--json"], [], now(day)).output
      return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], text)
    }
    func leave(_ day: Int, _ lines: [String]) throws {
      _ = try place.run(["deck", "--json"], lines + [#"{"quit":"keep"}"#], now(day))
    }
    try leave(0, [#"{"continue":true}"#])
    XCTAssertEqual(try streak(0)["current"] as? Int, 0, "the front alone is no rating")
    try leave(0, [#"{"action":"good"}"#])
    XCTAssertEqual(try streak(0)["current"] as? Int, 1)
    try leave(1, [#"{"continue":true}"#, #"{"action":"good"}"#])
    XCTAssertEqual(try streak(1)["current"] as? Int, 2)
    XCTAssertEqual(try streak(3)["alive"] as? Bool, false)
    // A discarded sitting counts for nothing.
    _ = try place.run(
      ["deck", "--json"], [#"{"continue":true}"#, #"{"action":"good"}"#, #"{"quit":"discard"}"#], now(5))
    XCTAssertEqual(try streak(5)["current"] as? Int, 0)
  }

  /// Sittings of older programs are as they were.
  func testOlderSittingsThatWereLeftDoNotCount() throws {
    let place = try Place()
    place.verifies = false
    try install(place, 1...5, new: 5, reviews: 20, rate: "self")
    _ = try place.run(
      ["deck", "--json"], [#"{"continue":true}"#, #"{"action":"good"}"#, #"{"quit":"keep"}"#], now(0))
    XCTAssertTrue(try place.run(["streak", "--json"], [], now(0)).output.contains(#""current":1"#))
    try place.forge(#"update beginnings set json=replace(json,'"rules":9','"rules":8')"#)
    XCTAssertTrue(try place.run(["streak", "--json"], [], now(0)).output.contains(#""current":0"#))
  }
}
