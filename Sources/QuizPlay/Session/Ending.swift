/// How a face's play ended.
package enum Ending: Equatable, Sendable {
  case finished, kept, discarded
  /// The output was closed by its reader; the sitting is stored.
  case outputClosed
  /// The player goes to the list of quizzes, or plays the same again.
  case toList, again
  /// The player goes to other quizzes of the same category.
  case toCategory
  /// The player left before doing anything: there is no sitting, or nothing in it to keep.
  case notBegun
  /// A signal, or the loss of the terminal, ended it; the sitting is kept.
  case interrupted(signal: Int32)
}

/// The fate of a sitting that is left unfinished.
package enum Leaving: Sendable {
  /// Nothing is saved.
  case unsaved
  case keptOrDiscarded
  /// It is saved, and can be continued.
  case kept
}
