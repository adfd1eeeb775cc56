internal import Glibc
internal import QuizCore
package import QuizLibrary
internal import QuizPlay

/// Takes graded pieces in order: writes their lines, counts, stores checkpoints, and gives remarks at the end.
package final class GradingRun {
  private let output: OutputFile
  /// Marks and sheets beside it; nil when none are requested.
  private let sheets: SheetOutput?
  private var oddCells = 0
  /// Told how many are graded, and how many could not be.
  private let progress: (_ graded: Int, _ errors: Int) -> Void
  private let checkpoint: (file: CheckpointFile, fingerprint: String)?
  private var state: Checkpoint
  private var warnings = HookWarnings()
  private var savedAt = Clock.steady()
  private var failure: FileFailure?

  package init(
    _ output: OutputFile, _ checkpoint: (CheckpointFile, String)?, sheets: SheetOutput? = nil,
    progress: @escaping (_ graded: Int, _ errors: Int) -> Void
  ) {
    self.output = output
    self.sheets = sheets
    self.progress = progress
    self.checkpoint = checkpoint
    state = Checkpoint(run: checkpoint?.1 ?? "")
  }

  /// Continues an earlier run from its checkpoint; output beyond that is cut off.
  package func goOn(_ source: Responses) throws(Problem) {
    guard let checkpoint else { return }
    do {
      guard let earlier = try checkpoint.file.read() else { return try output.cut(at: 0) }
      guard earlier.run == checkpoint.fingerprint else {
        throw Problem(
          .badData,
          "\(checkpoint.file.path): this checkpoint is of another run (quiz, plugins, options or details differ): "
            + "remove it to start anew")
      }
      guard source.skip(to: earlier.input, line: earlier.line) else {
        throw Problem(
          .badData,
          "\(checkpoint.file.path): the input is shorter than the part already graded: "
            + "name the same input, or remove the checkpoint")
      }
      try output.cut(at: earlier.output)
      state = earlier
    } catch let exit as Problem {
      throw exit
    } catch let failure as FileFailure {
      throw Problem(.inputOutput, failure.message)
    } catch {
      throw Problem(.badData, "\(checkpoint.file.path): \(error)")
    }
  }

  /// False when nothing more can be written.
  package func take(_ piece: GradedPiece) -> Bool {
    do throws(FileFailure) {
      guard try output.write(try sheets?.take(piece.lines.bytes) ?? piece.lines.bytes) else {
        return false
      }
    } catch {
      failure = error
      return false
    }
    state.graded += piece.lines.graded
    state.errors += piece.errors
    oddCells += piece.oddCells
    (state.input, state.line, state.output) = (piece.offset, piece.line, output.size)
    warnings.add(piece.warnings)
    progress(state.graded, state.errors)
    return save(every: 1000)
  }

  /// Remembers how far it came, at most once in that many milliseconds.
  private func save(every pause: Int) -> Bool {
    let now = Clock.steady()
    guard let checkpoint, now - savedAt >= pause else { return true }
    savedAt = now
    do throws(FileFailure) {
      try output.sync()
      try checkpoint.file.write(state)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Ends the run: all is written, or why it could not be.
  package func end(_ source: Responses) throws(Problem) {
    _ = save(every: 0)
    do throws(FileFailure) { try sheets?.end() } catch { failure = failure ?? error }
    if let failure { throw Problem(.inputOutput, failure.message) }
    if let problem = source.problem { throw problem }
  }

  /// The failures of hooks, a sentence each.
  package var warningSentences: [String] { warnings.sentences() }

  /// The other remarks on the run.
  package var remarks: [String] {
    var remarks: [String] = []
    if state.graded + state.errors == 0 { remarks.append("there is no participant in the input") }
    if state.errors > 0 {
      let all = state.graded + state.errors
      remarks.append("\(state.errors) of \(counted(all, "line")) could not be graded: see 'error' in the output")
    }
    if oddCells > 0 {
      remarks.append(
        "\(counted(oddCells, "cell")) could not be read, which counts as no response: see 'problems' in the output")
    }
    return remarks
  }

  /// The remark on a table of printed letters and numbers with many unreadable cells; nil where there are few.
  package var printRemark: String? {
    guard state.graded > 0, oddCells >= Self.manyOdd * state.graded else { return nil }
    return "so many cells do not fit: is it the seed that stands on the paper, and the quiz as it was printed, with "
      + "the same id and all questions and answers in their order?"
  }

  /// The odd cells per participant from which on they are more than slips.
  private static let manyOdd = 2

  package var hasErrors: Bool { state.errors > 0 || oddCells > 0 }
}
