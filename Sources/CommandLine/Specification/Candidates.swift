/// The words that a shell offers for a value or an operand.
package enum Candidates: Hashable, Sendable {
  /// No candidates: a number, a day, a new name.
  case nothing
  case files
  case words([String])
  /// The words of one of the program's listings; files as well, where a path will do.
  case listed(Listing, files: Bool)

  /// A command of the program whose CSV lists the candidates.
  package struct Listing: Hashable, Sendable {
    /// The listed things, in one word: `quizzes`.
    let name: String
    /// The command without the program's name.
    let command: String
    /// The column of the candidates, from 1.
    let column: Int

    package init(name: String, command: String, column: Int) {
      self.name = name
      self.command = command
      self.column = column
    }
  }

  var listing: Listing? {
    if case .listed(let listing, _) = self { return listing }
    return nil
  }

  /// Whether paths are offered too.
  var takesFiles: Bool {
    switch self {
    case .files: return true
    case .listed(_, let files): return files
    case .nothing, .words: return false
    }
  }
}
