/// A search for answers under which one outcome has more points than every other.
///
/// It changes one answer at a time, from several starts. Finding none proves nothing.
package struct OutcomeSearch {
  /// The responses found, by question id; a question without any weight for outcomes has none.
  package private(set) var responses: [String: Response] = [:]
  private let questions: [Asked]
  /// The place of the wanted outcome among all.
  private let wanted: Int
  private let outcomes: Int

  /// A question with every response that is tried, and what each says for each outcome, scaled to at most 1.
  private struct Asked {
    var id: String
    var choices: [(response: Response, weights: [Double])]
  }

  private static let beginnings = 40
  /// More answers of a question with several are not tried in every combination.
  private static let mostCombined = 6

  package init(_ quiz: Quiz, _ outcome: String) {
    var ids = quiz.outcomes.map(\.id)
    for answer in quiz.questions.flatMap(\.answers) {
      for id in answer.outcomes.map(\.outcome) where !ids.contains(id) { ids.append(id) }
    }
    let places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let largest = quiz.questions.flatMap(\.answers).flatMap(\.outcomes).map { abs($0.weight) }.max() ?? 0
    outcomes = ids.count
    wanted = places[outcome] ?? 0
    questions = quiz.questions.compactMap { question in
      guard question.answers.contains(where: { !$0.outcomes.isEmpty }) else { return nil }
      let choices = Self.candidates(question).map { response in
        var weights = Array(repeating: 0.0, count: ids.count)
        for part in Marking.applying(question, response).flatMap(\.outcomes) {
          if let place = places[part.outcome] { weights[place] += part.weight / largest }
        }
        return (response, weights)
      }
      return choices.isEmpty ? nil : Asked(id: question.id, choices: choices)
    }
    if places[outcome] != nil && largest > 0 { search(outcome) }
  }

  private static func candidates(_ question: Question) -> [Response] {
    let ids = question.answers.map(\.id)
    switch question.kind {
    case .single, .truefalse: return ids.map { .chosen([$0]) }
    case .multiple:
      if ids.count > mostCombined { return [.chosen([])] + ids.map { .chosen([$0]) } }
      return (0..<1 << ids.count).map { mask in .chosen(ids.indices.filter { mask >> $0 & 1 == 1 }.map { ids[$0] }) }
    case .range, .number, .text:
      return question.answers.compactMap { answer in
        switch answer.rule {
        case .upTo(let bound): .value(question.scale.snapped(bound))
        case .near(let value, _): .value(value)
        case .matches(let patterns): patterns.first.map { .text($0.filter { $0 != "*" }) }
        default: nil
        }
      }
    case .order, .match, .gaps, .info: return []
    }
  }

  // MARK: The search

  private mutating func search(_ outcome: String) {
    var stream = Chance.stream("outcome", outcome)
    var best: (lead: Double, chosen: [Int])?
    for _ in 0..<Self.beginnings {
      var chosen = questions.map { stream.within(0, $0.choices.count - 1) }
      for sharpness in [0.5, 2, 8, 32] { improve(&chosen, sharpness) }
      let lead = lead(chosen)
      if best.map({ lead > $0.lead }) ?? true { best = (lead, chosen) }
    }
    guard var chosen = best?.chosen else { return }
    if lead(chosen) <= 0 { improveInPairs(&chosen) }
    for (place, question) in zip(chosen, questions) { responses[question.id] = question.choices[place].response }
  }

  /// Changes two answers at a time as long as that brings the outcome forward.
  private func improveInPairs(_ chosen: inout [Int]) {
    var most = lead(chosen)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for first in questions.indices {
        for second in questions.indices.dropFirst(first + 1) {
          for pair in 0..<questions[first].choices.count * questions[second].choices.count {
            var other = chosen
            other[first] = pair / questions[second].choices.count
            other[second] = pair % questions[second].choices.count
            let lead = lead(other)
            if lead > most + 1e-9 { (chosen, most, hasChanged) = (other, lead, true) }
          }
        }
      }
    }
  }

  /// Changes single answers while that lowers the weight of the other outcomes.
  private func improve(_ chosen: inout [Int], _ sharpness: Double) {
    var totals = totals(chosen)
    var least = against(totals, sharpness)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, question) in questions.enumerated() {
        for place in question.choices.indices where place != chosen[index] {
          let (old, new) = (question.choices[chosen[index]].weights, question.choices[place].weights)
          var other = totals
          for outcome in other.indices { other[outcome] += new[outcome] - old[outcome] }
          let value = against(other, sharpness)
          guard value < least - 1e-9 * abs(least) else { continue }
          (chosen[index], totals, least, hasChanged) = (place, other, value, true)
        }
      }
    }
  }

  /// The weight of the other outcomes: each counts the more, the nearer it comes to the wanted one.
  private func against(_ totals: [Double], _ sharpness: Double) -> Double {
    var sum = 0.0
    for outcome in 0..<outcomes where outcome != wanted {
      sum += Self.power(sharpness * (totals[outcome] - totals[wanted]))
    }
    return sum
  }

  /// Grows by half with every step of 1, straight in between; an exponential function needs a library.
  private static func power(_ x: Double) -> Double {
    let bounded = min(1000, max(-1000, x))
    let whole = bounded.rounded(.down)
    let rest = 1 + (bounded - whole) * 0.5
    var result = rest
    let factor = whole < 0 ? 1 / 1.5 : 1.5
    for _ in 0..<Int(abs(whole)) { result *= factor }
    return result
  }

  private func totals(_ chosen: [Int]) -> [Double] {
    var totals = Array(repeating: 0.0, count: outcomes)
    for (place, question) in zip(chosen, questions) {
      for (outcome, weight) in question.choices[place].weights.enumerated() { totals[outcome] += weight }
    }
    return totals
  }

  /// How far it is before the next one.
  private func lead(_ chosen: [Int]) -> Double {
    let totals = totals(chosen)
    let next = totals.enumerated().filter { $0.offset != wanted }.map(\.element).max() ?? -.infinity
    return totals[wanted] - next
  }
}
