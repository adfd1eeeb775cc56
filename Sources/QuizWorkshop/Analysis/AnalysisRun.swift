internal import JSONText
package import QuizCore
package import QuizPlay

/// The marks of a piece, to be added up in the order of the input.
package struct MarkedPiece {
  package internal(set) var marks: [[ItemMark]] = []
  /// Sentences, by their lines.
  package internal(set) var problems: [(line: Int, sentence: String)] = []
  package internal(set) var errors = 0
  package internal(set) var oddCells: [CellProblem] = []
  package internal(set) var warnings = HookWarnings()

  init() {}

  /// The cells of a piece that could not be read.
  mutating func note(_ piece: InputPiece) {
    oddCells = piece.notes.problems.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private mutating func note(_ line: Int, _ sentence: String) {
    errors += 1
    if problems.count < AnalysisRun.mostTold { problems.append((line, sentence)) }
  }

  /// Before each line `begin` gets the number of lines so far.
  package init(_ piece: InputPiece, _ grader: BlockGrader, begin: (Int) -> Void = { _ in }) {
    note(piece)
    var place = -1
    grader.grade(piece.block, begin: begin) { outcome in
      place += 1
      if let refused = piece.notes.refused[place] {
        if case .text(let sentence)? = refused["error"] { note(outcome.line, sentence) }
        return
      }
      switch outcome.sitting {
      case .success(let sitting):
        marks.append(sitting.state?.itemMarks ?? [])
        warnings.add(sitting.failures, line: outcome.line)
      case .failure(let problem):
        note(outcome.line, problem.sentence)
      }
    }
  }
}

/// Adds up marks, and gathers the remarks.
package final class AnalysisRun {
  package private(set) var analysis: ItemAnalysis
  private var problems: [(line: Int, sentence: String)] = []
  private var errors = 0
  private var oddCells: [CellProblem] = []
  private var oddCount = 0
  private var warnings = HookWarnings()
  /// Told how many are analyzed, and how many could not be read.
  private let progress: (_ analyzed: Int, _ errors: Int) -> Void
  package static let mostTold = 10

  package init(_ analysis: ItemAnalysis, progress: @escaping (_ analyzed: Int, _ errors: Int) -> Void) {
    self.analysis = analysis
    self.progress = progress
  }

  package func take(_ piece: MarkedPiece) -> Bool {
    for marks in piece.marks { analysis.add(marks) }
    errors += piece.errors
    oddCells += piece.oddCells.prefix(max(0, Self.mostTold - oddCells.count))
    oddCount += piece.oddCells.count
    problems += piece.problems.prefix(max(0, Self.mostTold - problems.count))
    warnings.add(piece.warnings)
    progress(analysis.participants, errors)
    return true
  }

  /// The failures of hooks, a sentence each.
  package var warningSentences: [String] { warnings.sentences() }

  /// The other remarks on the run.
  package var remarks: [String] {
    var remarks = problems.map { "line \($0.line): \($0.sentence)" }
    if errors > problems.count { remarks.append("\(counted(errors - problems.count, "more line")) could not be read") }
    remarks += oddCells.map(\.sentence)
    if oddCount > oddCells.count {
      remarks.append("\(counted(oddCount - oddCells.count, "more cell")) could not be read")
    }
    return remarks
  }

  package var hasErrors: Bool { errors > 0 || oddCount > 0 }
}
