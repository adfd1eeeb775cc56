/// The reading of a page of an answer sheet.
package struct SheetReading: Equatable, Sendable {
  /// The text of each cell that bubbles fill, in the order of the page; of one in doubt it is empty.
  package var cells: [Cell] = []
  package var doubts: [Doubt] = []

  package init() {}

  package struct Cell: Equatable, Sendable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
  }

  /// A part of a question that is not read.
  package struct Doubt: Equatable, Sendable {
    package var cell: String
    /// The name of the part, such as `7.1`.
    package var part: String
    package var why: Why
    /// The signs of the bubbles in question, such as `A`, `C`.
    package var signs: [String]

    package init(cell: String, part: String, why: Why, signs: [String] = []) {
      (self.cell, self.part, self.why, self.signs) = (cell, part, why, signs)
    }
  }

  package enum Why: String, CaseIterable, Sendable {
    /// More marks than one.
    case several
    /// A mark that is weaker than the pupil's others.
    case weak
    /// Grey over a bubble.
    case smudge
    /// A mark that may be crossed out.
    case crossed
    /// Digits with a gap between them, or a minus alone.
    case digits
    /// The bubbles are not where they were printed.
    case place
  }
}
