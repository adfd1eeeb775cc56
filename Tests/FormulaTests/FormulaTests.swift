import Foundation
import XCTest

import CExpat
import Formula

/// Formulas of question banks, as the three faces show them.
final class FormulaTests: XCTestCase {
  func testBanksFormulas() throws {
    let formulas = try lines("formulas.txt")
    XCTAssertGreaterThanOrEqual(formulas.count, 400)
    for line in formulas {
      let parts = line.components(separatedBy: " => ")
      let formula = Formula(tex: parts[0])
      XCTAssertEqual(formula.problems, [], parts[0])
      for isDisplay in [false, true] {
        let markup = formula.mathML(isDisplay: isDisplay)
        XCTAssertFalse(markup.contains("math-raw"), parts[0])
        assertIsWellFormed(markup, parts[0])
      }
      XCTAssertFalse(formula.line.contains("\\") || formula.line.contains("  "), "\(parts[0]): \(formula.line)")
      XCTAssertNotNil(formula.drawing, parts[0])
      if parts.count > 1 { XCTAssertEqual(formula.line, parts[1], parts[0]) }
    }
  }

  func testDrawings() throws {
    let cases = try FormulaTests.text("drawings.txt").components(separatedBy: "\n## ").dropFirst()
    XCTAssertGreaterThanOrEqual(cases.count, 100)
    for text in cases {
      var rows = text.split(separator: "\n").map(String.init)
      let source = rows.removeFirst()
      let drawing = try XCTUnwrap(Formula(tex: source).drawing, source)
      let drawn = drawing.rows.enumerated().map { ($0 == drawing.baseline ? ">" : " ") + $1 + "|" }
      XCTAssertEqual(drawn, rows, "\(source)\n" + drawn.joined(separator: "\n"))
    }
  }

  /// A formula that is too wide goes on below: before relations, else before binary signs outside of brackets.
  func testBrokenDrawings() throws {
    let cases = [
      ("a+b=c", 20, ["a + b = c"]), ("a+b=c", 5, ["a + b", "  = c"]),
    ]
    for (source, width, rows) in cases {
      XCTAssertEqual(Formula(tex: source).drawing(width: width)?.rows, rows, source)
    }
    XCTAssertEqual(
      Formula(tex: "\\frac{aa}{b}+\\frac{c}{d}").drawing(width: 5)?.rows.map {
        $0.trimmingCharacters(in: .whitespaces)
      },
      ["aa", "──", "b", "", "c", "+ ─", "d"])
    XCTAssertEqual(
      Formula(tex: "\\begin{aligned}a&=b\\\\c&=d+e\\end{aligned}").drawing(width: 6)?.rows.map {
        $0.trimmingCharacters(in: .whitespaces)
      }, ["a = b", "c = d", "+ e"])
    XCTAssertNil(Formula(tex: "\\frac{abc+def}{2}").drawing(width: 5))
    for line in try lines("formulas.txt") {
      let formula = Formula(tex: line.components(separatedBy: " => ")[0])
      for width in [10, 20, 40] {
        guard let drawing = formula.drawing(width: width) else { continue }
        XCTAssertLessThanOrEqual(drawing.width, width, line)
        XCTAssertTrue(drawing.rows.indices.contains(drawing.baseline), line)
      }
    }
  }

  func testEveryListedCommandIsKnown() throws {
    let names = try lines("commands.txt").flatMap { $0.split(separator: " ").map(String.init) }
    XCTAssertGreaterThan(names.count, 800)
    for name in names {
      // Structure apart, which ends or begins something.
      let formula = Formula(tex: "\\\(name){a}{b}{c}{d}{e}{f}")
      for problem in formula.problems {
        if case .unknownCommand(let command) = problem.kind { XCTFail(command) }
      }
    }
  }

  /// TeX that was written of a tree reads as the same tree; bonds have no sign outside of `\ce`.
  func testTeXIsWrittenOfATree() throws {
    for line in try lines("formulas.txt") where !line.contains("\\ce") {
      let formula = Formula(tex: line.components(separatedBy: " => ")[0])
      let again = Formula(tex: formula.tex)
      XCTAssertEqual(again.problems, [], formula.tex)
      XCTAssertEqual(again.line, formula.line, "\(formula.source) → \(formula.tex)")
      XCTAssertEqual(again.drawing?.rows, formula.drawing?.rows, "\(formula.source) → \(formula.tex)")
    }
  }

