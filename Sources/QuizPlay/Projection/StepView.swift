package import QuizCore

/// A step for any face, which never reveals the solution.
package indirect enum StepView: Equatable, Sendable {
  case question(QuestionView)
  case page(PageView)
}

/// A question as it is asked this time.
package struct QuestionView: Equatable, Sendable {
  /// Counts questions shown for the first time; with free navigation, the place in the order.
  package var step: Int
  /// Which try this is, from 1.
  package var attempt: Int
  /// Whether a question that is asked again is a further try: where nothing is right or wrong, as in a room that is entered
  /// once more, nothing is tried.
  package var isTried = true
  /// The number of questions; nil when the mode decides.
  package var of: Int?
  package var id: String
  package var kind: Question.Kind
  package var text: String
  /// The syntax of the question's texts: its own, its answers', items' and pairs'.
  package var markup = TextMarkup.plain
  package var image: String?
  package var imageAlt: String?
  package var audio: String?
  package var video: String?
  /// The problem with its sound or film; nil where there is none, or it was not checked.
  package var problem: String?
  package var category: String?
  /// The section that it belongs to.
  package var section: Section?
  package var difficulty: String?
  /// The choices in the order shown; for `order` the items.
  package var answers: [Choice]
  package var left: [Choice]
  package var right: [Choice]
  /// The gaps of the text, in their order.
  package var gaps: [GapView] = []
  /// The slider of a `range`.
  package var scale: Scale?
  /// Seconds; nil without a limit.
  package var limit: Double?
  /// Milliseconds left for this question when it was shown.
  package var leftMs: Int?
  /// Milliseconds left for the whole quiz when it was shown; nil without a limit.
  package var quizLeftMs: Int?
  package var back: Bool
  package var skip: Bool
  package var hint: Bool
  package var actions: [Action]
  package var inputs: [NamedSpec]
  package var status: [StatusEntry]
  /// A text beside the question, with its lines and spaces.
  package var note: String?
  /// The syntax of the note, which the mode wrote; the question's without a note.
  package var noteMarkup = TextMarkup.plain
  /// The heading in place of `Question 3`; nil for that.
  package var title: String?
  /// The player whose turn it is; nil when there is only one.
  package var player: String?
  /// The unsubmitted response so far.
  package var draft: Reply?
  /// The hints that were asked for at this try.
  package var hintsSeen: [String] = []
  /// The syntax of the hints.
  package var hintMarkup = TextMarkup.plain
  /// True when every hint was shown already.
  package var isHintSeen = false
  /// The pages shown with it in a room, where players turn no pages.
  package var pages: [PageBefore] = []
  /// True when a person marks the answers later.
  package var isByHand = false
  package var pictures: [TextPicture] = []

  package struct PageBefore: Equatable, Sendable {
    package var title: String?
    package var body: String?
    /// The syntax of the body.
    package var markup = TextMarkup.plain
    package var image: String?
    package var imageAlt: String?
    /// The pictures in the body.
    package var pictures: [TextPicture] = []

    package init() {}
  }
}

extension QuestionView {
  /// A question of which nothing is known yet.
  package init() {
    self.init(
      step: 0, attempt: 1, id: "", kind: .single, text: "", answers: [], left: [], right: [], back: false, skip: false,
      hint: false, actions: [], inputs: [], status: [])
  }
}

/// A page to read.
package struct PageView: Equatable, Sendable {
  package var page: Page
  /// The problem with its sound; nil where there is none, or it was not checked.
  package var problem: String?
  package var player: String?
  /// Milliseconds left for the whole quiz when it was shown; nil without a limit.
  package var quizLeftMs: Int?
  /// The mode's status entries when it comes, which the verdict before it compares with the earlier ones.
  package var status: [StatusEntry] = []
  package var pictures: [TextPicture] = []
}

extension PageView {
  /// The syntax of the page's body.
  package var markup: TextMarkup { page.markup }

  /// A page of which nothing is known yet.
  package init() {
    self.init(page: Page(id: ""))
  }
}

/// A choice, under its id on the wire.
package struct Choice: Equatable, Sendable {
  package var id: String
  package var text: String
  package var media = TileMedia()

  package init(id: String, text: String, media: TileMedia = TileMedia()) {
    (self.id, self.text, self.media) = (id, text, media)
  }
}

/// A gap of a text as faces show it.
package struct GapView: Equatable, Sendable {
  package var id: String
  package var kind: Gap.Kind
  /// The answers of a choice in the order shown; empty for other gaps.
  package var answers: [Choice] = []
  /// The words to choose from in the order shown; empty for other gaps.
  package var words: [String] = []
  /// Whether each word may be used any number of times.
  package var reusesWords = false

  package init(id: String, kind: Gap.Kind) {
    self.id = id
    self.kind = kind
  }

  /// The ids to choose from, each with its text: answers, or each different word once.
  package var offered: [Choice] {
    var seen: Set<String> = []
    return kind == .word ? words.filter { seen.insert($0).inserted }.map { Choice(id: $0, text: $0) } : answers
  }

  /// The source of a value's text: of a choice its answer's, in the markup of the question.
  func source(of value: GapValue, _ markup: TextMarkup) -> String {
    let typed = { (text: String) in markup.source(ofPlain: text) }
    switch value {
    case .number(let value): return typed(ValueSpec.written(.numeric(value)))
    case .text(let text): return kind == .choice ? answers.first { $0.id == text }?.text ?? typed(text) : typed(text)
    }
  }
}

