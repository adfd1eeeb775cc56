package import QuizPlay

/// Some records with where the input stood behind them.
package struct InputPiece: Sendable {
  package var block: RecordBlock
  package var offset: Int
  package var line: Int
  /// What is known of the records beside what they say.
  package var notes = PieceNotes()

  package init(block: RecordBlock, offset: Int, line: Int, notes: PieceNotes = PieceNotes()) {
    self.block = block
    self.offset = offset
    self.line = line
    self.notes = notes
  }
}
