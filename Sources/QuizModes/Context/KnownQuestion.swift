internal import LuaKit
internal import QuizCore

/// A question of the quiz with what events show of it, made once for all participants of a run.
final class KnownQuestion {
  let question: Question
  /// The `chosen` of responses that chose one answer, by its id.
  private let single: [String: LuaValue]

  init(_ question: Question) {
    self.question = question
    let ids = question.kind.isChoice ? question.answers.map(\.id) : []
    single = Dictionary(ids.map { ($0, Self.chosen(.chosen([$0]), of: question)) }) { first, _ in first }
  }

  /// The answers that apply to a response.
  func chosen(_ response: Response) -> LuaValue {
    if case .chosen(let ids) = response, ids.count == 1, let known = single[ids[0]] { return known }
    return Self.chosen(response, of: question)
  }

  private static func chosen(_ response: Response, of question: Question) -> LuaValue {
    .list(Marking.applying(question, response).map { LuaValue($0, of: question) })
  }
}
