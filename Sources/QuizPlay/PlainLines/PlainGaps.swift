internal import QuizCore
internal import Words

/// The gaps of a text in plain lines: `1 Rhine; 2 b`.
struct PlainGaps {
  let view: QuestionView
  private var gaps: [GapView] { view.gaps }
  let language: InterfaceLanguage

  /// The meaning of a line: numbers of gaps, each with its value; nil when it is none.
  func meaning(of line: String) -> PlainMeaning? {
    if PlainReply.isNone(line), gaps.count != 1 || gaps[0].kind != .number { return .reply(.gaps([])) }
    guard let parts = parts(of: line) else { return nil }
    var filled: [FilledGap] = []
    for (place, typed) in parts where !typed.isEmpty && typed != "-" {
      switch value(typed, gaps[place]) {
      case .value(let value): filled.append(FilledGap(gaps[place].id, value))
      case .unclear(let number): return .unclear(number)
      case .none: return nil
      }
    }
    return filled.isEmpty ? nil : .reply(.gaps(filled))
  }

  // MARK: Parts

  /// The places of gaps with what was typed for each; nil for an unknown place, or one that comes twice.
  private func parts(of line: String) -> [(place: Int, typed: String)]? {
    var parts: [(place: Int, typed: String)] = []
    for segment in line.split(separator: ";", omittingEmptySubsequences: false).map(String.init) {
      if let part = numbered(segment) {
        if parts.contains(where: { $0.place == part.place }) { return nil }
        parts.append(part)
      } else if let last = parts.indices.last {
        // A semicolon of the typed text itself.
        parts[last].typed += ";" + segment
      } else if gaps.count == 1 {
        return [(0, line.trimmed)]
      } else {
        return nil
      }
    }
    return parts.map { ($0.place, $0.typed.trimmed) }
  }

  /// `2 b`, `2: b`, `2) b`: the place of a gap, and the text behind its number.
  private func numbered(_ segment: String) -> (place: Int, typed: String)? {
    let text = segment.trimmed
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), gaps.indices.contains(number - 1) else { return nil }
    let rest = text.dropFirst(digits.count)
    guard let sign = rest.first else { return gaps.count == 1 ? nil : (number - 1, "") }
    if ":)=".contains(sign) { return (number - 1, String(rest.dropFirst()).trimmed) }
    return sign.isWhitespace ? (number - 1, String(rest).trimmed) : nil
  }

  // MARK: Values

  private enum Typed {
    case value(GapValue)
    case unclear(TypedNumber)
    case none
  }

  private func value(_ typed: String, _ gap: GapView) -> Typed {
    switch gap.kind {
    case .text: return .value(.text(typed))
    case .number:
      let number = TypedNumber.read(typed, language)
      switch number {
      case .number(let value): return .value(.number(value))
      case .none: return .none
      case .unclear, .united: return .unclear(number)
      }
    case .choice:
      if let place = PlainReply.place(ofLetters: typed.lowercased()), gap.answers.indices.contains(place) {
        return .value(.text(gap.answers[place].id))
      }
      return offered(typed, gap)
    case .word: return offered(typed, gap)
    }
  }

  /// The answer or word with that text, with or without markup, by its exact spelling or else the folded one.
  private func offered(_ typed: String, _ gap: GapView) -> Typed {
    let all = zip(gap.offered, view.offered(for: gap))
    let exact = all.filter { $0.text == typed || $1.text == typed }
    let found = exact.isEmpty ? all.filter { Marking.folded($1.text) == Marking.folded(typed) } : exact
    return found.count == 1 ? .value(.text(found[0].0.id)) : .none
  }
}

extension PlainText {
  /// The answers and words to choose from: `  2: a) Köln  b) Kiel`, and the words once.
  func gapOffers(_ view: QuestionView) -> [String] {
    var lines = view.gaps.enumerated().compactMap { place, gap -> String? in
      guard gap.kind == .choice else { return nil }
      let choices = gap.answers.enumerated().map {
        "\(PlainReply.letters($0.offset))) \(self.lines($0.element.text, view.markup))"
      }
      return "  \(place + 1): " + choices.joined(separator: "  ")
    }
    if let gap = view.gaps.first(where: { $0.kind == .word }) {
      lines.append("  " + words.gapWords(["words": gap.words.joined(separator: ", ")]))
    }
    return lines
  }

  /// A line for the gaps, such as `1 …; 2 b`.
  func gapExample(_ view: QuestionView) -> String {
    let parts = view.gaps.prefix(2).enumerated().map { place, gap in
      switch gap.kind {
      case .text: "\(place + 1) …"
      case .number: "\(place + 1) 12"
      case .choice: "\(place + 1) a"
      case .word: "\(place + 1) \(gap.words.dropFirst(place).first ?? "…")"
      }
    }
    return parts.joined(separator: "; ")
  }

  /// `Empty gaps: 2, 3. …`
  func gapsMissing(_ filled: [FilledGap], _ view: QuestionView) -> String {
    let open = view.gaps.indices.filter { place in !filled.contains { $0.id == view.gaps[place].id } }
    return words.gapsMissing(["missing": open.map { String($0 + 1) }.joined(separator: ", ")])
  }
}
