internal import QuizCore

/// The possible answers of a guesser to an open step: all of them, or one drawn.
///
/// Typed answers cannot be guessed. With rules each rule is a possibility; without, a wrong answer is the only one.
struct Guesses {
  private let step: OpenStep
  private let question: Question?

  /// nil when no step is open.
  init?(_ state: SittingState) {
    guard let open = state.open else { return nil }
    step = open
    question = state.openQuestion
  }

  /// A possibility, and how many like it there are.
  struct Weighted {
    var command: Command
    var weight = 1
  }

  /// Every possibility; nil when there are more than `most`. With `joiningValues` places of a slider to which the same rule
  /// applies stand for one another.
  func all(most: Int, joiningValues: Bool = false) -> [Weighted]? {
    guard let inputs = allInputs(most: most) else { return nil }
    guard let question else { return inputs.map { Weighted(command: .proceed(inputs: $0)) } }
    let hidden = step.asking?.hide ?? []
    guard let responses = Self.responses(to: question, hidden: hidden, most: most, joiningValues: joiningValues),
      responses.reduce(0, { $0 + $1.weight }) * inputs.count <= most
    else { return nil }
    return responses.flatMap { response, weight in
      inputs.map { Weighted(command: .answer(response, inputs: $0), weight: weight) }
    }
  }

  /// The number of different responses to a question; `most + 1` if there are more.
  static func count(to question: Question, most: Int, joiningValues: Bool) -> Int {
    if question.kind == .info { return 1 }
    return responses(to: question, hidden: [], most: most, joiningValues: joiningValues)?.count ?? most + 1
  }

  private static func responses(
    to question: Question, hidden: [String], most: Int, joiningValues: Bool
  ) -> [(response: Response, weight: Int)]? {
    guard let responses = responses(to: question, hidden: hidden, most: most) else { return nil }
    return joiningValues && question.kind == .range ? joined(responses, question) : responses.map { ($0, 1) }
  }

  /// The first response of each kind to which the same answers apply for the same share, with how many there are.
  private static func joined(
    _ responses: [Response], _ question: Question
  ) -> [(response: Response, weight: Int)] {
    var joined: [(response: Response, weight: Int)] = []
    var places: [String: Int] = [:]
    for response in responses {
      let share = Marking.share(of: question, response, partial: .net)
      let key = Marking.applying(question, response).map(\.id).joined(separator: " ") + " \(share)"
      if let place = places[key] {
        joined[place].weight += 1
      } else {
        places[key] = joined.count
        joined.append((response, 1))
      }
    }
    return joined
  }

  /// One possibility, drawn.
  func drawn(_ stream: inout SplitMix64) -> Command {
    let inputs = drawnInputs(&stream)
    guard let question else { return .proceed(inputs: inputs) }
    return .answer(Self.drawn(question, hidden: step.asking?.hide ?? [], &stream), inputs: inputs)
  }

  // MARK: Responses

  private static func responses(to question: Question, hidden: [String], most: Int) -> [Response]? {
    let offered = question.answers.map(\.id).filter { !hidden.contains($0) }
    switch question.kind {
    case .single: return offered.map { .chosen([$0]) }
    case .truefalse: return ["true", "false"].filter { !hidden.contains($0) }.map { .chosen([$0]) }
    case .multiple:
      guard offered.count < 16, 1 << offered.count <= most else { return nil }
      return (0..<(1 << offered.count)).map { bits in
        .chosen(offered.indices.filter { bits >> $0 & 1 == 1 }.map { offered[$0] })
      }
    case .range: return values(of: question.scale, most: most)?.map { .value($0) }
    case .number, .text: return typed(question)
    case .gaps: return filled(question, most: most)
    case .order: return arrangements(offered, offered.count, most: most)?.map { .order($0) }
    case .match:
      let lefts = question.pairs.map(\.left)
      return arrangements(question.pairs.map(\.right) + question.extra, lefts.count, most: most)?.map { rights in
        .pairs(zip(lefts, rights).map { Pair($0, $1) })
      }
    case .info: return nil
    }
  }

  private static func drawn(_ question: Question, hidden: [String], _ stream: inout SplitMix64) -> Response {
    let offered = question.answers.map(\.id).filter { !hidden.contains($0) }
    switch question.kind {
    case .single: return .chosen([pick(offered, &stream) ?? ""])
    case .truefalse: return .chosen([pick(["true", "false"].filter { !hidden.contains($0) }, &stream) ?? "true"])
    case .multiple: return .chosen(offered.filter { _ in stream.place(among: 2) == 1 })
    case .range: return .value(pick(values(of: question.scale, most: 1 << 20) ?? [], &stream) ?? question.scale.middle)
    case .number, .text, .info: return pick(typed(question), &stream) ?? .text("")
    case .gaps: return .gaps(drawnGaps(question, &stream))
    case .order: return .order(question.answers.map(\.id).shuffled(by: &stream))
    case .match:
      let rights = (question.pairs.map(\.right) + question.extra).shuffled(by: &stream)
      return .pairs(zip(question.pairs.map(\.left), rights).map { Pair($0, $1) })
    }
  }

  /// Every way to fill the gaps: choices and words with each of theirs, typed ones with what is known of them.
  private static func filled(_ question: Question, most: Int) -> [Response]? {
    var all: [[FilledGap]] = [[]]
    for gap in question.gaps {
      let values: [GapValue] =
        gap.kind == .word
        ? question.words.map { .text($0) }
        : (responses(to: gap.question, hidden: [], most: most) ?? []).compactMap(gap.value)
      guard !values.isEmpty else { continue }
      guard all.count * values.count <= most else { return nil }
      all = all.flatMap { begun in values.map { begun + [FilledGap(gap.id, $0)] } }
    }
    return all.map { Response.gaps($0) }.filter { (try? Decider.check($0, question, Asking())) != nil }
  }

