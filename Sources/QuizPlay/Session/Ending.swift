/// How a face's play ended.
package enum Ending: Equatable, Sendable {
  case finished, kept, discarded
  /// Nobody reads the output any more; the sitting is kept.
  case outputClosed
  /// The player wants to see the list of quizzes, or play the same again.
  case toList, again
  /// The player wants another quiz of the same category.
  case toCategory
  /// The player left before doing anything: there is no sitting, or nothing in it to keep.
  case notBegun
  /// A signal, or the loss of the terminal, ended it; the sitting is kept.
  case interrupted(signal: Int32)
}

/// What may become of a sitting that is left unfinished.
package enum Leaving: Sendable {
  /// Nothing of it is saved.
  case unsaved
  case keptOrDiscarded
  /// It stays, and goes on later.
  case kept
}
