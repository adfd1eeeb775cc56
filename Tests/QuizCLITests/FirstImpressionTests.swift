import Foundation
import Words
import XCTest

/// Tests what a newcomer reads first: help, lists, labels, right answers, texts in another language.
final class FirstImpressionTests: XCTestCase {
  private static let german = ["LANG": "de_DE.UTF-8"]
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  func testHelpKnowsEveryExitCode() throws {
    let help = try Place().run(["help", "play"]).output
    for code in ["0", "1", "2", "65", "66", "69", "70", "74", "75"] {
      let codes = help.components(separatedBy: "exit codes:").last ?? ""
      XCTAssertNotNil(codes.firstRange(of: try Regex("(^|[ ,\\n])\(code) ")), "\(code) in \(codes)")
    }
  }

  func testTheBeginningOfAWordMeansTheWord() throws {
    let place = try Place()
    try place.quiz("geo", Samples.statements(1))
    for (word, meant) in [("hist", "history"), ("achiev", "achievements"), ("categ", "categories"), ("lst", "list")] {
      let outcome = try place.run([word])
      XCTAssertEqual(outcome.code, 2)
      XCTAssertTrue(outcome.errors.contains("did you mean '\(meant)'?"), outcome.errors)
    }
  }

  /// Lists count the questions that a sitting asks.
  func testListsCountWhatIsAsked() throws {
    let place = try Place()
    try place.quiz("some", Samples.statements(16, #""pick":8,"#))
    XCTAssertTrue(try place.run(["list"]).output.contains("8 questions"))
    XCTAssertTrue(try place.run(["list", "--json"]).output.contains(#""questions":8"#))
    XCTAssertEqual(try place.play(["some"]).first("question")?.int("of"), 8)
  }

  func testRightAnswersHaveNoStars() throws {
    let cases = [
      (#"["Ab*"]"#, "Ab"), (#"["*jupiter*"]"#, "jupiter"), (#"["*","Oslo*"]"#, "Oslo"),
      (#"["Al*xa*", "Alexa"]"#, "Alexa"),
      (#"["a * b"]"#, "a … b"), (#"["5 \\* 3"]"#, "5 * 3"),
    ]
    for (patterns, shown) in cases {
      let place = try Place()
      try place.quiz("word", Samples.quiz(#"{"kind":"text","text":"What?","accept":\#(patterns)}"#))
      let verdict = try place.play(["word"], [#"{"skip":true}"#]).first("verdict")
      XCTAssertEqual(verdict?.string("answer"), shown, patterns)
      // The answer shown is a right one.
      let played = try place.play(["word", "--new"], [#"{"answer":"\#(shown)"}"#]).first("verdict")
      XCTAssertEqual(played?.bool("correct"), true, patterns)
    }
  }

  /// A comparison that leaves out what the table below shows says so.
  func testTheBestCategorySaysWhatItIsTheBestOf() throws {
    let place = try Place()
    let questions = [("Astronomy", 5), ("Botany", 6), ("Chess", 4)].flatMap { name, count in
      (1...count).map { place in
        #"{"id":"\#(name)\#(place)","kind":"truefalse","text":"x","correct":true,"category":"\#(name)"}"#
      }
    }
    try place.quiz("mixed", Samples.quiz(questions.joined(separator: ",")))
    // One of five, none of six, three of four.
    let right = [true] + Array(repeating: false, count: 10) + [true, true, true, false]
    _ = try place.play(["mixed"], right.map { #"{"answer":["\#($0)"]}"# })
    let stats = try place.run(["stats"]).output
    XCTAssertTrue(stats.contains("Astronomy (20 %, of categories with at least 5 answers)"), stats)
    XCTAssertTrue(stats.contains("Botany (0 %, of categories with at least 5 answers)"), stats)
    XCTAssertNotNil(stats.firstMatch(of: #/Chess +4 +3 +75 %/#), stats)
  }

  // MARK: German

  func testModesSpeakGerman() throws {
    let place = try Place()
    let home = ["QUIZRUN_HOME": Self.root]
    let plugins = try place.run(["plugins"], [], home.merging(Self.german) { $1 }).output
    XCTAssertTrue(plugins.contains("ein Prozentwert mit Stufen und Bestehensgrenze"), plugins)
    XCTAssertFalse(plugins.contains("pass mark"), plugins)
    XCTAssertTrue(try place.run(["plugins"], [], home).output.contains("a percentage with bands and a pass mark"))
    let earned = try place.run(["achievements"], [], home.merging(Self.german) { $1 }).output
    XCTAssertTrue(earned.contains("Sieben Tage in Folge"), earned)
    XCTAssertFalse(earned.contains("Seven"), earned)
    let begin = try place.run(["water", "--json"], [], home.merging(Self.german) { $1 }).output
    XCTAssertTrue(begin.contains(#""plugin":{"name":"Benoteter Test"}"#), begin)
  }

  func testTextsOfPluginsByLanguage() throws {
    let place = try Place()
    try place.plugin(
      "own",
      """
      return { api = 1, name = { fr = "Moi", ["pt-BR"] = "Eu" }, about = { en = "about", de = "über" },
        achievements = { { id = "a", title = { en = "One", de = "Eins" }, earned = function() return false end } } }
      """)
    for (language, name, about, title) in [
      ("de_AT", "Moi", "über", "Eins"), ("pt_BR", "Eu", "about", "One"), ("fr_CA", "Moi", "about", "One"),
    ] {
      let settings = ["LANG": "\(language).UTF-8"]
      let plugins = try place.run(["plugins", "--json"], [], settings).output
      XCTAssertTrue(plugins.contains(#""name":"\#(name)""#) && plugins.contains(#""about":"\#(about)""#), plugins)
      XCTAssertTrue(try place.run(["achievements", "--json"], [], settings).output.contains(#""title":"\#(title)""#))
    }
    for (bad, message) in [
      ("name = {}", "must be a text"), ("about = { en = 1 }", "by language"), ("name = { \"x\" }", "must be a text"),
      ("achievements = { { id = \"a\", title = { en = {} }, earned = print } }", "by language"),
    ] {
      try place.plugin("own", "return { api = 1, \(bad) }")
      let outcome = try place.run(["plugins"])
      XCTAssertEqual(outcome.code, 65, bad)
      XCTAssertTrue(outcome.errors.contains("own.lua:1: ") && outcome.errors.contains(message), outcome.errors)
    }
  }

  /// The letters that a prompt names are those of what it shows.
  func testTrueAndFalseAreAskedForAsTheyAreShown() throws {
    let place = try Place()
    try place.quiz("english", Samples.statements(1))
    try place.quiz("german", Samples.statements(1, #""language":"de","#))
    for (quiz, language, sides, letters) in [
      ("english", "en_US", "1) True", "or t or f"), ("german", "en_US", "1) Wahr", "or w or f"),
      ("english", "de_DE", "1) True", "oder t oder f"), ("german", "de_DE", "1) Wahr", "oder w oder f"),
    ] {
      let output = try place.run(
        [quiz, "--plain", "--practice"], [], ["LANG": "\(language).UTF-8"]
      ).output
      XCTAssertTrue(output.contains(sides) && output.contains(letters), output)
    }
  }
}
