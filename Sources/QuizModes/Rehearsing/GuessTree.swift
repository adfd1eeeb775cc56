internal import QuizCore

/// All sittings of a guesser, with their probabilities.
///
/// Sittings in the same state continue as one. A mode knows its state, the remaining questions and the number of turns,
/// unless a hook reads `ctx.past`. So a long quiz takes only as many steps as it has states, and the probabilities are
/// exact.
struct GuessTree {
  private let rehearsal: Rehearsal
  /// The most commands it may try.
  private let budget: Int
  /// True when the plugin cannot distinguish slider values under one rule.
  private let joinsValues: Bool
  /// How many responses each question of the quiz has.
  private let counts: [String: Int]

  init(_ rehearsal: Rehearsal, budget: Int) {
    self.rehearsal = rehearsal
    self.budget = budget
    let source = rehearsal.plugin.source
    let joinsValues = Proofreader(source.bytes, path: source.path)?.readsValues == false
    self.joinsValues = joinsValues
    let questions = rehearsal.quiz?.questions ?? []
    counts = Dictionary(
      questions.map { ($0.id, Guesses.count(to: $0, most: budget, joiningValues: joinsValues)) }
    ) { first, _ in first }
  }

  /// The summary of all sittings; nil when they are too many, or some never end.
  func explored() -> GuessSummary? {
    var merging = Exploration(self, merges: true)
    if let summary = merging.run() { return summary }
    guard merging.hasReadPast else { return nil }
    var apart = Exploration(self, merges: false)
    return apart.run()
  }

  /// A sitting on its way, and the share of all sittings that stand like it.
  private struct Node {
    var decider: Decider
    var share: Fraction
  }

  /// One walk through the tree, level by level: all sittings have taken the same number of commands.
  private struct Exploration {
    private let tree: GuessTree
    /// Whether sittings that stand alike go on as one.
    private let merges: Bool
    private let calls: Cast.Calls
    private var summary = GuessSummary(isExact: true)
    private var tried = 0
    private(set) var hasReadPast = false

    init(_ tree: GuessTree, merges: Bool) {
      self.tree = tree
      self.merges = merges
      tree.rehearsal.cast.begin()
      calls = tree.rehearsal.cast.calls
    }

    mutating func run() -> GuessSummary? {
      var root = tree.rehearsal.decider
      guard (try? root.decide(.begin)) != nil else { return nil }
      var level = [Node(decider: root, share: .one)]
      while !level.isEmpty {
        var next: [String: Node] = [:]
        for node in level {
          guard grow(node, &next) else { return nil }
        }
        level = next.sorted { $0.key < $1.key }.map(\.value)
        guard tried + leastToCome(level) <= tree.budget else { return nil }
      }
      return summary
    }

    /// Follows every possibility of a sitting; false when there are too many, or one cannot be followed.
    private mutating func grow(_ node: Node, _ next: inout [String: Node]) -> Bool {
      if node.decider.state.isOver { return summary.add(node.decider.state, node.share, winners: nil) }
      guard let commands = tree.commands(node.decider.state), !commands.isEmpty else { return false }
      let total = commands.reduce(0) { $0 + $1.weight }
      tried += commands.count
      guard tried <= tree.budget, !tree.rehearsal.budget.isSpent else { return false }
      return commands.allSatisfy { command in
        guard let share = node.share.part(command.weight, of: total) else { return false }
        return follow(command.command, node.decider, share, &next)
      }
    }

    private mutating func follow(
      _ command: Command, _ before: Decider, _ share: Fraction, _ next: inout [String: Node]
    ) -> Bool {
      calls.all = []
      var decider = before
      guard (try? decider.decide(command)) != nil else { return false }
      hasReadPast = hasReadPast || calls.all.contains(where: \.readsPast)
      if merges && hasReadPast { return false }
      if decider.state.isOver {
        return summary.add(decider.state, share, winners: calls.all.last { $0.hook == .result }?.winners)
      }
      let key = merges ? decider.state.standing : String(next.count)
      guard let sum = next[key].map({ $0.share.plus(share) }) ?? share else { return false }
      next[key] = Node(decider: decider, share: sum)
      return true
    }

    /// The estimate of remaining trials when states stop merging and every question is asked: the first state stands
    /// for all.
    private func leastToCome(_ level: [Node]) -> Int {
      guard let state = level.first?.decider.state, let commands = tree.commands(state) else { return 0 }
      let likeThis = commands.count * max(1, state.remaining.count)
      return level.count * max(likeThis, state.remaining.reduce(0) { $0 + (tree.counts[$1] ?? 0) })
    }
  }

  private func commands(_ state: SittingState) -> [Guesses.Weighted]? {
    if state.isWaitingForFinish { return [Guesses.Weighted(command: .finish)] }
    return Guesses(state)?.all(most: budget, joiningValues: joinsValues)
  }
}

