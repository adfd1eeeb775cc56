import Foundation
import JSONText
import QuizCore
import QuizStore
import XCTest

/// The bank: unique questions, draws by seed that leave out what was asked, and what happens to a damaged file.
final class BankTests: ScratchTestCase {
  private func bank(at time: WallTime = ScratchTestCase.time) throws -> Bank { try Bank(folder: folder, now: { time }) }

  private func question(
    _ number: Int, _ category: String = "History", _ difficulty: String = "easy"
  ) throws -> BankQuestion {
    try XCTUnwrap(
      BankQuestion(
        category: category, difficulty: difficulty, isTrueFalse: false, text: "Question \(number)?",
        answer: "yes", others: ["no", "perhaps"]))
  }

  private func fill(_ bank: Bank, _ numbers: Range<Int>, _ category: String = "History") throws {
    try bank.add(try numbers.map { try question($0, category) }, from: .openTriviaDB)
  }

  private func texts(_ drawn: [DrawnQuestion]) -> [String] {
    drawn.map {
      switch $0 {
      case .other(let place): "other \(place)"
      case .bank(let question): question.text
      }
    }
  }

  func testAQuestionIsThereOnce() throws {
    let bank = try bank()
    XCTAssertEqual(
      try bank.add([question(1), question(1), question(2)], from: .openTriviaDB), Bank.Added(new: 2, known: 1))
    XCTAssertEqual(
      try bank.add([question(2, "Art"), question(3)], from: .openTriviaDB), Bank.Added(new: 1, known: 1))
    XCTAssertEqual(try bank.topics().map(\.category), ["History"])
    XCTAssertEqual(try bank.topics().map(\.count), [3])
  }

  func testWhatIsNoQuestion() {
    let cases: [(text: String, answer: String, others: [String], isTrueFalse: Bool, isFine: Bool)] = [
      ("T", "a", ["b"], false, true), ("", "a", ["b"], false, false), (" \n", "a", ["b"], false, false),
      ("T", "", ["b"], false, false), ("T", "a", [], false, false), ("T", "a", ["a", " a "], false, false),
      ("T", "a", ["b", "b", ""], false, true), ("T", "True", [], true, true), ("T", "false", ["True"], true, true),
      ("T", "maybe", ["True"], true, false), ("T", "a", (0..<26).map { "b\($0)" }, false, false),
    ]
    for (text, answer, others, isTrueFalse, isFine) in cases {
      let question = BankQuestion(
        category: "", difficulty: "", isTrueFalse: isTrueFalse, text: text, answer: answer, others: others)
      XCTAssertEqual(question != nil, isFine, "\(text) \(answer) \(others)")
    }
  }

  /// A question of the usual shape comes straight from its bytes, as its table gives it; every other one by its table alone.
  func testQuestionsOfADump() throws {
    let usual = [
      #"{"type":"multiple","difficulty":"easy","category":"A &amp; B","question":"Q\u00e9?","correct_answer":"a","incorrect_answers":["b","c"]}"#,
      #"{"type": "boolean", "question": "Q", "correct_answer": "True", "incorrect_answers": ["False"], "category": "C"}"#,
      #"{"question": "Q", "correct_answer": "a", "incorrect_answers": ["b"]}"#,
    ]
    let others = [
      #"{"type":"open","question":"Q","correct_answer":"a","incorrect_answers":["b"]}"#, "{}", "[]", #""Q""#,
      #"{"question":"Q","correct_answer":"a","incorrect_answers":[1]}"#, #"{"question":"Q","correct_answer":"a"}"#,
      #"{"question":"Q","correct_answer":"a","incorrect_answers":["b"],"tags":["x"]}"#,
      #"{"question":"Q","correct_answer":"a","incorrect_answers":["b"],"category":null}"#,
      #"{"question":" ","correct_answer":"a","incorrect_answers":["b"]}"#,
    ]
    for (text, isUsual) in usual.map({ ($0, true) }) + others.map({ ($0, false) }) {
      let node = try XCTUnwrap(JSONParser.parse("[\(text)]").array).first
      var question: BankQuestion?
      _ = try JSONParser.visitItems(under: "", in: Array("[\(text)]".utf8)) { cursor in
        question = BankQuestion(triviaAt: &cursor) { $0.uppercased() }
        return question != nil
      } _: { _ in
        true
      }
      XCTAssertEqual(question != nil, isUsual, text)
      if isUsual { XCTAssertEqual(question, BankQuestion(trivia: try XCTUnwrap(node)) { $0.uppercased() }, text) }
    }
  }

  /// Space around texts goes; the right answer has no place of its own.
  func testAsAQuestionOfAQuiz() throws {
    let kept = try XCTUnwrap(
      BankQuestion(
        category: " Art ", difficulty: "Hard", isTrueFalse: false, text: "\u{A0}Who?\n", answer: " Zoë ",
        others: ["Bob", "Bob", " Ada"]))
    let bank = try bank()
    try bank.add([kept], from: .openTriviaDB)
    let question = try XCTUnwrap(bank.draw(1, from: bank.pool { _ in true }, seed: 1).first)
    XCTAssertEqual(question.text, "Who?")
    XCTAssertEqual(question.category, "Art")
    XCTAssertEqual(question.difficulty, "hard")
    XCTAssertEqual(question.answers.map(\.id), ["a", "b", "c"])
    XCTAssertEqual(question.answers.map(\.text), ["Ada", "Bob", "Zoë"])
    XCTAssertEqual(question.answers.map(\.isCorrect), [false, false, true])
    XCTAssertEqual(question.source, "Open Trivia Database (https://opentdb.com), CC BY-SA 4.0")
    XCTAssertEqual(try bank.questions(ids: [question.id, "bank/0000000000000000", "animals/q1"]), [question])
  }

