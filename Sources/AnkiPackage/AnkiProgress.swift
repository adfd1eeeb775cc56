internal import Glibc
internal import JSONText

/// The progress of a card in Anki. Days are counted from 1970-01-01.
package struct AnkiProgress: Sendable, Equatable {
  package var guid: String
  /// The number of a template (of a cloze, one less than that of the gap).
  package var number: Int
  package var isCloze: Bool
  package var isSuspended = false
  /// Nil for a new card.
  package var memory: Memory?

  package struct Memory: Sendable, Equatable {
    package var due: Int
    package var last: Int
    package var stability: Double
    package var difficulty: Double
    package var reps: Int
    package var lapses: Int
  }
}

extension AnkiReader {
  private static let secondsOfDay = 86_400
  /// Anki's days begin at four in the morning unless it is set otherwise.
  private static let dayStarts = 4 * 3600

  /// The progress of every card that was asked or suspended; `offsetMinutes` is that of the player's zone from UTC.
  func progress(offsetMinutes: Int) throws(AnkiProblem) -> [AnkiProgress] {
    let collection = try collection()
    let offset = offsetMinutes * 60
    let day = { (seconds: Int) in floorDivided(seconds + offset - Self.dayStarts, Self.secondsOfDay) }
    var created = 0
    try database.read("SELECT crt FROM col") { row throws(AnkiProblem) in created = row.int(0) }
    // The collection began when a day did; an hour of summer time must not make it the day before.
    let firstDay = day(min(max(created, 0), 1 << 40) + 2 * 3600)
    let reviews = try reviews(day)
    var notes: [Int: (guid: String, isCloze: Bool)] = [:]
    try database.read("SELECT id, guid, mid FROM notes") { row throws(AnkiProblem) in
      notes[row.int(0)] = (row.text(1), collection.notetypes[row.int(2)]?.isCloze ?? false)
    }
    var list: [AnkiProgress] = []
    try database.read(
      "SELECT id, nid, ord, type, queue, due, ivl, reps, lapses, odue, odid, data FROM cards ORDER BY id"
    ) { row throws(AnkiProblem) in
      guard let note = notes[row.int(1)] else { return }
      var card = AnkiProgress(guid: note.guid, number: row.int(2), isCloze: note.isCloze)
      let (type, queue) = (row.int(3), row.int(4))
      card.isSuspended = queue == -1
      let log = reviews[row.int(0)] ?? []
      if type > 0, row.int(7) > 0 || !log.isEmpty {
        let asked = row.int(10) != 0 && row.int(9) > 0 ? row.int(9) : row.int(5)
        // Cards in learning steps are due at a time, all others on a day of the collection.
        let isTime = asked > 1_000_000_000
        let due = isTime ? day(asked) : firstDay + min(max(asked, -100_000), 100_000)
        let kept = Self.kept(row.text(11))
        let known = log.isEmpty ? nil : FSRS.memory(log)
        card.memory = AnkiProgress.Memory(
          due: due, last: log.last?.day ?? kept?.last.map(day) ?? due - max(0, row.int(6)),
          stability: kept?.stability ?? known?.stability ?? Double(max(1, row.int(6))),
          difficulty: kept?.difficulty ?? known?.difficulty ?? 5, reps: max(row.int(7), 1), lapses: max(0, row.int(8)))
      }
      if card.memory != nil || card.isSuspended { list.append(card) }
    }
    return list
  }

  /// The numbers of FSRS that newer versions of Anki keep with a card.
  private static func kept(_ data: String) -> (stability: Double, difficulty: Double, last: Int?)? {
    guard !data.isEmpty, let root = try? JSONParser.parse(Array(data.utf8)), let stability = root["s"]?.double,
      let difficulty = root["d"]?.double, stability > 0
    else { return nil }
    return (stability, difficulty, root["lrt"]?.int)
  }

  /// The ratings of each card, oldest first, since it was last made new.
  private func reviews(_ day: (Int) -> Int) throws(AnkiProblem) -> [Int: [FSRS.Review]] {
    guard tables.contains("revlog") else { return [:] }
    var reviews: [Int: [FSRS.Review]] = [:]
    try database.read("SELECT id, cid, ease, factor, type FROM revlog ORDER BY id") { row throws(AnkiProblem) in
      let (card, ease) = (row.int(1), row.int(2))
      // A card that was reset by hand begins anew.
      if ease == 0, row.int(4) == 4, row.int(3) == 0 { reviews[card] = nil }
      // Nor is one that was only looked through.
      guard (1...4).contains(ease), row.int(4) != 3 || row.int(3) != 0 else { return }
      reviews[card, default: []].append(FSRS.Review(day: day(row.int(0) / 1000), rating: ease))
    }
    return reviews
  }
}

private func floorDivided(_ value: Int, _ divisor: Int) -> Int {
  value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
}

/// The memory of a card by FSRS-6 with its default weights, from its ratings alone; the mode's own formulas are in
/// `plugins/lib/fsrs.lua`.
enum FSRS {
  struct Review: Equatable {
    var day: Int
    /// 1 for again to 4 for easy.
    var rating: Int
  }

  private static let w: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// Nil without ratings.
  static func memory(_ reviews: [Review]) -> (stability: Double, difficulty: Double)? {
    var memory: (stability: Double, difficulty: Double)?
    var last = 0
    for review in reviews {
      memory = after(memory, review.rating, days: review.day - last)
      last = review.day
    }
    return memory
  }

  private static func after(
    _ memory: (stability: Double, difficulty: Double)?, _ rating: Int, days: Int
  ) -> (stability: Double, difficulty: Double) {
    guard let (stability, difficulty) = memory else {
      return (w[rating - 1], min(max(firstDifficulty(rating), 1), 10))
    }
    let grade = Double(rating)
    let decay = -w[20]
    let factor = pow(0.9, 1 / decay) - 1
    let recall = pow(1 + factor * Double(max(0, days)) / stability, decay)
    let new: Double
    if days < 1 {
      let increase = exp(w[17] * (grade - 3 + w[18])) * pow(stability, -w[19])
      new = stability * (rating == 1 ? increase : max(increase, 1))
    } else if rating == 1 {
      let long =
        w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1) * exp((1 - recall) * w[14])
      new = min(long, stability / exp(w[17] * w[18]))
    } else {
      let (penalty, bonus) = (rating == 2 ? w[15] : 1, rating == 4 ? w[16] : 1)
      let growth = exp(w[8]) * (11 - difficulty) * pow(stability, -w[9])
      new = stability * (1 + growth * (exp((1 - recall) * w[10]) - 1) * penalty * bonus)
    }
    let moved = difficulty + (10 - difficulty) * -(w[6] * (grade - 3)) / 9
    let next = w[7] * firstDifficulty(4) + (1 - w[7]) * moved
    return (min(max(new, 0.001), 1e9), min(max(next, 1), 10))
  }

  private static func firstDifficulty(_ rating: Int) -> Double { w[4] - exp(w[5] * Double(rating - 1)) + 1 }
}
