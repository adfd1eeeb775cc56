import Foundation
import XCTest

import Formula

/// Sources that mean harm, or are broken at every place: a sentence, no crash, and within two seconds of work.
final class HostileFormulaTests: XCTestCase {
  func testHostileSources() {
    let many = { (text: String, count: Int) in String(repeating: text, count: count) }
    let sources = [
      many("\\sqrt{", 10_000), many("\\sqrt", 10_000), many("{", 10_000), many("}", 10_000), many("x^{", 6000),
      many("x^", 9000), many("\\left(", 3000), many("\\frac{1}{", 2000), many("\\frac", 3000), many("[", 20_000),
      many("\\sqrt[", 3000), many("\\begin{matrix}", 1000), many("\\text{$", 2500), many("\\ce{", 5000),
      many("\\ce{\\ce{", 2000) + "H" + many("}}", 2000), many("\\substack{", 1900), many("a", 1 << 20),
      many("'", 20_000),
      many("&", 20_000), many("\\\\", 10_000), many("_", 20_000), many("^", 20_000), many("%", 20_000),
      many("\\over ", 3000), many("\\xrightarrow[", 1500), many("\\def\\a{", 2500), many("\\SI{", 4000),
      many("\u{301}", 9000),
      many("\\hat", 4000), many("\\not", 4000), many("\\begin{CD}@>", 1500), many("@>>>", 4000), "\\", "\\\\", "$", "#",
      "\0",
      many("\\begin{array}{" + many("c|", 50) + "}", 100), "\\char\"FFFFFF", "\\kern99999999999999999999em",
      many("²", 9000), many("\\pu{1e", 3000), "\\verb", "\\text{" + many("\\(", 9000) + "}", many("%", 9000) + "\n",
      "\\verb|", "\\operatorname", "\\ce{^}", "\\ce{_}", "\\ce{->[}",
      many("\\begin{matrix}" + many("&", 150) + "\\\\", 100) + many("\\end{matrix}", 100), many("⁺₋", 4000),
      many("\\mathrm{", 60) + "x" + many("}", 60), many("\\sqrt{\\frac{1}{", 20) + "x" + many("}}", 20),
      many("\\overline{", 60) + "xy" + many("}", 60), many("\\left(\\frac{a}{b}", 30) + many("\\right)", 30),
    ]
    for source in sources {
      let start = clock()
      do {
        let formula = Formula(tex: source)
        assertIsWellFormed(formula.mathML(isDisplay: true), String(source.prefix(30)))
        _ = formula.line
        _ = formula.drawing
        _ = formula.drawing(width: 40)
        for problem in formula.problems { XCTAssertLessThan(problem.sentence.count, 20_100) }
      }
      let spent = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      XCTAssertLessThan(spent, 2, String(source.prefix(40)))
    }
    XCTAssertEqual(
      Formula(tex: many("\\sqrt{", 3000)).problems.map(\.kind), [.tooDeep(limit: Formula.depthLimit)])
    XCTAssertEqual(Formula(tex: many("a", 1 << 20)).problems.map(\.kind), [.tooLong(limit: Formula.lengthLimit)])
  }

  /// Formulas of the banks with bytes changed, cut and doubled; `FORMULA_FUZZ_SECONDS` makes it longer.
  func testChangedFormulas() throws {
    let environment = ProcessInfo.processInfo.environment
    var random = SplitMix(state: UInt64(environment["FORMULA_FUZZ_SEED"] ?? "") ?? 1)
    let end = ContinuousClock.now + .seconds(Int(environment["FORMULA_FUZZ_SECONDS"] ?? "") ?? 1)
    let seeds = try FormulaTests.text("formulas.txt").split(separator: "\n").map(String.init)
    var count = 0
    while ContinuousClock.now < end {
      let source = random.changed(random.element(of: seeds), with: seeds)
      let formula = Formula(tex: source)
      assertIsWellFormed(formula.mathML(isDisplay: false), source)
      XCTAssertEqual(Formula(tex: source), formula)
      _ = formula.line
      if let drawing = formula.drawing { XCTAssertTrue(drawing.rows.indices.contains(drawing.baseline), source) }
      for width in [1, 8, 20] { XCTAssertLessThanOrEqual(formula.drawing(width: width)?.width ?? 0, width, source) }
      for problem in formula.problems { XCTAssertLessThanOrEqual(problem.offset, source.unicodeScalars.count, source) }
      count += 1
    }
    print("fuzzed \(count) formulas")
  }
}

/// Chance that is the same in every run of a seed.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(1, limit)))
  }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[next(below: elements.count)] }

  /// A text with a few places cut, doubled, or exchanged for a piece of another.
  mutating func changed(_ text: String, with others: [String]) -> String {
    var characters = Array(text)
    for _ in 0...next(below: 4) {
      let start = next(below: characters.count + 1)
      let end = min(characters.count, start + next(below: 8))
      let other = Array(element(of: others))
      let piece = other.dropFirst(next(below: other.count)).prefix(next(below: 12))
      switch next(below: 4) {
      case 0: characters.removeSubrange(start..<end)
      case 1: characters.insert(contentsOf: characters[start..<end], at: start)
      case 2: characters.insert(contentsOf: piece, at: start)
      default: characters.insert(element(of: Array("\\{}^_&$'[]()~%#@\0\u{301}")), at: start)
      }
    }
    return String(characters)
  }
}
