import QuizCore
import QuizTesting
import XCTest

/// Tests what is forgiven in typed texts: typos in letters, accents, spaces.
final class ForgivingTests: XCTestCase {
  private func accepts(_ pattern: String, _ typed: String, _ rule: TextRule) -> Bool {
    Marking.matches(typed, [pattern], rule)
  }

  func testTypos() {
    let table: [(right: String, typed: String, typos: Int, isMatch: Bool)] = [
      ("Canberra", "Canberra", 0, true), ("Canberra", "Canbera", 0, false), ("Canberra", "Canbera", 1, true),
      ("Canberra", "Canberrra", 1, true), ("Canberra", "Canbexra", 1, true), ("Canberra", "Cnaberra", 1, true),
      ("Canberra", "aCnberra", 1, true), ("Canberra", "Canberar", 1, true), ("Canberra", "anberra", 1, true),
      ("Canberra", "Cnabera", 1, false), ("Canberra", "Cnabera", 2, true), ("Canberra", "Cnbr", 2, false),
      // Swapped over a third letter is not a neighbour.
      ("abcd", "cbad", 1, false), ("abcd", "cbad", 2, true), ("abcd", "badc", 1, false), ("abcd", "badc", 2, true),
      // One letter cannot be swapped and then changed again.
      ("abcd", "bxacd", 1, false), ("abcd", "bxacd", 2, false), ("abcd", "bxacd", 3, true),
      // Three letters or fewer, however long the answer is.
      ("Rom", "Ron", 1, false), ("Rom", "Romm", 1, false), ("Rome", "Rom", 1, true), ("H2SO4", "H2SU4", 1, false),
      ("UNO!!", "UNA!!", 1, false), ("", "a", 1, false), ("äöüß", "aöüß", 1, true),
      // Letters alone: digits, signs and spaces must be right.
      ("1789", "1788", 1, false), ("May 1945", "May 1946", 1, false), ("March 1945", "Marhc 1945", 1, true),
      ("March 1945", "Marhc 1954", 2, false), ("route 66", "route 6", 1, false), ("Coca-Cola", "CocaCola", 1, false),
      ("Coca-Cola", "Coca-Kola", 1, true), ("New York", "NewYork", 1, false), ("New York", "Nwe York", 1, true),
      ("New York", "New Yoork", 1, true), ("Berlin", "Ber1in", 1, false), ("Berlin", "Berlin!", 1, false),
      // Over the whole answer, not for each word.
      ("New York City", "Nwe Yrok City", 1, false), ("New York City", "Nwe Yrok City", 2, true),
      // No typos for patterns with stars, but for written ones.
      ("Mary*Shelley", "Mary Shelly", 1, false), ("Mary*Shelley", "Mary W. Shelley", 1, true),
      ("four\\*four", "fuor*four", 1, true), ("*", "x", 1, true),
      // Whole characters count, whatever they are made of; case costs nothing.
      ("Москва", "москво", 1, true), ("caf\u{E9} noir", "cafe\u{301} nior", 1, true), ("CANBERRA", "canbera", 1, true),
      ("東京都庁", "東京都丁", 1, true), ("straße", "strase", 1, true), ("Canberra", "", 8, false),
    ]
    for row in table {
      XCTAssertEqual(accepts(row.right, row.typed, TextRule(typos: row.typos)), row.isMatch, "\(row)")
    }
    XCTAssertFalse(accepts("Canberra", "canbera", TextRule(caseSensitive: true, typos: 1)))
    XCTAssertTrue(accepts("Canberra", "canbera", TextRule(caseSensitive: true, typos: 2)))
  }

  func testAccents() {
    let table: [(right: String, typed: String, accents: Bool, isMatch: Bool)] = [
      ("café", "cafe", true, false), ("café", "cafe", false, true), ("cafe", "café", false, true),
      ("Málaga", "malaga", false, true), ("Zürich", "Zurich", false, true), ("Zürich", "Zurich", true, false),
      ("Łódź", "lodz", false, true), ("København", "Kobenhavn", false, true), ("Ελλάδα", "ελλαδα", false, true),
      ("ёлка", "елка", false, true), ("Việt Nam", "viet nam", false, true), ("Straße", "STRASSE", false, true),
      ("S*ão", "sao paolo sao", false, true), ("é*", "ecole", false, true), ("é*", "ecole", true, false),
      ("が", "か", false, false), ("한국", "한구", false, false), ("ไทย", "ทย", false, false), ("a", "b", false, false),
    ]
    for row in table {
      XCTAssertEqual(accepts(row.right, row.typed, TextRule(accents: row.accents)), row.isMatch, "\(row)")
    }
    XCTAssertTrue(accepts("Málaga", "Malga", TextRule(typos: 1, accents: false)))
    XCTAssertFalse(accepts("Málaga", "Malga", TextRule(typos: 1)))
  }

