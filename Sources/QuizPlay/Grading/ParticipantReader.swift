package import JSONText
package import QuizCore

/// Reads participants from lines of JSON, against the questions of one quiz.
package struct ParticipantReader: Sendable {
  /// Every question of the quiz file, even if the mode skips it.
  let questions: [String: Question]
  let ids: [String]
  /// True when the mode may ask questions and show pages of its own, whose ids are unknown beforehand.
  package let takesOtherIDs: Bool

  package init(_ quiz: Quiz, takesOtherIDs: Bool) {
    ids = quiz.questions.map(\.id)
    questions = Dictionary(quiz.questions.map { ($0.id, $0) }) { first, _ in first }
    self.takesOtherIDs = takesOtherIDs
  }

  /// Reads a line; `id` is the participant once it is known, for error messages.
  package func participant(
    json line: UnsafeRawBufferPointer, id: inout JSONValue?
  ) throws(GradingProblem) -> Participant {
    let node: JSONNode
    do {
      node = try JSONParser.parse(line)
    } catch {
      throw .notJSON("column \(error.place.column): \(error.message)")
    }
    guard let members = node.object else { throw .notAnObject(noun: node.content.noun) }
    let known = try Self.id(node, members)
    id = known
    guard let responses = node["responses"] else { throw .missing("responses", among: members) }
    guard let given = responses.object else {
      throw .wrongKey("responses", expected: "an object from questions to responses", noun: responses.content.noun)
    }
    var participant = Participant(id: known, seed: try Self.seed(node), responses: [:])
    participant.responses.reserveCapacity(given.count)
    for member in given {
      let tries = try tries(PlainValue(member.value), of: member.key)
      if !tries.questions.isEmpty,
        let earlier = participant.responses.updateValue(tries.questions, forKey: member.key)
      {
        participant.responses[member.key] = earlier + tries.questions
      }
      if !tries.pages.isEmpty { participant.pages[member.key, default: []] += tries.pages }
    }
    participant.marks = try marks(node)
    return participant
  }

  /// Checks a response to a question as if it stood in a line.
  package func check(_ json: [UInt8], of id: String) throws(GradingProblem) {
    let node: JSONNode
    do { node = try JSONParser.parse(json) } catch { throw .notJSON("column \(error.place.column): \(error.message)") }
    _ = try tries(PlainValue(node), of: id)
  }

  /// Points for questions that are marked by hand.
  private func marks(_ node: JSONNode) throws(GradingProblem) -> [String: Double] {
    guard let value = node["marks"], !value.isNull else { return [:] }
    guard let members = value.object else {
      throw .wrongKey("marks", expected: "an object from questions to points", noun: value.content.noun)
    }
    var marks: [String: Double] = [:]
    for member in members {
      guard let question = questions[member.key] else {
        throw .unknownQuestion(member.key, near: nearest(to: member.key, in: ids))
      }
      guard question.marked == .byHand else { throw .notByHand(member.key) }
      guard let points = member.value.double, (0...question.points).contains(points) else {
        let expected = "points from 0 to \(Scores.written(question.points)) for '\(member.key)'"
        throw .wrongKey("marks", expected: expected, noun: member.value.content.noun)
      }
      marks[member.key] = points
    }
    return marks
  }

  private static func id(_ node: JSONNode, _ members: [JSONMember]) throws(GradingProblem) -> JSONValue {
    guard let value = node["participant"] else { throw .missing("participant", among: members) }
    switch value.content {
    case .text(let text) where text.isEmpty: throw .emptyParticipant
    case .text(let text): return .text(text)
    case .int(let number): return .int(number)
    default: throw .wrongKey("participant", expected: "a text or a whole number", noun: value.content.noun)
    }
  }

  private static func seed(_ node: JSONNode) throws(GradingProblem) -> Int? {
    guard let value = node["seed"], !value.isNull else { return nil }
    guard let seed = value.int, Chance.seeds.contains(seed) else {
      let expected = "a whole number from 0 to \(Chance.seeds.upperBound)"
      throw .wrongKey("seed", expected: expected, noun: value.double == nil ? value.content.noun : "another number")
    }
    return seed
  }

  // MARK: Responses

  /// The responses under an id: to the question, and to a page of the mode with the same name.
  typealias Tries = (questions: [GivenResponse], pages: [GivenResponse])

  /// The responses under an id: none for `null`, several for `{"tries":[…]}`.
  func tries(_ value: PlainValue, of id: String) throws(GradingProblem) -> Tries {
    let question = questions[id]
    if question == nil && !takesOtherIDs { throw .unknownQuestion(id, near: nearest(to: id, in: ids)) }
    if value == .null { return ([], []) }
    guard case .map = value else { return ([try given(value, .empty, nil, question)], []) }
    guard isStructured(value, question), case .map(let fields) = value, let tries = value["tries"] else {
      return try divided([value], id, question)
    }
    if let other = fields.first(where: { $0.key != .text("tries") }) {
      throw .unknownPart(question: id, key: other.key.written, near: nil)
    }
    guard let elements = tries.elements else {
      throw .wrongKey("tries", expected: "a list of responses", noun: tries.kindInWords)
    }
    return try divided(elements, id, question)
  }

  private func divided(_ values: [PlainValue], _ id: String, _ question: Question?) throws(GradingProblem) -> Tries {
    var tries: Tries = ([], [])
    for value in values {
      if isStructured(value, question), isOfPage(value) {
        tries.pages.append(try page(value, id))
      } else {
        tries.questions.append(try one(value, id, question))
      }
    }
    return tries
  }

  /// The keys of a response beside its answer.
  private static let parts = ["answer", "inputs", "ms", "tries"]
  /// The keys of the input to a page.
  private static let pageParts = ["inputs", "action"]

  /// Whether an object is more than the pairs of a match or the values of gaps, which may be called like a key.
  private func isStructured(_ value: PlainValue, _ question: Question?) -> Bool {
    guard case .map(let fields) = value else { return false }
    let lefts = (question?.pairs.map(\.left) ?? []) + (question?.gaps.map(\.id) ?? [])
    return question?.kind != .match && question?.kind != .gaps
      || fields.contains { field in
        guard (Self.parts + Self.pageParts).contains(field.key.written) else { return false }
        if case .text = field.value { return !lefts.contains(field.key.written) }
        return true
      }
  }

  /// True for an object with only `inputs` or `action`; a question's response has an answer, even if it is null.
  private func isOfPage(_ value: PlainValue) -> Bool {
    guard case .map(let fields) = value, !fields.isEmpty else { return false }
    return fields.allSatisfy { Self.pageParts.contains($0.key.written) }
  }

  private func page(_ value: PlainValue, _ id: String) throws(GradingProblem) -> GivenResponse {
    var given = try given(.null, value["inputs"] ?? .empty, nil, nil)
    guard let action = value["action"], action != .null else { return given }
    guard case .text(let name) = action else {
      throw .wrongKey("action", expected: "the id of a button", noun: action.kindInWords)
    }
    given.action = name
    return given
  }

  private func one(_ value: PlainValue, _ id: String, _ question: Question?) throws(GradingProblem) -> GivenResponse {
    guard isStructured(value, question), case .map(let fields) = value else {
      return try given(value, .empty, nil, question)
    }
    for field in fields where !["answer", "inputs", "ms"].contains(field.key.written) {
      let key = field.key.written
      throw .unknownPart(question: id, key: key, near: nearest(to: key, in: Self.parts))
    }
    return try given(value["answer"] ?? .null, value["inputs"] ?? .empty, try Self.milliseconds(value["ms"]), question)
  }

  private static func milliseconds(_ value: PlainValue?) throws(GradingProblem) -> Int? {
    guard let value, value != .null else { return nil }
    guard case .int(let ms) = value, (0...mostMilliseconds).contains(ms) else {
      throw .wrongKey("ms", expected: "milliseconds from 0 to \(mostMilliseconds)", noun: value.kindInWords)
    }
    return ms
  }

  private static let mostMilliseconds = 1_000_000_000

  /// A response; its answer is checked now if the question is known, or when the mode asks it.
  private func given(
    _ answer: PlainValue, _ inputs: PlainValue, _ ms: Int?, _ question: Question?
  ) throws(GradingProblem) -> GivenResponse {
    guard let inputs = inputs.fields else {
      throw .wrongKey("inputs", expected: "an object", noun: inputs.kindInWords)
    }
    var given = GivenResponse(answer == .null ? nil : answer, inputs: inputs, ms: ms)
    if let question { try given.check(against: question) }
    return given
  }
}

extension GradingProblem {
  fileprivate static func missing(_ key: String, among members: [JSONMember]) -> GradingProblem {
    .missing(key: key, near: nearest(to: key, in: members.map(\.key)))
  }
}
