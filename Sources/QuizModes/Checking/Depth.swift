/// How much of a quiz is played to check a plugin.
enum Depth {
  /// Also computes the score of guessing.
  case closely
  case wholly
  /// Plays only the best answers and one way in which the quiz shows something new.
  case briefly(Int)

  var policies: [Policy] {
    let all: [Policy] = [.right, .wrong, .skipping, .late]
    switch self {
    case .closely: return all + (1...6).map { .exploring(seed: $0) }
    case .wholly: return all + (1...2).map { .exploring(seed: $0) }
    case .briefly(let place): return [.right, .exploring(seed: place)]
    }
  }

  var isClose: Bool { if case .closely = self { true } else { false } }
}
