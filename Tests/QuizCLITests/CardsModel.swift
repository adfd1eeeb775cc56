import Foundation

/// A deck of some cards, with the plugin as it is shipped.
enum CardsDeck {
  static func install(in place: Place, cards: Int, new: Int) throws {
    try install(in: place, numbers: Array(1...cards), new: new) { "Card \($0)" }
  }

  /// Each card has the id `c` and its number, and the text that `front` gives.
  static func install(in place: Place, numbers: [Int], new: Int, front: (Int) -> String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for name in ["cards.lua", "lib/fsrs.lua"] {
      let text = try String(contentsOf: root.appendingPathComponent("plugins/\(name)"), encoding: .utf8)
      try place.write(text, to: "home/plugins/\(name)")
    }
    let questions = numbers.map {
      #"{"id":"c\#($0)","kind":"text","text":"\#(front($0))","accept":["back \#($0)"]}"#
    }
    try place.quiz(
      "deck",
      #"{"title":"Deck","plugin":"cards","options":{"new":\#(new)},"questions":["# + questions.joined(separator: ",")
        + "]}")
  }
}

/// A card, by the published formulas.
struct ModelCard: Equatable {
  var due: Int
  var stability: Double
  var difficulty: Double
  var reps = 1
  var lapses = 0
  /// The day of its last review: the program has to find it by itself.
  var last: Int

  private static let w = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  private static let factor = pow(0.9, -1 / w[20]) - 1

  func recall(on day: Int) -> Double { pow(1 + Self.factor * Double(day - last) / stability, -Self.w[20]) }

  private static func firstDifficulty(_ rating: Int) -> Double { w[4] - exp(w[5] * Double(rating - 1)) + 1 }

  static func reviewed(_ card: ModelCard?, _ rating: Int, on day: Int) -> ModelCard {
    guard var card else {
      let new = ModelCard(
        due: 0, stability: w[rating - 1], difficulty: min(10, max(1, firstDifficulty(rating))), last: day)
      return new.scheduled(day)
    }
    let (s, d, r) = (card.stability, card.difficulty, card.recall(on: day))
    if card.last == day {
      let increase = exp(w[17] * (Double(rating) - 3 + w[18])) * pow(s, -w[19])
      card.stability = s * (rating == 1 ? increase : max(1, increase))
    } else if rating == 1 {
      let long = w[11] * pow(d, -w[12]) * (pow(s + 1, w[13]) - 1) * exp((1 - r) * w[14])
      card.stability = min(long, s / exp(w[17] * w[18]))
      card.lapses += 1
    } else {
      let bonus = rating == 2 ? w[15] : rating == 4 ? w[16] : 1
      card.stability = s * (1 + exp(w[8]) * (11 - d) * pow(s, -w[9]) * (exp((1 - r) * w[10]) - 1) * bonus)
    }
    card.stability = max(0.001, card.stability)
    let moved = d + (10 - d) * -(w[6] * Double(rating - 3)) / 9
    card.difficulty = min(10, max(1, w[7] * firstDifficulty(4) + (1 - w[7]) * moved))
    card.reps += 1
    card.last = day
    return card.scheduled(day)
  }

  private func scheduled(_ day: Int) -> ModelCard {
    var card = self
    // Nine of ten are to be remembered: the interval is the stability.
    card.due = day + min(36500, max(1, Int(stability.rounded(.toNearestOrEven))))
    return card
  }
}

/// The cards that a machine remembers, by their ids, and the ones that its deck has.
struct ModelMemory {
  /// A card with its marks, and the day of the last change: of two machines' cards the later one counts.
  struct Kept: Equatable {
    /// Nil for one that was never asked, or is forgotten.
    var card: ModelCard?
    var isSuspended = false
    var buried: Int?
    var changed = 0

    func isHidden(on day: Int) -> Bool { isSuspended || (buried ?? 0) >= day }
    /// True when nothing of it is remembered.
    var isNothing: Bool { card == nil && !isSuspended && buried == nil }
  }

  var cards: [String: Kept] = [:]
  /// The days' caps.
  let (new, reviews): (Int, Int)

  func card(_ id: String) -> ModelCard? { cards[id]?.card }

  mutating func merge(_ other: ModelMemory) {
    cards.merge(other.cards) { $0.changed >= $1.changed ? $0 : $1 }
  }

  /// How many cards each of some days brings, from `day` on, when each is known on the day it is asked.
  func forecast(_ deck: [String], from day: Int, days: Int) -> [[String: Int]] {
    var (arriving, fresh, hidden) = ([[(id: String, card: ModelCard)]](repeating: [], count: days), 0, 0)
    func plan(_ id: String, _ card: ModelCard, buried: Int?) {
      let ahead = max(0, card.due - day, (buried ?? 0) + 1 - day)
      if ahead < days { arriving[ahead].append((id, card)) }
    }
    for id in deck {
      let kept = cards[id] ?? Kept()
      if kept.isSuspended { continue }
      if let card = kept.card { plan(id, card, buried: kept.buried) } else { fresh += 1 }
      if kept.card == nil, kept.isHidden(on: day) { hidden += 1 }
    }
    var waiting: [(id: String, card: ModelCard)] = []
    return (0..<days).map { ahead in
      waiting += arriving[ahead].sorted { ($0.card.due, $0.id) < ($1.card.due, $1.id) }
      let asked = waiting.prefix(reviews)
      waiting.removeFirst(asked.count)
      for (id, card) in asked { plan(id, .reviewed(card, 3, on: day + ahead), buried: nil) }
      let begun = min(fresh - hidden, new)
      for _ in 0..<begun { plan("", .reviewed(nil, 3, on: day + ahead), buried: nil) }
      (fresh, hidden) = (fresh - begun, 0)
      return ["due": asked.count, "new": begun]
    }
  }
}
