internal import Markup
internal import QuizCore

/// Questions between tags, as [mkdocs-quiz](https://github.com/ewels/mkdocs-quiz) has them in pages: `<quiz>`, the text with
/// boxes or with gaps such as `[[Paris]]`, what explains, `</quiz>`.
extension MarkdownReader {
  private static let openingTag = "<quiz>"
  static let closingTag = "</quiz>"

  /// Takes the question that a tag begins; false for another line, and for a tag without an end.
  mutating func takeTagged(_ line: MarkdownLine) -> Bool {
    guard line.written == Self.openingTag, index < lastTag else { return false }
    let end = lines[index...].firstIndex { $0.written == Self.closingTag } ?? lastTag
    var head = line
    head.text = ""
    begin(head, isHeading: true)
    index += 1
    while index < end {
      if let last = code.ends[index] {
        takeCode(lines[index], through: min(last, end - 1))
      } else {
        let whole = lines[index].whole
        takeInside(MarkdownLine(whole.dropFirst(whole.prefix(line.indentation).prefix { $0 == 0x20 }.count)))
      }
      index += 1
    }
    if let draft = question?.gapped() {
      imported.add(draft)
      question = nil
    }
    endQuestion()
    return true
  }

  /// A heading is a part of the text here, and a line across it parts what explains.
  private mutating func takeInside(_ line: MarkdownLine) {
    var line = line
    if case .heading = line.kind { line.kind = .text }
    if line.kind == .rule, question?.hasAnswers == false { question?.isExplaining = true }
    question?.take(line, isLettered: outline.isLettered[index])
  }
}

extension MarkdownQuestion {
  /// The question of a text with gaps; nil with other answers, and without a gap.
  fileprivate func gapped() -> QuestionDraft? {
    if hasAnswers { return nil }
    let isMarked = Markup(text.source()).isMarked
    var draft = QuestionDraft(.gaps, "", at: offset)
    for piece in GapText.pieces(of: isMarked ? text.source() : text.text, markup: isMarked ? .markdown : .plain) {
      switch piece {
      case .text(let text): draft.text += text
      case .gap(let word):
        var gap = GapDraft(String(draft.gaps.count + 1), .text, at: offset)
        gap.solution.accept = [SourceValue(Content.text(word.replacing("*", with: "\\*")), at: offset)]
        draft.gaps.append(gap)
        draft.text += "[[\(gap.id)]]"
      }
    }
    if draft.gaps.isEmpty { return nil }
    draft.markup = isMarked ? .markdown : .plain
    draft.category = category
    draft.explanation = explanation.isEmpty ? nil : isMarked ? explanation.source() : explanation.text
    draft.set("partial", .text("all"), at: offset)
    if let section { draft.set("section", .text(section), at: offset) }
    return draft
  }
}
