/// The typing mistakes between two texts, counted in letters.
struct LetterTypos {
  private let most: Int
  private let right: [Character]
  private let typed: [Character]
  private let isLetter: (right: [Bool], typed: [Bool])

  /// Answers of that many letters or fewer must be right: a changed one is another word.
  private static let shortest = 3

  /// Whether at most `most` letters are missing, added, wrong or swapped with a neighbour; all that is no letter must be
  /// right. Never in a right text of three letters or fewer.
  static func areWithin(_ most: Int, right: [Character], typed: [Character]) -> Bool {
    guard !typed.isEmpty, abs(right.count - typed.count) <= most else { return false }
    return canBe(in: right) && LetterTypos(most: most, right: right, typed: typed).isWithin
  }

  /// Whether typos are forgiven in a right text at all; nil is a pattern that stands for many.
  static func canBe(in right: [Character]?) -> Bool { right.map { $0.count(where: \.isLetter) > shortest } ?? false }

  private init(most: Int, right: [Character], typed: [Character]) {
    self.most = min(most, max(right.count, typed.count))
    self.right = right
    self.typed = typed
    isLetter = (right.map(\.isLetter), typed.map(\.isLetter))
  }

  /// The distance of optimal string alignment, looked for in a band of `most` to both sides of the diagonal: linear in the
  /// text. A row has the costs of the typed texts that end `most` before the right one's end, and so on.
  private var isWithin: Bool {
    let none = Array(repeating: most + 1, count: 2 * most + 1)
    var rows = (before: none, last: none)
    for end in 0...right.count {
      var costs = none
      for place in costs.indices {
        let other = end + place - most
        guard other >= 0, other <= typed.count else { continue }
        costs[place] = cost(end, other, place, costs, rows.last, rows.before)
      }
      rows = (rows.last, costs)
    }
    return rows.last[typed.count - right.count + most] <= most
  }

  /// The cheapest edit that turns the right text up to `end` into the typed text up to `other`.
  private func cost(_ end: Int, _ other: Int, _ place: Int, _ row: [Int], _ last: [Int], _ before: [Int]) -> Int {
    if end == 0 && other == 0 { return 0 }
    var cost = most + 1
    let isMissing = end > 0 && isLetter.right[end - 1]
    let isAdded = other > 0 && isLetter.typed[other - 1]
    if isMissing && place + 1 < last.count { cost = min(cost, last[place + 1] + 1) }
    if isAdded && place > 0 { cost = min(cost, row[place - 1] + 1) }
    guard end > 0 && other > 0 else { return cost }
    if right[end - 1] == typed[other - 1] {
      cost = min(cost, last[place])
    } else if isMissing && isAdded {
      cost = min(cost, last[place] + 1)
      if isSwap(end, other) { cost = min(cost, before[place] + 1) }
    }
    return cost
  }

  /// Whether the two letters before both ends are each other's.
  private func isSwap(_ end: Int, _ other: Int) -> Bool {
    end > 1 && other > 1 && right[end - 1] == typed[other - 2] && right[end - 2] == typed[other - 1]
  }
}
