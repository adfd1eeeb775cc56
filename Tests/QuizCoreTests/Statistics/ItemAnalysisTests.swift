import QuizCore
import QuizTesting
import XCTest

/// The published formulas, against values worked out by hand and against a second calculation from the definitions.
final class ItemAnalysisTests: XCTestCase {
  /// Two items, four participants: A 1 1 0 0, B 1 1 1 0.
  func testTheFormulasByHand() throws {
    let analysis = analyzed([[1, 1], [1, 1], [0, 1], [0, 0]])
    let (a, b) = (analysis.items[0], analysis.items[1])
    XCTAssertEqual(a.facility, 0.5)
    XCTAssertEqual(b.facility, 0.75)
    XCTAssertEqual(try XCTUnwrap(a.sd), (1.0 / 3).squareRoot(), accuracy: 1e-12)
    XCTAssertEqual(try XCTUnwrap(a.discrimination), 100 / 3.0.squareRoot(), accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(a.efficiency), 100, accuracy: 1e-9)
    let (weightA, weightB) = (0.5.squareRoot(), (5.0 / 12).squareRoot())
    XCTAssertEqual(
      try XCTUnwrap(analysis.effectiveWeight(of: 0)), 100 * weightA / (weightA + weightB), accuracy: 1e-9)
    XCTAssertEqual(analysis.totals.mean, 1.25)
    XCTAssertEqual(analysis.totals.median, 1.5)
    XCTAssertEqual(try XCTUnwrap(analysis.sd), (11.0 / 12).squareRoot(), accuracy: 1e-12)
    XCTAssertEqual(try XCTUnwrap(analysis.consistency), 800.0 / 11, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(analysis.errorRatio), 100 * (3.0 / 11).squareRoot(), accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(analysis.standardError), 0.5, accuracy: 1e-9)
  }

  /// 1 2 3 4 10: k₂ = 12.5, k₃ = 5·180/12 = 75, k₄ from m₂ = 10, m₄ = 278.8.
  func testSkewnessAndKurtosisByHand() throws {
    let analysis = analyzed([[1], [2], [3], [4], [10]])
    XCTAssertEqual(try XCTUnwrap(analysis.skewness), 75 / (12.5 * 12.5.squareRoot()), accuracy: 1e-9)
    let k4 = 25 * (6 * 278.8 - 12 * 100) / 24.0
    XCTAssertEqual(try XCTUnwrap(analysis.kurtosis), k4 / (12.5 * 12.5), accuracy: 1e-9)
  }

  func testWhatCannotBeSaidIsNil() {
    let none = analyzed([])
    XCTAssertNil(none.sd)
    XCTAssertNil(none.totals.median)
    XCTAssertNil(none.consistency)
    let one = analyzed([[1, 0]])
    XCTAssertNil(one.items[0].discrimination)
    XCTAssertNil(one.sd)
    let same = analyzed([[1, 0], [1, 1], [1, 0], [1, 1]])
    XCTAssertNil(same.items[0].discrimination, "everybody was right")
    XCTAssertNil(same.items[0].efficiency)
    let against = analyzed([[1, 0, 0], [0, 1, 1], [1, 0, 0], [0, 1, 1]])
    XCTAssertNil(against.effectiveWeight(of: 0), "a negative covariance with the total")
    XCTAssertEqual(against.items[0].discrimination ?? 0, -100, accuracy: 1e-9)
    XCTAssertLessThan(against.consistency ?? 0, 0)
  }

  /// Random tables, each figure once more in two passes from its definition.
  func testAgainstTheDefinitions() throws {
    var stream = SplitMix64(seed: 9)
    for _ in 0..<40 {
      let (items, count) = (stream.within(2, 7), stream.within(4, 60))
      let ability = (0..<count).map { _ in stream.fraction() }
      let table = ability.map { skill in
        (0..<items).map { item in
          let share = stream.fraction() < skill ? 1.0 : [0, 1 / 3.0, -0.25][stream.within(0, 2)]
          return share * Double(1 + item % 3)
        }
      }
      try compare(analyzed(table, of: { Double(1 + $0 % 3) }), Definitions(table: table, of: { Double(1 + $0 % 3) }))
    }
  }

  private func compare(_ analysis: ItemAnalysis, _ definitions: Definitions) throws {
    func same(_ a: Double?, _ b: Double?, _ what: String) {
      guard let a, let b else { return XCTAssertEqual(a == nil, b == nil, what) }
      XCTAssertEqual(a, b, accuracy: 1e-6 * max(1, abs(b)), what)
    }
    for item in analysis.items.indices {
      same(analysis.items[item].facility, definitions.facility(item), "facility")
      same(analysis.items[item].sd, definitions.variance(definitions.marks(item)).squareRoot(), "sd")
      same(analysis.items[item].discrimination, definitions.discrimination(item), "discrimination")
      same(analysis.items[item].efficiency, definitions.efficiency(item), "efficiency")
      same(analysis.effectiveWeight(of: item), definitions.weight(item), "weight")
    }
    same(analysis.totals.mean, definitions.mean(definitions.totals), "mean")
    same(analysis.totals.median, definitions.median, "median")
    same(analysis.sd, definitions.variance(definitions.totals).squareRoot(), "sd of the quiz")
    same(analysis.skewness, definitions.skewness, "skewness")
    same(analysis.kurtosis, definitions.kurtosis, "kurtosis")
    same(analysis.consistency, definitions.consistency, "consistency")
  }

