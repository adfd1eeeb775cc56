import QuizCore
import QuizFormats
import XCTest

/// Which language of a text the player reads.
final class LanguageTests: XCTestCase {
  func testTheLanguageOfAText() throws {
    let all = #"{ "fr": "F", "en": "E", "de": "D", "pt-BR": "B", "de-CH": "S" }"#
    let cases: [(texts: String, player: [String], quiz: String?, expected: String)] = [
      (all, [], nil, "E"), (all, ["de"], nil, "D"), (all, ["de-CH"], nil, "S"), (all, ["de_ch"], nil, "S"),
      (all, ["de-AT"], nil, "D"), (all, ["de-CH-1901"], nil, "S"), (all, ["pt"], nil, "B"), (all, ["pt-PT"], nil, "B"),
      (all, ["it", "fr"], nil, "F"), (all, ["it"], "fr", "F"), (all, ["it"], "it", "E"), (all, ["de"], "fr", "D"),
      (#"{ "fr": "F", "it": "I" }"#, ["de"], nil, "F"), (#""plain""#, ["de"], "fr", "plain"),
      (all, ["", "-"], nil, "E"),
    ]
    for (texts, player, language, expected) in cases {
      let key = language.map { #", "language": "\#($0)""# } ?? ""
      let quiz = try cleanQuiz(
        #"{"title": \#(texts), "questions": [{"kind": "info", "text": "?"}]\#(key)}"#, languages: player)
      XCTAssertEqual(quiz.title, expected, "\(texts) for \(player), a quiz in \(language ?? "-")")
    }
  }

  func testTrueAndFalseAreInTheLanguageOfTheQuiz() throws {
    for (language, words) in [
      ("it", ["Vero", "Falso"]), ("pt-BR", ["Verdadeiro", "Falso"]), ("de", ["Wahr", "Falsch"]),
      ("xx", ["True", "False"]),
    ] {
      let source =
        #"{"title":"T","language":"\#(language)","questions":[{"kind":"truefalse","text":"?","correct":true}]}"#
      let quiz = try cleanQuiz(source, languages: [])
      XCTAssertEqual(quiz.questions[0].answers.map(\.text), words, language)
      XCTAssertEqual(SideWords.language(of: words.reversed()), language == "xx" ? "en" : String(language.prefix(2)))
      // Codes of before have the hash of the words of then.
      let once = ["it", "pt-BR"].contains(language) ? ["True", "False"] : words
      XCTAssertEqual(quiz.withSidesOfOnce.questions[0].answers.map(\.text), once, language)
    }
  }

  func testEveryTextCanHaveLanguages() throws {
    let t = #"{ "en": "E", "de": "D" }"#
    let quiz = try cleanQuiz(
      #"""
      { "title": \#(t), "description": \#(t), "imageAlt": \#(t), "category": \#(t), "tags": [\#(t)],
        "outcomes": [{ "id": "o", "title": \#(t), "text": \#(t) }], "bands": [{ "from": 0, "title": \#(t), "text": \#(t) }],
        "questions": [
          { "text": \#(t), "hint": \#(t), "explanation": \#(t), "imageAlt": \#(t),
            "answers": [{ "text": \#(t), "feedback": \#(t) }] },
          { "kind": "range", "text": "?", "labels": [\#(t), \#(t)] },
          { "kind": "match", "text": "?", "pairs": [[\#(t), "x"]], "extra": [\#(t)] },
          { "kind": "text", "text": "?", "accept": [\#(t)], "answers": [{ "accept": \#(t) }] } ] }
      """#, languages: ["de"])
    let first = quiz.questions[0]
    let texts = [
      quiz.title, quiz.description, quiz.imageAlt, quiz.category, quiz.tags[0], quiz.outcomes[0].title,
      quiz.outcomes[0].text, quiz.bands[0].title, quiz.bands[0].text, first.text, first.hint, first.explanation,
      first.imageAlt, first.answers[0].text, first.answers[0].feedback, quiz.questions[1].scale.labels[1],
      quiz.questions[2].pairs[0].left, quiz.questions[2].extra[0], quiz.questions[3].accept[0],
    ]
    XCTAssertEqual(texts, Array(repeating: "D", count: texts.count))
    XCTAssertEqual(quiz.questions[3].answers[0].rule, .matches(["D"]))
  }
}
