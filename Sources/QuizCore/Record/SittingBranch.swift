/// A branch of a sitting, as its events: a sitting continued on two machines has two.
///
/// Decisions about branches depend on their events alone, so that every machine with the same ones agrees.
package struct SittingBranch: Equatable, Sendable {
  /// A text for each event, which two events have in common when they are the same.
  package let marks: [String]
  private let times: [WallTime]
  /// The number of events up to the player's last action; later ones are passed time, drafts and pages read.
  package let deeds: Int
  /// The time of the result; nil without one.
  private let finished: WallTime?

  package init(_ events: [SittingEvent], marks: [String], times: [WallTime]) {
    (self.marks, self.times) = (marks, times)
    deeds = Self.deeds(events)
    finished = zip(events, times).first { $0.0.isResult }?.1
  }

  private static func deeds(_ events: [SittingEvent]) -> Int {
    var deeds = 0
    var isIdle = false
    for (place, event) in events.enumerated() {
      switch event {
      case .timePassed, .selected: isIdle = true
      case .took(let turn): isIdle = turn.input.isReading
      case .rewound, .remembered, .finished, .discarded: isIdle = false
      case .ordered, .stateChanged, .opened, .keptDropped, .waitedForFinish, .hookFailed: break
      }
      if !isIdle { deeds = place + 1 }
    }
    return deeds
  }

  /// How many first events two branches have in common.
  package func common(with other: SittingBranch) -> Int {
    zip(marks, other.marks).prefix { $0 == $1 }.count
  }

  /// Whether another branch has all that was done in this one.
  private func isPart(of other: SittingBranch) -> Bool {
    common(with: other) >= deeds && deeds <= other.deeds
  }
}

extension SittingBranch {
  /// A branch that stays, by its place among the given ones.
  package struct Settled: Equatable, Sendable {
    package let place: Int
    /// The event with which it left the others; nil for the one that keeps the sitting's id.
    package let departure: Int?
    /// The places of the branches that this one contains in full.
    package fileprivate(set) var parts: [Int] = []
  }

  /// The branches of a sitting that stay; a branch without events of its own is part of another.
  ///
  /// Every event belongs to exactly one of them. At each fork the branch finished first continues, or else the one
  /// continued first. The others begin anew at their first different event.
  package static func settled(_ branches: [SittingBranch]) -> [Settled] {
    let places = branches.indices.filter { place in !branches.indices.contains { exceeds(branches, $0, place) } }
    let inOrder = places.sorted { branches[$0].precedes(branches[$1]) }
    var settled = inOrder.enumerated().map { rank, place in
      Settled(place: place, departure: inOrder[..<rank].map { branches[place].common(with: branches[$0]) }.max())
    }
    for place in branches.indices where !places.contains(place) {
      let whole = settled.firstIndex { branches[place].isPart(of: branches[$0.place]) }
      if let whole { settled[whole].parts.append(place) }
    }
    return settled
  }

  /// Whether the branch at one place has all of the one at another, and is to be kept rather than it.
  private static func exceeds(_ branches: [SittingBranch], _ whole: Int, _ part: Int) -> Bool {
    if whole == part || !branches[part].isPart(of: branches[whole]) { return false }
    if branches[part].deeds < branches[whole].deeds { return true }
    let (one, other) = (branches[whole], branches[part])
    if one.marks == other.marks { return whole < part }
    return (one.marks.count, one.times.last ?? .start) == (other.marks.count, other.times.last ?? .start)
      ? other.marks.lexicographicallyPrecedes(one.marks)
      : (one.marks.count, one.times.last ?? .start) > (other.marks.count, other.times.last ?? .start)
  }

  /// Whether it goes on as the sitting that the other one leaves.
  private func precedes(_ other: SittingBranch) -> Bool {
    switch (finished, other.finished) {
    case (let own?, let their?) where own != their: return own < their
    case (.some, nil): return true
    case (nil, .some): return false
    default: break
    }
    let fork = common(with: other)
    guard fork < marks.count, fork < other.marks.count else { return marks.count < other.marks.count }
    return (times[fork], marks[fork]) < (other.times[fork], other.marks[fork])
  }
}

extension WallTime {
  fileprivate static let start = WallTime(milliseconds: 0)
}

extension StoredSitting {
  /// The key of `request` under which a branch has the id of the sitting that it left.
  package static let branchKey = "branch"

  /// The id of the sitting whose branch it is; its own id if it never forked.
  package var origin: String { request[Self.branchKey] ?? beginning.sitting }
}

extension UnfinishedSitting {
  /// The id of the sitting whose branch it is; its own id if it never forked.
  package var origin: String { request[StoredSitting.branchKey] ?? sitting }
}
