/// A formula that was read from TeX or MathML: its source, its tree, and the mistakes in it.
///
/// Its forms are MathML Core for browsers, one line of Unicode, and a drawing of characters in two dimensions.
/// A formula with a mistake in its structure is shown as written; so is an unknown command.
package struct Formula: Equatable, Sendable {
  /// Longer sources are not read, in bytes.
  package static let lengthLimit = 20_000
  /// Deeper nesting is not read, so that no source can use up the stack.
  package static let depthLimit = TeXReader.deepest

  package let source: String
  package let root: FormulaNode
  package let problems: [FormulaProblem]

  /// Reads TeX without its dollars.
  package init(tex source: String) {
    self.source = source
    guard source.utf8.count <= Self.lengthLimit else {
      root = .raw(source)
      problems = [FormulaProblem(kind: .tooLong(limit: Self.lengthLimit), offset: 0)]
      return
    }
    var reader = TeXReader(source)
    do {
      root = try reader.formula()
      problems = reader.problems
    } catch {
      root = .raw(source)
      problems = [error]
    }
  }

  /// Reads presentation MathML, also in the spelling `«math»` of an editor; a mistake is thrown, for there is no form to show.
  package init(mathML source: String) throws(FormulaProblem) {
    guard source.utf8.count <= 10 * Self.lengthLimit else {
      throw FormulaProblem(kind: .tooLong(limit: 10 * Self.lengthLimit), offset: 0)
    }
    self.source = source
    root = try MathMLReader.node(source)
    problems = []
  }

  /// An element `math` of MathML Core, with the source as its annotation.
  package func mathML(isDisplay: Bool) -> String {
    MathMLWriter.element(root, source: source, isDisplay: isDisplay)
  }

  /// The tree as TeX, for a formula that was read from MathML.
  package var tex: String { TeXWriter.source(root) }

  /// One line of Unicode: `x = (−b±√(b²−4ac))/(2a)`.
  package var line: String { FormulaLineWriter.line(root) }

  /// Rows of characters in two dimensions; nil where the formula is too large for any screen.
  package var drawing: FormulaDrawing? { FormulaDrawing(root) }

  /// Rows of characters in at most so many cells, broken before relations and binary signs where it is wider; nil where
  /// a part without such signs does not fit.
  package func drawing(width: Int) -> FormulaDrawing? { FormulaDrawing(root, width: width) }
}