  func testSpacesInsideAreOne() {
    let table: [(right: String, typed: String, isMatch: Bool)] = [
      ("New York", "New   York", true), ("New  York", "new york", true), ("New York", "New\u{A0}York", true),
      ("New York", "New\tYork", true), ("New York", "NewYork", false), ("NewYork", "New York", false),
      ("a * b", "a b", true), ("a * b", "a  b", true), ("a * b", "a x b", true), ("a * b", "ax b", false),
      ("a * * b", "a b", true), ("a * c * b", "a c b", true), ("a ** b", "a b", true), ("a *b", "a b", true),
    ]
    for row in table { XCTAssertEqual(accepts(row.right, row.typed, TextRule()), row.isMatch, "\(row)") }
    XCTAssertFalse(accepts("New York", "New  York", TextRule(joinsSpaces: false)))
    XCTAssertTrue(accepts("a * b", "a  b", TextRule(joinsSpaces: false)))
  }

  /// A sitting of an earlier version of the rules is marked as it was.
  func testOlderSittingsKeepTheirSpaces() {
    for (rules, points) in [(2, 0.0), (3, 1)] {
      var beginning = Beginning.of(.of(.text("q1", accept: "New York")), layers: [BuiltInMode()])
      beginning.rules = rules
      var play = Scenario(beginning, [BuiltInMode()])
      play.when(.begin, .answer(.text("New  York"), inputs: []))
      XCTAssertEqual(play.state.result?.points, points, "rules \(rules)")
    }
  }

  /// Rules of answers: an exact match of any comes first, then one without accents, then one with typos.
  func testTheNearestRuleApplies() {
    var question = Question(id: "q", kind: .text, text: "?")
    question.textRule = TextRule(typos: 1, accents: false)
    question.answers = [
      rule("a", ["Austrie"], 0), rule("b", ["Austria"], 1), rule("c", ["Àustria"], 0.5), rule("d", ["Austriae"], 0.25),
    ]
    var other = Answer(id: "o", text: "")
    other.rule = .otherwise
    question.answers.append(other)
    let table = [
      ("Austria", "b"), ("àustria", "c"), ("áustria", "b"), ("Austriae", "d"), ("Austri", "a"), ("Australia", "o"),
    ]
    for (typed, id) in table {
      XCTAssertEqual(Marking.applying(question, .text(typed)).map(\.id), [id], typed)
    }
  }

  func testTheRightSpellingIsSaid() {
    var question = Question.text("q", accept: "Canberra", "Canberra City*")
    question.textRule.typos = 1
    let table: [(String, Double, String?)] = [
      ("Canberra", 1, nil), ("canberra", 1, nil), ("Canbera", 1, "Canberra"), ("Sydney", 0, nil),
      ("Canberra City!", 1, nil),
    ]
    for (typed, points, feedback) in table {
      let verdict = Marking.verdict(on: question, .text(typed), partial: .net)
      XCTAssertEqual(verdict.points, points, typed)
      XCTAssertEqual(verdict.feedback, feedback, typed)
    }
    question.accept = []
    question.answers = [rule("a", ["Canberra"], 1, feedback: "Yes."), rule("b", ["Sydney"], 0, feedback: "No.")]
    for (typed, feedback) in [("Canberra", "Yes."), ("Canbera", "Yes. (Canberra)"), ("Sidney", "No.")] {
      XCTAssertEqual(Marking.verdict(on: question, .text(typed), partial: .net).feedback, feedback)
    }
  }

  /// The cost of comparing grows with the text, not with its square.
  func testLongTextsDoNotHang() {
    let right = String(repeating: "abcdefghij ", count: 20_000)
    XCTAssertTrue(accepts(right, String(right.dropFirst(3)), TextRule(typos: 6)))
    XCTAssertFalse(accepts(right, String(right.reversed()), TextRule(typos: 6)))
  }

  private func rule(_ id: String, _ patterns: [String], _ fraction: Double, feedback: String? = nil) -> Answer {
    var answer = Answer(id: id, text: "")
    answer.rule = .matches(patterns)
    answer.fraction = fraction
    answer.feedback = feedback
    return answer
  }
}
