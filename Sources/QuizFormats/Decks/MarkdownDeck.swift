internal import Markup
internal import QuizCore

/// Reads cards in Markdown: lines `Q:`, `A:` and `C:` as hashcards has them, `front :: back` as notes for Obsidian have.
struct MarkdownDeck {
  private var imported = ImportedQuiz(.md)
  private var ids = DeckIDs()
  private var title: String?
  private var category: String?
  /// Whether text was left out that belongs to no card: the first is told.
  private var isStray = false

  /// Nil for a text without cards.
  static func read(_ bytes: [UInt8]) -> ImportedQuiz? {
    let lines = DeckLine.all(in: bytes)
    let isLabelled = DeckLine.areLabelled(lines)
    guard isLabelled || lines.contains(where: { $0.sign != nil || $0.isDivider }) else { return nil }
    if !isLabelled, !MarkdownReader.read(bytes).questions.isEmpty { return nil }
    var deck = MarkdownDeck()
    deck.title = lines.lazy.filter(\.isHead).compactMap(\.title).first
    if isLabelled { deck.readLabelled(lines) } else { deck.readNotes(lines) }
    guard !deck.imported.questions.isEmpty else { return nil }
    if let title = deck.title { deck.imported.fields.append(SourceField("title", .text(title), at: 0)) }
    deck.imported.fields.append(SourceField("plugin", .text("cards"), at: 0))
    return deck.imported
  }

  // MARK: Lines Q: and A:

  private mutating func readLabelled(_ lines: [DeckLine]) {
    var card: (label: DeckLine.Label, front: [DeckLine], back: [DeckLine])?
    for line in lines where !line.isHead {
      if line.isRule || line.heading != nil && card == nil {
        end(&card)
        take(heading: line)
      } else if let label = line.label {
        if label == .answer, card?.label == .question {
          card?.label = .answer
          card?.back = [line.unlabelled]
        } else {
          end(&card)
          card = (label, [line.unlabelled], [])
        }
      } else if card == nil {
        tell(line)
      } else if card?.label == .answer {
        card?.back.append(line)
      } else {
        card?.front.append(line)
      }
    }
    end(&card)
  }

  private mutating func end(_ card: inout (label: DeckLine.Label, front: [DeckLine], back: [DeckLine])?) {
    guard let ended = card, let first = ended.front.first else { return }
    card = nil
    switch ended.label {
    case .answer: add(DeckLine.text(ended.front), DeckLine.text(ended.back), id: nil, at: first.offset)
    case .cloze: addGaps(DeckLine.text(ended.front), from: "[", to: "]", at: first.offset)
    case .question: imported.note(.missing("line 'A:'"), at: first.offset)
    }
  }

  // MARK: Notes with signs

  private mutating func readNotes(_ lines: [DeckLine]) {
    var paragraph: [DeckLine] = []
    for line in lines where !line.isHead {
      if line.isBlank || line.isRule || line.heading != nil {
        take(&paragraph)
        take(heading: line)
      } else {
        paragraph.append(line)
      }
    }
    take(&paragraph)
  }

  /// A paragraph is a card with a line `?`, else each of its lines with `::` is one, else its `==marked==` words are gaps.
  private mutating func take(_ paragraph: inout [DeckLine]) {
    let rows = paragraph
    paragraph = []
    if let place = rows.firstIndex(where: \.isDivider), place > 0, place < rows.count - 1 {
      let (front, back) = (DeckLine.text(rows[..<place]), DeckLine.text(rows[(place + 1)...]))
      return add(front, back, isBoth: rows[place].text == "??", at: rows[0].offset)
    }
    let isGaps = !rows.contains { $0.sign != nil } && rows.contains(where: \.hasMarked)
    if isGaps { return addGaps(DeckLine.text(rows), from: "==", to: "==", at: rows[0].offset) }
    for row in rows {
      if let sign = row.sign {
        add(sign.front, sign.back, isBoth: sign.isBoth, at: row.offset)
      } else {
        tell(row)
      }
    }
  }

  private mutating func take(heading line: DeckLine) {
    guard let heading = line.heading else { return }
    if heading.level == 1, title == nil, imported.questions.isEmpty {
      title = heading.text
    } else {
      category = heading.text
    }
  }

  private mutating func tell(_ line: DeckLine) {
    if line.isBlank || line.isTag || isStray { return }
    isStray = true
    imported.note(.strayText(line.text), at: line.offset)
  }

  // MARK: Cards

  private mutating func add(_ front: String, _ back: String, isBoth: Bool, at offset: Int) {
    let id = add(front, back, id: nil, at: offset)
    if isBoth { add(back, front, id: id.map { "\($0):2" }, at: offset) }
  }

  /// Adds a card and gives its id; nil for one that lacks a side, which is told.
  @discardableResult
  private mutating func add(
    _ front: String, _ back: String, id: String?, answer: String? = nil, at offset: Int
  ) -> String? {
    let shown = Self.words(front)
    guard !front.isEmpty else {
      imported.note(.emptyText, at: offset)
      return nil
    }
    let lines = back.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let items = Markup(back).blocks.first.flatMap { if case .list(let list) = $0 { list } else { nil } }
    let listed = items.map {
      $0.items.map { MarkupLines.plain(Markup(MarkupSource.written($0))) }.joined(separator: ", ")
    }
    let typed = answer ?? listed ?? Self.words(lines.first ?? "")
    guard !typed.isEmpty else {
      imported.note(.missing("back"), at: offset)
      return nil
    }
    var draft = QuestionDraft(.text, front, at: offset)
    draft.id = id ?? ids.take(shown)
    draft.category = category
    let rest = answer == nil && listed == nil ? lines.dropFirst().joined(separator: "\n").trimmed : back
    let isSaid = listed == nil && Self.words(lines.first ?? "") == (lines.first ?? "")
    draft.explanation = isSaid ? rest : back
    if Markup(front).isMarked || Markup(draft.explanation ?? "").isMarked {
      draft.markup = .markdown
    } else {
      draft.text = shown
      draft.explanation = draft.explanation.map(Self.words)
    }
    draft.accept = DeckAnswer.patterns(typed).map { SourceValue(Content.text($0), at: offset) }
    imported.add(draft)
    return draft.id
  }

  /// A card for each pair of signs, whose words are left out on the front.
  private mutating func addGaps(_ text: String, from open: String, to close: String, at offset: Int) {
    let pieces = DeckLine.gaps(in: text, from: open, to: close)
    let gaps = pieces.indices.filter { pieces[$0].isGap }
    guard !gaps.isEmpty else { return imported.note(.missing("gap such as '\(open)word\(close)'"), at: offset) }
    if gaps.count * text.utf8.count > Self.mostRepeated { return imported.note(.longParts(gaps.count), at: offset) }
    let whole = pieces.map(\.text).joined()
    let base = ids.take(Self.words(whole))
    for (number, gap) in gaps.enumerated() {
      let front = pieces.indices.map { $0 == gap ? "[...]" : pieces[$0].text }.joined()
      add(front, whole, id: "\(base):c\(number + 1)", answer: Self.words(pieces[gap].text), at: offset)
    }
  }

  /// Bytes of all cards of a text, each of which has all of it.
  private static let mostRepeated = 4 << 20

  /// A text as it is typed and named.
  private static func words(_ source: String) -> String { MarkupLines.plain(Markup(source)).trimmed }
}
