package import QuizCore

/// How a simulated player answers.
package enum Strategy: Equatable, Sendable {
  case random
  /// Knows the right answer with that probability, and guesses otherwise.
  case skilled(Double)
  case alwaysFirst
  case alwaysLast
  /// Leaves everything out.
  case skips

  /// The strategy that a word means: `random`, `skilled=0.7`, `always-first`, `always-last`, `skips`.
  package init?(_ text: String) {
    switch text {
    case "random": self = .random
    case "always-first": self = .alwaysFirst
    case "always-last": self = .alwaysLast
    case "skips": self = .skips
    default:
      guard text.hasPrefix("skilled="), let chance = DecimalText.read(text.dropFirst("skilled=".count)),
        (0...1).contains(chance)
      else { return nil }
      self = .skilled(chance)
    }
  }

  package static let expected = "random, skilled=P (P from 0 to 1), always-first, always-last or skips"

  package var name: String {
    switch self {
    case .random: return "random"
    case .skilled(let chance): return "skilled=\(ValueSpec.written(.numeric(chance)))"
    case .alwaysFirst: return "always-first"
    case .alwaysLast: return "always-last"
    case .skips: return "skips"
    }
  }

  /// The player's response to a step; its draws come from the stream alone.
  package func response(to step: OpenStep, _ question: Question?, _ stream: inout SplitMix64) -> GivenResponse? {
    let inputs = step.inputs.map { PlainField($0.name, value(of: $0.spec, &stream)) }
    guard let question else { return inputs.isEmpty ? nil : GivenResponse(nil, inputs: inputs) }
    guard self != .skips, let answer = answer(to: question, hidden: step.asking?.hide ?? [], &stream) else {
      return nil
    }
    return GivenResponse(answer, inputs: inputs)
  }

  private func answer(to question: Question, hidden: [String], _ stream: inout SplitMix64) -> PlainValue? {
    if case .skilled(let chance) = self, stream.fraction() < chance, let right = question.rightResponse { return right }
    let offered = question.answers.map(\.id).filter { !hidden.contains($0) }
    switch question.kind {
    case .single, .truefalse: return pick(offered, &stream).map { .list([.text($0)]) }
    case .multiple: return .list(some(offered, &stream).map(PlainValue.text))
    case .range: return .numeric(place(on: question.scale, &stream))
    case .number: return number(question, &stream)
    case .text: return text(question, &stream).map(PlainValue.text)
    case .order: return .list(arranged(question.answers.map(\.id), &stream).map(PlainValue.text))
    case .match:
      let rights = question.pairs.map(\.right) + question.extra
      return .record(
        question.pairs.compactMap { pair in pick(rights, &stream).map { PlainField(pair.left, .text($0)) } })
    case .gaps: return .record(filled(question, &stream))
    case .info: return nil
    }
  }

  /// A value for each gap; a word that is used up is not taken again.
  private func filled(_ question: Question, _ stream: inout SplitMix64) -> [PlainField] {
    var words = question.words
    return question.gaps.compactMap { gap in
      guard gap.kind == .word else {
        return answer(to: gap.question, hidden: [], &stream).map { PlainField(gap.id, $0.elements?.first ?? $0) }
      }
      guard let word = pick(words, &stream) else { return nil }
      if !question.reusesWords, let place = words.firstIndex(of: word) { words.remove(at: place) }
      return PlainField(gap.id, .text(word))
    }
  }

  // MARK: Drawing

  private func pick<Element>(_ elements: [Element], _ stream: inout SplitMix64) -> Element? {
    guard !elements.isEmpty else { return nil }
    switch self {
    case .alwaysFirst: return elements.first
    case .alwaysLast: return elements.last
    case .random, .skilled, .skips: return elements[Int(stream.below(UInt64(elements.count)))]
    }
  }

  private func some(_ ids: [String], _ stream: inout SplitMix64) -> [String] {
    switch self {
    case .alwaysFirst: return Array(ids.prefix(1))
    case .alwaysLast: return Array(ids.suffix(1))
    case .random, .skilled, .skips: return ids.filter { _ in stream.below(2) == 1 }
    }
  }

  private func arranged(_ ids: [String], _ stream: inout SplitMix64) -> [String] {
    switch self {
    case .alwaysFirst: return ids.sorted()
    case .alwaysLast: return ids.sorted().reversed()
    case .random, .skilled, .skips: return ids.shuffled(by: &stream)
    }
  }

  private func place(on scale: Scale, _ stream: inout SplitMix64) -> Double {
    switch self {
    case .alwaysFirst: return scale.min
    case .alwaysLast: return scale.max
    case .random, .skilled, .skips: return scale.snapped(scale.min + stream.fraction() * (scale.max - scale.min))
    }
  }

  /// One of the numbers that the question knows, or a wrong one.
  private func number(_ question: Question, _ stream: inout SplitMix64) -> PlainValue {
    let known = question.knownNumbers
    return .numeric(pick(known + known.map { $0 + 1 } + [0], &stream) ?? 0)
  }

  /// One of the texts that the question knows, or a wrong one.
  private func text(_ question: Question, _ stream: inout SplitMix64) -> String? {
    pick(question.knownTexts + ["?"], &stream)
  }

  private func value(of spec: ValueSpec, _ stream: inout SplitMix64) -> PlainValue {
    let low = spec.min ?? 0
    let high = max(low, spec.max ?? (spec.type == .percent ? 100 : low + 10))
    switch spec.type {
    case .bool: return .bool(pick([false, true], &stream) ?? false)
    case .choice: return pick(spec.choices, &stream) ?? .null
    case .int:
      let (first, last) = (Int(exactly: low.rounded(.up)) ?? 0, Int(exactly: high.rounded(.down)) ?? 0)
      return .int(self == .alwaysFirst ? first : self == .alwaysLast ? last : stream.within(first, last))
    case .number, .percent, .seconds: return .numeric(place(on: Scale(min: low, max: high, step: 0), &stream))
    case .date: return spec.initial ?? .text("2026-01-01")
    case .text, .list, .map: return spec.initial ?? (spec.type == .text ? .text("") : .empty)
    }
  }
}

/// Plays sittings of simulated players; one thread owns it.
///
/// Each player has a seed, drawn from the run's seed and the player's number, for the sitting's draws and for choices.
/// Draws of a loading plugin come from the run's seed, the same for all players.
package final class SimulatedPlayers {
  private let beginning: Beginning
  private let strategy: Strategy
  private let layers: [any Mode]

  package init(_ beginning: Beginning, _ strategy: Strategy, layers: [any Mode]) {
    self.beginning = beginning
    self.strategy = strategy
    self.layers = layers
    // Loads the plugins with the run's seed, whichever player comes first to this thread.
    var sitting = GradedSitting(beginning, layers)
    try? sitting.play { _, _, _ in nil }
  }

  /// The sitting of a player, by their number from 1.
  package func sitting(of player: Int) throws(GradingProblem) -> GradedSitting {
    var own = beginning
    own.players = ["player \(player)"]
    let draw = Chance.hash([String(beginning.seed), beginning.quiz?.id ?? "", "simulated player", String(player)])
    own.seed = Int(draw >> 11)
    var sitting = GradedSitting(own, layers)
    try sitting.play { step, question, times in
      var stream = Chance.stream(String(own.seed), "simulated response", step.id, String(times))
      return strategy.response(to: step, question, &stream)
    }
    return sitting
  }
}
