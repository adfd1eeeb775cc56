internal import JSONText
internal import QuizCoding
internal import QuizCore
internal import TextLayout

/// A sitting's score under other plugins, as a cell reports it.
enum Scored: Equatable {
  case result(SittingResult)
  /// The mode does not fit it.
  case unfit
  /// The sitting has no response that the mode could mark.
  case unanswered
  case failed(String, isUsage: Bool)
}

/// `{"result":…}`, `{"unfit":true}`, `{"unanswered":true}` or `{"usage":sentence}`, `{"bad":sentence}`.
extension Scored: Stored {
  func write(to form: inout JSONWriter) {
    switch self {
    case .result(let result): StoredCase.write("result", result, to: &form)
    case .unfit: StoredCase.write("unfit", true, to: &form)
    case .unanswered: StoredCase.write("unanswered", true, to: &form)
    case .failed(let sentence, let isUsage): StoredCase.write(isUsage ? "usage" : "bad", sentence, to: &form)
    }
  }

  init(stored node: JSONNode) throws(UnreadableForm) {
    let form = try StoredCase(node)
    switch form.name {
    case "result":
      let result = try form.read(SittingResult.self)
      let numbers = [result.points, result.of, result.percent].compactMap { $0 }
      guard numbers.allSatisfy({ Amount($0) != nil }) else { throw .malformed("numbers") }
      self = .result(result)
    case "unfit": self = .unfit
    case "unanswered": self = .unanswered
    case "usage", "bad": self = .failed(try form.read(String.self).cleaned, isUsage: form.name == "usage")
    default: throw .unknown(form.name)
    }
  }
}
