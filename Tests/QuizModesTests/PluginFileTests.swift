import QuizCore
import QuizModes
import XCTest

/// A mistake in a plugin file gets one sentence, with its line.
final class PluginFileTests: XCTestCase {
  private static let cases: [(lua: String, expected: String)] = [
    ("return 5", "1: a plugin must return a table like { api = 1, … }, got a number: write `return { … }`"),
    ("local x = 1", "1: a plugin must return a table like { api = 1, … }, got nothing: write `return { … }`"),
    ("return {}", "1: a plugin must return a table like { api = 1, … }, got an empty table: write `return { … }`"),
    ("return {\n name = \"x\" }", "1: the table has no 'api': write `api = 1`"),
    ("return {\n api = 2 }", "2: api = 2 is not known to this version, which speaks api = 1"),
    ("return { api = 1,\n nxet = function() end }", "2: unknown key 'nxet' – did you mean 'next'?"),
    ("return { api = 1,\n next = 3 }", "2: 'next' must be a function, got a number"),
    ("return { api = 1,\n name = {} }", "2: 'name' must be a text, got an empty table"),
    ("return { api = 1,\n quiz = \"markd\" }", "2: quiz = \"markd\" is not known – did you mean 'marked'?"),
    ("return { api = 1,\n players = { max = 0 } }", "2: 'max' of players must be a whole number from 1 to 1000, got 0"),
    (
      "return { api = 1,\n players = { min = 1e300 } }",
      "2: 'min' of players must be a whole number from 1 to 1000, got 1e+300"
    ),
    ("return { api = 1,\n players = { min = 3, max = 2 } }", "2: players must have min ≤ max, got 3 and 2"),
    ("return { api = 1,\n players = { mx = 2 } }", "2: players does not know 'mx'; did you mean 'max'?"),
    (
      "return { api = 1,\n options = { a = { type = \"itn\" } } }",
      "2: 'a' of options has the unknown type 'itn'; did you mean 'int'?"
    ),
    (
      "return { api = 1,\n options = { a = { type = \"int\", default = 1.5 } } }",
      "2: the default of 'a' of options must be a whole number, got '1.5'"
    ),
    (
      "return { api = 1,\n options = { a = { type = \"choice\" } } }",
      "2: 'a' of options is a choice: it needs 'of', the list of values"
    ),
    (
      "return { api = 1,\n options = { a = { type = \"list\", min = 1 } } }",
      "2: 'min' of 'a' of options is for numbers; a list has no bounds; "
        + "say what each entry is: values = \"number\""
    ),
    (
      "return { api = 1,\n options = { a = { type = \"list\", of = { 1 } } } }",
      "2: 'of' of 'a' of options is for a choice; its type is 'list'; "
        + "say what each entry is: values = \"choice\""
    ),
    (
      "return { api = 1,\n options = { a = { type = \"int\", min = 3, max = 2 } } }",
      "2: 'a' of options must have min ≤ max, got 3 and 2"
    ),
    (
      "return { api = 1,\n options = { a = { type = \"choice\", of = { {} } } } }",
      "2: 'of' of 'a' of options must be a list of texts, numbers or booleans, got a list"
    ),
    (
      "return { api = 1,\n options = { a = { type = \"choice\", of = { 1, 1 } } } }",
      "2: 'of' of 'a' of options has '1' twice"
    ),
    ("return { api = 1,\n options = { 5 } }", "2: options must be a table, got a list"),
    (
      "return { api = 1,\n strings = { en = { a = 5 } } }",
      "2: 'a' of strings.en must be a text, or texts by number like { one = \"…\", other = \"…\" }; got a number"
    ),
    ("return { api = 1,\n achievements = { {} } }", "2: an achievement needs 'id', a text"),
    (
      "return { api = 1,\n achievements = { { id = \"a\", title = \"A\" } } }",
      "2: the achievement 'a' needs 'earned', a function"
    ),
    (
      "return { api = 1,\n achievements = { { id = \"a\", titel = \"A\" } } }",
      "2: an achievement does not know 'titel'; did you mean 'title'?"
    ),
    ("return { api = 1,\n examples = 5 }", "2: 'examples' must be a list of tables, got a number"),
    (
      "return { api = 1,\n name = os.time() }",
      "2: os is not available in a plugin: use ctx.day for the date, event.ms for time"
    ),
  ]

  func testSentences() {
    for (lua, expected) in Self.cases {
      XCTAssertThrowsError(try plugin(lua), lua) { error in
        XCTAssertEqual((error as? PluginProblem)?.message, "plugins/test.lua:\(expected)", lua)
      }
    }
  }

  func testModesAndModifiers() throws {
    XCTAssertTrue(try mode("order = function(q) return q end, judge = function() end").info.isModifier)
    XCTAssertTrue(try mode("today = function() end, status = function() end").info.isModifier)
    for hook in ["start", "next", "after", "acted", "result"] {
      XCTAssertFalse(try mode("\(hook) = function() end").info.isModifier, hook)
    }
  }

  func testRequiredFilesAreKnown() throws {
    let plugin = try plugin(
      "local m = require \"lib\"\nreturn { api = 1, name = m.name }", modules: ["lib": "return { name = 'From lib' }"])
    XCTAssertEqual(plugin.info.name, "From lib")
    XCTAssertEqual(plugin.modules.map(\.name), ["lib"])
  }

  /// Files that may be required later are kept with a sitting: by name, or, where a name is made up, all that there
  /// are.
  func testFilesThatMayBeRequiredAreNamed() {
    let named = [
      "return { api = 1, name = 'quire' }": [], "local m = require 'a'": ["a"], "(require)('a')": ["a", "b"],
      "require(1 .. '')": ["a", "b"], "_G['requ' .. 'ire']('a')": ["a", "b"], "return _ENV": ["a", "b"],
    ]
    for (text, expected) in named {
      let source = PluginSource(
        id: "p", path: "p.lua", bytes: Array(text.utf8), module: { ["a", "b"].contains($0) ? [] : nil },
        moduleNames: { ["a", "b"] })
      XCTAssertEqual(source.named.map(\.name), expected, text)
    }
  }

  func testAWordIsFoundByItsBytes() {
    let held = [("due = 1", "due"), ("the end is due", "due"), ("dudue", "due"), ("Zürich", "ü"), ("", "")]
    let missing = [("", "due"), ("du", "due"), ("du e", "due"), ("Due", "due")]
    for (text, word) in held { XCTAssertTrue(Array(text.utf8).hold(word), text) }
    for (text, word) in missing { XCTAssertFalse(Array(text.utf8).hold(word), text) }
  }
}
