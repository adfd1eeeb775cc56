import SheetLayout
import XCTest

final class SheetLayoutTests: XCTestCase {
  /// Numbers from a seed, the same on every machine.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func questions(_ numbers: inout Numbers) -> [SheetQuestion] {
    (1...Int.random(in: 1...60, using: &numbers)).map { number in
      let letters = { (count: Int) in SheetQuestion.Form.letters((0..<count).map { "L\($0)" }, takesSeveral: false) }
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: return SheetQuestion(number, [.init("\(number)", .digits(Int.random(in: 4...11, using: &numbers)))])
      case 1:
        let rights = Int.random(in: 2...30, using: &numbers)
        return SheetQuestion(
          number,
          (1...Int.random(in: 1...40, using: &numbers)).map {
            .init("\(number).\($0)", cell: "\(number)", prefix: "\($0)", letters(rights))
          })
      case 2: return SheetQuestion(number, [.init("\(number)", .line)])
      default: return SheetQuestion(number, [.init("\(number)", letters(Int.random(in: 2...9, using: &numbers)))])
      }
    }
  }

  func testBubblesKeepTheirDistanceOnEverySheet() {
    var numbers = Numbers(state: 51)
    for round in 0..<300 {
      let paper = SheetPaper.allCases[round % 2]
      let questions = questions(&numbers)
      let layout = SheetLayout(paper, questions)
      XCTAssertEqual(layout.pages.flatMap(\.parts).map(\.part), questions.flatMap(\.parts))
      for page in layout.pages {
        let bubbles = page.parts.flatMap(\.bubbles)
        for (place, one) in bubbles.enumerated() {
          XCTAssertGreaterThan(one.x - SheetLayout.radius, SheetPaper.margin)
          XCTAssertLessThan(one.x + SheetLayout.radius, paper.width - SheetPaper.margin)
          XCTAssertGreaterThan(one.y - SheetLayout.radius, paper.top)
          XCTAssertLessThan(one.y + SheetLayout.radius, paper.bottom)
          for other in bubbles[(place + 1)...] where abs(other.x - one.x) < 10 && abs(other.y - one.y) < 10 {
            let (x, y) = (other.x - one.x, other.y - one.y)
            let distance = (x * x + y * y).squareRoot() - SheetLayout.diameter
            if distance < 2 { XCTFail("\(one.name) and \(other.name) are \(distance) mm apart in round \(round)") }
          }
        }
        for (one, other) in zip(page.parts, page.parts.dropFirst()) where one.left == other.left {
          XCTAssertLessThanOrEqual(one.top + one.height, other.top + 1e-9)
        }
      }
    }
  }

  func testASheetIsAsSparingAsOneThatIsReadByEye() {
    let questions = (1...50).map { number in
      SheetQuestion(number, [.init("\(number)", .letters(["A", "B", "C", "D"], takesSeveral: false))])
    }
    for paper in SheetPaper.allCases { XCTAssertEqual(SheetLayout(paper, questions).pages.count, 1) }
  }

  func testCodesAreReadBack() {
    let code = SheetCode(
      version: "A", check: "0682", seed: 13, page: 2, pages: 3, paper: .letter, digits: 4, shape: "0badcafe",
      participant: "Zoë  Müller")
    XCTAssertEqual(SheetCode(code.text), code)
    for foreign in ["", "https://example.org", "QZR1 A 0682", code.text.replacingOccurrences(of: "2/3", with: "4/3")] {
      XCTAssertNil(SheetCode(foreign), foreign)
    }
  }

  func testTheShapeTellsSheetsWithOtherBubblesApart() {
    let three = [SheetQuestion(1, [.init("1", .letters(["A", "B", "C"], takesSeveral: false))])]
    let four = [SheetQuestion(1, [.init("1", .letters(["A", "B", "C", "D"], takesSeveral: false))])]
    XCTAssertNotEqual(SheetQuestion.shape(of: three), SheetQuestion.shape(of: four))
    XCTAssertEqual(SheetQuestion.shape(of: three).count, 8)
  }
}
