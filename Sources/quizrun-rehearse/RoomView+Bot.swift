internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire

/// A room as a bot sees it.
extension RoomView {
  init?(_ bytes: [UInt8]) {
    guard let node = try? JSONParser.parse(bytes) else { return nil }
    self.init(wire: node)
  }

  /// True for a view of one player alone, with the stored answer.
  var isOwn: Bool { player != nil }

  /// Whether a player's own answer has to stand in it: while a question is open, a reply may overtake an event on its way.
  var showsAnswers: Bool { (phase == .locked || phase == .reveal) && question != nil }

  /// Whether this bot can answer now.
  var isOpen: Bool { phase == .open && question != nil }
}

extension QuestionView {
  /// A response that the question can have, drawn.
  func response(_ random: inout some RandomNumberGenerator) -> Reply {
    let ids = answers.map(\.id)
    switch kind {
    case .range, .number:
      let low = scale?.min ?? 0
      return .number(Double.random(in: low...max(low, scale?.max ?? 100), using: &random).rounded())
    case .text: return .text(["yes", "no", "Paris", "seven"].randomElement(using: &random) ?? "yes")
    case .order: return .ids(ids.shuffled(using: &random))
    case .multiple:
      let count = Int.random(in: 1...max(1, ids.count), using: &random)
      return .ids(Array(ids.shuffled(using: &random).prefix(count)))
    case .match: return .pairs(zip(left, right.shuffled(using: &random)).map { Pair($0.id, $1.id) })
    case .gaps:
      var used: [String] = []
      return .gaps(
        gaps.compactMap { gap -> FilledGap? in
          let words = gap.reusesWords ? gap.words : gap.words.filter { !used.contains($0) }
          switch gap.kind {
          case .text: return FilledGap(gap.id, .text(["yes", "no", "Paris"].randomElement(using: &random) ?? "yes"))
          case .number: return FilledGap(gap.id, .number(Double.random(in: 0...100, using: &random).rounded()))
          case .choice: return gap.answers.randomElement(using: &random).map { FilledGap(gap.id, .text($0.id)) }
          case .word:
            guard let word = words.randomElement(using: &random) else { return nil }
            used.append(word)
            return FilledGap(gap.id, .text(word))
          }
        })
    case .single, .truefalse, .info: return .ids(Array(ids.shuffled(using: &random).prefix(1)))
    }
  }

  /// Values for a mode's inputs without a default.
  var drawnInputs: [PlainField] {
    inputs.filter { $0.spec.initial == nil }.compactMap { input in
      switch input.spec.type {
      case .bool: PlainField(input.name, .bool(false))
      case .choice: input.spec.choices.first.map { PlainField(input.name, $0) }
      case .text: PlainField(input.name, .text("bot"))
      case .date: PlainField(input.name, .text("2026-01-01"))
      case .int, .number, .percent, .seconds, .list, .map:
        PlainField(input.name, .numeric(input.spec.min ?? 0))
      }
    }
  }
}

extension Reply {
  /// An answer as it is compared: of several the order means nothing where a question has none.
  var unordered: Reply {
    switch self {
    case .ids(let ids): .ids(ids.sorted())
    case .gaps, .pairs: .gaps(filledGaps.sorted { $0.id < $1.id })
    case .number, .text: self
    }
  }
}