  func testMathMLBecomesTeX() throws {
    let cases = [
      ("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "\\frac{1}{2}"),
      ("«math xmlns=¨x¨»«msqrt»«mn»9«/mn»«/msqrt»«/math»", "\\sqrt{9}"),
      ("<math><mi>α</mi><mo>≤</mo><mi>x</mi></math>", "\\alpha\\le x"),
      (
        "<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover></math>",
        "\\sum_{i=1}^n"
      ),
      ("<math><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></math>", "\\left(\\frac{a}{b}\\right)"),
      ("<math><mover><mi>v</mi><mo>→</mo></mover></math>", "\\overrightarrow{v}"),
      ("<math><mn>3,14</mn><mtext> cm</mtext></math>", "3{,}14\\text{cm}"),
      ("<math><mi>sin</mi><mo>&#x2061;</mo><mi>x</mi></math>", "\\sin x"),
      (
        "<math><mo>[</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable><mo>]</mo></math>",
        "\\begin{bmatrix} 1 & 2 \\end{bmatrix}"
      ),
    ]
    for (source, expected) in cases { XCTAssertEqual(try Formula(mathML: source).tex, expected, source) }
  }

  /// MathML that was written is read as the same formula.
  func testMathMLIsReadAgain() throws {
    for line in try lines("formulas.txt") {
      let formula = Formula(tex: line.components(separatedBy: " => ")[0])
      let again = try Formula(mathML: formula.mathML(isDisplay: true))
      // MathML does not say of a table that it is a case, nor what an empty delimiter or a spelled-out name was.
      if line.contains("&") || line.contains("\\\\") || line.contains("\\left.") || line.contains("{sin}") { continue }
      XCTAssertEqual(again.line, formula.line, line)
    }
  }

  func testForeignMathML() throws {
    let cases = [
      ("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "1/2"),
      ("<math xmlns='http://www.w3.org/1998/Math/MathML'><msup><mi>x</mi><mn>2</mn></msup></math>", "x²"),
      ("<m:math><m:msqrt><m:mi>a</m:mi><m:mo>+</m:mo><m:mi>b</m:mi></m:msqrt></m:math>", "√(a+b)"),
      ("«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«mfrac»«mn»1«/mn»«mn»2«/mn»«/mfrac»«/math»", "1/2"),
      ("<math><mi>a</mi><mo>&times;</mo><mi>&alpha;</mi><mo>&#x2264;</mo><mn>3</mn></math>", "a×α ≤ 3"),
      ("<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>", "(a, b)"),
      ("<math><mfenced open='[' close=']' separators=''><mi>x</mi></mfenced></math>", "[x]"),
      ("<math><mover accent='true'><mi>v</mi><mo>&rarr;</mo></mover></math>", "v⃗"),
      ("<math><mover><mi>x</mi><mo>¯</mo></mover></math>", "x̅"),
      (
        "<math><munderover><mo>&sum;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi></math>",
        "∑ᵢ₌₁ⁿ i"
      ),
      ("<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable></math>", "1, 2"),
      ("<math><mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts></math>", "¹⁴₆C"),
      ("<math><semantics><mi>x</mi><annotation>y</annotation></semantics></math>", "x"),
      ("<math><mi>sin</mi><mo>&#x2061;</mo><mi>x</mi></math>", "sin x"),
      ("<math><menclose notation='box'><mn>1</mn></menclose></math>", "[1]"),
      ("<math><mi mathvariant='double-struck'>R</mi></math>", "ℝ"),
      ("<math><mrow><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></mrow></math>", "(a/b)"),
    ]
    for (source, expected) in cases { XCTAssertEqual(try Formula(mathML: source).line, expected, source) }
    for source in ["<math>", "<math><mi>x</math>", "</math>", "<math", String(repeating: "<mrow>", count: 9000)] {
      XCTAssertThrowsError(try Formula(mathML: source), String(source.prefix(20)))
    }
  }

  func testMathMLIsCore() {
    let cases = [
      ("x^2", "<msup><mi>x</mi><mn>2</mn></msup>"),
      ("\\frac{a}{b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
      ("\\sqrt[3]{x}", "<mroot><mi>x</mi><mn>3</mn></mroot>"),
      ("a<b", "<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>"),
      ("\\mathrm{d}", "<mi mathvariant=\"normal\">d</mi>"),
      ("\\mathbb{R}", "<mi>ℝ</mi>"),
      ("\\sin x", "<mrow><mi>sin</mi><mo>\u{2061}</mo><mspace width=\"0.1667em\"></mspace><mi>x</mi></mrow>"),
      (
        "\\sum_{i=1}^n i",
        "<mrow><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi></mrow>"
      ),
      ("\\vec{a}", "<mover accent=\"true\"><mi>a</mi><mo stretchy=\"false\">→</mo></mover>"),
      ("\\text{a b}", "<mtext>a\u{A0}b</mtext>"),
      (
        "a\\left(b\\right)",
        "<mrow><mi>a</mi><mrow><mo fence=\"true\" stretchy=\"true\" form=\"prefix\">(</mo><mi>b</mi>"
          + "<mo fence=\"true\" stretchy=\"true\" form=\"postfix\">)</mo></mrow></mrow>"
      ),
      (
        "\\begin{matrix}a&b\\end{matrix}",
        "<mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr></mtable>"
      ),
    ]
    for (source, expected) in cases {
      let annotation = source.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      XCTAssertEqual(
        Formula(tex: source).mathML(isDisplay: false),
        "<math><semantics>\(expected)<annotation encoding=\"application/x-tex\">\(annotation)</annotation></semantics></math>"
      )
    }
    XCTAssertTrue(Formula(tex: "x").mathML(isDisplay: true).hasPrefix("<math display=\"block\">"))
  }

  func testMistakesHaveTheirPlace() {
    let cases: [(String, FormulaProblem.Kind, Int)] = [
      ("a+\\foo", .unknownCommand("\\foo"), 2),
      ("\\frac{1", .unfinished("}"), 5),
      ("{a", .unfinished("}"), 0),
      ("a}", .misplaced("}"), 1),
      ("a&b", .misplaced("&"), 1),
      ("x^2^3", .doubleScript("^"), 3),
      ("x^", .missingArgument("^"), 2),
      ("\\sqrt", .missingArgument("\\sqrt"), 5),
      ("\\left(a", .unfinished("\\right"), 0),
      ("a\\right)", .misplaced("\\right"), 1),
      ("\\begin{foo}a\\end{foo}", .unknownEnvironment("foo"), 0),
      ("\\begin{matrix}a", .unfinished("\\end{matrix}"), 0),
    ]
    for (source, kind, offset) in cases {
      let formula = Formula(tex: source)
      XCTAssertEqual(formula.problems, [FormulaProblem(kind: kind, offset: offset)], source)
      XCTAssertFalse(formula.problems[0].sentence.isEmpty)
      if case .unknownCommand = kind { continue }
      XCTAssertEqual(formula.line, source)
      XCTAssertTrue(formula.mathML(isDisplay: false).contains("<mtext class=\"math-raw\">"), source)
    }
    XCTAssertEqual(Formula(tex: "a+\\foo").line, "a+\\foo")
    XCTAssertEqual(Formula(tex: "\\foo{x^2}{\\frac{1}{2}}+1").line, "\\foo{x²}{(1/2)}+1")
  }

  func testDefinitionsAndLooksArePassedOver() {
    for source in [
      "\\def\\R{\\mathbb{R}}x", "\\newcommand{\\foo}[1]{a#1}x", "\\let\\a=\\b x", "\\color{red}x", "\\Large x",
      "\\displaystyle x\\label{eq}", "x\\nonumber",
    ] {
      let formula = Formula(tex: source)
      XCTAssertEqual(formula.line, "x", source)
      XCTAssertEqual(formula.problems, [], source)
    }
  }

  private func lines(_ name: String) throws -> [String] {
    try FormulaTests.text(name).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  static func text(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

/// Checks by Expat that a text is an XML document.
func assertIsWellFormed(_ markup: String, _ message: String, file: StaticString = #filePath, line: UInt = #line) {
  let parser = XML_ParserCreate("UTF-8")
  defer { XML_ParserFree(parser) }
  let status = markup.withCString { XML_Parse(parser, $0, Int32(markup.utf8.count), 1) }
  guard status != XML_STATUS_OK else { return }
  let problem = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
  XCTFail("\(message): \(problem) in \(markup.prefix(2000))", file: file, line: line)
}
