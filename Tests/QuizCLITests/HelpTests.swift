import Foundation
import Words
import XCTest

/// Help and errors of the command line: in groups, with examples, in the reader's language.
final class HelpTests: XCTestCase {
  private static let german = ["LANG": "de_DE.UTF-8"]

  /// Texts that are the same in both languages.
  private static let same: Set = ["random, skilled=0.7, always-first, always-last, skips"]

  private func commands(_ place: Place) throws -> [String] {
    try place.run(["help"]).output.matches(of: /(?m)^ {2}([a-z]+(?: [a-z]+)?) {2,}/).map { String($0.1) }
  }

  func testTheOverviewHasEightGroupsOnOneScreen() throws {
    for environment in [[:], Self.german] {
      let lines = try Place().run(["help"], [], environment).output.split(
        separator: "\n", omittingEmptySubsequences: false)
      XCTAssertLessThanOrEqual(lines.count - 1, 58)
      XCTAssertEqual(lines.count { $0.wholeMatch(of: /[A-Za-z ]+:/) != nil }, 8, "\(lines)")
      for line in lines { XCTAssertLessThanOrEqual(line.count, 80, String(line)) }
    }
  }

  func testTheOverviewLeavesNoCommandOut() throws {
    let place = try Place()
    let manual = try place.run(["help", "--man"]).output.replacing("\\-", with: "-")
    let all = manual.matches(of: /\.SS "quizrun ([a-z]+(?: [a-z]+)?)/).map { String($0.1) }
    XCTAssertGreaterThan(all.count, 30)
    XCTAssertEqual(try commands(place).sorted(), all.sorted())
  }

  func testEveryCommandHasTwoExamples() throws {
    let place = try Place()
    for command in try commands(place) {
      let page = try place.run(["help"] + command.split(separator: " ").map(String.init)).output
      let examples = page.components(separatedBy: "\nexamples:\n").last ?? ""
      XCTAssertEqual(examples.matches(of: #/(?m)^ {2}quizrun /#).count, 2, command)
      let call = command == "play" ? "" : command
      XCTAssertTrue(examples.contains("quizrun \(call)"), "\(command): \(examples)")
    }
  }

  func testThePageOfPlayersListsEveryAction() throws {
    let place = try Place()
    let page = try place.run(["help", "player"]).output
    let refusal = try place.run(["player", "fly"]).errors
    let actions = try XCTUnwrap(refusal.split(separator: "actions are ").last).split(separator: ", ")
    XCTAssertGreaterThan(actions.count, 8, refusal)
    for action in actions {
      XCTAssertTrue(page.contains("\n  \(action.trimmingCharacters(in: .whitespacesAndNewlines))"), "\(action)")
    }
  }

  func testEveryLineOfHelpIsGermanForAGerman() throws {
    let place = try Place()
    for command in try commands(place) {
      let words = ["help"] + command.split(separator: " ").map(String.init)
      let english = rows(try place.run(words).output)
      let german = rows(try place.run(words, [], Self.german).output)
      XCTAssertEqual(english.map(\.term), german.map(\.term), command)
      for (one, other) in zip(english, german) where !Self.same.contains(one.text) {
        XCTAssertNotEqual(one.text, other.text, "\(command): '\(one.term)' has no German")
      }
    }
  }

  /// The rows of two columns, each text in one line.
  private func rows(_ page: String) -> [(term: String, text: String)] {
    var rows: [(term: String, text: String)] = []
    for line in page.split(separator: "\n") {
      if let match = line.wholeMatch(of: #/ {2}(\S.*?)(?: {2,}(\S.*))?/#), !line.hasPrefix("  quizrun ") {
        rows.append((String(match.1), String(match.2 ?? "")))
      } else if line.hasPrefix("    "), let last = rows.indices.last {
        let text = line.trimmingCharacters(in: .whitespaces)
        rows[last].text += rows[last].text.isEmpty ? text : " " + text
      }
    }
    return rows
  }

  func testErrorsAreGermanForAGerman() throws {
    let place = try Place()
    let cases: [([String], String)] = [
      (["help", "hist"], "es gibt keinen Befehl und kein Quiz „hist“; meintest du „history“?"),
      (["grade"], "ein Argument fehlt: quizrun grade QUIZ [FILE]"),
      (["player", "fly"], "unbekannte Aktion „fly“ von `quizrun player`; Aktionen sind list, add"),
      (["stats", "--min", "x"], "--min erwartet einen Prozentwert, etwa 60, nicht „x“"),
      (["stats", "--by", "x"], "--by erwartet week oder month, nicht „x“"),
      (["host", "x", "--rehearse", "0"], "--rehearse erwartet eine ganze Zahl von 1 bis 5000, nicht „0“"),
      (["list", "--json", "--csv"], "--json und --csv gehen nicht zusammen"),
    ]
    for (words, sentence) in cases {
      let outcome = try place.run(words, [], Self.german)
      XCTAssertEqual(outcome.code, 2, "\(words)")
      XCTAssertTrue(outcome.errors.contains(sentence), "\(words): \(outcome.errors)")
    }
  }
}
