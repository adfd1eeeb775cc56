package import QuizCore

/// All that a backup brings: the record of this machine's players, and that of guests with all rooms, where it has one.
package struct RestoredBackup {
  private let own: RestoredRecord
  private let guests: RestoredRecord?

  /// The record's folder; guests have theirs in it.
  package static func guestsFolder(in folder: String) -> String { folder + "/guests" }

  package init(of file: String, in folder: String, now: @escaping () -> WallTime) throws(RecordFailure) {
    own = try RestoredRecord(of: file, in: folder, now: now)
    do throws(RecordFailure) {
      if let part = own.guestsFile {
        guests = try RestoredRecord(of: part, in: Self.guestsFolder(in: folder), now: now)
      } else {
        guests = nil
      }
    } catch {
      own.discard()
      throw error
    }
  }

  /// The counts of its contents.
  package var content: RecordContent { own.content }
  package var contentOfGuests: RecordContent? { guests?.content }

  package func discard() {
    own.discard()
    guests?.discard()
  }

  /// Replaces the records in the folder; if one is refused, neither is replaced.
  package func replace(force: Bool) throws(RecordFailure) {
    try own.replace(force: force) { () throws(RecordFailure) in try guests?.replace(force: force, isOfGuests: true) }
  }

  /// Adds everything missing in the folder.
  package func merge() throws(RecordFailure) -> (own: MergeReport, guests: MergeReport?) {
    let added = try own.merge()
    var addedGuests = try guests?.merge()
    // Guests choose names as they like.
    addedGuests?.namesakes = []
    return (added, addedGuests)
  }
}