  func testDrawsRepeatBySeed() throws {
    let bank = try bank()
    try fill(bank, 0..<300)
    try fill(bank, 300..<500, "Art")
    let pool = try bank.pool { _ in true }
    XCTAssertEqual(pool.count, 500)
    let first = try bank.draw(20, from: pool, seed: 7)
    XCTAssertEqual(try bank.draw(20, from: pool, seed: 7), first)
    XCTAssertNotEqual(try bank.draw(20, from: pool, seed: 8), first)
    XCTAssertEqual(Set(first.map(\.id)).count, 20)
    XCTAssertEqual(Set(first.compactMap(\.category)), ["History", "Art"])
    XCTAssertEqual(Set(try bank.draw(900, from: pool, seed: 1).map(\.text)).count, 500, "everything, each once")
    XCTAssertEqual(try bank.draw(5, from: bank.pool { $0.category == "Art" }, seed: 1).compactMap(\.category).count, 5)
    XCTAssertEqual(try bank.draw(5, from: bank.pool { _ in false }, seed: 1), [])
  }

  /// Each of the bank and of the others comes equally often.
  func testDrawsAreFair() throws {
    let bank = try bank()
    try fill(bank, 0..<6)
    var counts: [String: Int] = [:]
    for seed in 0..<1000 {
      let pool = try bank.pool { _ in true }
      let drawn = try bank.draw(2, from: pool, beside: ["x/1", "x/2"], seed: seed, unlessAsked: nil)
      for text in texts(drawn) { counts[text, default: 0] += 1 }
    }
    XCTAssertEqual(counts.count, 8)
    for (text, count) in counts { XCTAssert(200...300 ~= count, "\(text) came \(count) times of 250") }
  }

  /// Questions that a player was asked come last, the longest ago first; other players are not concerned.
  func testWhatWasAskedComesLast() throws {
    let pool: BankPool
    var asked: [String] = []
    do {
      let bank = try bank()
      try fill(bank, 0..<6)
      pool = try bank.pool { _ in true }
      let ids = try bank.draw(4, from: pool, seed: 3).map(\.id)
      try bank.note(asked: Array(ids[..<2]), by: "Ada")
      asked = ids
      bank.close()
    }
    let later = try bank(at: WallTime(milliseconds: Self.time.milliseconds + 1000))
    try later.note(asked: Array(asked[2...]) + ["x/1"], by: "Ada")
    for seed in 0..<20 {
      let drawn = try later.draw(5, from: pool, beside: ["x/1"], seed: seed, unlessAsked: "Ada")
      let ids = drawn.map { if case .bank(let question) = $0 { question.id } else { "x/1" } }
      XCTAssert(Set(ids[..<2]).isDisjoint(with: asked + ["x/1"]), "two were never asked")
      XCTAssertEqual(Set(ids[2..<4]), Set(asked[..<2]), "then the oldest")
    }
    let other = try later.draw(2, from: pool, seed: 3).map(\.id)
    XCTAssertEqual(other, Array(asked[..<2]), "without a player the seed alone decides")
    try later.renamePlayer("Ada", to: "Bea")
    XCTAssertEqual(texts(try later.draw(2, from: pool, beside: [], seed: 3, unlessAsked: "Ada")).count, 2)
    try later.removePlayer("Bea")
    let anew = try later.draw(2, from: pool, beside: [], seed: 3, unlessAsked: "Bea")
    XCTAssertEqual(anew.map { if case .bank(let question) = $0 { question.id } else { "" } }, Array(asked[..<2]))
  }

  func testFillingIsAllOrNothing() throws {
    let bank = try bank()
    let one = try question(1)
    let two = try question(2, "Art")
    let abandoned = try bank.fill(from: .openTriviaDB) { filler in
      filler.add(one)
      filler.add(two)
      return false
    }
    XCTAssertNil(abandoned)
    XCTAssertEqual(try bank.topics(), [])
    XCTAssertEqual(try bank.add([one], from: .openTriviaDB), Bank.Added(new: 1))
  }

  func testTheFileIsPrivateAndComesBack() throws {
    try fill(try bank(), 0..<3)
    let mode = try FileManager.default.attributesOfItem(atPath: folder + "/bank.db")[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
    XCTAssertEqual(try bank().pool { _ in true }.count, 3)
    XCTAssertFalse(Bank.exists(in: folder + "/elsewhere"))
  }

  func testADamagedBankIsSetAside() throws {
    try Data("this is no database, whatever its name says".utf8).write(to: URL(fileURLWithPath: folder + "/bank.db"))
    let bank = try bank()
    XCTAssertEqual(try bank.topics(), [])
    XCTAssertEqual(
      bank.notices,
      [
        "the bank '\(folder)/bank.db' was damaged and is kept as 'bank.db.damaged-20261120-101500': "
          + "`quizrun fetch` fills the new one"
      ])
    try fill(bank, 0..<3)
    XCTAssertTrue(try names().contains("bank.db.damaged-20261120-101500"))
  }

  func testANewerBank() throws {
    do {
      let database = try Bank(folder: folder, now: { Self.time })
      database.close()
    }
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    shell.arguments = [
      "-c", "import sqlite3,sys; sqlite3.connect(sys.argv[1]).execute('PRAGMA user_version = 99')", folder + "/bank.db",
    ]
    try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"))
    try shell.run()
    shell.waitUntilExit()
    XCTAssertThrowsError(try bank()) { XCTAssertEqual(($0 as? RecordFailure)?.kind, .newer) }
  }
}
