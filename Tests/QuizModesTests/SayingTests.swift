import QuizCore
import QuizModes
import XCTest

/// Tests what modes say beside questions: notes, values of the header, marks on bars, texts by number, types of
/// entries.
final class SayingTests: XCTestCase {
  private func failures(_ fields: String) throws -> [String] {
    var stage = Stage(try mode(fields))
    try stage.play()
    return stage.failures
  }

  func testANoteIsKeptAsItIsWritten() throws {
    let plugin = try mode(
      "next = function(_, ctx) return ctx.remaining[1] and ctx.ask(ctx.remaining[1], { note = ' a  b\\n\\n c' }) end")
    var stage = Stage(plugin)
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.open?.asking?.note, " a  b\n\n c")
    XCTAssertEqual(
      try failures("next = function(_, ctx) return ctx.ask(ctx.remaining[1], { note = {} }) end").first,
      "plugins/test.lua:2: 'note' of ctx.ask's options must be a text, got an empty table")
  }

  func testATitleStandsInPlaceOfTheNumber() throws {
    let plugin = try mode("next = function(_, ctx) return ctx.ask(ctx.remaining[1], { title = 'Scene 3' }) end")
    var stage = Stage(plugin)
    try stage.perform(.begin)
    XCTAssertEqual(stage.state.open?.asking?.title, "Scene 3")
    XCTAssertEqual(
      try failures("next = function(_, ctx) return ctx.ask(ctx.remaining[1], { title = {} }) end").first,
      "plugins/test.lua:2: 'title' of ctx.ask's options must be a text, got an empty table")
  }

  func testStatusEntries() throws {
    let plugin = try mode(
      """
      status = function() return { "plain", 7, { text = "lives 2", kind = "hearts", value = 2, of = 3 }, { text = "x" } } end
      """)
    var stage = Stage(plugin)
    try stage.perform(.begin)
    XCTAssertEqual(
      stage.state.status, ["plain", "7", StatusEntry("lives 2", .hearts, value: 2, of: 3), StatusEntry("x")])
  }

  func testStatusEntriesThatCannotBe() throws {
    let table: [(entry: String, said: String)] = [
      ("{ kind = 'hearts' }", "an entry of status needs 'text', a text"),
      ("{ text = 'a', kind = 'heart' }", "an entry of status has the unknown kind 'heart'; did you mean 'hearts'?"),
      ("{ text = 'a', values = 1 }", "an entry of status does not know 'values'; did you mean 'value'?"),
      ("{ text = 'a', value = 'x' }", "'value' of an entry of status must be a number, got a text"),
      (
        "{ text = 'a', of = -1 }",
        "'of' of an entry of status must be a number from 0 to a million million, got -1"
      ),
    ]
    for (entry, said) in table {
      let told = try failures("status = function() return { \(entry) } end")
      XCTAssertEqual(told.first, "plugins/test.lua:2: \(said)", entry)
    }
  }

  func testMarksOnBars() throws {
    let plugin = try mode(
      """
      result = function() return { bars = {
        { label = "a", value = 2, mark = 9 }, { label = "b", value = 3, of = 5 } } } end
      """)
    var stage = Stage(plugin)
    try stage.play()
    // Drawn by the longest that the list speaks of, which is not said.
    var longest = SittingResult.Bar(label: "a", value: 2, of: 9, mark: 9)
    longest.saysOf = false
    XCTAssertEqual(stage.result?.bars, [longest, .init(label: "b", value: 3, of: 5)])
  }

  // MARK: Types

  func testTypesOfEntries() throws {
    let plugin = try mode(
      """
      options = {
        weights = { type = "map", values = "percent", max = 50, default = { a = 5 } },
        sides = { type = "list", values = "choice", of = { "l", 2 } } }
      """)
    let weights = ValueSpec(
      .map, max: 50, initial: .record([PlainField("a", .int(5))]), values: .percent)
    let sides = ValueSpec(.list, choices: [.text("l"), .int(2)], values: .choice)
    XCTAssertEqual(plugin.info.options, [NamedSpec("sides", sides), NamedSpec("weights", weights)])
  }

  func testTypesThatCannotBe() {
    let table: [(spec: String, said: String)] = [
      ("{ type = 'int', values = 'int' }", "'values' of 'x' of options is for a list or a map; its type is 'int'"),
      (
        "{ type = 'map', values = 'list' }",
        "'x' of options has entries of the unknown type 'list'; "
          + "one of int, number, percent, seconds, bool, text, choice, date"
      ),
      (
        "{ type = 'list', min = 1 }",
        "'min' of 'x' of options is for numbers; a list has no bounds; say what each entry is: values = \"number\""
      ),
      ("{ type = 'list', values = 'text', max = 1 }", "'max' of 'x' of options is for numbers; a text has no bounds"),
      (
        "{ type = 'map', of = { 1 } }",
        "'of' of 'x' of options is for a choice; its type is 'map'; say what each entry is: values = \"choice\""
      ),
      ("{ type = 'map', values = 'choice' }", "'x' of options is a choice: it needs 'of', the list of values"),
      (
        "{ type = 'map', values = 'percent', default = { a = 1, b = 120 } }",
        "the default of 'x' of options: the value of 'b' must be a percentage from 0 to 100, got '120'"
      ),
      (
        "{ type = 'text', secret = true }",
        "'secret' of 'x' of options is for inputs of ctx.ask and ctx.show: options are visible"
      ),
    ]
    for (spec, said) in table {
      XCTAssertThrowsError(try mode("options = { x = \(spec) }")) { error in
        XCTAssertEqual((error as? PluginProblem)?.message, "plugins/test.lua:2: \(said)", spec)
      }
    }
  }

  // MARK: Numbers in texts

  /// Which form a number has, in the language that the text comes from.
  func testPluralsByTheRuleOfTheLanguage() throws {
    let forms = ["zero", "one", "two", "few", "many", "other"].map { "\($0) = '\($0)'" }.joined(separator: ", ")
    let table: [(language: String, forms: String)] = [
      ("en", "0 other,1 one,2 other,1.5 other,-1 one,21 other"), ("de", "0 other,1 one,2 other,1.5 other"),
      ("fr", "0 one,1 one,1.5 one,2 other"), ("pt", "0 one,1 one,2 other"), ("pt-PT", "0 other,1 one,2 other"),
      ("ja", "0 other,1 other,2 other"), ("da", "1 one,0.5 one,1.5 one,2 other,2.5 other"),
      ("ru", "1 one,2 few,4 few,5 many,11 many,12 many,21 one,22 few,25 many,111 many,1.5 other"),
      ("pl", "1 one,2 few,5 many,12 many,21 many,22 few,1.5 other"), ("cs", "1 one,3 few,5 other,1.5 many"),
      ("sl", "1 one,2 two,3 few,5 other,101 one"), ("lt", "1 one,2 few,10 other,11 other,21 one,1.5 many"),
      ("lv", "0 zero,1 one,2 other,11 zero,21 one"), ("ro", "1 one,0 few,19 few,20 other,101 few"),
      ("ar", "0 zero,1 one,2 two,3 few,11 many,100 other,103 few"), ("he", "1 one,2 two,3 other,0.5 one"),
      ("ga", "1 one,2 two,3 few,7 many,11 other"), ("cy", "0 zero,1 one,2 two,3 few,4 other,6 many"),
      ("hi", "0 one,1 one,0.5 one,2 other"), ("is", "1 one,11 other,21 one"), ("xx", "1 one,2 other"),
    ]
    for (language, cases) in table {
      for parts in cases.split(separator: ",").map({ $0.split(separator: " ") }) {
        let plugin = try mode(
          """
          strings = { ["\(language)"] = { x = { \(forms) } } },
          result = function(_, ctx) return { body = ctx.t.x { n = \(parts[0]) } } end
          """)
        var stage = Stage(plugin, languages: [language])
        try stage.play()
        XCTAssertEqual(stage.result?.body, String(parts[1]), "\(language) \(parts[0])")
      }
    }
  }

  func testPlurals() throws {
    // The German text has the German rule even where it stands in for another language; a form that is missing is `other`.
    let plugin = try mode(
      """
      strings = { en = { lives = { one = "{n} life", other = "{n} lives" } }, fr = { days = { other = "{n} jours" } } },
      result = function(_, ctx) return { body = table.concat({ ctx.t.lives { n = 1 }, ctx.t.lives { n = 0 },
        ctx.t.lives(), ctx.t.lives { n = "1" }, ctx.t.days { n = 1 } }, "; ") } end
      """)
    var stage = Stage(plugin, languages: ["fr"])
    try stage.play()
    XCTAssertEqual(stage.result?.body, "1 life; 0 lives; {n} lives; 1 lives; 1 jours")
    for (text, said) in [
      ("{ one = 'x' }", "'x' of strings.en needs 'other', the text for all other numbers"),
      ("{ other = 'x', on = 'y' }", "'x' of strings.en does not know 'on'; did you mean 'one'?"),
      (
        "{}",
        "'x' of strings.en must be a text, or texts by number like { one = \"…\", other = \"…\" }; got an empty table"
      ),
    ] {
      XCTAssertThrowsError(try mode("strings = { en = { x = \(text) } }")) { error in
        XCTAssertEqual((error as? PluginProblem)?.message, "plugins/test.lua:2: \(said)", text)
      }
    }
  }
}
