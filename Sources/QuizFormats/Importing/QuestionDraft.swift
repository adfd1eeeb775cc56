internal import Markup
internal import QuizCore

/// A question while a foreign format is read, in the terms of the quiz table.
struct QuestionDraft {
  /// The offset of its beginning.
  let offset: Int
  var kind: Question.Kind
  var id: String?
  var text: String
  var textOffset: Int
  var category: String?
  var explanation: String?
  /// Further keys of the table.
  var others: [SourceField] = []
  /// The fields under `data`.
  var data: [SourceField] = []
  var answers: [AnswerDraft] = []
  var correct: SourceValue?
  var tolerance: SourceValue?
  var accept: [SourceValue] = []
  var pairs: [(left: String, right: String, offset: Int)] = []
  var extra: [SourceValue] = []
  /// The gaps of its text, which are written `[[id]]` in it.
  var gaps: [GapDraft] = []
  /// The words for gaps.
  var words: [SourceValue] = []
  /// The form of its texts.
  var markup = TextMarkup.plain
  /// Which of its texts are there in several languages.
  var translations: Translations = [:]
  /// Whether all that it says is meant, as in what quizrun wrote: a single answer, or one without a text.
  var isComplete = false
  /// Whether its answers stay as they are written.
  var keepsOrder = false

  init(_ kind: Question.Kind, _ text: String, at offset: Int, textAt textOffset: Int? = nil) {
    self.kind = kind
    self.text = text
    self.offset = offset
    self.textOffset = textOffset ?? offset
  }

  /// How many questions one of another program can become at most: each has the text of all.
  static let mostParts = 200

  mutating func set(_ key: String, _ content: SourceValue.Content, at offset: Int) {
    others.append(SourceField(key, content, at: offset))
  }

  /// Adds a pair; without its left the right belongs to none.
  mutating func addPair(_ left: String, _ right: String, at offset: Int) {
    if left.isEmpty {
      extra.append(SourceValue(SourceValue.Content.text(right), at: offset))
    } else {
      pairs.append((left, right, offset))
    }
  }

  /// Adds the feedback of one side of true and false.
  mutating func addFeedback(_ words: String, of side: Bool, at offset: Int) {
    var answer = AnswerDraft("", at: offset)
    answer.id = String(side)
    answer.feedback = words
    answers.append(answer)
  }

  /// The first thing that makes it no question, and where; nil when it is one.
  var problem: ImportFinding? {
    let asksBesideText = others.contains { $0.key == "image" || $0.key == "audio" }
    if text.allSatisfy(\.isWhitespace), !asksBesideText { return ImportFinding(.emptyText, at: textOffset) }
    switch kind {
    case .single, .multiple, .order:
      if let empty = answers.first(where: { $0.words.isEmpty }), !isComplete {
        return ImportFinding(.weightWithoutAnswer, at: empty.offset)
      }
      return answers.count < (isComplete ? 1 : 2) ? ImportFinding(.fewAnswers(answers.count), at: offset) : nil
    case .match:
      if let first = equalLeft { return ImportFinding(.equalLefts(first.left), at: first.offset) }
      return pairs.isEmpty || (pairs.count + extra.count < 2 && !isComplete)
        ? ImportFinding(.fewPairs, at: offset) : nil
    case .gaps: return gaps.isEmpty ? ImportFinding(.noGap, at: textOffset) : nil
    case .truefalse, .range, .number, .text, .info: return nil
    }
  }

  private var equalLeft: (left: String, offset: Int)? {
    var seen: Set<String> = []
    return pairs.first { !seen.insert($0.left).inserted }.map { ($0.left, $0.offset) }
  }

  /// Says that its texts are Markdown where one of them has markup.
  mutating func noteMarkup() {
    if texts.contains(where: { Markup($0).isMarked }) { markup = .markdown }
  }

  /// Says that its texts are plain where none of them needs a sign, as when the one with markup was left out.
  mutating func dropMarkup() {
    let all = texts + translations.values.flatMap { $0.map(\.text) }
    if markup == .markdown, all.allSatisfy({ MarkupSource.written(plain: $0) == $0 }) { markup = .plain }
  }

