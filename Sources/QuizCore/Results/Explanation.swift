/// The explanation of a score: the points of each question, and the mode's own.
package struct Explanation: Equatable, Sendable {
  /// A settled turn with the reasons for its points.
  package struct Line: Equatable, Sendable {
    package var turn: Turn
    package var points: Double
    package var of: Double
    /// The rule in words.
    package var rule: String
    /// Whether the question was settled again later, so that this try is not in the sum.
    package var isSuperseded: Bool
    /// The inputs given beside the response, or on pages and by buttons before it, such as a bet.
    package var inputs: [Input]
  }

  /// An input that the player gave to the mode.
  package struct Input: Equatable, Sendable {
    package var name: String
    /// The label that the player saw; nil where the input showed its name only.
    package var about: String?
    package var value: PlainValue
    /// The label of the chosen value; nil where the values have no labels.
    package var choice: String?

    /// `Your bet:`, or the question of a longer one: `How sure?` of `How sure? 1 unsure, 2 fairly`.
    package var label: String {
      let about = about ?? name
      if let end = about.firstIndex(of: "?") { return String(about[...end]) }
      return String(about.prefix { $0 != ":" }) + ":"
    }
  }

  package let lines: [Line]
  /// The sum of each question's last verdict.
  package let points: Double
  package let of: Double
  /// The points of the questions that were in the order and never settled.
  package let unasked: Double
  /// The result's points less `points`; nil for a result without points.
  package let own: Double?

  /// Explains a finished sitting.
  package init(_ state: SittingState) {
    var lines: [Line] = []
    var later: Set<String> = []
    let inputs = Self.inputs(state.turns)
    var place = state.past.count
    for turn in state.past.reversed() {
      place -= 1
      guard let verdict = turn.verdict, case .question(let asked, _) = turn.step.content,
        let question = state.question(asked)
      else { continue }
      lines.append(
        Line(
          turn: turn, points: verdict.points, of: verdict.of,
          rule: Self.rule(verdict, on: question, turn, state.quiz?.partial ?? .net),
          isSuperseded: !later.insert(turn.step.id).inserted, inputs: inputs[place]))
    }
    self.lines = lines.reversed()
    let counted = lines.filter { !$0.isSuperseded }
    points = counted.reduce(0) { $0 + $1.points }
    of = counted.reduce(0) { $0 + $1.of }
    unasked = state.orderedQuestions.filter { !later.contains($0) }.compactMap(state.quizQuestion)
      .reduce(0) { $0 + ($1.isMarked ? $1.points : 0) }
    own = state.result?.points.map { [points] in $0 - points }
  }

  /// The inputs of each settled turn, with the ones given since the turn before.
  private static func inputs(_ turns: [Turn]) -> [[Input]] {
    var settled: [[Input]] = []
    var waiting: [Input] = []
    for turn in turns {
      for field in turn.inputs {
        guard case .text(let name) = field.key, let asked = turn.step.inputs.first(where: { $0.name == name }),
          !asked.spec.isSecret
        else { continue }
        let choice = asked.spec.labels.isEmpty ? nil : asked.spec.label(of: field.value)
        waiting.append(Input(name: name, about: asked.spec.about, value: field.value, choice: choice))
      }
      guard turn.isSettled else { continue }
      settled.append(waiting)
      waiting = []
    }
    return settled
  }

  /// The kind's rule where it gives the recorded verdict; else the mode has marked by a rule of its own.
  private static func rule(_ verdict: Verdict, on question: Question, _ turn: Turn, _ partial: PartialRule) -> String {
    let standard = Decider.defaultVerdict(question, turn, partial)
    guard standard.points == verdict.points, standard.of == verdict.of else { return "marked by the mode's own rule" }
    guard question.isMarked else { return "not marked: nothing is right or wrong here" }
    if turn.response == nil { return "nothing was submitted: no points" }
    return question.ruleInWords(partial)
  }
}

extension Question {
  /// How its points come about, in a few words; `partial` is the quiz's rule.
  fileprivate func ruleInWords(_ partial: PartialRule) -> String {
    let hasFractions = answers.contains { $0.fraction != nil }
    switch kind {
    case .info: return "a page"
    case .single, .truefalse: return hasFractions ? "the share that the chosen answer has" : "right or wrong"
    case .multiple:
      return hasFractions ? "the shares of the chosen answers added up" : (self.partial ?? partial).inWords
    case .range:
      return correct != nil ? tolerance.inWords : "the share of the part of the scale"
    case .number:
      return correct != nil ? tolerance.inWords : "the share of the first number that fits"
    case .text: return accept.isEmpty ? "the share of the first text that fits" : "one of the texts that are accepted"
    case .order: return "all in the right order or nothing"
    case .match: return "right pairs of all pairs"
    case .gaps:
      return (self.partial ?? partial) == .all ? "all gaps right or nothing" : "the shares of the gaps by their weights"
    }
  }
}

extension PartialRule {
  fileprivate var inWords: String {
    switch self {
    case .each: return "right decisions of all answers (each)"
    case .net: return "right choices less wrong ones, of all that are right (net)"
    case .coverage: return "the share of right answers chosen, times the share of choices that are right (coverage)"
    case .all: return "all or nothing (all)"
    }
  }
}

extension Tolerance {
  fileprivate var inWords: String {
    switch self {
    case .absolute(let distance):
      return distance == 0
        ? "exactly the right number" : "within \(ValueSpec.written(.numeric(distance))) of the right number"
    case .relative(let share): return "within \(ValueSpec.written(.numeric(share * 100))) % of the right number"
    case .geometric(let factor):
      return "within a factor of \(ValueSpec.written(.numeric(factor))) from the right number"
    }
  }
}
