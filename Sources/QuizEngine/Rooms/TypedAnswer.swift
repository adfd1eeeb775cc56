internal import QuizCore

/// Answers in words that are one answer, such as `Istanbul` and `istanbul`.
struct TypedAnswer {
  /// The form in which they are equal.
  let key: String
  private(set) var players: [Int] = []
  private var spellings: [String: Int] = [:]

  init(key: String) {
    self.key = key
  }

  var count: Int { players.count }

  /// The most frequent spelling; of several the first in order, cut if it is long.
  var label: String {
    let spelling = spellings.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
    return spelling.count > Self.longest ? spelling.prefix(Self.longest) + "…" : spelling
  }

  private static let longest = 80

  mutating func add(_ spelling: String, of player: Int) {
    players.append(player)
    spellings[spelling, default: 0] += 1
  }

  /// Whether a text means them, in any spelling, or as it is shown.
  func isCalled(_ text: String) -> Bool {
    Marking.folded(text) == key || Marking.folded(text) == Marking.folded(label)
  }
}
