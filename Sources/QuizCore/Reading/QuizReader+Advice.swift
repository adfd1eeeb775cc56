/// Advice on legal but likely mistaken values, given by a thorough reading only.
extension QuizReader {
  /// Notes every question without a right answer when others have one.
  mutating func adviseOnMarks(of questions: [Question], at places: [Int]) {
    guard questions.contains(where: \.countsAsMarked) else { return }
    for (question, place) in zip(questions, places) where question.kind != .info && !question.countsAsMarked {
      note(.unmarked(.question(question.id), isText: question.kind == .text), at: place)
    }
  }

  /// Notes every question without a right answer in a quiz that has no other use for answers.
  mutating func adviseOnPurpose(of quiz: Quiz, at places: [Int]) {
    if (quiz.author ?? quiz.source) != nil, quiz.licence == nil { note(.noLicence, at: 0) }
    guard !quiz.questions.contains(where: \.countsAsMarked), quiz.plugin == nil, !quiz.hasOutcomes else { return }
    for (question, place) in zip(quiz.questions, places) where question.kind != .info {
      note(.noRightAnswer(.question(question.id)), at: place)
    }
  }

  /// Notes fractions that never add up to exactly full points.
  mutating func adviseOnWeights(of question: Question, at place: Int) {
    adviseOnWeights(of: question, as: .question(question.id), at: place)
  }

  /// The same of a question or of a gap.
  mutating func adviseOnWeights(of question: Question, as part: QuizPart, at place: Int) {
    guard question.answers.contains(where: { $0.fraction != nil }) else { return }
    let worths = question.answers.map(\.worth).filter { $0 > 0 }
    let most: Double
    switch question.kind {
    case .multiple: most = worths.reduce(0, +)
    case .single, .number, .text, .range:
      if let key = question.correct != nil ? "correct" : question.accept.isEmpty ? nil : "accept" {
        if !worths.isEmpty { note(.idleShares(part, beside: key), at: place) }
        return
      }
      most = worths.max() ?? 0
    case .truefalse, .order, .match, .gaps, .info: return
    }
    if abs(most - 1) > 0.001 {
      note(.weights((most * 1e6).rounded() / 1e6, part), at: place)
    }
  }

  /// Notes every declared outcome that another one beats whatever is answered.
  ///
  /// Compares two at a time: an outcome's best lead over the other is the sum of its best leads in every question; below 0,
  /// or at 0 when the other stands first, it never wins. Three that block each other only together are not found.
  /// Where no answer speaks for any and the quiz names a mode, that mode has its own way to an outcome.
  mutating func adviseOnOutcomes(of quiz: Quiz, at places: [Int]) {
    let isCounted = quiz.questions.contains { $0.answers.contains { !$0.outcomes.isEmpty } }
    guard isCounted || [nil, "personality"].contains(quiz.plugin) else { return }
    let answers = quiz.questions.reduce(0) { $0 + $1.answers.count }
    guard quiz.outcomes.count * quiz.outcomes.count < 10_000_000 / max(1, answers) else { return }
    for (index, place) in zip(quiz.outcomes.indices, places) {
      let rival = quiz.outcomes.indices.first { $0 != index && quiz.loses(index, to: $0) }
      if let rival { note(.neverWins(quiz.outcomes[index].id, against: quiz.outcomes[rival].id), at: place) }
    }
  }
}

extension Quiz {
  fileprivate func loses(_ index: Int, to rival: Int) -> Bool {
    let leads = questions.compactMap { $0.bestLead(of: outcomes[index].id, over: outcomes[rival].id) }
    let asked = pick.map { leads.sorted(by: >).prefix($0) } ?? leads[...]
    let lead = asked.reduce(0, +)
    return lead < 0 || (lead == 0 && rival < index)
  }
}

extension Question {
  /// The most by which a response can put one outcome ahead of another; nil when this question has no answers.
  fileprivate func bestLead(of id: String, over other: String) -> Double? {
    let leads = answers.map { $0.weight(of: id) - $0.weight(of: other) }
    switch kind {
    case .info, .match, .order, .gaps: return nil
    case .multiple: return leads.reduce(0) { $0 + max(0, $1) }
    case .single, .truefalse: return leads.max()
    // A number or text that no rule fits leads to nothing.
    case .range, .number, .text: return leads.max().map { max(0, $0) }
    }
  }
}

extension Answer {
  fileprivate func weight(of outcome: String) -> Double {
    outcomes.first { $0.outcome == outcome }?.weight ?? 0
  }
}