  private static func drawnGaps(_ question: Question, _ stream: inout SplitMix64) -> [FilledGap] {
    var words = question.words
    return question.gaps.compactMap { gap in
      guard gap.kind == .word else {
        return gap.value(drawn(gap.question, hidden: [], &stream)).map { FilledGap(gap.id, $0) }
      }
      guard !words.isEmpty else { return nil }
      let place = stream.place(among: words.count)
      let word = question.reusesWords ? words[place] : words.remove(at: place)
      return FilledGap(gap.id, .text(word))
    }
  }

  private static func pick<Element>(_ list: [Element], _ stream: inout SplitMix64) -> Element? {
    list.isEmpty ? nil : list[stream.place(among: list.count)]
  }

  /// Every place of a slider.
  private static func values(of scale: Scale, most: Int) -> [Double]? {
    guard scale.step > 0, (scale.max - scale.min) / scale.step < Double(most) else { return nil }
    return (0...Int(((scale.max - scale.min) / scale.step + 1e-9).rounded(.down))).map {
      scale.snapped(scale.min + Double($0) * scale.step)
    }
  }

  private static func typed(_ question: Question) -> [Response] {
    let wrong: Response = question.kind == .number ? .value(-987_654_321) : .text("nobody would type that")
    let byRule = question.answers.compactMap { answer -> Response? in
      switch answer.rule {
      case .near(let value, _), .upTo(let value): return .value(value)
      case .matches(let patterns): return patterns.first.map { .text($0.filter { $0 != "*" }) }
      case .otherwise: return wrong
      case nil: return nil
      }
    }
    return byRule.isEmpty || question.isMarked ? [wrong] : byRule
  }

  /// All ways to put so many of the items one behind the other.
  private static func arrangements(_ items: [String], _ length: Int, most: Int) -> [[String]]? {
    var count = 1
    for place in 0..<length {
      count *= max(1, items.count - place)
      if count > most { return nil }
    }
    var all: [[Int]] = [[]]
    for _ in 0..<length {
      all = all.flatMap { begun in items.indices.filter { !begun.contains($0) }.map { begun + [$0] } }
    }
    return all.map { $0.map { items[$0] } }
  }

  // MARK: Inputs

  private func allInputs(most: Int) -> [[PlainField]]? {
    var all: [[PlainField]] = [[]]
    for named in step.inputs {
      let values = Self.values(of: named.spec)
      guard all.count * values.count <= most else { return nil }
      all = all.flatMap { begun in values.map { begun + [PlainField(named.name, $0)] } }
    }
    return all
  }

  private func drawnInputs(_ stream: inout SplitMix64) -> [PlainField] {
    step.inputs.map { named in
      PlainField(named.name, Self.pick(Self.values(of: named.spec), &stream) ?? .text(""))
    }
  }

  /// Values that an input takes: all of them where they are few, else the default and the ends.
  private static func values(of spec: ValueSpec) -> [PlainValue] {
    let few: [PlainValue]
    switch spec.type {
    case .bool: return [.bool(true), .bool(false)]
    case .choice: return spec.choices
    case .text: few = [.text("text")]
    case .date: few = [.text("2026-01-01"), .text("2024-02-29")]
    case .list, .map: few = [.empty]
    case .int, .number, .percent, .seconds:
      let low = spec.min ?? (spec.type == .seconds ? 1 : 0)
      let high = spec.max ?? (spec.type == .percent ? 100 : low + 1)
      if spec.type == .int && high - low < 10 {
        few = stride(from: low.rounded(.up), through: high, by: 1).map(PlainValue.numeric)
      } else {
        few = [.numeric(low), .numeric(high)]
      }
    }
    return few.compactMap(spec.accepted) + (few.isEmpty ? [spec.initial].compactMap { $0 } : [])
  }
}

extension SplitMix64 {
  /// A place from 0 among so many.
  mutating func place(among count: Int) -> Int { within(0, max(0, count - 1)) }
}

extension Question {
  /// A response that earns all that can be earned; nil when nothing is marked right.
  var bestResponse: Response? {
    switch kind {
    case .single:
      return answers.max { $0.worth < $1.worth }.flatMap { $0.worth > 0 ? .chosen([$0.id]) : nil }
    case .multiple: return isMarked ? .chosen(answers.filter { $0.worth > 0 }.map(\.id)) : nil
    case .truefalse:
      if case .side(let side)? = correct { return .chosen([String(side)]) }
      return answers.first { $0.worth > 0 }.map { .chosen([$0.id]) }
    case .range, .number:
      if case .number(let value)? = correct { return .value(kind == .range ? scale.snapped(value) : value) }
      guard let best = answers.max(by: { $0.worth < $1.worth }), best.worth > 0 else { return nil }
      switch best.rule {
      case .upTo(let bound): return .value(scale.snapped(bound))
      case .near(let value, _): return .value(value)
      default: return nil
      }
    case .text:
      if let pattern = accept.first { return .text(pattern.filter { $0 != "*" }) }
      guard let best = answers.max(by: { $0.worth < $1.worth }), best.worth > 0 else { return nil }
      if case .matches(let patterns) = best.rule { return patterns.first.map { .text($0.filter { $0 != "*" }) } }
      return nil
    case .order: return .order(answers.map(\.id))
    case .match: return .pairs(pairs)
    case .gaps:
      return .gaps(
        gaps.compactMap { gap in
          gap.question.bestResponse.flatMap(gap.value).map { FilledGap(gap.id, $0) }
        })
    case .info: return nil
    }
  }
}
