import Foundation
import XCTest

/// `quiz check`, `quiz convert`, `quiz new`, and quizzes of other formats at play.
final class QuizToolTests: XCTestCase {
  private let gift = "::one:: 2 + 2? {=4 ~3 ~5}\n\n::two:: Bees sleep. {T}\n"

  // MARK: Playing

  func testEveryFormatIsPlayedAndListed() throws {
    let place = try Place()
    let files = [
      "g.gift": gift, "a.aiken": "2 + 2?\nA. 3\nB. 4\nANSWER: B\n", "c.csv": "text,a,b,correct\n2 + 2?,3,4,4\n",
      "t.tsv": "text\ta\tb\tcorrect\n2 + 2?\t3\t4\tb\n", "m.md": "# M\n\n### 2 + 2?\n- ( ) 3\n- (x) 4\n",
      "x.xml": """
      <quiz><question type="multichoice"><questiontext><text>2 + 2?</text></questiontext><single>true</single>
      <answer fraction="0"><text>3</text></answer><answer fraction="100"><text>4</text></answer></question></quiz>
      """,
      "o.json": #"""
      {"results": [{"type": "multiple", "question": "2 + 2?", "correct_answer": "4", "incorrect_answers": ["3"]}]}
      """#,
    ]
    for (name, text) in files { try place.write(text, to: "home/quizzes/\(name)") }
    let list = try place.run(["list", "--json"])
    XCTAssertEqual(list.code, 0, list.errors)
    for (name, _) in files {
      let id = String(name.prefix(1))
      XCTAssertTrue(list.output.contains("\"id\":\"\(id)\""), name)
      for word in [id, "home/quizzes/\(name)"] {
        let messages = try place.play([word, "--practice"], [#"{"answer":["b"]}"#, #"{"skip":true}"#])
        XCTAssertEqual(messages.first("verdict")?.bool("correct"), true, name)
        XCTAssertNotNil(messages.first("result"), name)
      }
    }
  }

  func testWhatIsBrokenIsToldAndTheRestIsPlayed() throws {
    let place = try Place()
    try place.write("A {T}\n\nB {#x}\n", to: "q.gift")
    let outcome = try place.run(["./q.gift", "--plain", "--practice"], ["t"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertTrue(outcome.output.contains("1 of 1 point"), outcome.output)
    XCTAssertTrue(outcome.errors.contains("./q.gift:3:5: a number is expected, found 'x'"), outcome.errors)
    try place.write("# Read me\n\nNothing to ask.\n", to: "README.md")
    let readme = try place.run(["./README.md", "--plain"])
    XCTAssertEqual(readme.code, 65)
    XCTAssertTrue(readme.errors.contains("no question was found"), readme.errors)
  }

  // MARK: Checking options

  /// Both places are named: the quiz's line, and where the mode declares the option.
  func testCheckReadsTheOptionsOfTheMode() throws {
    let place = try Place()
    try place.plugin("lives", "return { api = 1,\n  options = { lives = { type = 'int', min = 1, default = 3 } } }")
    let head = #"{"id":"o","licence":"CC0","title":"O","plugin":"lives","#
    let tail = #","questions":[{"id":"q","kind":"truefalse","text":"?","correct":true}]}"#
    for (options, said) in [
      (#"{"lives":2}"#, nil),
      (#"{"series":2}"#, "o.json:2: warning: the mode 'lives' has no option 'series': it has lives\n"),
      (
        #"{"lives":"many"}"#,
        "o.json:2: option 'lives' must be a whole number of at least 1, got 'many' (declared in "
      ), (#"{"livse":2}"#, "o.json:2: warning: the mode 'lives' has no option 'livse': did you mean 'lives'?\n"),
    ] as [(String, String?)] {
      try place.write("\(head)\n\"options\":\(options)\(tail)", to: "home/quizzes/o.json")
      let outcome = try place.run(["quiz", "check", "o"])
      XCTAssertEqual(outcome.code, said == nil ? 0 : 1, outcome.output)
      if let said {
        XCTAssertTrue(outcome.output.contains(said), outcome.output)
      } else {
        XCTAssertTrue(outcome.output.hasSuffix("o.json: nothing found: 1 question, 1 point\n"), outcome.output)
      }
      if said?.contains("declared") == true { XCTAssertTrue(outcome.output.contains("plugins/lives.lua:2)\n")) }
    }
  }

  // MARK: Converting

  func testConvert() throws {
    let place = try Place()
    try place.write(gift, to: "q.gift")
    let outcome = try place.run(["quiz", "convert", "q.gift", "out.json"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertEqual(outcome.errors, "")
    let json = try String(contentsOfFile: place.root + "/out.json", encoding: .utf8)
    XCTAssertTrue(json.contains(#""id": "one""#), json)
    let back = try place.run(["quiz", "convert", "out.json", "-", "--to", "gift"])
    XCTAssertEqual(back.code, 0)
    XCTAssertTrue(back.output.contains("::one::2 + 2? {"), back.output)
    let piped = try place.run(["quiz", "convert", "-", "-", "--from", "gift", "--to", "aiken"], ["A? {=x ~y}"])
    XCTAssertEqual(piped.output, "A?\nA. x\nB. y\nANSWER: A\n")
  }

  func testWhatCouldBeReadIsWritten() throws {
    let place = try Place()
    try place.write("A {T}\n\nB {#x}\n", to: "q.gift")
    let outcome = try place.run(["quiz", "convert", "q.gift", "out.csv"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("q.gift:3:5:"), outcome.errors)
    XCTAssertEqual(
      try String(contentsOfFile: place.root + "/out.csv", encoding: .utf8),
      "id,kind,text,correct\nq1,truefalse,A,true\n")
    let broken = #"""
      {"title": "T", "questions": [{"kind": "singel", "text": "?"}, {"kind": "number", "text": "1?", "correct": 1}]}
      """#
    try place.write(broken, to: "q.json")
    let second = try place.run(["quiz", "convert", "q.json", "-", "--to", "lua"])
    XCTAssertEqual(second.code, 65)
    XCTAssertTrue(second.output.contains("text = \"1?\""), second.output)
    XCTAssertTrue(second.errors.contains("unknown kind 'singel'"), second.errors)
  }

  func testLossesAreTold() throws {
    let place = try Place()
    try place.quiz("q", #"{"title": "T", "pick": 1, "questions": [{"kind": "number", "text": "1?", "correct": 1}]}"#)
    let outcome = try place.run(["quiz", "convert", "home/quizzes/q.json", "o.gift"])
    XCTAssertEqual(outcome.code, 0)
    XCTAssertEqual(outcome.errors, "quizrun: warning: o.gift: 'pick' of the quiz has no place in GIFT and is lost\n")
  }

  func testConvertRefuses() throws {
    let place = try Place()
    try place.write(gift, to: "q.gift")
    for (arguments, code) in [
      (["none.gift", "o.json"], 66), (["q.gift", "o.txt"], 2), (["q.gift", "o", "--to", "gfit"], 2),
      (["q.gift"], 2), (["q.gift", "no/such/o.json"], 74), (["-", "o.json"], 2),
    ] as [([String], Int32)] {
      let outcome = try place.run(["quiz", "convert"] + arguments)
      XCTAssertEqual(outcome.code, code, "\(arguments): \(outcome.errors)")
      XCTAssertFalse(outcome.errors.isEmpty)
    }
  }

  // MARK: Checking

  func testCheck() throws {
    let place = try Place()
    let clean = #"{"title": "T", "questions": [{"id": "a", "kind": "number", "text": "1?", "correct": 1}]}"#
    try place.quiz("clean", clean)
    XCTAssertEqual(try place.run(["quiz", "check"]).code, 0)
    XCTAssertEqual(try place.run(["quiz", "check", "clean", "home/quizzes/clean.json"]).code, 0)
    try place.quiz("odd", clean.replacing("\"title\"", with: "\"titel\": 1, \"image\": \"no.png\", \"title\""))
    let outcome = try place.run(["quiz", "check"])
    XCTAssertEqual(outcome.code, 1)
    XCTAssertEqual(
      outcome.output.split(separator: "\n").map { String($0.drop { $0 != "o" }) }.count, 2, outcome.output)
    XCTAssertTrue(
      outcome.output.contains("odd.json:1:2: warning: unknown key 'titel' in the quiz: did you mean 'title'?"))
    XCTAssertTrue(outcome.output.contains("the image 'no.png' of the quiz is not there"))
    let missing = try place.run(["quiz", "check", "cleen", "no.gift"])
    XCTAssertEqual(missing.code, 66)
    XCTAssertTrue(missing.errors.contains("did you mean 'clean'?"), missing.errors)
  }

  func testCheckInJSON() throws {
    let place = try Place()
    try place.write("A {=x ~x}\n", to: "q.gift")
    let outcome = try place.run(["quiz", "check", "q.gift", "--json"])
    XCTAssertEqual(outcome.code, 1)
    let list = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    XCTAssertEqual(list.count, 2, outcome.output)
    XCTAssertEqual(Set(list[0].keys), ["file", "line", "column", "severity", "message", "hint"])
    XCTAssertEqual(try place.run(["quiz", "check", "--json"]).output, "[]\n")
  }

  // MARK: Beginning

  func testNew() throws {
    let place = try Place()
    let outcome = try place.run(["quiz", "new", "my-quiz"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    XCTAssertTrue(outcome.output.contains("quizrun my-quiz"), outcome.output)
    XCTAssertTrue(
      try place.run(["quiz", "check", "my-quiz"]).output.hasSuffix(
        "my-quiz.json: nothing found: 4 questions, 4 points\n"))
    let messages = try place.play(["my-quiz", "--practice"], [#"{"answer":["eight"]}"#])
    XCTAssertEqual(messages.first("verdict")?.bool("correct"), true)
    let before = try String(contentsOfFile: place.root + "/home/quizzes/my-quiz.json", encoding: .utf8)
    let german = try place.run(["quiz", "new", "meins"], [], ["LANG": "de_DE.UTF-8"]).output
    XCTAssertTrue(german.contains("spielen: quizrun meins\n") && !german.contains("wrote"), german)
    let second = try place.run(["quiz", "new", "my-quiz"])
    XCTAssertEqual(second.code, 2)
    XCTAssertTrue(second.errors.contains("is there already"), second.errors)
    XCTAssertEqual(try String(contentsOfFile: place.root + "/home/quizzes/my-quiz.json", encoding: .utf8), before)
    for name in ["../x", ".x", "a b", ""] { XCTAssertEqual(try place.run(["quiz", "new", name]).code, 2, name) }
    XCTAssertEqual(try place.run(["quiz", "new", "x", "--amount", "3"]).code, 2)
    XCTAssertEqual(try place.run(["quiz", "new", "x", "--from-bank"]).code, 66)
  }

  func testNewFromTheBank() throws {
    let place = try Place()
    let results = (1...9).map { number in
      #"{"type":"boolean","difficulty":"easy","category":"\#(number < 6 ? "Art" : "Sports")","#
        + #""question":"Q\#(number) &amp; more","correct_answer":"True","incorrect_answers":["False"]}"#
    }
    try place.write(#"{"results":["# + results.joined(separator: ",") + "]}", to: "dump.json")
    XCTAssertEqual(try place.run(["fetch", "--from", "dump.json"]).code, 0)
    let outcome = try place.run(
      ["quiz", "new", "art", "--from-bank", "--category", "art", "--amount", "3", "--seed", "1"])
    XCTAssertEqual(outcome.code, 0, outcome.errors)
    let text = try String(contentsOfFile: place.root + "/home/quizzes/art.json", encoding: .utf8)
    XCTAssertEqual(text.ranges(of: "& more").count, 3, text)
    XCTAssertTrue(text.contains(#""licence": "CC BY-SA 4.0""#), text)
    XCTAssertTrue(
      try place.run(["quiz", "check", "art"]).output.hasSuffix("art.json: nothing found: 3 questions, 3 points\n"))
  }
}
