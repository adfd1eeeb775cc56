package import QuizCore
package import QuizWire
internal import Words

/// Sittings as the history lists them, newest first.
package struct HistoryView: Equatable, Sendable {
  package var rows: [SittingListing]
  package var today: CivilDay

  package init(_ rows: [SittingListing], today: CivilDay) {
    (self.rows, self.today) = (rows, today)
  }

  var entries: [HistoryEntry] { rows.map(\.entry) }
}

extension SittingListing {
  /// The name of the mode; nil for the built-in one, which has no name worth showing.
  var shownMode: String? { entry.mode == ModeInfo.builtIn.id ? nil : modeName ?? entry.mode }
}

package enum HistoryChoice: Equatable, Sendable {
  /// Open a sitting, answer by answer.
  case open(String)
  case delete(String)
}

/// The player's place and filter in the history, to come back to.
package struct HistoryPlace: Equatable, Sendable {
  var focus = 0
  var filter = HistoryFilter()
  /// True when unfinished sittings have a row each.
  var isExpanded = false

  package init() {}
}

extension Lobby {
  /// The list of sittings; the filter applies to the given ones.
  package func history(
    _ view: HistoryView, at place: inout HistoryPlace, notice: String? = nil
  ) throws(Interruption) -> HistoryChoice? {
    var notice = notice
    while true {
      var scene = HistoryScene(view, at: place)
      let choice = try show(&scene, notice: notice)
      notice = nil
      (place.focus, place.filter, place.isExpanded) = (scene.focus, scene.filter, scene.isExpanded)
      switch choice {
      case nil: return nil
      case .list(let choice)?: return choice
      case .filter?:
        var filter = FilterScene(place.filter, quizzes: scene.quizzes, texts)
        if let filter = try show(&filter) { place = HistoryPlace(filter) }
      }
    }
  }

  /// Asks before a sitting is deleted.
  package func deletes(_ entry: HistoryEntry) throws(Interruption) -> Bool {
    try ask(.deleting(entry, texts)) != nil
  }

  /// The notice after a sitting was deleted.
  package func deletedNotice(_ entry: HistoryEntry) -> String {
    texts.record.deleted(["title": entry.title, "day": entry.day.text])
  }
}

extension HistoryPlace {
  fileprivate init(_ filter: HistoryFilter) {
    self.filter = filter
  }
}

extension MenuScene {
  /// Delete a sitting, or keep it.
  static func deleting(_ entry: HistoryEntry, _ texts: ScreenTexts) -> MenuScene {
    let words = texts.record
    return MenuScene(
      title: words.deleteTitle, text: words.deleteText(["title": entry.title, "day": entry.day.text]),
      options: [
        Option(key: "k", label: words.deleteNo, action: .goBack),
        Option(key: "d", label: words.deleteYes, action: .pick(1)),
      ], onEscape: .goBack)
  }
}
