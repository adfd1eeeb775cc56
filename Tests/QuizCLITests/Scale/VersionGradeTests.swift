import Foundation
import QuizCore
import Words
import XCTest

/// Grading from the letters and numbers of printed versions.
final class VersionGradeTests: XCTestCase {
  private static let json = """
    {"title":"T","questions":[
      {"id":"s","kind":"single","text":"S","answers":[{"id":"a","text":"one","correct":true},{"id":"b","text":"two"},
        {"id":"c","text":"three"},{"id":"d","text":"four"}]},
      {"id":"m","kind":"multiple","text":"M","points":2,"partial":"all","answers":[{"id":"a","text":"red","correct":true},
        {"id":"b","text":"green"},{"id":"c","text":"blue","correct":true}]},
      {"id":"o","kind":"order","text":"O","answers":[{"id":"x","text":"first"},{"id":"y","text":"second"},
        {"id":"z","text":"third"}]},
      {"id":"p","kind":"match","text":"P","pairs":[["France","Paris"],["Italy","Rome"]],"extra":["Oslo"]},
      {"id":"n","kind":"number","text":"N","correct":0.5},{"id":"t","kind":"truefalse","text":"F","correct":false}]}
    """

  private var quiz: Quiz {
    func answers(_ texts: [(String, String)], right: Set<String> = []) -> [Answer] {
      texts.map { id, text in
        var answer = Answer(id: id, text: text)
        answer.isCorrect = right.contains(id)
        return answer
      }
    }
    var match = Question(id: "p", kind: .match, text: "P")
    match.pairs = [Pair("France", "Paris"), Pair("Italy", "Rome")]
    match.extra = ["Oslo"]
    return Quiz(
      id: "test", title: "T",
      questions: [
        Question(
          id: "s", kind: .single, text: "S",
          answers: answers([("a", "one"), ("b", "two"), ("c", "three"), ("d", "four")], right: ["a"])),
        Question(
          id: "m", kind: .multiple, text: "M",
          answers: answers([("a", "red"), ("b", "green"), ("c", "blue")], right: ["a", "c"])),
        Question(
          id: "o", kind: .order, text: "O", answers: answers([("x", "first"), ("y", "second"), ("z", "third")])),
        match, Question(id: "n", kind: .number, text: "N"),
        Question(
          id: "t", kind: .truefalse, text: "F",
          answers: answers([("true", "True"), ("false", "False")], right: ["false"])),
      ])
  }

  private static let right: [String: Response] = [
    "s": .chosen(["a"]), "m": .chosen(["a", "c"]), "o": .order(["x", "y", "z"]),
    "p": .pairs([Pair("France", "Paris"), Pair("Italy", "Rome")]),
  ]

  func testEveryVersion() throws {
    let place = try Place()
    try place.quiz("test", Self.json)
    for seed in [0, 5] {
      var rows = ["Name,Version," + (1...6).map(String.init).joined(separator: ",")]
      for version in PaperVersion.versions(4, of: quiz, seed: seed) {
        let cells = version.questions.map { printed -> String in
          Self.right[printed.question.id].flatMap { printed.marks($0) }
            ?? (printed.question.id == "n" ? "\"0,5\"" : "False")
        }
        rows.append("\(version.letter)1,\(version.letter)," + cells.joined(separator: ","))
        rows.append("\(version.letter)2,\(version.letter.lowercased()),,,,,,")
      }
      rows += ["X,?,A,A,A,A,A,A", "Y,,A,A,A,A,A,A", "Z,B,Q9,Q9,Q9,Q9,Q9,Q9"]
      try place.write(rows.map { $0 + "\n" }.joined(), to: "in.csv")
      let outcome = try place.run([
        "grade", "test", "in.csv", "--participant", "Name", "--version-column", "Version", "--versions", "4",
        "--seed", "\(seed)",
      ])
      XCTAssertEqual(outcome.code, 65)
      let lines = Message.all(outcome.output)
      XCTAssertEqual(lines.prefix(8).map { $0.number("points") }, [7, 0, 7, 0, 7, 0, 7, 0], outcome.output)
      XCTAssertEqual(lines[8].string("error"), "which version was it? A letter is expected, found '?'")
      XCTAssertEqual(lines[9].string("error"), "which version was it? A letter is expected, found nothing")
      let problems = lines[10].object["problems"] as? [[String: String]] ?? []
      XCTAssertEqual(Set(problems.compactMap { $0["question"] }), ["s", "m", "o", "p", "n", "t"])
      XCTAssertEqual(problems.map { $0["at"] }, ["C12", "D12", "E12", "F12", "G12", "H12"])
      XCTAssertFalse(outcome.errors.contains("so many cells"), outcome.errors)
    }
  }