  func testSuspectKeys() {
    let quiz = Quiz.of(.single("q1", "*A", "B"), .single("q2", "*A", "B"), .single("q3", "*A", "B"))
    var analysis = ItemAnalysis(quiz)
    // The strong take B in the first question, and are right in the others; the weak the other way round.
    for number in 0..<60 {
      let isStrong = number % 2 == 0
      let points = isStrong ? [0.0, 1, 1] : [1.0, number % 3 == 0 ? 1 : 0, 0]
      let given = isStrong ? ["b", "a", "a"] : ["a", number % 3 == 0 ? "a" : "b", "b"]
      analysis.add(
        (0..<3).map { ItemMark(question: $0, points: points[$0], of: 1, given: [given[$0]], isAnswered: true) })
    }
    let reasons = analysis.suspects(of: 0)
    XCTAssertEqual(reasons.count, 2, "\(reasons)")
    guard case .preferredByStrong("b", let rest, let rightRest)? = reasons.last else { return XCTFail("\(reasons)") }
    XCTAssertEqual(rest, 2)
    XCTAssertLessThan(rightRest, rest)
    XCTAssertEqual(analysis.items[0].answers["b"]?.count, 30)
  }

  /// Marks of one question and of the rest of the quiz, for so many participants each: the answer given, and points elsewhere.
  private func suspects(_ groups: [(given: String, elsewhere: [Double])]) -> [SuspectKey] {
    var analysis = ItemAnalysis(Quiz.of(.single("q1", "*A", "B"), .single("q2", "*A", "B") { $0.points = 10 }))
    for (given, elsewhere) in groups {
      for points in elsewhere {
        let marks = [(given == "a" ? 1.0 : 0, given), (points, "a")]
        analysis.add(
          marks.enumerated().map {
            ItemMark(question: $0, points: $1.0, of: $0 == 0 ? 1 : 10, given: [$1.1], isAnswered: true)
          })
      }
    }
    return analysis.suspects(of: 0).filter { if case .preferredByStrong = $0 { true } else { false } }
  }

  /// Four strong ones may be mistaken together; five are looked at.
  func testAFewAreNoReasonToSuspectAKey() {
    let weak = (given: "a", elsewhere: (0..<40).map { Double($0 % 3) })
    XCTAssertEqual(suspects([weak, ("b", [9, 10, 9, 10])]), [])
    XCTAssertEqual(suspects([weak, ("b", [9, 10, 9, 10, 9])]).count, 1)
  }

  /// A small advantage among scattered results is what chance does.
  func testAnAdvantageWithinChanceIsNoReasonToSuspectAKey() {
    let scattered = (0..<40).map { Double($0 % 11) }
    XCTAssertEqual(suspects([("a", scattered), ("b", (0..<10).map { Double(($0 * 4) % 11) + 0.5 })]), [])
    XCTAssertEqual(suspects([("a", scattered), ("b", Array(repeating: 9.5, count: 10))]).count, 1)
  }

  /// Where the strong are right and the weak spread over the others, nothing is suspect. A discrimination below zero is
  /// a reason to look at the key only where chance does not explain it.
  func testAWeakNegativeDiscriminationMayBeChance() {
    let few = [[1.0, 0, 1], [0, 1, 1], [1, 1, 0], [0, 0, 1], [1, 0, 0]]
    let one = analyzed(few)
    XCTAssertLessThan(one.items[0].discrimination ?? 0, 0)
    guard case .weakDiscrimination? = one.suspects(of: 0).first else { return XCTFail("\(one.suspects(of: 0))") }
    let many = analyzed((0..<40).flatMap { _ in few })
    XCTAssertEqual(many.items[0].discrimination ?? 0, one.items[0].discrimination ?? 1, accuracy: 5)
    guard case .negativeDiscrimination? = many.suspects(of: 0).first else { return XCTFail("\(many.suspects(of: 0))") }
  }

  func testASoundKeyIsNotSuspect() {
    var analysis = ItemAnalysis(Quiz.of(.single("q1", "*A", "B", "C"), .single("q2", "*A", "B")))
    for number in 0..<60 {
      let points = number % 2 == 0 ? 1.0 : 0
      let given = number % 2 == 0 ? "a" : ["b", "c"][number / 2 % 2]
      analysis.add((0..<2).map { ItemMark(question: $0, points: points, of: 1, given: [given], isAnswered: true) })
    }
    XCTAssertEqual(analysis.suspects(of: 0), [])
  }