  /// All texts that are shown by its markup.
  private var texts: [String] {
    let answers = answers + gaps.flatMap(\.solution.answers)
    let plain = others.filter { $0.key == "hint" }.map(\.value) + extra
    return [text, explanation ?? ""] + answers.flatMap { [$0.text, $0.feedback ?? ""] }
      + pairs.flatMap { [$0.left, $0.right] } + plain.map(\.words)
  }

  /// Makes pictures of answers whose text is a picture and nothing else.
  mutating func makeTiles() {
    guard markup == .markdown else { return }
    for index in answers.indices where answers[index].text.hasPrefix("![") && translations[answers[index].text] == nil {
      let blocks = Markup(answers[index].text).blocks
      guard blocks.count == 1, case .paragraph(let line) = blocks[0], line.count == 1,
        case .picture(let path, let alt) = line[0], !answers[index].hasPicture
      else { continue }
      answers[index].text = ""
      answers[index].show(path, alt, isNamed: false)
    }
  }

  func table() -> SourceValue {
    let written = kind == .gaps && markup == .markdown ? GapDraft.opening(self.text, gaps) : self.text
    let text = kind == .gaps ? GapDraft.hidingOthers(in: written, gaps) : self.text
    var translations = translations
    if text != self.text { translations[text] = translations[self.text] }
    var fields = [
      SourceField("kind", .text(kind.rawValue), at: offset),
      SourceField("text", translations.content(text, at: textOffset), at: textOffset),
    ]
    if let id { fields.append(SourceField("id", .text(id), at: offset)) }
    if markup != .plain { fields.append(SourceField("markup", .text(markup.rawValue), at: offset)) }
    if let category { fields.append(SourceField("category", .text(category), at: offset)) }
    if let explanation, !explanation.isEmpty {
      fields.append(SourceField("explanation", translations.content(explanation, at: offset), at: offset))
    }
    fields += others
    if !data.isEmpty { fields.append(SourceField("data", .map(data), at: offset)) }
    if !words.isEmpty { fields.append(SourceField("words", .list(words), at: offset)) }
    if !gaps.isEmpty { fields.append(SourceField("gaps", .map(gaps.map { $0.field(translations) }), at: offset)) }
    return SourceValue(Content.map(fields + solution(translations)), at: offset)
  }

  /// The fields that say what is right.
  func solution(_ translations: Translations) -> [SourceField] {
    var fields: [SourceField] = []
    if let correct { fields.append(SourceField(key: "correct", keyOffset: correct.offset, value: correct)) }
    if let tolerance { fields.append(SourceField(key: "tolerance", keyOffset: tolerance.offset, value: tolerance)) }
    if !accept.isEmpty { fields.append(SourceField("accept", .list(accept), at: offset)) }
    if !pairs.isEmpty { fields.append(SourceField("pairs", .list(pairs.map(pair)), at: offset)) }
    if !extra.isEmpty { fields.append(SourceField("extra", .list(extra), at: offset)) }
    if !answers.isEmpty {
      fields.append(SourceField("answers", .list(answers.map { $0.table(translations) }), at: offset))
    }
    return fields
  }

  private func pair(_ pair: (left: String, right: String, offset: Int)) -> SourceValue {
    SourceValue(
      .list([
        SourceValue(translations.content(pair.left, at: pair.offset), at: pair.offset),
        SourceValue(translations.content(pair.right, at: pair.offset), at: pair.offset),
      ]),
      at: pair.offset)
  }
}

/// An answer while a foreign format is read.
struct AnswerDraft {
  var text: String
  let offset: Int
  /// The id, for true and false only; others follow from the place.
  var id: String?
  var isCorrect = false
  var fraction: Double?
  var feedback: String?
  var isPinnedLast = false
  /// The keys that make it a rule: `accept`, `value`, `upTo`, `otherwise`, `tolerance`; and other keys.
  var rule: [SourceField] = []
  /// The fields under `data`.
  var data: [SourceField] = []
  /// The picture, with what it shows.
  private(set) var media: [SourceField] = []

  /// Gives it a picture; where its text is only the name of the file, that becomes what the picture shows.
  mutating func show(_ path: String, _ words: String, isNamed: Bool) {
    let alt = words.isEmpty && isNamed ? text : words
    if isNamed || text == words { text = "" }
    media.append(SourceField("image", .text(path), at: offset))
    if !alt.isEmpty { media.append(SourceField("imageAlt", .text(alt), at: offset)) }
  }

