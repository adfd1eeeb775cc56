internal import AnkiPackage
internal import Markup
internal import QuizCore

/// Makes questions of notes, each card one of kind `text`.
struct DeckCards {
  var imported: ImportedQuiz
  let names: DeckNames
  private var media: DeckMedia
  private var losses = DeckLosses()
  private var ids = DeckIDs()
  private var templates: [String: DeckTemplate] = [:]

  init(_ format: QuizFormat, _ names: DeckNames, media: DeckMedia = DeckMedia()) {
    imported = ImportedQuiz(format)
    (self.names, self.media) = (names, media)
    if let title = names.title { imported.fields.append(SourceField("title", .text(title), at: 0)) }
    imported.fields.append(SourceField("plugin", .text("cards"), at: 0))
  }

  /// The quiz, and the files that its questions name.
  consuming func finished() -> (quiz: ImportedQuiz, files: [DeckMedia.File]) {
    for finding in losses.findings + media.findings { imported.note(finding.problem, at: finding.offset) }
    return (imported, media.files)
  }

  /// Adds the cards of a note: those with these numbers, or for nil all with a front.
  mutating func add(_ note: DeckNote, _ type: AnkiNotetype, numbers: [Int]? = nil) {
    if type.isCloze { return addGaps(note, type, numbers) }
    var cards: [(number: Int, card: DeckCard)] = []
    for number in numbers ?? Array(type.templates.indices) {
      guard type.templates.indices.contains(number) else { continue }
      let card = card(note, type, type.templates[number], gap: nil)
      if !card.hasFront, numbers == nil, number > 0 { continue }
      cards.append((number, card))
    }
    guard let first = cards.first else { return }
    let base = base(of: note, else: first.card.front.text)
    for (number, card) in cards { add(card, number == 0 ? base : "\(base):\(number + 1)", note) }
  }

  /// Bytes of all cards of a note, each of which has all of its text.
  private static let mostRepeated = 4 << 20

  /// Adds a card for each gap. Covered parts of a picture are gaps in Anki too, but no text can ask for them.
  private mutating func addGaps(_ note: DeckNote, _ type: AnkiNotetype, _ numbers: [Int]?) {
    if note.fields.contains(where: { $0.utf8.contains(UInt8(ascii: ":")) && $0.contains("::image-occlusion:") }) {
      return losses.note(.covered, at: note.offset)
    }
    let gaps =
      numbers.map { $0.filter(DeckCloze.cards.contains).map { $0 + 1 } }
      ?? Set(note.fields.flatMap { DeckCloze($0).numbers }).sorted()
    guard let template = type.templates.first, !gaps.isEmpty else {
      return imported.note(.missing("gap such as '{{c1::…}}'"), at: note.offset)
    }
    if gaps.count * note.fields.reduce(0, { $0 + $1.utf8.count }) > Self.mostRepeated {
      return imported.note(.longParts(gaps.count), at: note.offset)
    }
    let base = base(of: note, else: DeckText(DeckCloze(note.fields.first ?? "").text).text)
    for gap in gaps { add(card(note, type, template, gap: gap), "\(base):c\(gap)", note) }
  }

  private mutating func card(
    _ note: DeckNote, _ type: AnkiNotetype, _ template: AnkiNotetype.CardTemplate, gap: Int?
  ) -> DeckCard {
    let filling = note.filling(type, card: template.name)
    let back = DeckCard.behindAnswer(template.back)
    return DeckCard(
      front: DeckSide(parsed(template.front), DeckSide.Filling(fields: filling, gap: gap, isBack: false)),
      back: DeckSide(parsed(back), DeckSide.Filling(fields: filling, gap: gap, isBack: true)),
      gaps: gap.map { gap in note.fields.flatMap { DeckCloze($0).answers(gap) } })
  }

  private mutating func parsed(_ source: String) -> DeckTemplate {
    if let known = templates[source] { return known }
    let template = DeckTemplate(source)
    templates[source] = template
    return template
  }

