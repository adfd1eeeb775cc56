internal import QuizCore
internal import QuizLibrary
internal import QuizModes
internal import QuizSittings

/// A quiz of a room with all that its sittings have in common.
struct RoomRound {
  let index: Int
  /// The leading sitting, after which those of players are made.
  let guide: StoredSitting
  let layers: [Plugin?]
  let languages: [String]

  init(_ index: Int, _ guide: StoredSitting, _ surroundings: Surroundings) throws(Problem) {
    self.index = index
    self.guide = guide
    (layers, languages) = try Layers.plugins(
      guide, languages: surroundings.library.languages, cells: surroundings.library.cells)
  }

  var title: String { guide.beginning.quiz?.title ?? guide.beginning.mode.name }

  /// The same sitting for a player.
  func stored(_ id: String, player: String, named name: String) -> StoredSitting {
    var stored = guide
    stored.beginning.sitting = id
    stored.beginning.players = [name]
    stored.playerIDs = [player]
    return stored
  }
}