  /// A copy of the quiz under another name has other orders: what the letters mean is lost, and that is told.
  func testAnotherQuizThanWasPrinted() throws {
    let place = try Place()
    try place.quiz("test", Self.json)
    try place.quiz("copy", Self.json)
    var rows = ["Name,Version," + (1...6).map(String.init).joined(separator: ",")]
    for version in PaperVersion.versions(4, of: quiz, seed: 5) {
      let cells = version.questions.map { printed -> String in
        Self.right[printed.question.id].flatMap { printed.marks($0) }
          ?? (printed.question.id == "n" ? "\"0,5\"" : "False")
      }
      rows.append("\(version.letter)1,\(version.letter)," + cells.joined(separator: ","))
    }
    try place.write(rows.map { $0 + "\n" }.joined(), to: "in.csv")
    for (name, isTold) in [("test", false), ("copy", true)] {
      let outcome = try place.run([
        "grade", name, "in.csv", "--participant", "Name", "--version-column", "Version", "--versions", "4", "--seed",
        "5",
      ])
      XCTAssertEqual(outcome.errors.contains("so many cells do not fit: is it the seed"), isTold, outcome.errors)
    }
  }

  // MARK: Choices alone, of which every letter fits

  private static func choices(_ ids: [String]) -> String {
    let questions = ids.map { id in
      #"{"id":"\#(id)","kind":"single","text":"\#(id)?","answers":[{"text":"one","correct":true},{"text":"two"},"#
        + #"{"text":"three"},{"text":"four"}]}"#
    }
    return #"{"id":"mc","title":"T","shuffle":{"answers":true},"questions":[\#(questions.joined(separator: ","))]}"#
  }

  private let version = ["--participant", "Name", "--version-column", "Version", "--seed"]

