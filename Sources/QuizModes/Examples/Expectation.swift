internal import QuizCore

/// Compares the expectations of an example with its result.
enum Expectation {
  /// Numbers may differ by less than that, so that 66.67 stands for two thirds.
  private static let slack = 0.005

  /// A sentence for each field that came out otherwise.
  static func differences(_ expected: [PlainField], _ found: [PlainField]) throws(Misfit) -> [String] {
    var differences: [String] = []
    for field in expected {
      let key = field.key.written
      guard let value = found.first(where: { $0.key == field.key })?.value else {
        let known = found.map(\.key.written)
        let hint =
          nearest(to: key, in: known).map { "did you mean '\($0)'?" } ?? "it knows \(known.joined(separator: ", "))"
        throw Misfit("expect does not know '\(key)'; \(hint)")
      }
      if !agrees(field.value, value) {
        differences.append("expected \(key) = \(written(field.value)), got \(written(value))")
      }
    }
    return differences
  }

  private static func agrees(_ expected: PlainValue, _ found: PlainValue) -> Bool {
    if let a = expected.double, let b = found.double { return abs(a - b) < slack }
    if let a = expected.elements, let b = found.elements { return a.count == b.count && zip(a, b).allSatisfy(agrees) }
    guard case .map(let a) = expected, case .map(let b) = found else { return expected == found }
    return a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && agrees($0.value, $1.value) }
  }

  /// Plain data as Lua writes it.
  static func written(_ value: PlainValue) -> String {
    switch value {
    case .text(let text), .question(let text): return "\"\(text)\""
    case .null: return "nil"
    case .list(let values): return "{ " + values.map(written).joined(separator: ", ") + " }"
    case .map(let fields):
      return "{ " + fields.map { "\($0.key.written) = \(written($0.value))" }.joined(separator: ", ") + " }"
    default: return ValueSpec.written(value)
    }
  }
}

extension SittingResult {
  /// The result as examples see it; missing values are `null`.
  func fields(from state: SittingState) -> [PlainField] {
    func text(_ value: String?) -> PlainValue { value.map(PlainValue.text) ?? .null }
    func number(_ value: Double?) -> PlainValue { value.map(PlainValue.numeric) ?? .null }
    return [
      PlainField("headline", text(headline)), PlainField("body", text(body)), PlainField("emoji", text(emoji)),
      PlainField("note", text(note)), PlainField("data", data ?? .null),
      PlainField(
        "unit", unit.map { .record([PlainField("one", .text($0.one)), PlainField("other", .text($0.other))]) } ?? .null),
      PlainField("image", text(image)), PlainField("outcome", text(outcome)), PlainField("band", text(band)),
      PlainField("points", number(points)), PlainField("of", number(of)), PlainField("percent", number(percent)),
      PlainField("passed", passed.map(PlainValue.bool) ?? .null),
      PlainField("share", .list(share.map(PlainValue.text))),
      PlainField("bars", .list(bars.map(\.plain))), PlainField("ranking", .list(ranking.map(\.plain))),
      PlainField("memory", state.memoryAfter), PlainField("shared", state.sharedAfter),
      PlainField("ms", .int(ms)),
    ]
  }
}

extension SittingState {
  /// The final memory for quiz and player.
  var memoryAfter: PlainValue {
    result?.memory ?? remembered.memory.map(beginning.memory.remembering) ?? beginning.memory
  }

  /// The same over all quizzes.
  var sharedAfter: PlainValue {
    result?.shared ?? remembered.shared.map(beginning.shared.remembering) ?? beginning.shared
  }
}

extension SittingResult.Bar {
  fileprivate var plain: PlainValue {
    var compared = mark.map { [PlainField("mark", .numeric($0))] } ?? []
    if let ends { compared += [PlainField("from", .numeric(ends.from)), PlainField("to", .numeric(ends.to))] }
    if let text { compared.append(PlainField("text", .text(text))) }
    return .record(
      [PlainField("label", .text(label)), PlainField("value", .numeric(value)), PlainField("of", .numeric(of))]
        + compared)
  }
}

extension SittingResult.Standing {
  fileprivate var plain: PlainValue {
    let total = of.map { [PlainField("of", .numeric($0))] } ?? []
    return .record([PlainField("player", .text(player)), PlainField("points", .numeric(points))] + total)
  }
}
