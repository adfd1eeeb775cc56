internal import QuizCore
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore

/// The visitor who requests a page, with the surroundings and record as this visitor may see them.
struct Asker {
  let surroundings: Surroundings
  /// The record; nil for a visitor without a cookie.
  let record: SQLiteRecord?
  /// The visitor's id in the record.
  let player: String
  /// The visitor's name; nil before one was given.
  let name: String?
  let isOwner: Bool

  /// The record for reading; an empty one for a new visitor.
  var read: any PlayerRecord { record ?? EmptyRecord() }

  var today: CivilDay { surroundings.today.day }

  func daily(_ catalogue: QuizCatalogue? = nil) -> DailyDesk {
    DailyDesk(surroundings: surroundings, record: read, player: player, catalogue: catalogue)
  }

  /// A day that was written.
  static func day(_ text: String?, _ key: String) throws(Denial) -> CivilDay? {
    guard let text, !text.isEmpty else { return nil }
    guard let day = CivilDay(text) else {
      throw Denial(.unfit, "'\(key)' expects a day like 2026-11-22, found '\(text)'", .badDay(text))
    }
    return day
  }
}
