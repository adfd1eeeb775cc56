import Foundation
import XCTest

/// Quizzes with variables, played, printed in versions and graded: everybody gets numbers of their own, and the marks for
/// them.
final class DrawnVersionTests: XCTestCase {
  private static let json = """
    {"title":"Sums","shuffle":{"answers":true},"variables":{"base":"random(100, 900)"},"questions":[
      {"id":"sum","kind":"number","text":"{{a}} + {{b}} = ?","variables":{"a":"random(10, 99)","b":"random(10, 99)","s":"a + b"},
        "correct":"{{s}}"},
      {"id":"base","kind":"text","text":"Write {{base}}.","accept":"{{base}}"},
      {"id":"pick","kind":"single","text":"Double {{base}}?","variables":{"d":"base * 2","e":"base * 3"},
        "answers":[{"text":"{{d}}","correct":true},{"text":"{{e}}"}]},
      {"id":"pairs","kind":"match","text":"{{base}}?","variables":{"d":"base * 2","e":"base * 3"},
        "pairs":[["twice","{{d}}"],["thrice","{{e}}"]]}]}
    """

  private func place() throws -> Place {
    let place = try Place()
    try place.quiz("sums", Self.json)
    return place
  }

  private static func numbers(_ text: String) -> [Int] {
    text.matches(of: /\d+/).compactMap { Int($0.output) }
  }

  /// The answers to the questions of a sitting, by what they ask.
  private func answers(_ seed: Int, _ place: Place) throws -> [String] {
    let questions = try place.play(
      ["sums", "--seed", "\(seed)", "--new"],
      ["{\"answer\":1}", "{\"answer\":\"x\"}", "{\"answer\":[\"b\"]}", "{\"skip\":true}"]
    ).of("question")
    XCTAssertEqual(questions.count, 4)
    let sum = Self.numbers(questions[0].string("text") ?? ""), base = Self.numbers(questions[1].string("text") ?? "")
    let right = (questions[3].object["right"] as? [[String: Any]]) ?? []
    let left = (questions[3].object["left"] as? [[String: Any]]) ?? []
    func id(_ side: [[String: Any]], _ text: String) -> String {
      side.first { $0["text"] as? String == text }?["id"] as? String ?? "?"
    }
    return [
      "{\"answer\":\(sum[0] + sum[1])}", "{\"answer\":\"\(base[0])\"}", "{\"answer\":[\"a\"]}",
      "{\"answer\":{\"\(id(left, "twice"))\":\"\(id(right, "\(2 * base[0])"))\",\"\(id(left, "thrice"))\":\"\(id(right, "\(3 * base[0])"))\"}}",
    ]
  }

  /// A sitting has the numbers of its seed: in every face, again, and when it is verified.
  func testPlay() throws {
    let place = try place()
    var seen: Set<[String]> = []
    for seed in 1...4 {
      let answers = try answers(seed, place)
      seen.insert(answers)
      let played = try place.play(["sums", "--seed", "\(seed)", "--new"], answers)
      XCTAssertEqual(played.of("result").first?.number("points"), 4, "\(seed)")
      let plain = try place.run(
        ["sums", "--plain", "--seed", "\(seed)", "--new"],
        [Self.numbers(answers[0])[0].description, Self.numbers(answers[1])[0].description, "1", "s"])
      XCTAssertTrue(plain.output.contains("\(Self.numbers(answers[1])[0])"), plain.output)
    }
    XCTAssertEqual(seen.count, 4)
    // The file may change: what was played stays.
    try place.quiz("sums", Self.json.replacing("random(10, 99)", with: "random(1, 2)"))
    let verified = try place.run(["verify"])
    XCTAssertEqual(verified.code, 0, verified.output + verified.errors)
  }

  /// Each printed version has its own numbers, and its rows get their marks.
  func testVersions() throws {
    let place = try place()
    let printed = try place.run(["quiz", "print", "sums", "--versions", "3", "--seed", "9", "--key", "--out", "p.html"])
    XCTAssertEqual(printed.code, 0, printed.errors)
    let html = try String(contentsOfFile: place.root + "/p.html", encoding: .utf8)
    var rows: [String: [String]] = [:]
    for part in html.components(separatedBy: "<table class=\"part test\"").dropFirst() {
      let part = part.components(separatedBy: "<table class=\"part key\"")[0]
      let version = String(try XCTUnwrap(part.firstMatch(of: /data-version="(\w)"/)).1)
      let check = String(try XCTUnwrap(part.firstMatch(of: /class="check">\D*(\d{4})/)).1)
      var cells: [Int: String] = [:]
      for question in part.components(separatedBy: "<div class=\"question\"").dropFirst() {
        let number = try XCTUnwrap(Int(try XCTUnwrap(question.firstMatch(of: /data-number="(\d+)"/)).1))
        let id = String(try XCTUnwrap(question.firstMatch(of: /data-question="(\w+)"/)).1)
        let texts = question.matches(of: /<(?:p|span) class="text"[^>]*>([^<]*)</).map { String($0.1) }
        let asked = Self.numbers(texts[0])
        let letter = { (text: String) -> String in
          let shown = texts.dropFirst().filter { Int($0) != nil }
          return shown.firstIndex(of: text).map { ["A", "B"][shown.distance(from: shown.startIndex, to: $0)] } ?? "?"
        }
        switch id {
        case "sum": cells[number] = "\(asked[0] + asked[1])"
        case "base": cells[number] = "\(asked[0])"
        case "pick": cells[number] = letter("\(2 * asked[0])")
        default:
          let lefts = texts.dropFirst().filter { ["twice", "thrice"].contains($0) }
          let base = asked[0]
          cells[number] = lefts.enumerated().map { place, left in
            "\(place + 1)\(letter("\((left == "twice" ? 2 : 3) * base)"))"
          }.joined(separator: " ")
        }
      }
      rows[version] = ["\(version) \(check)"] + (1...4).map { cells[$0] ?? "" }
    }
    XCTAssertEqual(rows.count, 3)
    XCTAssertEqual(Set(rows.values.map { $0[1...].joined() }).count, 3, "\(rows)")
    var table = "Name,Version,1,2,3,4\\n"
    for (version, cells) in rows.sorted(by: { $0.key < $1.key }) {
      table += "right \(version)," + cells.joined(separator: ",") + "\\n"
      let other = try XCTUnwrap(rows[version == "A" ? "B" : "A"])
      table += "wrong \(version),\(cells[0])," + other[1...].joined(separator: ",") + "\\n"
    }
    try place.write(table.replacing("\\n", with: "\n"), to: "in.csv")
    let graded = try place.run([
      "grade", "sums", "in.csv", "--participant", "Name", "--version-column", "Version", "--seed", "9", "--feedback",
      "sheets.html",
    ])
    let lines = Message.all(graded.output)
    XCTAssertEqual(lines.count, 6)
    for line in lines where line.string("participant")?.hasPrefix("right") == true {
      XCTAssertEqual(line.number("points"), 4, graded.output)
    }
    for line in lines where line.string("participant")?.hasPrefix("wrong") == true {
      XCTAssertLessThan(line.number("points") ?? 4, 3, graded.output)
    }
    let sheets = try String(contentsOfFile: place.root + "/sheets.html", encoding: .utf8)
    for cells in rows.values { XCTAssertTrue(cells[1...].contains { sheets.contains($0) }) }
  }

