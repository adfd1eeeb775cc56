/// An inconsistency in the record.
package struct RecordFinding: Equatable, Sendable {
  /// The sitting it is about; nil when it is about the record as a whole.
  package var sitting: String?
  package var what: What

  package enum What: Equatable, Sendable {
    case chainChanged, sittingMissing, endMissing
    case beginningUnchained, endUnchained, beginningChanged, endChanged
    case tableMissing(String)
    case resultOfNothing(Place), resultMissing(Place)
    /// A column, with its stored value and the one from the sitting.
    case otherValue(Place, column: String, kept: String?, given: String?)
    case otherOwner, otherAnswers
    case otherTotals(table: String)
    case friend(String)
    case rescoreChanged, rescoreMissing
    case achievementChanged(player: String), achievementMissing(player: String)
    /// A row by its table and its key, such as `settings` and `theme`.
    case rowChanged(table: String, key: String), rowMissing(table: String, key: String)
    /// A number that no record can have.
    case impossible(table: String, column: String, value: String)
    /// The record was damaged, and nothing could be saved.
    case nothingSaved(file: String)
  }

  package enum Place: Sendable {
    case history, row
  }

  /// True when it concerns data stored beside sittings, which themselves are intact.
  package var isBesideSittings: Bool {
    switch what {
    case .rescoreChanged, .rescoreMissing, .achievementChanged, .achievementMissing, .rowChanged, .rowMissing:
      return true
    default: return false
    }
  }

  package init(_ sitting: String? = nil, _ what: What) {
    self.sitting = sitting
    self.what = what
  }
}
