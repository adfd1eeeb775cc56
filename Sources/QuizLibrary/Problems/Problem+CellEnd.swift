package import Cells
internal import QuizCells

extension Problem {
  /// The problem of a plugin whose process ended.
  package init(_ end: CellEnd) {
    switch end {
    case .unsealed: self.init(.badData, end.sentence)
    case .unavailable: self.init(.inputOutput, end.sentence)
    case .ended, .late, .garbled, .tooLarge, .notWanted: self.init(.badData, "the plugin was stopped: \(end.sentence)")
    }
  }
}
