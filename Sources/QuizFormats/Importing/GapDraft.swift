internal import QuizCore

/// A gap of a text while a foreign format is read.
struct GapDraft {
  let id: String
  /// What is right in it: a draft without a text, of kind `text`, `number` or `single`.
  var solution: QuestionDraft
  /// Its share of the points, compared with the other gaps.
  var weight = 1.0

  init(_ id: String, _ kind: Question.Kind, at offset: Int) {
    self.id = id
    solution = QuestionDraft(kind, "", at: offset)
  }

  /// A gap for one of the question's words.
  static func word(_ id: String, _ word: String, at offset: Int) -> GapDraft {
    var gap = GapDraft(id, .single, at: offset)
    gap.solution.correct = SourceValue(Content.text(word), at: offset)
    return gap
  }

  /// A text in which brackets that are no gap of the question are no gap either.
  static func hidingOthers(in text: String, _ gaps: [GapDraft]) -> String {
    let pieces = GapText.pieces(of: text, markup: .plain).map { piece in
      switch piece {
      case .text(let text): text
      case .gap(let id): gaps.contains { $0.id == id } ? "[[\(id)]]" : "[ [\(id)] ]"
      }
    }
    return pieces.joined()
  }

  /// The entry of `gaps`.
  func field(_ translations: Translations) -> SourceField {
    let offset = solution.offset
    var fields = solution.others + solution.solution(translations)
    if weight != 1 { fields.append(SourceField("weight", .numeric(weight), at: offset)) }
    return SourceField(id, .map(fields), at: offset)
  }
}