  /// The check of each version, as it stands on the paper.
  private func checks(_ place: Place, seed: String) throws -> [String] {
    let page = try place.run(["quiz", "print", "mc", "--versions", "2", "--seed", seed]).output
    return page.components(separatedBy: #"<span class="check">Check "#).dropFirst().map { String($0.prefix(4)) }
  }

  /// Of a paper of choices every letter is one of any other paper: the check tells which it was.
  func testTheCheckOfThePaper() throws {
    let place = try Place()
    try place.quiz("mc", Self.choices(["q1", "q2", "q3", "q4"]))
    let own = try checks(place, seed: "7")
    XCTAssertEqual(own.count, 2)
    try place.write(
      "Name,Version,1,2,3,4\nAda,A \(own[0]),A,B,C,D\nBen,b\(own[1]),A,B,C,D\nCy,B,A,B,C,D\n", to: "in.csv")
    let right = try place.run(["grade", "mc", "in.csv"] + version + ["7"])
    XCTAssertEqual(right.code, 0, right.output)
    XCTAssertEqual(right.errors, "")
    let wrong = try place.run(["grade", "mc", "in.csv"] + version + ["8"])
    XCTAssertEqual(wrong.code, 65)
    let errors = Message.all(wrong.output).map { $0.string("error") }
    let other = try checks(place, seed: "8")
    XCTAssertTrue(errors[0]?.hasPrefix("the paper has the check \(own[0]), version A here has \(other[0]): ") == true)
    XCTAssertTrue(errors[1]?.hasPrefix("the paper has the check \(own[1]), version B here has \(other[1]): ") == true)
    let analyzed = try place.run(["analyze", "mc", "in.csv"] + version + ["8"])
    XCTAssertEqual(analyzed.code, 65)
    XCTAssertTrue(analyzed.errors.contains("line 2: the paper has the check \(own[0])"), analyzed.errors)
    // Without one in the table there is something to compare by eye.
    try place.write("Name,Version,1,2,3,4\nAda,A,A,B,C,D\nBen,B,A,B,C,D\n", to: "in.csv")
    let bare = try place.run(["grade", "mc", "in.csv", "--versions", "2"] + version + ["8"])
    XCTAssertEqual(bare.code, 0)
    XCTAssertTrue(bare.errors.contains("the check A \(other[0]), B \(other[1]): is it the one on yours?"), bare.errors)
  }

  /// One check that does not fit stops its version: the letters of the other rows are of the same wrong paper.
  func testARefutedCheckStopsItsVersion() throws {
    let place = try Place()
    try place.quiz("mc", Self.choices(["q1", "q2", "q3", "q4"]))
    let own = try checks(place, seed: "7")
    let table =
      "Name,Version,1,2,3,4\nAda,A,A,B,C,D\nBen,A 0001,A,B,C,D\nCy,B \(own[1]),A,B,C,D\nDan,a \(own[0]),A,B,C,D\n"
    try place.write(table, to: "in.csv")
    for options in [[], ["--versions", "2"]] {
      for input in ["in.csv", "-"] {
        let outcome = try place.run(["grade", "mc", input] + version + ["7"] + options, input == "-" ? [table] : [])
        let lines = Message.all(outcome.output)
        XCTAssertEqual(outcome.code, 65)
        XCTAssertEqual(lines.map { $0.number("points") == nil }, [true, true, false, true], outcome.output)
        for place in [0, 3] {
          let error = lines[place].string("error") ?? ""
          XCTAssertTrue(
            error.hasPrefix("row 3 is of version A, too, and has the check 0001, where version A here"), error)
        }
      }
    }
  }

  /// A letter without proof is graded only where the number of printed versions is given.
  func testVersionsThatWereNeverPrinted() throws {
    let place = try Place()
    try place.quiz("mc", Self.choices(["q1", "q2", "q3", "q4"]))
    let own = try checks(place, seed: "7")
    try place.write(
      "Name,Version,1,2,3,4\nAda,A \(own[0]),A,B,C,D\nBen,A,A,B,C,D\nCy,B,A,B,C,D\nDan,D,A,B,C,D\nEva,A or B,A,B,C,D\n",
      to: "in.csv")
    func errors(_ options: [String]) throws -> [String?] {
      Message.all(try place.run(["grade", "mc", "in.csv"] + version + ["7"] + options).output).map {
        $0.string("error")
      }
    }
    let bare = try errors([])
    XCTAssertEqual(bare.map { $0 == nil }, [true, true, false, false, false])
    XCTAssertTrue(bare[2]?.hasPrefix("nothing says that version B is this paper: write the check") == true)
    XCTAssertTrue(bare[2]?.contains("'B \(own[1])'") == true)
    let counted = try errors(["--versions", "3"])
    XCTAssertEqual(counted.map { $0 == nil }, [true, true, true, false, false])
    XCTAssertEqual(counted[3], "version D was never printed: --versions says that versions A to C were")
    XCTAssertEqual(try place.run(["grade", "mc", "in.csv", "--versions", "3"]).code, 2)
    XCTAssertEqual(try place.run(["grade", "mc", "in.csv", "--versions", "27"] + version + ["7"]).code, 2)
  }

  /// Printed numbers are no questions until the column of the versions is named.
  func testNumbersWithoutVersions() throws {
    let place = try Place()
    try place.quiz("mc", Self.choices(["q1", "q2"]))
    try place.write("Name,Fassung,1,2\nAda,A,A,B\n", to: "in.csv")
    let outcome = try place.run(["grade", "mc", "in.csv"])
    XCTAssertEqual(outcome.code, 65)
    XCTAssertTrue(outcome.errors.contains("as in --version-column 'Fassung', and --seed"), outcome.errors)
  }

  /// So does the printed seed in a column of its own.
  func testTheSeedOfThePaper() throws {
    let place = try Place()
    try place.quiz("mc", Self.choices(["q1", "q2"]))
    try place.write("Name,Version,Seed,1,2\nAda,A,7,A,B\nBen,B,8,A,B\nCy,B,,A,B\nDan,B,x,A,B\n", to: "in.csv")
    let outcome = try place.run(["grade", "mc", "in.csv", "--versions", "2"] + version + ["7"])
    let lines = Message.all(outcome.output)
    XCTAssertEqual(
      lines.map { $0.string("error")?.prefix(23) }, [nil, "the row has the seed '8", nil, "the row has the seed 'x"])
  }

  /// There must be as many columns as the paper had questions: a quiz with more or fewer is another one.
  func testQuestionsThatCameOrWent() throws {
    let place = try Place()
    try place.write("Name,Version,1,2,3\nAda,A,A,B,C\n", to: "in.csv")
    for (ids, told) in [
      (["q1", "q2", "q3"], nil), (["q1", "q3"], "there is a column for question 3, and the paper has 2: "),
      (["q1", "q2", "q3", "q4"], "there are 3 columns of questions, and the paper has 4: "),
    ] {
      try place.quiz("mc", Self.choices(ids))
      let errors = try place.run(["grade", "mc", "in.csv"] + version + ["7"]).errors
      XCTAssertEqual(errors.contains("is it the quiz as it was printed?"), told != nil, errors)
      if let told { XCTAssertTrue(errors.contains(told), errors) }
    }
  }

  /// A quiz that draws has fewer on paper than in its file.
  func testQuestionsThatWereDrawn() throws {
    let place = try Place()
    let whole = Self.choices(["q1", "q2", "q3", "q4", "q5"])
    try place.quiz("mc", whole.replacingOccurrences(of: #""title":"T""#, with: #""title":"T","pick":3"#))
    for (columns, told) in [("1,2,3", nil), ("1,2,3,4", "question 4, and the paper has 3: ")] {
      let row = columns.split(separator: ",").map { _ in "A" }.joined(separator: ",")
      try place.write("Name,Version,\(columns)\nAda,A,\(row)\n", to: "in.csv")
      let errors = try place.run(["grade", "mc", "in.csv"] + version + ["7"]).errors
      XCTAssertEqual(errors.contains("is it the quiz as it was printed?"), told != nil, errors)
      if let told { XCTAssertTrue(errors.contains(told), errors) }
    }
  }
}