extension SittingState {
  /// The position of a sitting for hooks that do not look back, with the points so far.
  fileprivate var standing: String {
    let verdicts = records.sorted { $0.key < $1.key }.compactMap(\.value.verdict)
    let points = verdicts.reduce(0) { $0 + $1.points }
    let maxima = verdicts.reduce(0) { $0 + $1.of }
    let tries = records.filter { $0.value.attempt > 1 }.map { "\($0.key)=\($0.value.attempt)" }.sorted()
    let opened = open.map { "\($0.id)#\($0.attempt)" } ?? ""
    let sums = "\((points * 1e6).rounded()) \((maxima * 1e6).rounded())"
    let pages = pagesSeen.map { "\($0.origin) \($0.name)" }.sorted()
    let parts: [String] = [
      String(turns.count), opened, Expectation.written(modeState), remaining.joined(separator: " "), sums,
      tries.joined(separator: " "), madeIDs.joined(separator: " "), pages.joined(separator: " "),
    ]
    return parts.joined(separator: "\u{1F}")
  }
}

/// The summary of guessing, as shares of all sittings of a guesser.
package struct GuessSummary: Equatable, Sendable {
  /// Whether every possibility was counted; else sittings were drawn by a seed.
  package let isExact: Bool
  /// How many sittings were drawn; 0 when every possibility was counted.
  package private(set) var drawn = 0
  package private(set) var outcomes: [String: Fraction] = [:]
  /// The ties for the first place, by the number of bars that share it.
  package private(set) var ties: [Int: Fraction] = [:]
  /// Expected points, of, and percentage; nil when some sitting has none.
  package private(set) var points: Double? = 0
  package private(set) var of: Double? = 0
  package private(set) var percent: Double? = 0

  init(isExact: Bool, drawn: Int = 0) {
    self.isExact = isExact
    self.drawn = drawn
  }

  /// The guess score alone, for a quiz whose points simply add up.
  init(points: Double, of total: Double) {
    self.init(isExact: true)
    self.points = points
    of = total
    percent = 100 * points / total
  }

  /// The share of sittings in which several shared the first place.
  package var tieRate: Fraction? {
    var sum: Fraction? = .zero
    for (ways, share) in ties where ways > 1 { sum = sum?.plus(share) }
    return sum
  }

  /// Adds a sitting that ended; false when the shares no longer fit.
  mutating func add(_ state: SittingState, _ share: Fraction, winners: Int?) -> Bool {
    guard let result = state.result else { return true }
    points = Self.sum(points, result.points, share)
    of = Self.sum(of, result.of, share)
    percent = Self.sum(percent, result.percent, share)
    if let outcome = result.outcome {
      guard let sum = (outcomes[outcome] ?? .zero).plus(share) else { return false }
      outcomes[outcome] = sum
    }
    if let winners {
      guard let sum = (ties[winners] ?? .zero).plus(share) else { return false }
      ties[winners] = sum
    }
    return true
  }

  private static func sum(_ total: Double?, _ value: Double?, _ share: Fraction) -> Double? {
    guard let total, let value else { return nil }
    return total + value * share.double
  }
}

/// A share as an exact fraction; arithmetic that no longer fits gives nil.
package struct Fraction: Hashable, Sendable {
  package let numerator: UInt128
  package let denominator: UInt128

  package static let zero = Fraction(0, 1)
  package static let one = Fraction(1, 1)

  /// Reduces to lowest terms; the denominator must not be 0.
  package init(_ numerator: UInt128, _ denominator: UInt128) {
    let common = max(1, Self.commonDivisor(numerator, denominator))
    self.numerator = numerator / common
    self.denominator = denominator / common
  }

  package func plus(_ other: Fraction) -> Fraction? {
    let common = Self.commonDivisor(denominator, other.denominator)
    let (left, a) = numerator.multipliedReportingOverflow(by: other.denominator / common)
    let (right, b) = other.numerator.multipliedReportingOverflow(by: denominator / common)
    let (sum, c) = left.addingReportingOverflow(right)
    let (product, d) = denominator.multipliedReportingOverflow(by: other.denominator / common)
    return a || b || c || d ? nil : Fraction(sum, product)
  }

  /// The share of `weight` in `count` parts; nil on overflow.
  package func part(_ weight: Int, of count: Int) -> Fraction? {
    let share = Fraction(UInt128(weight), UInt128(count))
    let (top, a) = numerator.multipliedReportingOverflow(by: share.numerator)
    let (bottom, b) = denominator.multipliedReportingOverflow(by: share.denominator)
    return a || b ? nil : Fraction(top, bottom)
  }

  package var double: Double { Double(numerator) / Double(denominator) }

  /// `3/8`, `0`, `1`.
  package var written: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  private static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
