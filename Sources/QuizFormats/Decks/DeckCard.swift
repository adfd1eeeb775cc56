internal import Markup
internal import QuizCore

/// A card: its front and its back.
struct DeckCard {
  let front: DeckText
  let back: DeckText
  let hint: String?
  /// Nil when the back has no text.
  let answer: String?
  /// The rest of the back; nil when there is none.
  let explanation: String?
  /// The hint and the back as they are shown.
  private let shownHint: DeckText?
  private let shownRest: DeckText

  /// True for a card that plain text cannot hold.
  var isMarked: Bool { front.isMarked || shownHint?.isMarked == true || shownRest.isMarked }

  var hasFront: Bool {
    !front.text.isEmpty || !front.pictures.isEmpty || !front.sounds.isEmpty || front.films > 0
      || !front.blocks.blocks.isEmpty
  }

  /// `gaps` are the texts left out of a card with a gap.
  ///
  /// The answer is the text to type, or else the gap's, or else the first field of the back that the front lacks; other
  /// fields explain it.
  init(front: DeckSide, back: DeckSide, gaps: [String]?) {
    let (shownFront, shownBack) = (DeckText(front.html), DeckText(back.html))
    let known = Set(front.shown.map(\.name))
    let fresh = back.shown.filter { !known.contains($0.name) }
    let typed = [front.typed, back.typed].compactMap { $0 }
    let left = gaps.map { [$0.joined(separator: ", ")] }
    let candidates = typed + (left ?? fresh.map(\.html) + (fresh.isEmpty ? [back.html] : []))
    answer = candidates.lazy.map { DeckText($0).typed }.first { !$0.isEmpty }
    shownHint = front.hint.map { DeckText($0) }
    hint = (shownHint?.text).flatMap { $0.isEmpty ? nil : $0 }
    (self.front, self.back) = (shownFront, shownBack)
    let rest = gaps == nil ? shownBack.text : fresh.map { DeckText($0.html).text }.joined(separator: "\n").trimmed
    shownRest = gaps == nil ? shownBack : DeckText(fresh.map(\.html).joined(separator: "<br>"))
    explanation = DeckCard.explanation(rest, beside: answer ?? "")
  }

  /// The text on the back beyond the answer; nil when there is none.
  private static func explanation(_ back: String, beside answer: String) -> String? {
    if back == answer { return nil }
    let rest = back.hasPrefix(answer + "\n") ? String(back.dropFirst(answer.count + 1)).trimmed : back
    return rest.isEmpty ? nil : rest
  }

  // MARK: Markup

  /// A text of the card as Markdown; `path` gives the place of a picture by its name.
  private func written(_ text: DeckText, _ path: (String) -> String?) -> String {
    var blocks = text.blocks
    let isApart = text.pictures.count == 1 && blocks.hasPictureAtEdge()
    blocks.replacePictures { name, words in
      if isApart { return nil }
      return path(name).map { .picture(path: $0, alt: words.isEmpty ? MediaName.parts(name).stem : words) }
    }
    return MarkupSource.written(blocks.blocks)
  }

  func frontSource(_ path: (String) -> String?) -> String { written(front, path) }

  func hintSource(_ path: (String) -> String?) -> String? { shownHint.map { written($0, path) } }

  /// The back beyond the answer; nil when it says no more.
  func explanationSource(_ path: (String) -> String?) -> String? {
    let source = written(shownRest, path)
    let said = Markup(source)
    if said.isMarked || explanation != nil { return DeckCard.withoutLine(answer ?? "", said) }
    return nil
  }

  /// The source without a first line that only says a text.
  private static func withoutLine(_ text: String, _ markup: Markup) -> String? {
    var blocks = markup.blocks
    if case .paragraph(let line) = blocks.first {
      let first = line.prefix { $0 != .lineBreak }
      let isOther = first.contains { inline in
        switch inline {
        case .formula, .picture: true
        case .text, .lineBreak, .code, .styled, .link: false
        }
      }
      if !isOther, first.map(\.plainText).joined().trimmed == text {
        let rest = Array(line.dropFirst(first.count + 1))
        blocks[0] = .paragraph(rest)
      }
    }
    let source = MarkupSource.written(blocks)
    return source.isEmpty ? nil : source
  }

  /// The part of a back's template after `<hr id=answer>`, which does not repeat the front; the whole where that part
  /// has no field.
  static func behindAnswer(_ template: String) -> String {
    var tags = HTMLTags(Array(template.utf8))
    var index = 0
    while index < tags.bytes.count {
      guard tags.bytes[index] == UInt8(ascii: "<"), let tag = tags.tag(at: index) else {
        index += 1
        continue
      }
      index = tag.end
      guard tag.name == "hr", tags.attribute("id", of: tag)?.lowercased() == "answer" else { continue }
      let rest = String(decoding: tags.bytes[tag.end...], as: UTF8.self)
      return rest.contains("{{") ? rest : template
    }
    return template
  }
}

/// The back of a card as patterns of an answer that is typed.
enum DeckAnswer {
  /// The patterns of an answer: itself first, then each of several words (`car; automobile`, `das Auto / der Wagen`),
  /// and the rest without remarks in brackets.
  static func patterns(_ answer: String) -> [String] {
    var patterns: [String] = []
    let parts = split(answer)
    for text in [answer] + parts + parts.map(withoutBrackets) {
      let pattern = Marking.pattern(of: text.trimmed)
      if !pattern.isEmpty, !patterns.contains(pattern) { patterns.append(pattern) }
    }
    return patterns
  }

  private static func split(_ answer: String) -> [String] {
    answer.replacing(" / ", with: ";").split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// Brackets that are not all of it.
  private static func withoutBrackets(_ text: String) -> String {
    var output = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { output.append(character) }
      if character == ")", depth > 0 { depth -= 1 }
    }
    let rest = output.split(separator: " ").joined(separator: " ")
    return depth > 0 || !rest.contains(where: { $0.isLetter || $0.isNumber }) ? "" : rest
  }
}
