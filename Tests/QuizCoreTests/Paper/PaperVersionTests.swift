import QuizCore
import QuizTesting
import XCTest

/// Versions on paper: other orders, the same questions, and letters that lead back.
final class PaperVersionTests: XCTestCase {
  private func quiz(_ change: (inout Quiz) -> Void = { _ in }) -> Quiz {
    var quiz = Quiz.of(
      .single("s1", "*a", "b", "c", "d") { $0.section = "x" },
      .multiple("m1", "*a", "*b", "c", "d") { $0.section = "x" },
      .order("o1", "one", "two", "three", "four") { $0.section = "x" },
      .match("p1", [("France", "Paris"), ("Italy", "Rome"), ("Spain", "Madrid")], extra: ["Oslo"]) {
        $0.section = "x"
      },
      .truefalse("t1", true) { $0.section = "y" }, .number("n1", 4) { $0.section = "y" },
      .range("r1", correct: 0.5) { $0.section = "y" }, .text("w1", accept: "blue") { $0.section = "y" },
      .single("s2", "*a", "b", "c", "none") {
        $0.section = "y"
        $0.answers[3].isPinnedLast = true
      },
      .single("s3", "*a", "b", "c"))
    quiz.sections = [Section(id: "x", title: "X"), Section(id: "y", text: "Y")]
    change(&quiz)
    quiz.gatherSections()
    return quiz
  }

  private func ids(_ version: PaperVersion) -> [String] { version.questions.map(\.question.id) }

  func testVersionsAreDifferent() {
    for seed in 0..<100 {
      let versions = PaperVersion.versions(4, of: quiz(), seed: seed)
      XCTAssertEqual(versions.map(\.letter), ["A", "B", "C", "D"])
      XCTAssertEqual(Set(versions.map(ids)).count, 4)
      for version in versions {
        XCTAssertEqual(Set(ids(version)), Set(ids(versions[0])))
        XCTAssertEqual(version.questions.map(\.number), Array(1...10))
        XCTAssertEqual(ids(version)[0], "s3")
        XCTAssertEqual(Set(ids(version)[1...4]), ["s1", "m1", "o1", "p1"])
      }
      for id in ["s1", "m1", "o1", "p1", "s2"] {
        let layouts = versions.compactMap { version in version.questions.first { $0.question.id == id } }
        XCTAssertEqual(Set(layouts.map { "\($0.answers.map(\.id)) \($0.lefts) \($0.rights)" }).count, 4, id)
      }
    }
  }

  func testTheyHangOnQuizSeedAndLetterAlone() {
    let three = PaperVersion.versions(3, of: quiz(), seed: 7)
    XCTAssertEqual(three, Array(PaperVersion.versions(5, of: quiz(), seed: 7).prefix(3)))
    XCTAssertEqual(three, PaperVersion.versions(3, of: quiz(), seed: 7))
    let other = PaperVersion.versions(3, of: quiz(), seed: 8)
    XCTAssertNotEqual(three[1], other[1])
    XCTAssertNotEqual(three[2], other[2])
  }

  /// Letter for letter, so that a paper printed today can be marked tomorrow.
  func testPinned() {
    let versions = PaperVersion.versions(3, of: quiz(), seed: 1)
    XCTAssertEqual(ids(versions[0]), ["s3", "s1", "m1", "o1", "p1", "t1", "n1", "r1", "w1", "s2"])
    XCTAssertEqual(versions[0][2]?.answers.map(\.id), ["a", "b", "c", "d"])
    XCTAssertEqual(
      versions.map { ids($0).joined(separator: " ") },
      ["s3 s1 m1 o1 p1 t1 n1 r1 w1 s2", "s3 p1 s1 o1 m1 r1 t1 s2 w1 n1", "s3 s1 p1 m1 o1 r1 t1 s2 n1 w1"])
    XCTAssertEqual(
      versions.map { $0.questions.map { $0.key ?? "-" }.joined(separator: ", ") },
      [
        "A, A, A B, 2 4 1 3, 1B 2C 3D, A, -, -, -, A", "C, 1A 2D 3B, B, 1 4 2 3, C D, -, A, B, -, -",
        "A, A, 1A 2C 3D, A D, 4 3 1 2, -, A, C, -, -",
      ])
  }

