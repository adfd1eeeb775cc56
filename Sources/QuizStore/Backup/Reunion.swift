internal import QuizCore

/// A sitting that differs between two records, and its reunion: one sitting for each branch, the same in whichever
/// record they meet.
struct Reunion {
  /// A sitting as one of the records has it.
  struct Thread {
    var id: String
    var number: Int
    var isOurs: Bool
    var status: Int
    var rows: [SQLiteRecord.EventRow]
    var branch: SittingBranch
  }

  /// A branch that stays.
  struct Way {
    var id: String
    /// The branch in this record; nil for one that comes from the other record.
    var ours: Thread?
    /// The number of our events that stay; for a new branch, the number shared with its origin.
    var kept: Int
    var rows: [SQLiteRecord.EventRow]
    var status: Int
    /// Whether the player did more there.
    var goesOn: Bool
  }

  let origin: String
  /// One that stays here, of which new ones have everything but their events.
  var model: Int { ways.lazy.compactMap(\.ours).first?.number ?? 0 }
  private(set) var ways: [Way] = []
  /// Our sittings that say nothing which others do not say.
  private(set) var dropped: [Thread] = []
  /// The ids of ways by what each record called them.
  private(set) var ids: (ours: [String: String], theirs: [String: String]) = ([:], [:])

  /// Nil when this record has nothing of it.
  init?(_ origin: String, ours: [Thread], theirs: [Thread]) {
    if ours.isEmpty { return nil }
    self.origin = origin
    let threads = ours + theirs
    for settled in SittingBranch.settled(threads.map(\.branch)) {
      let whole = threads[settled.place]
      let id = settled.departure.map { BranchID.make(origin, whole.branch.marks[...$0]) } ?? origin
      let parts = settled.parts.map { threads[$0] }
      add(whole, parts, as: id, ours)
    }
  }

  private mutating func add(_ whole: Thread, _ parts: [Thread], as id: String, _ ours: [Thread]) {
    for thread in [whole] + parts {
      if thread.isOurs { ids.ours[thread.id] = id } else { ids.theirs[thread.id] = id }
    }
    let own = ([whole] + parts).filter(\.isOurs)
    let staying = whole.isOurs ? whole : own.first { $0.id == id } ?? own.first
    dropped += own.filter { $0.number != staying?.number }
    let start = staying ?? ours.max { $0.branch.common(with: whole.branch) < $1.branch.common(with: whole.branch) }
    let kept = start.map { $0.branch.common(with: whole.branch) } ?? 0
    ways.append(
      Way(
        id: id, ours: staying, kept: kept,
        rows: (start.map { Array($0.rows.prefix(kept)) } ?? []) + whole.rows[kept...],
        status: whole.status, goesOn: whole.branch.deeds > staying?.branch.deeds ?? 0))
  }

  /// Our sittings that do not stay as they are.
  var changed: [Thread] {
    dropped + ways.compactMap { way in way.ours.flatMap { way.changes($0) ? $0 : nil } }
  }

  /// Whether it went on in both records.
  var isFork: Bool { ways.contains { $0.ours == nil && $0.status < 2 } }
  /// Whether one that is here went on in the other record.
  var goesOn: Bool { ways.contains { $0.ours != nil && $0.goesOn } }
}

extension Reunion.Way {
  func changes(_ ours: Reunion.Thread) -> Bool { ours.id != id || ours.rows.count != rows.count || kept < rows.count }
}
