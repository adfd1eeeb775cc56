package import JSONText
internal import QuizCore
internal import TextLayout

/// The lines that grading writes: compact JSON, every text cleaned of control characters, absent values absent.
package enum GradedLine {
  /// A participant's result; with `details` the last verdict on each question asked.
  ///
  /// `waiting` are the questions that wait for points.
  package static func result(
    _ participant: JSONValue, _ sitting: GradedSitting, details: Bool, waiting: [String] = []
  ) -> JSONObject {
    var line = JSONObject([("participant", written(participant))])
    if let result = sitting.result { append(result, to: &line) }
    if !waiting.isEmpty { line.append("waiting", Wire.texts(waiting)) }
    if details {
      line.append("verdicts", .object(JSONObject(sitting.verdicts.map { ($0.id.cleaned, verdict($0.verdict)) })))
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
    line.add("points", result.points)
    line.add("of", result.of)
    line.add("percent", result.percent)
    line.add("headline", result.headline)
    line.add("outcome", result.outcome)
    line.add("passed", result.passed)
  }

  private static func verdict(_ verdict: Verdict) -> JSONValue {
    var object: JSONObject = ["points": Wire.number(verdict.points), "of": Wire.number(verdict.of)]
    object.add("correct", verdict.correct)
    object.add("feedback", verdict.feedback)
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

  static func written(_ id: JSONValue) -> JSONValue {
    if case .text(let text) = id { return Wire.string(text) }
    return id
  }
}