  /// A line's own seed draws its own numbers.
  func testSeedsOfLines() throws {
    let place = try place()
    var lines = ""
    for seed in 1...3 {
      let answer = Self.numbers(try answers(seed, place)[0])[0]
      lines += "{\"participant\":\"p\(seed)\",\"seed\":\(seed),\"responses\":{\"sum\":\(answer)}}\n"
    }
    try place.write(lines, to: "in.jsonl")
    let graded = try place.run(["grade", "sums", "in.jsonl"])
    XCTAssertEqual(Message.all(graded.output).map { $0.number("points") }, [1, 1, 1], graded.output + graded.errors)
  }

  /// Hostile expressions end as errors at their place, in every command.
  func testHostileExpressions() throws {
    let place = try Place()
    try place.quiz(
      "hostile",
      """
      {"title":"H","questions":[
        {"id":"loop","kind":"info","text":"{{x}}","variables":{"x":"(function() while true do end end)()"}},
        {"id":"large","kind":"info","text":"{{x}}","variables":{"x":"('x'):rep(1000000000)"}},
        {"id":"file","kind":"info","text":"{{x}}","variables":{"x":"io.open('/etc/passwd')"}}]}
      """)
    for arguments in [["hostile", "--plain"], ["quiz", "check", "hostile"], ["list"], ["quiz", "print", "hostile"]] {
      let outcome = try place.run(arguments)
      if arguments != ["list"] {
        XCTAssertNotEqual(outcome.code, 0, "\(arguments)")
        for id in ["loop", "large", "file"] {
          XCTAssertTrue(
            (outcome.output + outcome.errors).contains("the variable 'x' of question '\(id)'"), outcome.errors)
        }
      }
    }
  }

  /// Calculated questions of Moodle come in with variables.
  func testMoodle() throws {
    let place = try Place()
    try place.write(
      """
      <?xml version="1.0"?><quiz><question type="calculated"><name><text>sum</text></name>
      <questiontext format="html"><text><![CDATA[<p>{a} and {b}, twice {={a} * 2}?</p>]]></text></questiontext>
      <answer fraction="100"><text>pow({a}, 2) + {b}</text><tolerance>0.01</tolerance><tolerancetype>1</tolerancetype>
      <correctanswerformat>1</correctanswerformat><correctanswerlength>2</correctanswerlength><feedback><text></text></feedback></answer>
      <dataset_definitions>
      <dataset_definition><name><text>a</text></name><minimum><text>1</text></minimum><maximum><text>9</text></maximum>
      <decimals><text>0</text></decimals><itemcount>2</itemcount><dataset_items><dataset_item><number>1</number><value>3</value></dataset_item>
      <dataset_item><number>2</number><value>5.5</value></dataset_item></dataset_items></dataset_definition>
      <dataset_definition><name><text>b</text></name><dataset_items><dataset_item><number>1</number><value>10</value></dataset_item>
      <dataset_item><number>2</number><value>20</value></dataset_item></dataset_items></dataset_definition>
      </dataset_definitions></question></quiz>
      """, to: "sums.xml")
    let converted = try place.run(["quiz", "convert", "sums.xml", "home/quizzes/moodle.json"])
    XCTAssertEqual(converted.code, 0, converted.errors)
    var texts: Set<String> = []
    for seed in 1...12 {
      let question = try XCTUnwrap(
        try place.play(["moodle", "--seed", "\(seed)", "--new"], ["{\"skip\":true}"]).of("question").first)
      let text = question.string("text") ?? ""
      texts.insert(text)
      let answer = text.hasPrefix("3 ") ? 19.0 : 50.25
      let played = try place.play(["moodle", "--seed", "\(seed)", "--new"], ["{\"answer\":\(answer * 1.005)}"])
      XCTAssertEqual(played.of("result").first?.number("points"), 1, text)
    }
    XCTAssertEqual(texts, ["3 and 10, twice 6?", "5.5 and 20, twice 11?"])
  }
}
