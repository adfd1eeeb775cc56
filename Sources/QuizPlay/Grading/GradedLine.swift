package import JSONText
internal import QuizCore
internal import TextLayout

/// The lines that grading writes: compact JSON, every text cleaned of control characters, absent values absent.
package enum GradedLine {
  /// The members of a line behind the participant, and those of its verdicts.
  package enum Field: String {
    case points, of, percent, headline, outcome, passed, waiting, verdicts, sheet
    case correct, feedback, markup

    /// In their order; each may be absent.
    static let ofResult: [Field] = [.points, .of, .percent, .headline, .outcome, .passed, .waiting]
    /// In their order; the first two are in every verdict.
    static let ofVerdict: [Field] = [.points, .of, .correct, .feedback, .markup]

    /// True for a value that grading writes there.
    func fits(_ value: JSONNode) -> Bool {
      switch self {
      case .headline, .outcome, .feedback: value.string != nil
      case .markup: value.string.flatMap(TextMarkup.init(rawValue:)) != nil
      case .passed, .correct: value.bool != nil
      case .waiting: value.array?.allSatisfy { $0.string != nil } ?? false
      case .sheet: value.object != nil
      case .verdicts:
        value.object?.allSatisfy {
          Field.fill($0.value.object ?? [], Field.ofVerdict, needed: [.points, .of])
        } ?? false
      case .of: value.double.flatMap(Amount.init(total:)) != nil
      case .points, .percent: value.double.flatMap { Amount($0) } != nil
      }
    }

    /// True when members are some of these fields in their order, the needed ones among them, with values that fit.
    static func fill(_ members: some Sequence<JSONMember>, _ fields: [Field], needed: [Field]) -> Bool {
      var (left, missing) = (fields[...], Set(needed))
      for member in members {
        guard let place = left.firstIndex(where: { $0.rawValue == member.key }), left[place].fits(member.value) else {
          return false
        }
        missing.remove(left[place])
        left = left[(place + 1)...]
      }
      return missing.isEmpty
    }
  }

  /// A participant's result; with `details` the last verdict on each question asked.
  ///
  /// `waiting` are the questions that wait for points.
  package static func result(
    _ participant: JSONValue, _ sitting: GradedSitting, details: Bool, waiting: [String] = []
  ) -> JSONObject {
    var line = JSONObject([("participant", written(participant))])
    if let result = sitting.result { append(result, to: &line) }
    if !waiting.isEmpty { line.append(Field.waiting.rawValue, Wire.texts(waiting)) }
    if details {
      let verdicts = sitting.verdicts.map { ($0.id.cleaned, verdict($0.verdict)) }
      line.append(Field.verdicts.rawValue, .object(JSONObject(verdicts)))
    }
    return line
  }

  /// Writes a line for a participant whose id needs no escapes; `tail` is the result's.
  @inline(__always)
  static func append(
    participant id: UnsafeRawBufferPointer, _ tail: UnsafeRawBufferPointer, to output: inout [UInt8]
  ) {
    let whole = Self.head.count + id.count + tail.count
    guard whole <= mostAtOnce else {
      output.append(contentsOf: head)
      output.append(contentsOf: id)
      return output.append(contentsOf: tail)
    }
    withUnsafeTemporaryAllocation(byteCount: mostAtOnce, alignment: 8) { line in
      head.withUnsafeBytes { line.copyMemory(from: $0) }
      UnsafeMutableRawBufferPointer(rebasing: line[head.count...]).copyMemory(from: id)
      UnsafeMutableRawBufferPointer(rebasing: line[(head.count + id.count)...]).copyMemory(from: tail)
      output.append(contentsOf: UnsafeRawBufferPointer(rebasing: line[..<whole]))
    }
  }

  /// Bytes of a line that is put together before it is added: that takes one look at the room that is left.
  private static let mostAtOnce = 512
  private static let head = Array("{\"participant\":\"".utf8)

  /// The rest of a participant's line, after the id.
  static func tail(_ result: SittingResult) -> [UInt8] {
    var line = JSONObject()
    append(result, to: &line)
    let members = JSONWriter.bytes(.object(line)).dropFirst()
    return Array("\"".utf8) + (line.members.isEmpty ? [] : Array(",".utf8)) + members + Array("\n".utf8)
  }

  private static func append(_ result: SittingResult, to line: inout JSONObject) {
    line.add(Field.points.rawValue, result.points)
    line.add(Field.of.rawValue, result.of)
    line.add(Field.percent.rawValue, result.percent)
    line.add(Field.headline.rawValue, result.headline)
    line.add(Field.outcome.rawValue, result.outcome)
    line.add(Field.passed.rawValue, result.passed)
  }

  private static func verdict(_ verdict: Verdict) -> JSONValue {
    var object = JSONObject()
    object.append(Field.points.rawValue, Wire.number(verdict.points))
    object.append(Field.of.rawValue, Wire.number(verdict.of))
    object.add(Field.correct.rawValue, verdict.correct)
    object.add(Field.feedback.rawValue, verdict.feedback)
    if verdict.markup != .plain { object.add(Field.markup.rawValue, verdict.markup.rawValue) }
    return .object(object)
  }

  /// The object written in place of a line that cannot be graded, with the participant where it could be read.
  package static func error(_ problem: GradingProblem, line: Int, participant: JSONValue? = nil) -> JSONObject {
    var object = JSONObject()
    if let participant { object.append("participant", written(participant)) }
    object.append("error", Wire.string(problem.sentence))
    object.append("line", .int(line))
    return object
  }

  static func written(_ id: JSONValue) -> JSONValue { if case .text(let text) = id { Wire.string(text) } else { id } }
}