  /// Where everybody earns the same, totals do not differ, whatever their mean is rounded to.
  func testEqualTotalsDoNotDiffer() {
    for mark in [1.0 / 3, -0.3333333, 0.1, 0.7, 2.3333333] {
      for n in 2...9 {
        let analysis = analyzed(Array(repeating: [mark, 0.2, mark / 3], count: n))
        XCTAssertEqual(analysis.sd, 0, "\(mark) \(n)")
        XCTAssertNil(analysis.skewness, "\(mark) \(n)")
        XCTAssertNil(analysis.kurtosis, "\(mark) \(n)")
        XCTAssertNil(analysis.consistency, "\(mark) \(n)")
        XCTAssertNil(analysis.effectiveWeight(of: 0), "\(mark) \(n)")
        XCTAssertEqual(analysis.items[0].sd, 0, "\(mark) \(n)")
      }
    }
  }

  func testTypedAnswersAreCountedUpToABound() {
    var analysis = ItemAnalysis(Quiz.of(.single("q1", "A", "B")))
    for number in 0..<(ItemTally.mostAnswers + 7) {
      analysis.add([ItemMark(question: 0, points: 0, of: 0, given: ["\(number)"], isAnswered: true)])
    }
    XCTAssertEqual(analysis.items[0].answers.count, ItemTally.mostAnswers)
    XCTAssertEqual(analysis.items[0].others, 7)
    XCTAssertNil(analysis.items[0].facility)
  }

  /// A row a participant, a column an item.
  private func analyzed(_ table: [[Double]], of: (Int) -> Double = { _ in 1 }) -> ItemAnalysis {
    var quiz = Quiz.of()
    quiz.questions = (0..<(table.first?.count ?? 2)).map { Question.single("q\($0)", "*A", "B") }
    var analysis = ItemAnalysis(quiz)
    for row in table {
      analysis.add(
        row.enumerated().map { ItemMark(question: $0, points: $1, of: of($0), given: [], isAnswered: true) })
    }
    return analysis
  }
}

/// The formulas word by word, over the whole table.
private struct Definitions {
  let table: [[Double]]
  let of: (Int) -> Double

  var totals: [Double] { table.map { $0.reduce(0, +) } }
  func marks(_ item: Int) -> [Double] { table.map { $0[item] } }
  func rests(_ item: Int) -> [Double] { table.map { $0.reduce(0, +) - $0[item] } }
  func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  func covariance(_ a: [Double], _ b: [Double]) -> Double {
    let (meanA, meanB) = (mean(a), mean(b))
    return zip(a, b).map { ($0 - meanA) * ($1 - meanB) }.reduce(0, +) / Double(a.count - 1)
  }

  func variance(_ values: [Double]) -> Double { covariance(values, values) }
  func facility(_ item: Int) -> Double { mean(marks(item)) / of(item) }

  func discrimination(_ item: Int) -> Double? {
    let product = variance(marks(item)) * variance(rests(item))
    return product > 1e-12 ? 100 * covariance(marks(item), rests(item)) / product.squareRoot() : nil
  }

  func efficiency(_ item: Int) -> Double? {
    let most = covariance(marks(item).sorted(), rests(item).sorted())
    return abs(most) > 1e-12 ? 100 * covariance(marks(item), rests(item)) / most : nil
  }

  func weight(_ item: Int) -> Double? {
    let all = table[0].indices.map { covariance(marks($0), totals) }
    guard all[item] >= 0 else { return nil }
    let sum = all.filter { $0 >= 0 }.map { $0.squareRoot() }.reduce(0, +)
    return sum > 0 ? 100 * all[item].squareRoot() / sum : nil
  }

  var median: Double {
    let sorted = totals.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private func moment(_ power: Int) -> Double {
    let middle = mean(totals)
    return mean(totals.map { total in (0..<power).reduce(1.0) { product, _ in product * (total - middle) } })
  }

  private var n: Double { Double(table.count) }

  var skewness: Double? {
    let k2 = variance(totals)
    guard k2 > 0 else { return nil }
    return n * n * moment(3) / ((n - 1) * (n - 2)) / (k2 * k2.squareRoot())
  }

  var kurtosis: Double? {
    let k2 = variance(totals)
    guard k2 > 0 else { return nil }
    let k4 =
      n * n / ((n - 1) * (n - 2) * (n - 3)) * ((n + 1) * moment(4) - 3 * (n - 1) * moment(2) * moment(2))
    return k4 / (k2 * k2)
  }

  var consistency: Double? {
    let p = Double(table[0].count)
    let k2 = variance(totals)
    guard k2 > 0 else { return nil }
    return 100 * p / (p - 1) * (1 - table[0].indices.map { variance(marks($0)) }.reduce(0, +) / k2)
  }
}
