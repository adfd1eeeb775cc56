import QuizCore
import QuizFormats
import XCTest

/// GIFT as Moodle reads it.
final class GiftTests: XCTestCase {
  func testKinds() throws {
    for test in kinds { try test.check() }
  }

  private let kinds: [ForeignCase] = [
    ForeignCase(
      "a typed text with all of the points and empty feedback", .gift, "The largest continent? {=%100%Asia#}",
      #"""
      {"kind": "text", "text": "The largest continent?", "accept": ["Asia"]}
      """#),
    ForeignCase(
      "a choice of right answers alone", .gift, "is or are? {=is ~%100%are}",
      #"""
      {"kind": "single", "text": "is or are?", "answers": [{"text": "are", "correct": true}, {"text": "is", "correct": true}]}
      """#),
    ForeignCase(
      "single choice with feedback and a part of the points", .gift,
      "Who is buried in Grant's tomb? {=Grant#Right ~no one #Sorry ~%50%Grant and his wife}",
      #"""
      {"kind": "single", "text": "Who is buried in Grant's tomb?", "answers": [
        {"text": "Grant", "correct": true, "feedback": "Right"}, {"text": "Grant and his wife", "fraction": 0.5},
        {"text": "no one", "feedback": "Sorry"}]}
      """#),
    ForeignCase(
      "any number of answers: weights", .gift, "Two? {~%50%a ~%50%b ~%-100%c ~d ~%33.33333%e}",
      #"""
      {"kind": "multiple", "text": "Two?", "answers": [
        {"text": "a", "fraction": 0.5}, {"text": "b", "fraction": 0.5}, {"text": "c", "fraction": -1}, {"text": "d"},
        {"text": "e", "fraction": 0.3333333333333333}]}
      """#, "1:1: warning: the weights of the right answers add up to '133.33333' %: make it 100"),
    ForeignCase(
      "weights that are those of 'net'", .gift, "Two? {~%50%a ~%50%b ~%-50%c}",
      #"""
      {"kind": "multiple", "text": "Two?", "answers": [
        {"text": "a", "correct": true}, {"text": "b", "correct": true}, {"text": "c"}]}
      """#),
    ForeignCase(
      "true and false", .gift,
      "One {T}\n\nTwo {FALSE#wrong#right####Because}\n\nThree {TRUE#only when wrong}",
      #"""
      {"kind": "truefalse", "text": "One", "correct": true},
      {"kind": "truefalse", "text": "Two", "correct": false, "explanation": "Because",
        "answers": [{"id": "true", "feedback": "wrong"}, {"id": "false", "feedback": "right"}]},
      {"kind": "truefalse", "text": "Three", "correct": true,
        "answers": [{"id": "false", "feedback": "only when wrong"}]}
      """#),
    ForeignCase(
      "general feedback stands behind the last mark of it", .gift, "One {=a ~b #see #### below####Because}",
      #"""
      {"kind": "single", "text": "One", "explanation": "Because", "answers": [
        {"text": "a", "correct": true}, {"text": "b", "feedback": "see #### below"}]}
      """#),
    ForeignCase(
      "a weight before the right one of several to choose from", .gift, "One {=%50%a ~b}",
      #"""
      {"kind": "single", "text": "One", "answers": [{"text": "a", "correct": true}, {"text": "b"}]}
      """#),
    ForeignCase(
      "a lower-case side is typed", .gift, "One {1️⃣true}", #"{"kind": "text", "text": "One", "accept": ["true"]}"#,
      "1️⃣: warning: 'true' is a short answer to be typed: did you mean 'TRUE'?"),
    ForeignCase(
      "short answers", .gift, "Two? {=four =4}\n\nWho? {=Ada* =%50%Bob#near =*#no}",
      #"""
      {"kind": "text", "text": "Two?", "accept": ["four", "4"]},
      {"kind": "text", "text": "Who?", "answers": [{"accept": "Ada*", "correct": true},
        {"accept": "Bob", "fraction": 0.5, "feedback": "near"},
        {"accept": "*", "correct": true, "feedback": "no"}]}
      """#),
    ForeignCase(
      "numbers", .gift,
      "A {#3}\n\nB {#1822:5}\n\nC {#3.141..3.142}\n\nD {#-1.5}\n\nE {#\n=10:0#full\n=%50%10:2\n~#no\n}",
      #"""
      {"kind": "number", "text": "A", "correct": 3}, {"kind": "number", "text": "B", "correct": 1822, "tolerance": 5},
      {"kind": "number", "text": "C", "correct": 3.1415, "tolerance": 0.0005},
      {"kind": "number", "text": "D", "correct": -1.5},
      {"kind": "number", "text": "E", "answers": [{"value": 10, "correct": true, "feedback": "full"},
        {"value": 10, "tolerance": 2, "fraction": 0.5}, {"otherwise": true, "feedback": "no"}]}
      """#),
    ForeignCase(
      "matching", .gift, "Match {=cat -> meow =dog->woof = -> moo}",
      #"""
      {"kind": "match", "text": "Match", "pairs": [["cat", "meow"], ["dog", "woof"]], "extra": ["moo"]}
      """#),
    ForeignCase(
      "a missing word, a page, an essay", .gift, "Grant is {~buried =entombed} in it.\n\nJust read this.\n\nTell {}",
      #"""
      {"kind": "single", "text": "Grant is _____ in it.", "answers": [
        {"text": "buried"}, {"text": "entombed", "correct": true}]},
      {"kind": "info", "text": "Just read this."}, {"kind": "text", "text": "Tell", "marked": "by hand"}
      """#),
    ForeignCase(
      "escapes", .gift, ##"a\~b\=c\#d\{e\}f\:g\nh\\i\\neq {=\=x\#y ~\~z}"##,
      #"""
      {"kind": "single", "text": "a~b=c#d{e}f:g\nh\\i\\neq", "answers": [
        {"text": "=x#y", "correct": true}, {"text": "~z"}]}
      """#),
    ForeignCase(
      "formats", .gift,
      "[html]<p>Is&nbsp;x&lt;y &amp; <b>bold</b>?</p><p>Yes</p>{=[plain]<i>a</i> ~<i>b</i>}\n\n[markdown]*so* <b> {T}\n\n"
        + "5 < 6 [odd]{T}\n\n[plain]&amp; {T}",
      #"""
      {"kind": "single", "markup": "markdown", "text": "Is\u00a0x\\<y & **bold**?\n\nYes", "answers": [
        {"text": "*b*"}, {"text": "\\<i>a\\</i>", "correct": true}]},
      {"kind": "truefalse", "markup": "markdown", "text": "*so* \\<b>", "correct": true},
      {"kind": "truefalse", "text": "5 < 6 [odd]", "correct": true},
      {"kind": "truefalse", "text": "&amp;", "correct": true}
      """#),
    ForeignCase(
      "a right answer behind both signs", .gift, "Would you like {~=some ~ a few ~\n=any}",
      #"""
      {"kind": "single", "text": "Would you like", "answers": [
        {"text": "a few"}, {"text": "any", "correct": true}, {"text": "some", "correct": true}]}
      """#),
    ForeignCase(
      "several lines and comments", .gift,
      "// first\n   One\n   // second\n  line {\n // third\n  =yes  // no comment\n  ~no\n }\n",
      #"""
      {"kind": "single", "text": "One\n  line", "answers": [{"text": "no"}, {"text": "yes  // no comment", "correct": true}]}
      """#),
    ForeignCase(
      "names, ids, categories, tags", .gift,
      "$CATEGORY: $course$/top/Science/Physics\n\n::N\\:1:: A {T}\n\n// [id:x\\]1] [tag:hard] [tag:difficulty:easy]\n::N2:: B {T}"
        + "\n\n::N\\:1:: C {T}\n\n$CATEGORY: a//b\nD {F}",
      #"""
      {"id": "N:1", "kind": "truefalse", "text": "A", "correct": true, "category": "Science: Physics"},
      {"id": "x]1", "kind": "truefalse", "text": "B", "correct": true, "category": "Science: Physics",
        "difficulty": "easy", "data": {"tags": ["hard"]}},
      {"kind": "truefalse", "text": "C", "correct": true, "category": "Science: Physics"},
      {"kind": "truefalse", "text": "D", "correct": false, "category": "a/b"}
      """#),
  ]

  func testWhatIsBrokenIsToldAndTheRestIsRead() throws {
    for test in broken { try test.check() }
  }

  private let broken: [ForeignCase] = [
    ForeignCase(
      "braces", .gift, "A 1️⃣{ =x ~y\n\nB {T}\n\nC 2️⃣} d\n\nE {F}",
      #"{"kind": "truefalse", "text": "B", "correct": true}, {"kind": "truefalse", "text": "E", "correct": false}"#,
      "1️⃣: the answers that begin here with '{' do not end: write '}' behind them, or '\\{' for a brace in the text",
      "2️⃣: '}' without '{' before it: write '\\}' for a brace in the text"),
    ForeignCase(
      "blank lines", .gift, "A {\n=x\n\n1️⃣~y\n}\n\nB {T}\n2️⃣C {F}",
      #"""
      {"kind": "single", "text": "A", "answers": [{"text": "x", "correct": true}, {"text": "y"}]},
      {"kind": "truefalse", "text": "B", "correct": true}, {"kind": "truefalse", "text": "C", "correct": false}
      """#, "1️⃣: warning: a blank line inside a question: remove it",
      "2️⃣: warning: a question begins here without a blank line before it: add one"),
    ForeignCase(
      "answers", .gift,
      "1️⃣A {=x ~}\n\n2️⃣B {~x}\n\nC {#3️⃣abc}\n\n4️⃣D {=a -> b}\n\nE {=a->b 5️⃣=a->c}\n\n6️⃣{T}\n\nF {T}",
      #"{"kind": "truefalse", "text": "F", "correct": true}"#, "1:8: an answer is empty: write one, or remove its sign",
      "2️⃣: the question has a single answer: write at least two", "3️⃣: a number is expected, found 'abc'",
      "4️⃣: a question that matches needs two pairs at least: write 'left -> right' in each",
      "9:11: the left 'a' stands there twice: write it once", "6️⃣: the question has no text: write one"),
    ForeignCase(
      "no question", .gift, "// only a comment\n", "",
      "1:1: no question was found: in GIFT one is 'What? { =right ~wrong }'"),
  ]

  func testTheQuizsOwnWords() throws {
    let text = "// title: My quiz\n// licence: CC0\n// other: x\n\nA {T}\n\n// author: late\nB {T}"
    let quiz = try XCTUnwrap(foreign(Array(text.utf8), .gift, path: "a/file.gift").quiz)
    XCTAssertEqual(quiz.title, "My quiz")
    XCTAssertEqual(quiz.licence, "CC0")
    XCTAssertNil(quiz.author)
    XCTAssertEqual(quiz.id, "file")
    XCTAssertEqual(foreign(Array("A {T}".utf8), .gift, path: "a/file.gift").quiz?.title, "file")
  }
}
