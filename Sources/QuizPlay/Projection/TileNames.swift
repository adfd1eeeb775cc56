package import QuizCore

/// The words for what may be a picture alone.
extension Answer {
  /// The text; without one the picture in words.
  package var name: String { text.isEmpty ? media.name ?? "" : text }
}

extension Question {
  /// The pictures and sounds of its answers, items and sides.
  package var tileMedia: [TileMedia] { (answers.map(\.media) + mediaSides.map(\.media)).filter { !$0.isNothing } }
}

extension Choice {
  /// The text; without one the picture in words.
  package var name: String { text.isEmpty ? media.name ?? "" : text }
}

extension [Choice] {
  /// Whether they are shown as tiles of one size: all, or some, have a picture.
  package var areTiles: Bool { contains { $0.media.image != nil } }
}

extension QuestionView {
  /// All that may have a picture or a sound of its own.
  package var tiles: [Choice] { answers + left + right }

  /// The same without sounds and films, and without a word about those that are missing.
  package var silent: QuestionView {
    var view = self
    let quiet = { (choice: Choice) in
      var choice = choice
      choice.media.audio = nil
      return choice
    }
    (view.audio, view.video, view.problem) = (nil, nil, nil)
    (view.answers, view.left, view.right) = (answers.map(quiet), left.map(quiet), right.map(quiet))
    return view
  }
}
