internal import QuizCore
package import QuizLibrary
package import QuizStore

/// Finds a sitting by its id, or by a beginning or end that no other has.
package struct SittingFinder {
  package let record: any PlayerRecord

  package init(record: any PlayerRecord) {
    self.record = record
  }

  /// The sitting that was finished last, of one player or of all.
  package func latest(of player: String? = nil) throws(Problem) -> String {
    var latest: String?
    try recorded { () throws(RecordFailure) in
      try record.visitHistory(HistoryFilter(player: player), limit: nil) { entry in
        if entry.isFinished { latest = entry.sitting }
        return latest == nil
      }
    }
    guard let latest else {
      let of = player.map { " by '\($0)'\(NearNames(record: record).hint(player: $0))" } ?? ": `quizrun` plays a quiz"
      throw Problem(.noInput, "no sitting is finished yet\(of)")
    }
    return latest
  }

  /// The whole id; `missing` is said when no sitting has it.
  package func id(_ word: String, orSay missing: String? = nil) throws(Problem) -> String {
    // Every id begins with nothing: an empty word, as of a variable that is not set, must not mean the only sitting there is.
    let ids = word.isEmpty ? [] : try recorded { () throws(RecordFailure) in try record.sittings(like: word) }
    guard let id = ids.first else {
      throw Problem(
        .noInput, missing ?? "there is no sitting '\(word)': `quizrun history` lists them with their ids")
    }
    guard ids.count == 1 else {
      throw Problem(.usage, "'\(word)' fits several sittings: write more of its id")
    }
    return id
  }
}