  var hasPicture: Bool { media.contains { $0.key == "image" } }

  /// Gives it a sound; false where it has one.
  mutating func play(_ path: String) -> Bool {
    if media.contains(where: { $0.key == "audio" }) { return false }
    media.append(SourceField("audio", .text(path), at: offset))
    return true
  }

  /// The words by which it is sorted.
  var words: String {
    let alt = media.first { $0.key == "imageAlt" } ?? media.first
    guard text.isEmpty, case .text(let alt)? = alt?.value.content else { return text }
    return alt
  }

  init(_ text: String, at offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// Gives it a share of the points: all of them is simply right, none needs no word.
  mutating func weigh(_ share: Double) {
    isCorrect = share == 1
    fraction = share == 1 || share == 0 ? nil : share
  }

  func table(_ translations: Translations) -> SourceValue {
    var fields: [SourceField] = []
    if let id { fields.append(SourceField("id", .text(id), at: offset)) }
    if (rule.isEmpty && media.isEmpty) || !text.isEmpty, id == nil || !text.isEmpty {
      fields.append(SourceField("text", translations.content(text, at: offset), at: offset))
    }
    if isCorrect { fields.append(SourceField("correct", .bool(true), at: offset)) }
    if let fraction { fields.append(SourceField("fraction", .numeric(fraction), at: offset)) }
    if let feedback, !feedback.isEmpty {
      fields.append(SourceField("feedback", translations.content(feedback, at: offset), at: offset))
    }
    fields += media
    if isPinnedLast { fields.append(SourceField("pin", .text("last"), at: offset)) }
    if !data.isEmpty { fields.append(SourceField("data", .map(data), at: offset)) }
    return SourceValue(Content.map(fields + rule), at: offset)
  }
}

extension QuestionDraft {
  /// Makes it an essay: a text marked by hand, unless it is worth nothing.
  mutating func becomeEssay(at offset: Int) {
    kind = .text
    let isWorthless = others.contains { $0.key == "points" && $0.value.content == .int(0) }
    if isWorthless {
      others.removeAll { $0.key == "points" }
    } else {
      if !others.contains(where: { $0.key == "marked" }) { set("marked", .text("by hand"), at: offset) }
    }
  }
}

extension SourceValue {
  /// The text that it is; empty for other values.
  fileprivate var words: String { if case .text(let text) = content { text } else { "" } }
}

extension SourceField {
  init(_ key: String, _ content: SourceValue.Content, at offset: Int) {
    self.init(key: key, keyOffset: offset, value: SourceValue(content, at: offset))
  }
}

extension SourceValue.Content {
  /// A number, as the integer it is when it is whole.
  static func numeric(_ value: Double) -> SourceValue.Content {
    Int(exactly: value).map { .int($0) } ?? .number(value)
  }
}

/// The content of a value in a quiz table.
typealias Content = SourceValue.Content

/// Typed answers as Moodle compares them: `*` stands for anything and `\\*` for a star, any other backslash for itself.
enum MoodlePattern {
  /// The pattern of a quiz that accepts the same.
  static func read(_ text: String) -> String {
    var pattern = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first == "*" {
        pattern += "\\*"
        rest.removeFirst()
      } else {
        pattern += character == "\\" && rest.first == "\\" ? "\\\\" : String(character)
      }
    }
    return pattern
  }

  static func written(_ pattern: String) -> String {
    Marking.pieces(pattern).map { $0.map { $0 == "*" ? "\\*" : String($0) }.joined() }.joined(separator: "*")
  }
}

extension QuestionDraft {
  /// Gives a question its accepted texts when all of them are simply right, else its rules; `pattern` makes the pattern that
  /// means the same as a text does in the file.
  mutating func solve(byTexts rules: [AnswerDraft], _ pattern: (String) -> String) {
    if rules.allSatisfy({ $0.isCorrect && ($0.feedback ?? "").isEmpty }) {
      accept = rules.map { SourceValue(Content.text(pattern($0.text)), at: $0.offset) }
      return
    }
    answers = rules.map { rule in
      var rule = rule
      rule.rule = [SourceField("accept", .text(pattern(rule.text)), at: rule.offset)]
      rule.text = ""
      return rule
    }
  }
}
