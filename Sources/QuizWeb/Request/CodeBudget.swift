package import WebAddress

/// The budget of look-ups of room codes: a visitor who guesses waits, but is not refused.
///
/// Only wrong codes are counted. After too many from one source, all look-ups of strangers there wait for a turn. After
/// too many in total, all look-ups wait. Right ones wait as well, so that the time reveals nothing. Sources take turns.
package struct CodeBudget {
  /// Wrong codes a minute.
  static let ofSource = 60
  static let ofAll = 200
  /// Look-ups of one source that wait; the next is asked to come again.
  static let mostWaiting = 40
  private static let minute = 60_000

  private var wrong: [IPAddress: [Int]] = [:]
  private var allWrong: [Int] = []
  private var waiting: [IPAddress: [Int]] = [:]
  /// The sources whose turn is next, the longest waiting first.
  private var turns: [IPAddress] = []
  private var free: [IPAddress: Int] = [:]
  private var freeForAll = 0

  package init() {}

  package enum Turn: Equatable, Sendable {
    case now
    /// The look-up runs when `due` returns it.
    case later
    case full
  }

  package var isEmpty: Bool { turns.isEmpty }

  /// Whether a stranger's look-up may begin; `id` names it where it has to wait.
  package mutating func admit(_ source: IPAddress, id: Int, at time: Int) -> Turn {
    forget(before: time - Self.minute)
    let isTight = wrong[source, default: []].count >= Self.ofSource || allWrong.count >= Self.ofAll
    guard isTight || waiting[source] != nil else { return .now }
    guard waiting[source, default: []].count < Self.mostWaiting else { return .full }
    if waiting[source] == nil { turns.append(source) }
    waiting[source, default: []].append(id)
    return .later
  }

  /// Notes a look-up that found no room.
  package mutating func wasWrong(_ source: IPAddress, at time: Int) {
    wrong[source, default: []].append(time)
    allWrong.append(time)
  }

  /// The look-ups whose turn it is.
  package mutating func due(at time: Int) -> [Int] {
    forget(before: time - Self.minute)
    var due: [Int] = []
    let isTight = allWrong.count >= Self.ofAll
    var passed: [IPAddress] = []
    while !turns.isEmpty, !isTight || freeForAll <= time {
      let source = turns.removeFirst()
      guard free[source, default: 0] <= time, let id = waiting[source]?.removeFirst() else {
        passed.append(source)
        continue
      }
      due.append(id)
      free[source] = time + Self.minute / Self.ofSource
      if isTight { freeForAll = max(time, freeForAll) + Self.minute / Self.ofAll }
      if waiting[source]?.isEmpty == true { waiting[source] = nil } else { passed.append(source) }
    }
    turns = turns + passed
    return due
  }

  private mutating func forget(before time: Int) {
    guard allWrong.first.map({ $0 < time }) ?? false else { return }
    allWrong.removeAll { $0 < time }
    wrong = wrong.compactMapValues { times in
      let kept = times.filter { $0 >= time }
      return kept.isEmpty ? nil : kept
    }
    free = free.filter { $0.value > time }
  }
}