  /// Version A is what a sitting under the seed shows, shuffled where the quiz is.
  func testTheFirstIsTheSitting() {
    for seed in [1, 2, 3] {
      let shuffled = quiz {
        $0.shuffle = Shuffle(questions: true, answers: true)
        $0.pick = 6
        $0.sections[0].pick = 2
      }
      let state = Scenario(shuffled, seed: seed).state
      let version = PaperVersion.versions(1, of: shuffled, seed: seed)[0]
      XCTAssertEqual(ids(version), state.orderedQuestions)
      let presentation = Presentation(state: state)
      for printed in version.questions where printed.question.kind.isChoice {
        XCTAssertEqual(printed.answers, presentation.answers(of: printed.question))
      }
      // Every version asks what was drawn.
      for other in PaperVersion.versions(3, of: shuffled, seed: seed) {
        XCTAssertEqual(Set(ids(other)), Set(state.orderedQuestions))
      }
    }
  }

  func testWhatStaysWhereItIs() {
    for version in PaperVersion.versions(5, of: quiz { $0.sections[1].shuffle = false }, seed: 3) {
      XCTAssertEqual(ids(version).suffix(5), ["t1", "n1", "r1", "w1", "s2"])
      XCTAssertEqual(version[10]?.answers.last?.id, "d")
      XCTAssertEqual(version[6]?.answers.map(\.id), ["true", "false"])
    }
  }

  func testSectionsAndPages() {
    let paged = quiz { quiz in
      quiz.questions.insert(.info("before n1") { $0.section = "y" }, at: 5)
      quiz.questions.append(.info("end of x") { $0.section = "x" })
    }
    for version in PaperVersion.versions(6, of: paged, seed: 2) {
      let words = version.items.map { item in
        switch item {
        case .section(let section): "section \(section.id)"
        case .page(let page): "page \(page.id)"
        case .question(let printed): printed.question.id
        }
      }
      XCTAssertEqual(words[1], "section x")
      XCTAssertEqual(words[6...7], ["page end of x", "section y"])
      XCTAssertEqual(words.firstIndex(of: "page before n1").map { words[$0 + 1] }, "n1")
    }
  }

  // MARK: Marks

  /// Marks written for a response read back as it, in every version.
  func testMarksLeadBack() {
    var stream = Chance.stream("paper marks")
    for seed in 0..<60 {
      for version in PaperVersion.versions(4, of: quiz(), seed: seed) {
        for printed in version.questions {
          guard let response = Self.response(printed.question, &stream), let marks = printed.marks(response) else {
            XCTAssertEqual(printed.read("4"), .asWritten)
            continue
          }
          guard case .response(let read) = printed.read(marks) else { return XCTFail(marks) }
          XCTAssertEqual(Self.sorted(read), Self.sorted(response), marks)
        }
      }
    }
  }

  private static func response(_ question: Question, _ stream: inout SplitMix64) -> Response? {
    let ids = question.answers.map(\.id)
    switch question.kind {
    case .single, .truefalse: return .chosen([ids[stream.within(0, ids.count - 1)]])
    case .multiple: return .chosen(ids.sampled(stream.within(1, ids.count), by: stream))
    case .order: return .order(ids.shuffled(by: &stream))
    case .match:
      let rights = (question.pairs.map(\.right) + question.extra).shuffled(by: &stream)
      return .pairs(zip(question.pairs, rights).map { Pair($0.left, $1) })
    default: return nil
    }
  }

  private static func sorted(_ response: Response) -> Response {
    switch response {
    case .chosen(let ids): return .chosen(ids.sorted())
    case .pairs(let pairs): return .pairs(pairs.sorted { $0.left < $1.left })
    default: return response
    }
  }

  func testTheKeyEarnsAllPoints() {
    for version in PaperVersion.versions(3, of: quiz(), seed: 5) {
      for printed in version.questions {
        guard let key = printed.key else { continue }
        guard case .response(let read) = printed.read(key) else { return XCTFail(key) }
        XCTAssertEqual(Marking.share(of: printed.question, read, partial: .net), 1, key)
      }
    }
  }

