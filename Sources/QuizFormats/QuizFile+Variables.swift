internal import QuizCore

extension QuizFile {
  /// Reads a table with variables: their values by the seed are put into it before it becomes a quiz.
  static func read(_ variables: VariableTable, path: String, _ manner: Manner) -> QuizReading {
    let seeds = manner.isThorough ? Array(0..<draws) : [manner.seed]
    let request = VariableRequest(variables.groups, seeds: seeds)
    let drawn = manner.readers.variables.draw(request) ?? []
    let all = seeds.indices.map { place in
      drawn.indices.contains(place)
        ? drawn[place] : [.failed(at: 0, why: "the variables could not be drawn: try again")]
    }
    let failing = all.first { $0.contains { if case .failed = $0 { true } else { false } } }
    var reading = read(variables, failing ?? all[0], path: path, manner)
    reading.hasVariables = true
    if manner.isThorough, reading.quiz != nil {
      reading.findings += advice(on: variables, all, path: path, manner)
      reading.findings = reading.findings.enumerated()
        .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    }
    return reading
  }

  /// How often a thorough reading draws.
  static let draws = 100

  private static func read(
    _ variables: VariableTable, _ draws: [VariableDraw], path: String, _ manner: Manner
  ) -> QuizReading {
    let (table, findings) = variables.filled(draws)
    var reading = QuizReader.quiz(
      from: table, id: manner.name(of: path), languages: manner.languages, thorough: manner.isThorough)
    reading.findings = (reading.findings + findings).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
    if findings.contains(where: { $0.severity == .error }) {
      reading.quiz = nil
      // Where nothing could be drawn, a name in a number's place is no mistake of its own.
      reading.findings.removeAll { $0.problem.isAboutName }
    }
    return reading
  }

  // MARK: Advice

  /// Mistakes in some of the draws.
  private static func advice(
    on variables: VariableTable, _ all: [[VariableDraw]], path: String, _ manner: Manner
  ) -> [Finding] {
    var counts: [Int: [QuizProblem.DrawnFault: Int]] = [:]
    var errors: [Finding] = []
    var quick = manner
    quick.isThorough = false
    for draws in all {
      let reading = read(variables, draws, path: path, quick)
      guard let quiz = reading.quiz else {
        if errors.isEmpty { errors = reading.findings.filter { $0.severity == .error } }
        continue
      }
      for (place, question) in quiz.questions.enumerated() {
        for fault in question.drawnFaults { counts[place, default: [:]][fault, default: 0] += 1 }
      }
    }
    let places = variables.questionOffsets
    let ids = variables.groups.dropFirst().map { $0.question ?? "" }
    return errors
      + counts.sorted { $0.key < $1.key }.flatMap { place, faults -> [Finding] in
        guard places.indices.contains(place), ids.indices.contains(place) else { return [] }
        return faults.sorted { "\($0.key)" < "\($1.key)" }.map { fault, times in
          Finding(.drawn(.question(ids[place]), fault, times: times, of: all.count), at: places[place])
        }
      }
  }

  /// Whether a JSON text may have variables: looked for without reading it.
  static func mayHaveVariables(_ bytes: [UInt8]) -> Bool {
    let word = Array("\"variables\"".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      var at = 0
      let last = bytes.count - word.count
      while at <= last {
        if bytes[at] == word[0], bytes[at + 1] == word[1], word.indices.allSatisfy({ bytes[at + $0] == word[$0] }) {
          return true
        }
        at += 1
      }
      return false
    }
  }
}

extension Question {
  /// The faults of the question as it was drawn.
  fileprivate var drawnFaults: [QuizProblem.DrawnFault] {
    var faults: [QuizProblem.DrawnFault] = []
    let texts = answers.filter { $0.media.isNothing && $0.rule == nil }.map(\.text)
    if kind.isChoice || kind == .order, Set(texts).count < texts.count { faults.append(.equalAnswers) }
    if kind == .match, Set(pairs.map(\.left)).count < pairs.count { faults.append(.equalAnswers) }
    if case .number(let right) = correct { faults += faultsOf(right, tolerance) }
    for answer in answers where answer.worth > 0 {
      if case .near(let right, let tolerance)? = answer.rule { faults += faultsOf(right, tolerance) }
    }
    return faults
  }

  private func faultsOf(_ right: Double, _ tolerance: Tolerance) -> [QuizProblem.DrawnFault] {
    switch tolerance {
    case .relative where right == 0: return [.shareOfNothing]
    case .geometric where right <= 0: return [.factorOfNothing]
    case .absolute(0) where kind == .number:
      return abs(right) < 1e9 && (right * 1e6).rounded() / 1e6 != right ? [.manyDecimals] : []
    case .relative, .geometric, .absolute:
      return kind == .range && (right < scale.min || right > scale.max) ? [.outsideScale] : []
    }
  }
}
