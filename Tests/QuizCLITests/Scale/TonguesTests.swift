import Foundation
import Words
import XCTest

/// A quiz in two languages on paper: what was printed for a reader of one is graded by a reader of the other.
final class TonguesTests: XCTestCase {
  private static let quiz = #"""
    {"id": "two", "title": {"en": "Two", "de": "Zwei"}, "questions": [
      {"id": "o", "kind": "order", "text": {"en": "Sort", "de": "Ordne"}, "answers": [
        {"text": {"en": "zebra", "de": "Aal"}}, {"text": {"en": "ant", "de": "Zwerg"}},
        {"text": {"en": "mouse", "de": "Maus"}}, {"text": {"en": "bee", "de": "Biene"}}]},
      {"id": "m", "kind": "match", "text": {"en": "Match", "de": "Finde"}, "pairs": [
        [{"en": "dog", "de": "Hund"}, {"en": "woof", "de": "Wau"}],
        [{"en": "cat", "de": "Zatze"}, {"en": "miaow", "de": "Arg"}],
        [{"en": "cow", "de": "Aah"}, {"en": "moo", "de": "Muh"}]], "extra": [{"en": "baa", "de": "Zirp"}]},
      {"id": "t", "kind": "text", "text": {"en": "Pet?", "de": "Tier?"}, "accept": [{"en": "cat", "de": "Katze"}]},
      {"id": "r", "kind": "text", "text": {"en": "Big pet?", "de": "Großes Tier?"}, "answers": [
        {"accept": {"en": "dog", "de": "Hund"}, "correct": true}, {"accept": "*", "fraction": 0.25}]},
      {"id": "s", "kind": "truefalse", "text": {"en": "Is it?", "de": "Ist es?"}, "correct": true},
      {"id": "c", "kind": "single", "text": {"en": "Which?", "de": "Welches?"}, "answers": [
        {"text": {"en": "One", "de": "Eins"}, "correct": true}, {"text": {"en": "Two", "de": "Zwei"}}]}]}
    """#
  private static let languages = ["en_GB.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "C"]

  /// The letters and numbers of a printed key, version by version.
  private func key(_ place: Place, _ language: String) throws -> [[String]] {
    let outcome = try place.run(
      ["quiz", "print", "two", "--versions", "3", "--seed", "7", "--key"], [], ["LC_ALL": language])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let keys = outcome.output.components(separatedBy: "class=\"part key\"").dropFirst()
    return keys.map { key in
      key.components(separatedBy: "<td class=\"mark\">").dropFirst().map { cells in
        let mark = cells.components(separatedBy: "</td>")[0]
        let words = cells.components(separatedBy: "<td dir=\"auto\">").dropFirst().first ?? ""
        return mark.isEmpty ? words.components(separatedBy: "</td>")[0].components(separatedBy: " ")[0] : mark
      }
    }
  }

  func testPaperIsTheSameInEveryLanguage() throws {
    let place = try Place()
    try place.quiz("two", Self.quiz)
    let english = try key(place, Self.languages[0])
    XCTAssertEqual(english.count, 3)
    let marked = { (keys: [[String]]) in
      keys.map { $0.filter { $0.utf8.allSatisfy { "0123456789 ABCD".utf8.contains($0) } } }
    }
    XCTAssertEqual(marked(english)[0].count, 4, "\(english)")
    for language in Self.languages.dropFirst() {
      XCTAssertEqual(marked(try key(place, language)), marked(english), language)
    }
  }

  /// The check of each version, as a test has it on its pages.
  private func checks(_ place: Place, _ language: String) throws -> [String] {
    let print = ["quiz", "print", "two", "--versions", "3", "--seed", "7"]
    return try place.run(print, [], ["LC_ALL": language]).output.components(separatedBy: "<span class=\"check\">")
      .dropFirst().map { text in
        String(text.prefix { $0 != "<" }.suffix(4))
      }
  }

  func testGradedInEveryLanguage() throws {
    let place = try Place()
    try place.quiz("two", Self.quiz)
    let english = try key(place, Self.languages[0])
    let german = try key(place, Self.languages[1])
    var table = "participant,Version,1,2,3,4,5,6\n"
    let checks = try checks(place, Self.languages[0])
    for (place, keys) in zip(0..., zip(english, german)) {
      let letter = ["A", "B", "C"][place]
      for (name, key) in [("en", keys.0), ("de", keys.1)] {
        table += ([name + letter, "\(letter) \(checks[place])"] + key.prefix(6)).joined(separator: ",") + "\n"
      }
    }
    try place.write(table, to: "class.csv")
    try place.write(
      "participant,Ordne,Match,t,Großes Tier?,Ist es?,Which?\nAda,Aal;Zwerg;Maus;Biene,Hund=Wau;cat=Arg;Aah=moo,Katze,HUND,Wahr,Eins\n",
      to: "form.csv")
    for language in Self.languages {
      XCTAssertEqual(try self.checks(place, language), checks, language)
      let paper = try place.run(
        ["grade", "two", "class.csv", "--version-column", "Version", "--seed", "7"], [], ["LC_ALL": language])
      XCTAssertEqual(paper.errors, "", language)
      XCTAssertEqual(
        Message.all(paper.output).map { $0.number("percent") }, Array(repeating: 100, count: 6), paper.output)
      let form = try place.run(["grade", "two", "form.csv"], [], ["LC_ALL": language])
      XCTAssertEqual(form.errors, "", language)
      XCTAssertEqual(Message.all(form.output).map { $0.number("percent") }, [100], form.output)
    }
  }

  // MARK: Tables

  /// A column `seed` is each participant's own, as the key of a line is.
  func testOwnSeeds() throws {
    let place = try Place()
    let questions = (1...9).map { #"{"id": "q\#($0)", "kind": "number", "text": "\#($0)?", "correct": \#($0)}"# }
    try place.quiz("nine", #"{"title": "Nine", "pick": 3, "questions": [\#(questions.joined(separator: ","))]}"#)
    let ids = (1...9).map { "q\($0)" }
    let answers = ["1", "0", "3", "0", "5", "0", "7", "0", "9"]
    let rows = (1...12).map { seed in (["p\(seed)", "\(seed)"] + answers).joined(separator: ",") }
    try place.write((["participant,seed," + ids.joined(separator: ",")] + rows).joined(separator: "\n"), to: "t.csv")
    let responses = zip(ids, answers).map { "\"\($0)\":\($1)" }.joined(separator: ",")
    let lines = (1...12).map { #"{"participant":"p\#($0)","seed":\#($0),"responses":{\#(responses)}}"# }
    try place.write(lines.joined(separator: "\n"), to: "t.ndjson")
    let table = try place.run(["grade", "nine", "t.csv", "--details"])
    XCTAssertEqual(table.code, 0, table.errors)
    XCTAssertEqual(table.output, try place.run(["grade", "nine", "t.ndjson", "--details"]).output)
    XCTAssertGreaterThan(Set(Message.all(table.output).map { $0.number("points") }).count, 1)
    try place.write("participant,seed,q1\np,x,1\n", to: "bad.csv")
    let bad = try place.run(["grade", "nine", "bad.csv"])
    XCTAssertEqual(bad.code, 65)
    XCTAssertTrue(bad.output.contains("'seed' must be a whole number"), bad.output)
  }

  /// One name however its letters are composed.
  func testNamesAreComposed() throws {
    let place = try Place()
    try place.quiz("two", Self.quiz)
    try place.write("participant,t\nZo\u{EB},cat\nZoe\u{308},dog\n", to: "t.csv")
    let outcome = try place.run(["grade", "two", "t.csv", "--csv", "marks.csv"])
    let names = Message.all(outcome.output).compactMap { $0.string("participant") }.map { Array($0.unicodeScalars) }
    XCTAssertEqual(Set(names), [Array("Zo\u{EB}".unicodeScalars)])
    XCTAssertTrue(outcome.errors.contains("comes again: rows 2 and 3"), outcome.errors)
  }

  func testAnUnknownKeyNamesAllThatAreKnown() throws {
    let place = try Place()
    try place.quiz("two", Self.quiz)
    try place.write(#"{"participant":"a","responses":{"t":{"answer":"cat","zzz":1}}}"#, to: "t.ndjson")
    let outcome = try place.run(["grade", "two", "t.ndjson"])
    XCTAssertTrue(outcome.output.contains("it takes answer, inputs, ms, tries"), outcome.output)
  }
}