  func testCells() {
    let version = PaperVersion.versions(1, of: quiz(), seed: 1)[0]
    let items = version[4]?.answers.map(\.id) ?? []
    let (lefts, rights) = (version[5]?.lefts ?? [], version[5]?.rights ?? [])
    let both = PaperMarks.response(.pairs([Pair(lefts[0], rights[1]), Pair(lefts[1], rights[0])]))
    let order = PaperMarks.response(.order([items[2], items[0], items[3], items[1]]))
    let cases: [(Int, String, PaperMarks)] = [
      (2, "B", .response(.chosen(["b"]))), (2, " b) ", .response(.chosen(["b"]))), (2, "D.", .response(.chosen(["d"]))),
      (2, "", .none), (2, " - ", .none), (2, "–", .none), (2, "E", .unread("one letter from A to D")),
      (2, "A B", .unread("one letter from A to D")), (2, "2", .unread("one letter from A to D")),
      (2, "?", .unread("one letter from A to D")), (2, "Ä", .unread("one letter from A to D")),
      (3, "AC", .response(.chosen(["a", "c"]))), (3, "c; a", .response(.chosen(["a", "c"]))),
      (3, "A, C", .response(.chosen(["a", "c"]))), (3, "A+A", .response(.chosen(["a"]))),
      (3, "AE", .unread("letters from A to D")), (3, "A 2", .unread("letters from A to D")),
      (3, "??", .unread("letters from A to D")), (3, "", .none), (3, "C?", .unread("letters from A to D")),
      (3, "A-D", .unread("letters from A to D")), (3, "A–D", .unread("letters from A to D")),
      (3, "A/C", .unread("letters from A to D")), (3, "A or B", .unread("letters from A to D")),
      (3, "AB D", .unread("letters from A to D")), (3, "(A) (C)", .response(.chosen(["a", "c"]))),
      (2, "B?", .unread("one letter from A to D")), (2, "(B)", .response(.chosen(["b"]))),
      (2, "A or B", .unread("one letter from A to D")), (2, "*B", .unread("one letter from A to D")),
      (4, "3 1 4 2", order), (4, "3142", order), (4, "3,1,4,2", order), (4, "3-1-4-2", order),
      (4, "3. 1. 4. 2.", order),
      (4, "3 1 4", .unread("each of the numbers from 1 to 4 once")),
      (4, "3 1 4 4", .unread("each of the numbers from 1 to 4 once")),
      (4, "C A D B", .unread("each of the numbers from 1 to 4 once")),
      (4, "99999999999999999999", .unread("each of the numbers from 1 to 4 once")),
      (5, "1B 2A", both), (5, "2a,1b", both), (5, "1-B; 2-A", both), (5, "1B2A", both), (5, "1 = B\n2 = A", both),
      (5, "1B 1A", .unread("numbers from 1 to 3, each with a letter from A to D, as in 1B")),
      (5, "4B", .unread("numbers from 1 to 3, each with a letter from A to D, as in 1B")),
      (5, "1E", .unread("numbers from 1 to 3, each with a letter from A to D, as in 1B")),
      (5, "B A", .unread("numbers from 1 to 3, each with a letter from A to D, as in 1B")),
      (5, "1", .unread("numbers from 1 to 3, each with a letter from A to D, as in 1B")),
      (6, "a", .response(.chosen(["true"]))), (6, "B", .response(.chosen(["false"]))), (6, "wahr", .asWritten),
      (7, "4,5", .asWritten), (8, "0.5", .asWritten), (9, "A", .asWritten), (9, "", .asWritten),
    ]
    for (number, cell, expected) in cases {
      XCTAssertEqual(version[number]?.read(cell), expected, "\(number): '\(cell)'")
    }
    guard case .response(.pairs(let three))? = version[5]?.read("BAC") else { return XCTFail("BAC") }
    XCTAssertEqual(three.map(\.left), lefts)
    XCTAssertNil(version[0])
    XCTAssertNil(version[11])
  }