extension QuestionView {
  /// The text in pieces, in order: texts, and the gaps between them by their places.
  package var gapPieces: [GapPlace] {
    let places = Dictionary(gaps.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    return GapText.pieces(of: text, markup: markup).map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .gap(let id): places[id].map(GapPlace.gap) ?? .text("[[\(id)]]")
      }
    }
  }

  /// The text for people: gaps are numbers with a line.
  package var textInWords: String {
    kind == .gaps ? GapText.numbered(text, gaps.map(\.id), markup: markup) : text
  }

  /// The choices of a gap, each in one line without markup.
  package func offered(for gap: GapView) -> [Choice] {
    gap.offered.map { Choice(id: $0.id, text: gap.kind == .choice ? markup.line($0.text) : $0.text) }
  }

  /// The value in a gap in one line without markup: of a choice its answer; nil where it is empty.
  ///
  /// `number` writes numbers.
  package func line(of gap: GapView, in reply: Reply?, _ number: (Double) -> String) -> String? {
    switch reply?.filledGaps.first(where: { $0.id == gap.id })?.value {
    case .number(let value)?: number(value)
    case .text(let text)?: offered(for: gap).first { $0.id == text }?.text ?? text
    case nil: nil
    }
  }

  /// A reply's filled gaps by their numbers, such as `1 Rhine`; `number` writes numbers.
  package func gapLines(_ reply: Reply, _ number: (Double) -> String) -> [String] {
    gaps.enumerated().compactMap { place, gap in
      line(of: gap, in: reply, number).map { "\(place + 1) \($0)" }
    }
  }

  /// The value of a gap in the draft; nil where it is empty.
  package func filled(_ gap: String) -> GapValue? { draft?.filledGaps.first { $0.id == gap }?.value }
}

/// A text, or the place of a gap among the gaps of a question.
package enum GapPlace: Equatable, Sendable {
  case text(String)
  case gap(Int)
}

/// A response in the ids that faces see.
package enum Reply: Equatable, Sendable {
  /// The ids for single, multiple, truefalse; for order the items, first to last.
  case ids([String])
  case number(Double)
  case text(String)
  /// Left id, right id.
  case pairs([Pair])
  /// The gaps that were filled.
  case gaps([FilledGap])

  /// The filled gaps of a reply; a JSON object of texts alone is read as pairs.
  package var filledGaps: [FilledGap] {
    switch self {
    case .gaps(let filled): filled
    case .pairs(let pairs): pairs.map { FilledGap($0.left, .text($0.right)) }
    case .ids, .number, .text: []
    }
  }
}

/// A reason to ask once whether a response is meant as it is.
///
/// Faces of people ask; a command of a program is explicit and is never asked about.
package enum ResponseDoubt: Equatable, Sendable {
  /// The response is the shown default, such as an unmoved slider.
  case untouched
  /// Left items without a partner, such as 2.
  case pairsOpen(Int)
  /// Empty gaps, such as 2.
  case gapsOpen(Int)
}

/// A question before anything is done with it, as far as a response can equal that.
package struct UntouchedQuestion: Equatable, Sendable {
  private let kind: Question.Kind
  /// Ids of the items in the order shown.
  private let items: [String]
  /// The number of left items.
  private let lefts: Int
  /// The place where the slider begins; nil without one.
  private let start: Double?
  private let gaps: Int

  package init(_ kind: Question.Kind, items: [String], lefts: Int, start: Double?, gaps: Int = 0) {
    (self.kind, self.items, self.lefts, self.start, self.gaps) = (kind, items, lefts, start, gaps)
  }

  /// The reason to ask about a reply; nil where it may count at once.
  ///
  /// `isTouched` is true when the player has changed something, or a draft says so.
  package func doubt(about reply: Reply, isTouched: Bool) -> ResponseDoubt? {
    switch (kind, reply) {
    case (.multiple, .ids(let ids)): return ids.isEmpty && !isTouched ? .untouched : nil
    case (.order, .ids(let ids)): return ids == items && !isTouched ? .untouched : nil
    case (.range, .number(let value)): return value == start && !isTouched ? .untouched : nil
    case (.match, .pairs(let pairs)):
      if pairs.isEmpty && !isTouched && lefts > 0 { return .untouched }
      let open = lefts - Set(pairs.map(\.left)).count
      return open > 0 ? .pairsOpen(open) : nil
    case (.gaps, let reply):
      let open = gaps - Set(reply.filledGaps.map(\.id)).count
      return open > 0 ? .gapsOpen(open) : nil
    case (.single, _), (.truefalse, _), (.multiple, _), (.order, _), (.range, _), (.match, _), (.number, _), (.text, _),
      (.info, _):
      return nil
    }
  }
}

extension QuestionView {
  package var untouched: UntouchedQuestion {
    UntouchedQuestion(kind, items: answers.map(\.id), lefts: left.count, start: scale?.middle, gaps: gaps.count)
  }
}

extension Scale {
  /// The two ends in words: a number, its label, or both where the label does not say the number.
  package static func ends(
    _ min: Double, _ max: Double, _ labels: [String], _ number: (Double) -> String
  ) -> KeyValuePairs<String, String> {
    let ends = zip([min, max].map(number), labels + ["", ""]).map { number, label in
      label.isEmpty ? number : isNamed(number, by: label) ? label : "\(number) (\(label))"
    }
    return ["min": ends[0], "max": ends[1]]
  }

  /// Whether a label begins with the number that it stands at, as `40 °C` does at `40` and `4,000 m` at `4000`.
  package static func isNamed(_ number: String, by label: String) -> Bool {
    let grouping: Set<Character> = [",", ".", "\u{A0}", "\u{202F}"]
    var token = label.prefix { $0 == "-" || "0"..."9" ~= $0 || grouping.contains($0) }
    while let last = token.last, grouping.contains(last) { token.removeLast() }
    if token == number { return !number.isEmpty }
    let groups = token.split(omittingEmptySubsequences: false, whereSeparator: grouping.contains)
    return groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 } && groups.joined() == number
  }
}
