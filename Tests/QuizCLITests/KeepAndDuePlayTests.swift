import Foundation
import XCTest

/// A mode that keeps each card at once and says what is due, as its player meets it.
final class KeepAndDuePlayTests: XCTestCase {
  private static let mode = """
    return { api = 1, name = "Days", kinds = { "text" },
      order = function(questions, ctx)
        local list = {}
        for _, question in ipairs(questions) do
          if (ctx.memory[question.id] or 0) <= ctx.day.number then list[#list + 1] = question end
        end
        return list
      end,
      keep = function(state, ctx)
        if ctx.asked then return { memory = { [ctx.asked.id] = ctx.day.number + 2 } } end
      end,
      due = function(memory, quiz, ctx)
        local n = 0
        for _, question in ipairs(quiz.questions) do
          if (memory[question.id] or 0) <= ctx.day.number then n = n + 1 end
        end
        return n
      end }
    """

  private static let cards = """
    {"title":"Cards","plugin":"days","questions":[
      {"id":"p","kind":"info","text":"Hello"},
      {"id":"a","kind":"text","text":"A","accept":["a"]},{"id":"b","kind":"text","text":"B","accept":["b"]},
      {"id":"c","kind":"text","text":"C","accept":["c"]},{"id":"n","kind":"number","text":"N","correct":1}]}
    """

  private let right = #"{"answer":"a"}"#
  private let on = #"{"continue":true}"#

  private func place() throws -> Place {
    let place = try Place()
    place.environment["QUIZRUN_NOW"] = "2026-11-20T10:00:00Z"
    try place.plugin("days", Self.mode)
    try place.quiz("pack", Self.cards)
    return place
  }

