import QuizCore
import QuizTesting
import XCTest

/// Tests a sitting that went on in several places.
final class SittingBranchTests: XCTestCase {
  /// A branch of deeds, each told by a letter; `~` is time that passes, `=` a value that the mode remembers,
  /// `!` the result. A deed at place n is of the time n, unless `late` puts all behind the fork off.
  private func branch(_ text: String, late: Int = 0, from fork: Int = 0) -> SittingBranch {
    let events = text.map { letter -> SittingEvent in
      switch letter {
      case "~": .timePassed(5)
      case "=": .remembered(RememberedValues(memory: .table(of: [PlainField("card", .int(1))])))
      case "!": .finished(SittingResult())
      default: .rewound(to: 0)
      }
    }
    let times = text.indices.enumerated().map { place, _ in
      WallTime(milliseconds: place + (place >= fork ? late : 0))
    }
    return SittingBranch(
      events, marks: zip(text, times).map { "\($0)\($1.milliseconds)" }, times: times)
  }

  private func settled(_ branches: SittingBranch...) -> [[Int?]] {
    SittingBranch.settled(branches).map { [$0.place, $0.departure] + $0.parts }
  }

  func testWhatOnlyWentOnIsOne() {
    XCTAssertEqual(settled(branch("abc"), branch("ab")), [[0, nil, 1]])
    XCTAssertEqual(settled(branch("ab"), branch("abc")), [[1, nil, 0]])
    XCTAssertEqual(settled(branch("abc"), branch("abc")), [[0, nil, 1]], "ours stays")
    XCTAssertEqual(settled(branch("ab!"), branch("ab")), [[0, nil, 1]])
  }

  /// A look on one machine is no way of its own.
  func testTimeThatPassedIsNoFork() {
    XCTAssertEqual(settled(branch("ab~~"), branch("abc")), [[1, nil, 0]])
    XCTAssertEqual(settled(branch("ab~"), branch("ab~~")), [[1, nil, 0]])
    XCTAssertEqual(settled(branch("ab~~"), branch("ab~", late: 9, from: 2)), [[0, nil, 1]])
  }

  /// Enter on a card looks like a page that was read, but the mode remembers its rating.
  func testRememberedValuesAreDeeds() {
    XCTAssertEqual(settled(branch("ab~="), branch("abc", late: 9, from: 2)), [[0, nil], [1, 2]])
    XCTAssertEqual(settled(branch("ab~="), branch("ab~")), [[0, nil, 1]])
  }

  func testWhatWentOnInBothIsTwo() {
    XCTAssertEqual(
      settled(branch("abx"), branch("aby", late: 9, from: 2)), [[0, nil], [1, 2]], "the first one stays")
    XCTAssertEqual(settled(branch("aby", late: 9, from: 2), branch("abx")), [[1, nil], [0, 2]])
    XCTAssertEqual(
      settled(branch("abx"), branch("aby!", late: 9, from: 2)), [[1, nil], [0, 2]], "what is finished stays")
    XCTAssertEqual(settled(branch("aby!", late: 9, from: 2), branch("abx!")), [[1, nil], [0, 2]], "the first result")
    XCTAssertEqual(
      settled(branch("abx"), branch("ax", late: 5, from: 1), branch("aby", late: 9, from: 2), branch("ab")),
      [[0, nil, 3], [2, 2], [1, 1]])
  }

  /// However they are told, and in whatever steps they are brought together: the same ones stay, under the same names.
  func testTheOrderDoesNotMatter() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      var texts = ["ab"]
      var lates = [(0, 0)]
      for number in 1..<Int.random(in: 2...5, using: &random) {
        let base = Int.random(in: texts.indices, using: &random)
        let cut = Int.random(in: 1...texts[base].count, using: &random)
        let more = (0..<Int.random(in: 0...3, using: &random)).map { _ in "xy~".randomElement(using: &random) ?? "x" }
        let isOver = texts[base].contains("!")
        let end = !isOver && Bool.random(using: &random) ? "!" : ""
        texts.append(String(texts[base].prefix(cut).filter { $0 != "!" }) + String(more) + end)
        lates.append((number * 100, cut))
      }
      let branches = zip(texts, lates).map { branch($0, late: $1.0, from: $1.1) }
      let expected = names(branches)
      XCTAssertEqual(names(branches.shuffled(using: &random)), expected, "\(texts)")
      // Two first, then the others one by one.
      var known: [SittingBranch] = []
      for branch in branches.shuffled(using: &random) {
        known = SittingBranch.settled(known + [branch]).map { (known + [branch])[$0.place] }
      }
      XCTAssertEqual(names(known), expected, "\(texts)")
    }
  }

  /// Each branch that stays, with the events by which it is named.
  private func names(_ branches: [SittingBranch]) -> Set<[String]> {
    let settled = SittingBranch.settled(branches)
    let names = settled.map { Array(branches[$0.place].marks[..<($0.departure.map { $0 + 1 } ?? 0)]) }
    XCTAssertEqual(Set(names).count, names.count, "no two have one name")
    return Set(settled.map { branches[$0.place].marks + [String($0.departure ?? -1)] })
  }
}