  func testManyAnswers() {
    let texts = (1...30).map { "\($0)" }
    var many = Question.multiple("m", "x")
    many.answers = texts.map { Answer(id: $0, text: $0, isCorrect: $0 == "28") }
    let printed = PaperVersion.versions(1, of: .of(many), seed: 1)[0][1]
    XCTAssertEqual(printed?.key, "AB")
    XCTAssertEqual(printed?.read("AB"), .response(.chosen(["28"])))
    XCTAssertEqual(printed?.read("A, B"), .response(.chosen(["1", "2"])))
  }

  /// The check hangs on what letters and numbers stand for, and on nothing else.
  func testChecks() {
    let whole = quiz()
    let checks = { (quiz: Quiz, seed: Int) in PaperVersion.versions(3, of: quiz, seed: seed).map(\.check) }
    let own = checks(whole, 3)
    XCTAssertTrue(own.allSatisfy { $0.count == 4 && $0.allSatisfy(\.isNumber) }, "\(own)")
    XCTAssertEqual(Set(own).count, 3)
    XCTAssertNotEqual(own[1], checks(whole, 4)[1])
    var other = whole
    other.title = "Another"
    for place in other.questions.indices {
      other.questions[place].text += "!"
      // In another language sides are sorted as in the one of the quiz.
      let pairs = other.questions[place].pairs
      if !pairs.isEmpty {
        other.questions[place].sortTexts = pairs.map(\.left) + pairs.map(\.right) + other.questions[place].extra
      }
      other.questions[place].pairs = pairs.map { Pair("l'" + $0.left, "l'" + $0.right) }
      other.questions[place].points = 7
      other.questions[place].explanation = "So it is."
      if other.questions[place].kind.isChoice, !other.questions[place].answers.isEmpty {
        other.questions[place].answers[0].isCorrect.toggle()
        other.questions[place].answers[0].text += "!"
      }
    }
    XCTAssertEqual(checks(other, 3), own)
    var shorter = whole
    shorter.questions.removeLast()
    XCTAssertTrue(zip(checks(shorter, 3), own).allSatisfy(!=))
    var wider = whole
    let choice = whole.questions.firstIndex { $0.kind == .single } ?? 0
    wider.questions[choice].answers.append(Answer(id: "more", text: "more"))
    XCTAssertTrue(zip(checks(wider, 3), own).allSatisfy(!=))
  }

  func testNamesOfVersions() {
    let cases: [(String, Int?)] = [
      ("A", 0), ("b", 1), (" C ", 2), ("Version B", 1), ("Z", 25), ("", nil), ("AB", nil), ("1", nil), ("Ä", nil),
      ("B 2", nil), ("B 471", nil), ("4711", nil), ("4711 B", nil),
      ("Fassung C", 2), ("C?", nil), ("A-E", nil), ("A or B", nil), ("A oder B", nil), ("A/B", nil), ("or B", nil),
      ("not A", nil), ("(A)", nil), ("BC 4711", nil), ("B 47110", nil), ("B ４７１１", nil),
    ]
    for (text, place) in cases {
      XCTAssertEqual(PaperVersion.named(text)?.place, place, text)
      XCTAssertNil(PaperVersion.named(text)?.check, text)
    }
    for text in ["B 4711", "b4711", "Version B  4711", " B\u{A0}4711 "] {
      XCTAssertEqual(PaperVersion.named(text)?.place, 1, text)
      XCTAssertEqual(PaperVersion.named(text)?.check, "4711", text)
    }
    XCTAssertEqual(PaperVersion.versions(40, of: quiz(), seed: 1).count, 26)
  }

  /// Two questions have but two orders, one question has one.
  func testMoreVersionsThanOrders() {
    let small = Quiz.of(.single("a", "*x", "y"), .single("b", "*x", "y"))
    let versions = PaperVersion.versions(5, of: small, seed: 1)
    XCTAssertEqual(Set(versions.map(ids)).count, 2)
    XCTAssertEqual(PaperVersion.versions(3, of: .of(.number("n", 1)), seed: 1).map(ids), [["n"], ["n"], ["n"]])
  }
}
