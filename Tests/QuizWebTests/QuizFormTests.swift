import JSONText
import QuizCore
import QuizPlay
import QuizWire
import Words
import XCTest

@testable import QuizWeb

/// A quiz in the workshop's form: what stands in it, what comes back, what the buttons do.
final class QuizFormTests: XCTestCase {
  private func value(_ text: String) throws -> JSONValue { JSONValue(try JSONParser.parse(text)) }

  private func edited(_ quiz: JSONValue, _ fields: [(String, String)]) -> JSONValue {
    QuizEdit(quiz, FormFields(pairs: fields.map { ($0, $1) }), .english).quiz
  }

  private func text(_ quiz: JSONValue) -> String { JSONWriter.text(quiz) }

  /// The fields that a browser sends with a page as it is.
  private func sent(_ page: String) throws -> [(String, String)] {
    var fields: [(String, String)] = []
    let form = try XCTUnwrap(page.firstMatch(of: /<form class="stack editor".*?<\/form>/.dotMatchesNewlines())).output
    let controls =
      /<input ([^>]*)>|<textarea ([^>]*)>(.*?)<\/textarea>|<select ([^>]*)>(.*?)<\/select>/.dotMatchesNewlines()
    for control in form.matches(of: controls) {
      let (_, input, area, content, select, options) = control.output
      let attributes = String(input ?? area ?? select ?? "")
      guard let name = attributes.firstMatch(of: /(?:^| )name="([^"]*)"/).map({ read($0.output.1) }) else { continue }
      if let input {
        let isBox = input.contains("checkbox") || input.contains("radio")
        if isBox && !input.contains("checked") || input.contains("type=\"file\"") { continue }
        fields.append((name, input.firstMatch(of: /\ value="([^"]*)"/).map { read($0.output.1) } ?? ""))
      } else if let content {
        let text = read(content)
        fields.append((name, (text.hasPrefix("\n") ? String(text.dropFirst()) : text).replacing("\n", with: "\r\n")))
      } else if let options {
        let chosen = options.firstMatch(of: /value="([^"]*)" selected/).map { read($0.output.1) }
        fields.append((name, chosen ?? options.firstMatch(of: /value="([^"]*)"/).map { read($0.output.1) } ?? ""))
      }
    }
    return fields
  }

  private func read(_ text: some StringProtocol) -> String {
    var result = String(text)
    for (escape, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      result = result.replacing(escape, with: sign)
    }
    return result
  }

  private func page(_ quiz: JSONValue, open: Int? = 0, settings: Bool = false) -> String {
    let visit = PageVisit(language: .english)
    return EditPage(EditedQuiz(id: "q", quiz: quiz), open: open, showsSettings: settings, visit).frame.text(visit)
  }

  // MARK: There and back

