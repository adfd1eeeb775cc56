internal import QuizCore

/// The points of the responses to a question, computed once where there are few of them.
final class DirectQuestion {
  let id: String
  /// The place in the order; nil when it is not asked.
  let place: Int?
  private let question: Question
  private let partial: PartialRule
  private let answers: [[UInt8]]
  /// Points by answer, of a choice of one.
  private let single: [Double]
  /// The points by the set of ticked answers, one bit each.
  private var sets: [UInt64: Double] = [:]
  private var texts: [String: Double] = [:]
  private static let mostKnown = 4096

  init(_ question: Question, place: Int?, partial: PartialRule) {
    self.question = question
    self.place = place
    self.partial = partial
    id = question.id
    answers = question.answers.map { Array($0.id.utf8) }
    let isSingle = question.kind == .single || question.kind == .truefalse
    single =
      isSingle
      ? question.answers.map { Marking.verdict(on: question, .chosen([$0.id]), partial: partial).points } : []
  }

  /// The points of each answer of a single choice, under ids that JSON writes unescaped.
  var plainChoices: [(id: String, points: Double)] {
    zip(question.answers, single).map { ($0.id, $1) }
  }

  /// Steps over a response and returns its points; nil when it is not in the plain form, or invalid.
  @inline(__always)
  func points(_ scanner: inout PlainScanner) -> Double? {
    if scanner.skip("null") { return 0 }
    switch question.kind {
    case .single: return one(&scanner)
    case .truefalse: return side(&scanner) ?? one(&scanner)
    case .multiple: return list(&scanner).map(set)
    case .order: return list(&scanner).flatMap(arranged)
    case .range, .number: return scanner.number().flatMap(number)
    case .text: return scanner.text().map { text(scanner.string($0)) }
    case .match, .gaps, .info: return nil
    }
  }

  @inline(__always)
  private func one(_ scanner: inout PlainScanner) -> Double? {
    let isList = scanner.skip("[")
    guard let text = scanner.text(), let answer = answer(text, scanner), !isList || scanner.skip("]") else {
      return nil
    }
    return single[answer]
  }

  private func side(_ scanner: inout PlainScanner) -> Double? {
    let side = scanner.skip("true") ? "true" : scanner.skip("false") ? "false" : nil
    guard let side, let answer = question.answers.firstIndex(where: { $0.id == side }) else { return nil }
    return single[answer]
  }

  @inline(__always)
  private func answer(_ text: Range<Int>, _ scanner: PlainScanner) -> Int? {
    for index in answers.indices where scanner.is(text, answers[index]) { return index }
    return nil
  }

  /// The answers of a list in their order; nil when one is unknown or comes twice.
  private func list(_ scanner: inout PlainScanner) -> [Int]? {
    guard answers.count <= 64, scanner.skip("[") else { return nil }
    var found: [Int] = []
    if scanner.skip("]") { return found }
    repeat {
      guard let text = scanner.text(), let answer = answer(text, scanner), !found.contains(answer) else { return nil }
      found.append(answer)
    } while scanner.skip(",")
    return scanner.skip("]") ? found : nil
  }

  private func set(_ chosen: [Int]) -> Double {
    let mask = chosen.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    if let known = sets[mask] { return known }
    let response = Decider.tidied(.chosen(chosen.map { question.answers[$0].id }), question)
    let points = Marking.verdict(on: question, response, partial: partial).points
    if sets.count >= Self.mostKnown { sets = [:] }
    sets[mask] = points
    return points
  }

  private func arranged(_ items: [Int]) -> Double? {
    guard items.count == answers.count else { return nil }
    return Marking.verdict(on: question, .order(items.map { question.answers[$0].id }), partial: partial).points
  }

  private func number(_ value: Double) -> Double? {
    if question.kind == .range && (value < question.scale.min || value > question.scale.max) { return nil }
    return Marking.verdict(on: question, .value(value), partial: partial).points
  }

  private func text(_ text: String) -> Double {
    if let known = texts[text] { return known }
    let points = Marking.verdict(on: question, .text(text), partial: partial).points
    if texts.count >= Self.mostKnown { texts = [:] }
    texts[text] = points
    return points
  }
}
