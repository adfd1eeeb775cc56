package import QuizPlay

/// Some records with where the input stood behind them.
package struct InputPiece: Sendable {
  package var block: RecordBlock
  package var offset: Int
  package var line: Int
  /// The notes on the records beyond their responses.
  package var notes = PieceNotes()

  package init(block: RecordBlock, offset: Int, line: Int, notes: PieceNotes = PieceNotes()) {
    self.block = block
    self.offset = offset
    self.line = line
    self.notes = notes
  }
}