  /// A question of each kind, with every key that the kind uses, and keys that nobody knows.
  private func everything() throws -> JSONValue {
    let kinds = Question.Kind.allCases.map { kind -> String in
      let keys = QuizPart.question("").keys.filter { kind.uses(questionKey: $0) && $0 != "kind" }
      let members = keys.map { #""\#($0)": \#(Self.sample($0, kind))"# }
      return #"{"mine": [1, 2.50, {"x": null}], "kind": "\#(kind.rawValue)", \#(members.joined(separator: ", "))}"#
    }
    let keys = QuizPart.quiz.keys.filter { $0 != "questions" }
    let members = keys.map { #""\#($0)": \#(Self.sample($0, nil))"# }
    return try value(
      #"{"other": {"z": 1, "a": [true]}, \#(members.joined(separator: ", ")), "questions": [\#(kinds.joined(separator: ","))]}"#
    )
  }

  private static func sample(_ key: String, _ kind: Question.Kind?) -> String {
    switch key {
    case "answers" where kind?.answersAreRules == true:
      #"[{"value": 3, "upTo": 0.5, "accept": ["a*"], "fraction": 0.5, "feedback": "near"}, {"otherwise": true, "outcomes": {"cat": 2}}]"#
    case "answers":
      #"[{"id": "a", "text": {"en": "Yes", "de": "Ja"}, "correct": true, "pin": "last", "data": {"k": 1}}, {"text": "No\nno", "correct": false, "fraction": -0.25, "outcomes": {"cat": 2}, "image": "a.png", "imageAlt": "A", "audio": "b.mp3", "what": 1}]"#
    case "pairs": #"[["A", "B"], [{"text": "C", "image": "c.png", "imageAlt": "see"}, {"en": "D", "de": "d"}]]"#
    case "gaps":
      #"{"a.b": {"accept": ["x", "y"], "typos": 1}, "2": {"answers": [{"text": "p", "correct": true}], "weight": 2}, "n": {"correct": 4.5, "tolerance": {"relative": 0.05}}}"#
    case "correct" where kind == .truefalse: "false"
    case "correct": "2.5"
    case "tolerance": #"{"relative": 0.05}"#
    case "labels", "tags", "accept", "words": #"["one", "two"]"#
    case "extra": #"["e", {"image": "x.png"}]"#
    case "data", "options", "variables": #"{"b": [1, {"c": 2.0}], "a": "random(1, 2)"}"#
    case "shuffle": #"{"questions": true, "answers": false, "odd": 1}"#
    case "navigation": #"{"back": true, "free": false, "skip": true}"#
    case "timing": #"{"question": 20, "quiz": 0.5, "whileClosed": "runs"}"#
    case "outcomes":
      #"[{"id": "cat", "title": "Cat", "emoji": "🐱", "image": "c.png", "text": "two\nlines", "data": {}}]"#
    case "bands": #"[{"from": 79.5, "title": {"en": "Well"}, "emoji": "🌟", "text": "x", "image": "b.png"}]"#
    case "sections": #"[{"id": "A", "title": "One", "text": "t", "pick": 3, "shuffle": true}]"#
    case "defaults": #"{"points": 2}"#
    case "daily", "caseSensitive", "accents", "reuse": "true"
    case "format", "pick", "level", "points", "limit", "typos", "min", "max", "step": "1"
    case "partial": #""net""#
    case "reveal": #""end""#
    case "markup": #""markdown""#
    case "signs": #""plain""#
    case "marked": #""by hand""#
    case "text" where kind == .gaps: #""[[a.b]] and [[2]] or [[n]]""#
    case "description", "text", "hint", "explanation": #""\n  <b>\"one\" & 'two'</b>\n""#
    default: #"{"en": "x \#(key)", "de": "y"}"#
    }
  }

  func testAFormSentAsItIsChangesNothing() throws {
    let quiz = try everything()
    for open in quiz.questions.indices {
      XCTAssertEqual(text(edited(quiz, try sent(page(quiz, open: open)))), text(quiz), "question \(open)")
    }
    XCTAssertEqual(text(edited(quiz, try sent(page(quiz, settings: true)))), text(quiz))
  }

  func testEveryKeyHasAFieldInSomeKind() throws {
    let quiz = try everything()
    var names = try sent(page(quiz, settings: true)).map(\.0)
    for open in quiz.questions.indices { names += try sent(page(quiz, open: open)).map(\.0) }
    let ends = Set(names.compactMap { FieldName($0)?.path.key })
    let keys =
      [
        QuizPart.quiz, .question(""), .answer("", question: ""), .gap("", question: ""), .outcome(""), .band(1),
        .section(""),
        .shuffle, .navigation, .timing, .side(question: ""),
      ].flatMap(\.keys)
    let elsewhere: Set = [
      "format", "questions", "outcomes", "bands", "sections", "shuffle", "navigation", "timing", "pairs", "gaps",
    ]
    XCTAssertEqual(Set(keys).subtracting(ends).subtracting(elsewhere).sorted(), [])
  }

  func testOneChangeChangesOneValue() throws {
    let quiz = try value(
      #"{"zz": 1, "title": "T", "questions": [{"id": "a", "text": "One", "points": 1.50}, {"text": "Two"}]}"#)
    let changed = edited(
      quiz, try sent(page(quiz, open: 0)).map { $0.0 == "questions[0].text" ? ($0.0, "Uno\r\ndue") : $0 })
    XCTAssertEqual(
      text(changed), #"{"zz":1,"title":"T","questions":[{"id":"a","text":"Uno\ndue","points":1.5},{"text":"Two"}]}"#)
  }

  func testANewKeyStandsInTheOrderOfTheTable() throws {
    let quiz = try value(#"{"title": "T", "questions": [{"id": "a", "text": "One", "explanation": "e"}]}"#)
    let changed = edited(
      quiz, [("description", "D"), ("timing.quiz", "90"), ("questions[0].hint", "h"), ("shuffle.questions", "true")])
    XCTAssertEqual(
      text(changed),
      #"{"title":"T","description":"D","shuffle":{"questions":true},"timing":{"quiz":90},"questions":[{"id":"a","text":"One","hint":"h","explanation":"e"}]}"#
    )
    XCTAssertEqual(
      text(
        edited(
          changed, [("description", ""), ("timing.quiz", ""), ("questions[0].hint", ""), ("shuffle.questions", "")])),
      #"{"title":"T","questions":[{"id":"a","text":"One","explanation":"e"}]}"#)
  }

  func testBrokenJSONIsToldAndChangesNothing() throws {
    let quiz = try value(#"{"title": "T", "data": {"a": 1}, "questions": []}"#)
    let others = [("open", "0"), ("new", "1"), ("id", "other"), ("questions", "[1]"), ("do", "stay"), ("zz", "1")]
    let edit = QuizEdit(quiz, FormFields(pairs: [("data~", "{oops"), ("options", "nope")] + others), .english)
    XCTAssertEqual(edit.unread, ["data~", "options"])
    XCTAssertEqual(edit.quiz, quiz)
  }

  // MARK: Writing each kind

  private let empty: JSONValue = ["title": "T", "questions": []]

  private func written(_ kind: String, _ fields: [(String, String)]) -> String {
    var quiz = empty
    quiz.perform(.add(ValuePath([.key("questions")])))
    let done = edited(quiz, [("questions[0].kind", kind)] + fields.map { ("questions[0]." + $0.0, $0.1) })
    return text(done.questions[0])
  }

  func testEveryKindIsWritten() {
    XCTAssertEqual(
      written(
        "single",
        [
          ("text", "Q"), ("answers[0].text", "Yes"), ("answers[0].correct", "true"), ("answers[2].text", "No"),
          ("answers[3].text", ""),
        ]),
      #"{"id":"q1","kind":"single","text":"Q","answers":[{"id":"a","text":"Yes","correct":true},{"id":"b","text":"No"}]}"#
    )
    XCTAssertEqual(
      written(
        "truefalse", [("text", "Q"), ("correct:truefalse", "false"), ("correct:number", "5"), ("answers[0].text", "")]),
      #"{"id":"q1","kind":"truefalse","text":"Q","correct":false}"#)
    XCTAssertEqual(
      written(
        "number", [("text", "Q"), ("correct:number", "3.5"), ("tolerance:number", "0.5"), ("correct:range", "")]),
      #"{"id":"q1","kind":"number","text":"Q","correct":3.5,"tolerance":0.5}"#)
    XCTAssertEqual(
      written("text", [("text", "Q"), ("accept", "Rhine\r\nRhein\r\n")]),
      #"{"id":"q1","kind":"text","text":"Q","accept":["Rhine","Rhein"]}"#)
    XCTAssertEqual(
      written("order", [("text", "Q"), ("answers[0].text", "1"), ("answers[1].text", "2")]),
      #"{"id":"q1","kind":"order","text":"Q","answers":[{"id":"a","text":"1"},{"id":"b","text":"2"}]}"#)
    XCTAssertEqual(
      written(
        "match",
        [
          ("text", "Q"), ("pairs[0][0]", "A"), ("pairs[0][1]", "B"), ("pairs[2][0]", "C"), ("pairs[2][1]", "D"),
          ("extra", "E"),
        ]),
      #"{"id":"q1","kind":"match","text":"Q","pairs":[["A","B"],["C","D"]],"extra":["E"]}"#)
    XCTAssertEqual(
      written("gaps", [("text", "The [[Rhine]] flows.")]),
      #"{"id":"q1","kind":"gaps","text":"The [[Rhine]] flows.","gaps":{"Rhine":{"accept":["Rhine"]}}}"#)
    XCTAssertEqual(
      written("range", [("text", "Q"), ("correct:range", "7"), ("min", "0"), ("max", "10"), ("labels", "low\nhigh")]),
      #"{"id":"q1","kind":"range","text":"Q","correct":7,"min":0,"max":10,"labels":["low","high"]}"#)
    XCTAssertEqual(written("info", [("text", "Read this.")]), #"{"id":"q1","kind":"info","text":"Read this."}"#)
  }

  func testAnotherKindTakesWhatFits() throws {
    let quiz = try value(
      #"{"title":"T","questions":[{"id":"q1","kind":"single","text":"Q","answers":[{"id":"a","text":"A","correct":true}],"hint":"h"}]}"#
    )
    let kinds = { (kind: String) in self.text(self.edited(quiz, [("questions[0].kind", kind)]).questions[0]) }
    XCTAssertEqual(
      kinds("multiple"),
      #"{"id":"q1","kind":"multiple","text":"Q","answers":[{"id":"a","text":"A","correct":true}],"hint":"h"}"#)
    XCTAssertEqual(
      kinds("order"), #"{"id":"q1","kind":"order","text":"Q","answers":[{"id":"a","text":"A"}],"hint":"h"}"#)
    XCTAssertEqual(kinds("number"), #"{"id":"q1","kind":"number","text":"Q","hint":"h"}"#)
    XCTAssertEqual(kinds("truefalse"), #"{"id":"q1","kind":"truefalse","text":"Q","hint":"h"}"#)
  }

  // MARK: Buttons

  private func done(_ quiz: JSONValue, _ deeds: String...) -> String {
    var quiz = quiz
    for deed in deeds { if let operation = QuizOperation(deed) { quiz.perform(operation) } }
    return text(quiz.object?["questions"] ?? .null)
  }

  func testQuestionsMoveAndKeepTheirIds() throws {
    let quiz = try value(#"{"questions":[{"text":"A"},{"id":"x","text":"B"},{"text":"C"}]}"#)
    XCTAssertEqual(
      done(quiz, "down:questions[0]"), #"[{"id":"x","text":"B"},{"id":"q1","text":"A"},{"id":"q3","text":"C"}]"#)
    XCTAssertEqual(
      done(quiz, "move:questions[2]:0"), #"[{"id":"q3","text":"C"},{"id":"q1","text":"A"},{"id":"x","text":"B"}]"#)
    XCTAssertEqual(done(quiz, "remove:questions[0]"), #"[{"id":"x","text":"B"},{"id":"q3","text":"C"}]"#)
    XCTAssertEqual(
      done(quiz, "copy:questions[1]"),
      #"[{"id":"q1","text":"A"},{"id":"x","text":"B"},{"id":"x-2","text":"B"},{"id":"q3","text":"C"}]"#)
    XCTAssertEqual(
      done(quiz, "remove:questions[2]", "add:questions"),
      #"[{"id":"q1","text":"A"},{"id":"x","text":"B"},{"id":"q2","kind":"single","text":""}]"#)
    XCTAssertEqual(
      done(quiz, "up:questions[0]"), #"[{"id":"q1","text":"A"},{"id":"x","text":"B"},{"id":"q3","text":"C"}]"#)
    for deed in ["up:questions[9]", "remove:title", "move:questions[0]:x", "add:data", "up:", "drop:questions[0]"] {
      XCTAssertEqual(done(quiz, deed), text(quiz.object?["questions"] ?? .null), deed)
    }
  }

  func testAnswersMoveAndKeepTheirIds() throws {
    let quiz = try value(#"{"questions":[{"answers":[{"text":"A"},{"text":"B"},{"text":"C"}]}]}"#)
    XCTAssertEqual(
      done(quiz, "remove:questions[0].answers[0]", "add:questions[0].answers"),
      #"[{"answers":[{"id":"b","text":"B"},{"id":"c","text":"C"},{"id":"d","text":""}]}]"#)
  }

  func testAnAnswerThatIsEmptiedGoes() throws {
    let quiz = try value(#"{"questions":[{"text":"Q","answers":[{"id":"a","text":"A"},{"id":"b","text":"B"}]}]}"#)
    XCTAssertEqual(
      text(edited(quiz, [("questions[0].answers[0].text", "")]).questions[0]),
      #"{"text":"Q","answers":[{"id":"b","text":"B"}]}"#)
  }

  func testAPictureIsPutBesideTheTextOfASide() throws {
    let quiz = try value(#"{"questions":[{"kind":"match","text":"Q","pairs":[["A","B"]]}]}"#)
    XCTAssertEqual(
      text(edited(quiz, [("questions[0].pairs[0][0].image", "a.png")]).questions[0]),
      #"{"kind":"match","text":"Q","pairs":[[{"text":"A","image":"a.png"},"B"]]}"#)
  }

  // MARK: Files in forms

  func testFilesComeWithTheForm() throws {
    let body =
      "--xx\r\nContent-Disposition: form-data; name=\"do\"\r\n\r\nsave\r\n--xx\r\nContent-Disposition: form-data; "
      + "name=\"file:image\"; filename=\"C:\\my cat.png\"\r\nContent-Type: image/png\r\n\r\n\u{1}--x\r\n\r\n--xx--\r\n"
    var asked = Asked(method: "POST", target: "/workshop/quizzes/a", body: body)
    asked.headers["Content-Type"] = "multipart/form-data; boundary=xx"
    let parts = try XCTUnwrap(Multipart(asked.request))
    XCTAssertEqual(parts.fields.map { "\($0.name)=\($0.value)" }, ["do=save"])
    XCTAssertEqual(parts.files, [.init(field: "file:image", name: "my cat.png", bytes: Array("\u{1}--x\r\n".utf8))])
    for broken in ["", "--xx", "--xx\r\n", "--xx\r\nContent-Disposition: form-data\r\n\r\n--xx--", "--yy--"] {
      asked.body = broken
      XCTAssertNil(Multipart(asked.request), broken)
    }
  }

  func testPathsAreReadAsTheyAreWritten() {
    for text in ["title", "questions[3].answers[0].text", "questions[0].gaps.a%2Eb.accept", "questions[0].pairs[1][0]"]
    {
      XCTAssertEqual(ValuePath(text)?.text, text)
    }
    for text in ["", ".", "a..b", "a[", "a[x]", "a[-1]", "[0]", "a[1]b", "a[999999]"] {
      XCTAssertNil(ValuePath(text), text)
    }
  }
}
