/// How much of a quiz is played to check a plugin.
enum Depth {
  /// With what comes of guessing, too.
  case closely
  case wholly
  /// The best answers and a way that no other quiz is played, as it has nothing that those before did not have.
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