  private func due(_ place: Place, _ quiz: String = "pack", day: String? = nil) throws -> Int? {
    let settings: [String: String?] = day.map { ["QUIZRUN_NOW": "\($0)T10:00:00Z"] } ?? [:]
    let outcome = try place.run(["list", "--json"], [], settings)
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]] ?? []
    return list.first { $0["id"] as? String == quiz }?["due"] as? Int
  }

  func testWhatIsLeftHasCountedAndTheListTells() throws {
    let place = try place()
    XCTAssertEqual(try due(place), 3)
    let first = try place.play(["pack"], [on, right])
    XCTAssertEqual(first.first("question")?.int("of"), 3, "the number is not of the kinds")
    XCTAssertEqual(try due(place), 2, "left after one card")
    XCTAssertEqual(try due(place, day: "2026-11-22"), 3)
    XCTAssertTrue(try place.run(["list", "--csv"]).output.contains("pack.json,2\n"))
    let table = try place.run(["list"]).output
    XCTAssertTrue(table.contains("2 due"), table)
    XCTAssertTrue(try place.run(["list"], [], ["LANG": "de_DE.UTF-8"]).output.contains("2 fällig"))
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }

  func testADiscardTakesItBack() throws {
    let place = try place()
    _ = try place.play(["pack"], [on, right, #"{"quit":"keep"}"#])
    XCTAssertEqual(try due(place), 2)
    _ = try place.play(["pack", "--new"], [on, right, #"{"quit":"discard"}"#])
    XCTAssertEqual(try due(place), 2, "as the other sitting left it")
    _ = try place.play(["pack"], [right, #"{"quit":"discard"}"#])
    XCTAssertEqual(try due(place), 3)
  }

  func testASittingOfAnEarlierDayDoesNotGoOnByItself() throws {
    let place = try place()
    _ = try place.play(["pack"], [on, right])
    XCTAssertEqual(try place.play(["pack"]).first("begin")?.bool("resumed"), true)
    XCTAssertTrue(try place.run(["list"]).output.contains("Continue"))
    let next = try place.run(["list"], [], ["QUIZRUN_NOW": "2026-11-21T00:30:00Z"]).output
    XCTAssertFalse(next.contains("Continue"), next)
    let later = try place.play(["pack"], [on], ["QUIZRUN_NOW": "2026-11-21T10:00:00Z"])
    XCTAssertEqual(later.first("begin")?.bool("resumed"), false)
    XCTAssertEqual(later.first("question")?.int("of"), 2, "what was answered yesterday is not due today")
  }

  func testQuestionsOfOtherKindsAreLeftOutAndToldOnce() throws {
    let place = try place()
    try place.plugin(
      "typed", "return { api = 1, kinds = { 'number', 'text' }, quiz = 'marked', start = function() return {} end }")
    try place.plugin("numbers", "return { api = 1, kinds = { 'number' } }")
    try place.quiz(
      "mixed",
      """
      {"title":"M","questions":[{"id":"a","kind":"text","text":"A","accept":["a"]},{"id":"f","kind":"text","text":"F"},
        {"id":"n","kind":"number","text":"N","correct":1},{"id":"t","kind":"truefalse","text":"T","correct":true}]}
      """)
    let alone = try place.run(["mixed", "--plugin", "typed", "--json"])
    XCTAssertTrue(
      alone.output.contains(
        "1 question without a right answer and 1 question of another kind than number or text left out for 'typed'"),
      alone.output)
    let both = try place.run(["mixed", "--plugin", "typed", "--plugin", "numbers", "--json"])
    XCTAssertEqual(Message.all(both.output).first("question")?.string("id"), "n")
    XCTAssertEqual(Message.all(both.output).first("question")?.int("of"), 1)
    XCTAssertEqual(both.output.components(separatedBy: "left out").count, 2, both.output)
    let none = try place.run(["mixed", "--plugin", "days"], [])
    XCTAssertEqual(none.code, 0)
    try place.plugin("matched", "return { api = 1, kinds = { 'match' }, start = function() return {} end }")
    let refused = try place.run(["mixed", "--plugin", "matched"])
    XCTAssertEqual(refused.code, 65)
    XCTAssertTrue(refused.errors.contains("no question is of the kind match"), refused.errors)
  }

  /// A layer orders all that the quiz draws; what is asked of it is the player's.
  func testTheLimitCutsAfterTheOrder() throws {
    let place = try place()
    try place.plugin(
      "turned",
      """
      return { api = 1, order = function(questions)
        local turned = {}
        for i = #questions, 1, -1 do turned[#turned + 1] = questions[i] end
        return turned end }
      """)
    try place.quiz("four", Samples.statements(4, ""))
    let played = try place.play(
      ["four", "--plugin", "turned", "--limit", "2"], Array(repeating: #"{"answer":["true"]}"#, count: 2))
    XCTAssertEqual(played.of("question").map { $0.string("id") }, ["q4", "q3"])
    XCTAssertEqual(played.first("question")?.int("of"), 2)
    XCTAssertEqual(played.first("result")?.number("of"), 2)
    XCTAssertEqual(try place.run(["verify"]).code, 0)
  }

  /// `plugin check` asks what is due of a quiz that was never played, and with what its sittings kept.
  func testCheckFindsADueThatFails() throws {
    let place = try place()
    XCTAssertEqual(try place.run(["plugin", "check", "days"]).code, 0)
    try place.plugin(
      "days",
      """
      return { api = 1, kinds = { "text" },
        keep = function(_, ctx) return { memory = { last = ctx.asked and ctx.asked.id } } end,
        due = function(memory) return memory.last and memory.last + 1 or 0 end }
      """)
    let outcome = try place.run(["plugin", "check", "days"])
    XCTAssertEqual(outcome.code, 1)
    XCTAssertTrue(outcome.output.contains("days.lua:3") && outcome.output.contains("due"), outcome.output)
  }

  func testOutcomesHaveData() throws {
    let place = try place()
    try place.plugin(
      "whose",
      """
      return { api = 1, result = function(_, ctx)
        return { headline = ctx.quiz.outcomes[1].data.sound .. #ctx.quiz.outcomes[2].data } end }
      """)
    try place.quiz(
      "cats",
      """
      {"title":"C","outcomes":[{"id":"cat","data":{"sound":"meow"}},{"id":"dog"}],"questions":[
        {"id":"q","kind":"single","text":"?","answers":[{"text":"a","outcomes":{"cat":1}},{"text":"b","outcomes":{"dog":1}}]}]}
      """)
    let result = try place.play(["cats", "--plugin", "whose"], [#"{"answer":["a"]}"#]).first("result")
    XCTAssertEqual(result?.string("headline"), "meow0")
    XCTAssertEqual(try place.run(["quiz", "convert", "home/quizzes/cats.json", "cats.lua"]).code, 0)
    let text = try String(contentsOfFile: place.root + "/cats.lua", encoding: .utf8)
    XCTAssertTrue(text.contains("meow"), text)
  }

  /// The sum over the quiz's own mode and every mode that remembers it; one that fails leaves the key away and is told.
  func testDueIsASumAndAFailureIsTold() throws {
    let place = try place()
    try place.plugin(
      "more",
      "return { api = 1, keep = function() return { memory = { x = 1 } } end, due = function(memory) return memory.x * 10 end }"
    )
    XCTAssertEqual(try due(place), 3, "a mode that does not remember the quiz has no say")
    _ = try place.play(["pack", "--plugin", "more"], [on, right])
    XCTAssertEqual(try due(place), 13)
    try place.plugin("more", "return { api = 1, due = function() return 'many' end }")
    XCTAssertNil(try due(place))
    let outcome = try place.run(["list"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(
      outcome.errors.contains("more.lua:1: due must return a whole number, 0 or more, got a text"), outcome.errors)
    place.verifies = true
  }
}
