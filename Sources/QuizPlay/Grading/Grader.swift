package import QuizCore

/// Grades one participant after the other through the same layers; one thread owns it.
package final class Grader {
  /// The beginning that all participants share: quiz, options, seed and day.
  package let beginning: Beginning
  /// The ids of the quiz file, also of questions that the mode leaves out.
  private let known: Set<String>
  private let byHand: Set<String>
  private let makeLayers: () -> [any Mode]
  private let layers: [any Mode]
  /// The walk through the quiz, if it is the same for all participants with the run's seed.
  let walk: Walk?
  /// The ways that are known through it, where hooks decide more than a walk bears.
  private let ways: Ways?

  /// `layers` makes the mode and its modifiers.
  package init(_ beginning: Beginning, knowing reader: ParticipantReader, layers: @escaping () -> [any Mode]) {
    self.beginning = beginning
    known = Set(reader.ids)
    byHand = Set(beginning.quiz?.questions.filter { $0.marked == .byHand }.map(\.id) ?? [])
    makeLayers = layers
    let own = layers()
    self.layers = own
    walk = Walk(beginning, own)
    ways = walk?.isQuick == true ? nil : Ways(beginning, own)
  }

  /// The sitting of a participant, played to its end.
  ///
  /// A participant with another seed has separate layers, as plugins may draw while they load.
  package func sitting(of participant: Participant) throws(GradingProblem) -> GradedSitting {
    let ownSeed = participant.seed ?? beginning.seed
    let isUsual =
      ownSeed == beginning.seed && participant.marks.isEmpty && !participant.hasTimes && !participant.hasActions
    if isUsual, let ways, !ways.isGivenUp {
      var sitting = GradedSitting(participant.name, ways)
      try play(&sitting, participant)
      return sitting
    }
    if isUsual, let walk {
      let sitting = try GradedSitting(participant.name, walk) { _, step in participant.given(to: step, 0) }
      try checkIDs(of: participant, sitting)
      return sitting
    }
    var own = beginning
    own.players = [participant.name]
    own.seed = ownSeed
    own.quiz?.give(participant.marks)
    var sitting = GradedSitting(own, own.seed != beginning.seed ? makeLayers() : layers)
    try play(&sitting, participant)
    return sitting
  }

  private func play(_ sitting: inout GradedSitting, _ participant: Participant) throws(GradingProblem) {
    try sitting.play { step, _, times in participant.given(to: step, times) }
    try checkIDs(of: participant, sitting)
  }

  /// The questions that were asked and still lack points given by hand.
  func waiting(_ participant: Participant, _ sitting: GradedSitting) -> [String] {
    if byHand.isEmpty { return [] }
    return sitting.verdicts.map(\.id).filter { byHand.contains($0) && participant.marks[$0] == nil }
  }

  /// Throws when a response names a question or page that neither the quiz has nor the mode put.
  private func checkIDs(of participant: Participant, _ sitting: GradedSitting) throws(GradingProblem) {
    let others = participant.responses.keys.filter { !known.contains($0) }
    for id in others.sorted() where !sitting.met(question: id) {
      throw .unknownQuestion(id, near: nearest(to: id, in: beginning.quiz?.questions.map(\.id) ?? []))
    }
    let pages = participant.pages.keys.filter { !known.contains($0) }
    for id in pages.sorted() where !sitting.met(page: id) { throw .unknownPage(id) }
  }
}

extension Quiz {
  /// Gives points to questions that are marked by hand.
  fileprivate mutating func give(_ marks: [String: Double]) {
    if marks.isEmpty { return }
    for place in questions.indices {
      if let points = marks[questions[place].id] { questions[place].marked = .given(points) }
    }
  }
}
