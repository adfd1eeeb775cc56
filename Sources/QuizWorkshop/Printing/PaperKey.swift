internal import HTMLText
internal import QuizCore
internal import QuizHTML
internal import QuizPlay
internal import Words

/// The right answers of a version and their points, for marking.
struct PaperKey {
  let version: PaperVersion
  let words: PaperWords
  let texts: PaperTexts

  @HTMLBuilder var html: HTML {
    Tag.h1 { "\(words.key) · \(words.version(["letter": version.letter]))" }
    Tag.table(.class("answers")) {
      Tag.thead {
        Tag.tr {
          Tag.th(.class("n")) { words.number }
          Tag.th { words.rightAnswerLabel }
          Tag.th { words.inWords }
          Tag.th(.class("n")) { words.pointsLabel }
        }
      }
      Tag.tbody { for printed in version.questions { row(printed) } }
      Tag.tfoot {
        Tag.tr {
          Tag.td()
          Tag.td()
          Tag.td { words.total }
          Tag.td(.class("n")) { words.number(version.questions.reduce(0) { $0 + $1.worth }) }
        }
      }
    }
  }

  private func row(_ printed: PaperQuestion) -> HTML {
    Tag.tr(.data("number", String(printed.number)), .data("question", printed.question.id)) {
      Tag.td(.class("n")) { String(printed.number) }
      Tag.td(.class("mark")) { printed.question.isMarked ? printed.key ?? "" : "" }
      Tag.td(.dirAuto) { inWords(printed) }
      Tag.td(.class("n")) { words.number(printed.worth) }
    }
  }

  private func inWords(_ printed: PaperQuestion) -> HTML {
    if printed.question.isMarked { return right(printed) }
    if printed.worth == 0 { return .text(words.isNotMarked) }
    let expected = typed(printed.question)
    return .text(expected.isEmpty ? words.byHand : "\(words.byHand): \(expected)")
  }

  /// The right answer in words; shares with their points, pairs in the order of the printed numbers.
  private func right(_ printed: PaperQuestion) -> HTML {
    let question = printed.question
    let shown = { (text: String) in texts.shown(text, question).cell }
    switch question.kind {
    case .order: return .joined(question.answers.map { shown($0.name) }, separator: .text(" → "))
    case .match:
      let place = { (pair: Pair) in printed.lefts.firstIndex(of: pair.left) ?? 0 }
      let pairs = question.pairs.sorted { place($0) < place($1) }
      return .joined(
        pairs.map { .joined([shown($0.left), shown($0.right)], separator: .text(" – ")) }, separator: .text(", "))
    case .gaps:
      let gaps = printed.gaps.enumerated().map { place, gap -> HTML in
        let own = gap.gap.question
        let right: HTML =
          gap.gap.kind.isTyped ? .text(typed(own)) : shares(own, own.answers.map { (shown($0.name), $0.worth) })
        return .joined([.text("\(place + 1) "), right])
      }
      return .joined(gaps, separator: .text("; "))
    case .single, .multiple, .truefalse: return shares(question, question.answers.map { (shown($0.name), $0.worth) })
    case .number, .range, .text, .info: return .text(typed(question))
    }
  }

  private func typed(_ question: Question) -> String {
    if case .number(let value) = question.correct { return near(value, question.tolerance) }
    if !question.accept.isEmpty { return question.accept.compactMap(Marking.shown).joined(separator: " / ") }
    let rules = question.answers.compactMap { answer in inWords(answer.rule).map { ($0, answer.worth) } }
    return earning(rules).map { $0.text + $0.share }.joined(separator: " / ")
  }

  private func inWords(_ rule: Answer.Rule?) -> String? {
    switch rule {
    case .upTo(let bound): "≤ " + number(bound)
    case .near(let value, let tolerance): near(value, tolerance)
    case .matches(let patterns): patterns.compactMap(Marking.shown).joined(separator: " / ")
    case .otherwise: "…"
    case nil: nil
    }
  }

  private func shares(_ question: Question, _ answers: [(text: HTML, worth: Double)]) -> HTML {
    .joined(
      earning(answers).map { answer, share in .joined([answer, .text(share)]) },
      separator: .text(question.kind == .multiple ? ", " : " / "))
  }

  /// The answers that earn points, each with its share where they differ: ` (50 %)`.
  private func earning<Text>(_ answers: [(text: Text, worth: Double)]) -> [(text: Text, share: String)] {
    let earning = answers.filter { $0.worth > 0 }
    let isPlain = earning.allSatisfy { $0.worth == earning[0].worth }
    return earning.map { ($0.text, isPlain ? "" : " (\(words.number(100 * $0.worth)) %)") }
  }

  private func near(_ value: Double, _ tolerance: Tolerance) -> String {
    switch tolerance {
    case .absolute(0), .relative(0): number(value)
    case .absolute(let distance): "\(number(value)) ± \(number(distance))"
    case .relative(let share): "\(number(value)) ± \(number((share * 1e6).rounded() / 1e4)) %"
    case .geometric(let factor): "\(number(value / factor)) … \(number(value * factor))"
    }
  }

  private func number(_ value: Double) -> String {
    words.decimal(ValueSpec.written(.numeric((value * 1e9).rounded() / 1e9)))
  }
}
