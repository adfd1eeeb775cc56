internal import QuizCore

/// Several places to respond in one text, as Canvas has blanks and dropdowns.
extension OldItem {
  /// One text with a gap for each response: `[name]` in the text is the gap of that name.
  mutating func gaps(
    _ whole: QuestionDraft, _ responses: [Response], _ scoring: OldScoring, _ type: String
  ) -> [QuestionDraft] {
    if responses.count > QuestionDraft.mostParts {
      note(.tooManyParts(responses.count))
      return []
    }
    var draft = whole
    draft.kind = .gaps
    draft.text = whole.text.replacing("[[", with: "[ [")
    for (index, response) in responses.enumerated() {
      let id = id(of: response, index)
      guard let gap = gap(response, id, scoring, type) else { return [] }
      draft.gaps.append(gap)
      draft.text = text(draft.text, with: id, for: response, number: index + 1)
    }
    if draft.gaps.isEmpty {
      note(.noGap)
      return []
    }
    return [draft]
  }

  /// A gap is called as the response is, or by its number.
  private func id(of response: Response, _ index: Int) -> String {
    let isName = !response.name.isEmpty && !response.name.contains { "[]\n".contains($0) }
    return isName ? response.name : String(index + 1)
  }

  /// The text with the gap at the first of its marks; one that is not there stands behind the text.
  private func text(_ text: String, with id: String, for response: Response, number: Int) -> String {
    let mark = "[\(response.name)]"
    guard !response.name.isEmpty, let place = text.firstRange(of: mark) else {
      return text + "\n" + (response.name.isEmpty ? "(\(number))" : response.name) + " [[\(id)]]"
    }
    return text[..<place.lowerBound] + "[[\(id)]]" + text[place.upperBound...].replacing(mark, with: "…")
  }

  /// The gap of a response; nil, with a finding, when nothing is right in it.
  private mutating func gap(
    _ response: Response, _ id: String, _ scoring: OldScoring, _ type: String
  ) -> GapDraft? {
    var gap = GapDraft(id, .single, at: response.offset)
    let own = scoring.scoped(to: response.id)
    if type == "fill_in_multiple_blanks_question", response.typed == nil {
      gap.solution.kind = .text
      gap.solution.accept = response.choices.map { choice in
        SourceValue(Content.text(Marking.pattern(of: choice.text)), at: choice.offset)
      }
    } else if let typed = response.typed {
      let isNumber = type == "numerical_question" || ["integer", "decimal", "scientific"].contains(typed)
      isNumber ? solveNumber(&gap.solution, response, own) : solveText(&gap.solution, response, own)
    } else {
      solveChoice(&gap.solution, response, own, isMultiple: false)
    }
    let isSolved = !gap.solution.accept.isEmpty || !gap.solution.answers.isEmpty || gap.solution.correct != nil
    if !isSolved { note(.noRightAnswer, at: response.offset) }
    return isSolved ? gap : nil
  }
}
