import QuizCore
import QuizRoom

/// A room in lists and dictionaries, written down as a host would tell it: what is refused, what counts, who leads.
struct ReferenceRoom {
  var phase = "lobby"
  var epoch = 0
  var names: [String] = []
  var gone: Set<Int> = []
  var visitors: [Int: String] = [:]
  var cameIn: [Int: Int] = [:]
  var doorIsLocked = false
  var clock = 0
  var limit: Int?
  var askedLimit: Int?
  var question = 0
  /// Of the open question: player → (what, ms).
  var answers: [Int: (String, Int)] = [:]
  var judged = false
  /// The points judged for each question, and the corrected ones.
  var scores: [Int: [Int: Double]] = [:]
  var corrections: [Int: [Double]] = [:]
  var requests: [Int: [String]] = [:]

  var here: [Int] { names.indices.map { $0 + 1 }.filter { !gone.contains($0) } }
  func plays(_ player: Int) -> Bool { here.contains(player) && (cameIn[player] ?? 0) < epoch }

  /// Whether it was done.
  mutating func join(_ name: String, _ visitor: String?) -> Bool {
    if phase == "over" { return false }
    if let visitor, let known = visitors.first(where: { $0.value == visitor })?.key { return !gone.contains(known) }
    if doorIsLocked && visitor != nil { return false }
    if name.isEmpty || here.contains(where: { names[$0 - 1].lowercased() == name.lowercased() }) { return false }
    names.append(name)
    cameIn[names.count] = epoch
    if let visitor { visitors[names.count] = visitor }
    return true
  }

  /// The clock shows a time; the lock comes by itself.
  mutating func time(_ ms: Int) {
    guard phase == "open" else { return }
    clock = max(clock, ms)
    if let limit, clock >= limit {
      clock = limit
      phase = "locked"
    }
  }

  mutating func answer(_ player: Int, _ epoch: Int, _ text: String, _ request: String?) -> Bool {
    guard phase != "over", player >= 1, player <= names.count, !gone.contains(player) else { return false }
    if let request, requests[player, default: []].suffix(16).contains(request) { return true }
    guard phase == "open", epoch == self.epoch, plays(player) else { return false }
    note(player, text)
    if let request { requests[player, default: []].append(request) }
    return true
  }

  mutating func enter(_ player: Int, _ text: String) -> Bool {
    guard ["open", "paused"].contains(phase), plays(player), visitors[player] == nil else { return false }
    note(player, text)
    return true
  }

  private mutating func note(_ player: Int, _ text: String) {
    answers[player] = (text, min(clock, (askedLimit ?? .max) - 1))
  }

  mutating func open(_ limit: Int?) -> Bool {
    guard ["lobby", "reveal", "board"].contains(phase) else { return false }
    question += 1
    self.askedLimit = limit
    begin()
    return true
  }

  private mutating func begin() {
    epoch += 1
    (clock, limit, answers, judged, phase) = (0, askedLimit, [:], false, "open")
  }

  mutating func again() -> Bool {
    guard ["open", "paused"].contains(phase) || phase == "locked" && judged else { return false }
    for player in scores.keys { scores[player]?[question] = nil }
    begin()
    return true
  }

  mutating func move(_ from: [String], _ to: String) -> Bool {
    guard from.contains(phase) else { return false }
    phase = to
    return true
  }

  mutating func judge(_ points: [Int: Double]) {
    guard phase == "locked" || phase == "over", !judged, question > 0, !answers.isEmpty || phase == "locked" else {
      return
    }
    judged = true
    for (player, score) in points { scores[player, default: [:]][question] = score }
  }

  func total(_ player: Int) -> Double {
    let sum = (scores[player] ?? [:]).sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    return (corrections[player] ?? []).reduce(sum, +)
  }

  /// The points of each player, and the number who have more.
  var board: [String] {
    here.map { player in
      let better = here.count { total($0) > total(player) + 1e-9 }
      return "\(better + 1) \(names[player - 1]) \((total(player) * 100).rounded() / 100)"
    }.sorted()
  }
}