  private mutating func add(_ card: DeckCard, _ id: String, _ note: DeckNote) {
    let place = imported.format == .apkg ? imported.questions.count : note.offset
    if !card.hasFront {
      // An old card whose field is now empty.
      return note.guid != nil && imported.format == .apkg
        ? losses.note(.noFront, at: place) : imported.note(.emptyText, at: note.offset)
    }
    guard let answer = card.answer ?? card.back.pictures.first.map({ "[\($0)]" }) else {
      return imported.format == .apkg
        ? losses.note(.noBack, at: place) : imported.note(.missing("back"), at: note.offset)
    }
    var draft = QuestionDraft(.text, card.front.text, at: place)
    draft.id = id
    draft.category = names.category(note.deck)
    draft.explanation = card.explanation
    draft.accept = DeckAnswer.patterns(answer).map { SourceValue(Content.text($0), at: place) }
    let isMarked = card.isMarked
    var hint = card.hint
    if isMarked {
      draft.markup = .markdown
      draft.text = card.frontSource { media.path($0, at: place) }
      draft.explanation = card.explanationSource { media.path($0, at: place) }
      hint = card.hintSource { media.path($0, at: place) }
    }
    if let hint { draft.set("hint", .text(hint), at: place) }
    addFiles(of: card, tags: note.tags, to: &draft)
    if draft.text.isEmpty { draft.text = card.front.sounds.isEmpty ? card.front.films > 0 ? "[film]" : "" : "🔊" }
    if imported.has(id) { imported.note(.twice(id), at: note.offset) }
    imported.add(draft)
  }

  private mutating func addFiles(of card: DeckCard, tags: [String], to draft: inout QuestionDraft) {
    let place = draft.offset
    // Several pictures stand between the words.
    let isPlaced = draft.markup == .markdown && (card.front.pictures.count > 1 || !card.front.blocks.hasPictureAtEdge())
    if !isPlaced, let picture = card.front.pictures.first.flatMap({ media.path($0, at: place) }) {
      draft.set("image", .text(picture), at: place)
    } else if draft.text.isEmpty, let name = card.front.pictures.first {
      draft.text = draft.markup == .plain ? "[\(name)]" : MarkupSource.written(plain: "[\(name)]")
    }
    if let sound = card.front.sounds.first.flatMap({ media.path($0, at: place) }) {
      draft.set("audio", .text(sound), at: place)
    }
    if card.front.pictures.count > 1, !isPlaced { losses.note(.picture, at: place) }
    if card.front.sounds.count > 1 { losses.note(.sound, at: place) }
    var back: [SourceField] = []
    let pictures = card.back.pictures.filter { !card.front.pictures.contains($0) }
    let sounds = card.back.sounds.filter { !card.front.sounds.contains($0) }
    if card.front.films + card.back.films > 0 { losses.note(.film, at: place) }
    if pictures.count > 1, draft.markup == .plain { losses.note(.backPicture, at: place) }
    if sounds.count > 1 { losses.note(.backSound, at: place) }
    if pictures.count == 1 || draft.markup == .plain, let path = pictures.first.flatMap({ media.path($0, at: place) }) {
      back.append(SourceField("image", .text(path), at: place))
    }
    if let path = sounds.first.flatMap({ media.path($0, at: place) }) {
      back.append(SourceField("audio", .text(path), at: place))
    }
    if !tags.isEmpty {
      draft.data.append(SourceField("tags", .list(tags.map { SourceValue(Content.text($0), at: place) }), at: place))
    }
    if !back.isEmpty { draft.data.append(SourceField("back", .map(back), at: place)) }
  }

  // MARK: Ids

  /// The guid; without one the front itself, so that a card keeps its progress whatever precedes it.
  private mutating func base(of note: DeckNote, else front: String) -> String {
    if let guid = note.guid?.trimmed, !guid.isEmpty { guid } else { ids.take(front) }
  }
}

/// The ids of cards that have no other: their fronts.
struct DeckIDs {
  /// Fronts that are ids, each with the number that the next note of the same front gets.
  private var taken: [String: Int] = [:]

  /// The front as an id; one that is taken gets a number.
  mutating func take(_ front: String) -> String {
    let id = Self.shortened(front)
    var (number, free) = (taken[id] ?? 1, id)
    while taken[free] != nil {
      number += 1
      free = "\(id) (\(number))"
    }
    taken[free] = 1
    if number > 1 { taken[id] = number }
    return free
  }

  /// A text as an id: on one line, and of a long one its beginning with a number for the rest.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > 60 else { return line.isEmpty ? "card" : line }
    var sum: UInt32 = 2_166_136_261
    for byte in line.utf8 { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
    return line.prefix(48) + "… " + String(sum, radix: 36)
  }
}

/// The parts of a deck that do not fit into a quiz, counted.
struct DeckLosses {
  private var counts: [DeckLoss: (count: Int, offset: Int)] = [:]

  mutating func note(_ loss: DeckLoss, at offset: Int) {
    counts[loss] = (1 + (counts[loss]?.count ?? 0), counts[loss]?.offset ?? offset)
  }

  var findings: [ImportFinding] {
    DeckLoss.allCases.compactMap { loss in
      counts[loss].map { ImportFinding(.ofDeck(loss, $0.count), at: $0.offset) }
    }
  }
}
