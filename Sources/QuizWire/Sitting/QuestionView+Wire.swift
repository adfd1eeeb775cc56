package import JSONText
package import QuizCore
package import QuizPlay

extension QuestionView: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.type("question")
    fields.always("step", &step)
    fields.always("try", &attempt)
    fields.field("of", &of)
    fields.field("title", &title)
    fields.always("id", &id)
    fields.field("kind", &kind)
    fields.always("text", &text)
    visitMarkup(&fields)
    fields.field("section", &sectionID)
    fields.field("image", &image)
    fields.field("imageAlt", &imageAlt)
    fields.field("audio", &audio)
    fields.field("video", &video)
    fields.field("problem", &problem)
    fields.field("note", &note)
    fields.always("answers", &answers)
    fields.always("left", &left)
    fields.always("right", &right)
    fields.field("gaps", &gaps, else: [])
    visitScale(&fields)
    fields.field("limit", &limit)
    fields.field("left_ms", &leftMs)
    fields.field("quiz_left_ms", &quizLeftMs)
    fields.field("selected", &draft)
    fields.always("back", &back)
    fields.always("skip", &skip)
    fields.field("hint", &hint, else: false)
    fields.always("actions", &actions)
    fields.members("inputs", &inputs)
    visitStatus(&fields)
    fields.field("player", &player)
    fields.field("pages", &pages, else: [])
    fields.field("byHand", &isByHand, else: false)
    fields.field("isTried", &isTried, else: true)
    fields.pictures(&pictures)
  }

  /// The id of the section: nothing else of it crosses.
  private var sectionID: String? {
    get { section?.id }
    set { section = newValue.map { Section(id: $0) } }
  }

  private mutating func visitMarkup(_ fields: inout FieldVisitor) {
    var texts = [
      SharedMarkup("text", "answers", "left", "right", markup: markup), SharedMarkup("note", markup: noteMarkup),
    ]
    fields.markup(&texts)
    (markup, noteMarkup) = (texts[0].markup, texts[1].markup)
  }

  /// The parts of a scale stand beside each other.
  private mutating func visitScale(_ fields: inout FieldVisitor) {
    var (min, max, step, labels) = (scale?.min, scale?.max, scale?.step, scale?.labels ?? [])
    fields.field("min", &min)
    fields.field("max", &max)
    fields.field("step_size", &step)
    fields.always("labels", &labels)
    if let min, let max { scale = Scale(min: min, max: max, step: step ?? 0, labels: labels) }
  }

  /// Visits all status texts in one list, and those with a value in another.
  private mutating func visitStatus(_ fields: inout FieldVisitor) {
    var (texts, drawn) = (status.map(\.text), status.filter { !$0.isPlain })
    fields.always("status", &texts)
    fields.always("status_values", &drawn)
    if !fields.isWriting { status = .of(texts, drawn) }
  }
}

extension [StatusEntry] {
  /// The entries of these texts, those with a value from the other list.
  static func of(_ texts: [String], _ drawn: [StatusEntry]) -> [StatusEntry] {
    texts.map { text in drawn.first { $0.text == text } ?? StatusEntry(text) }
  }
}

extension Question.Kind: WireValue {}
extension StatusEntry.Kind: WireValue {}

extension QuestionView.PageBefore: WireObject {
  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("title", &title)
    fields.field("body", &body)
    fields.markup(&markup)
    fields.field("image", &image)
    fields.field("imageAlt", &imageAlt)
    fields.pictures(&pictures)
  }
}

extension TextPicture: WireMember {
  package init(_ path: String, _ address: String) { self.init(path: path, address: address) }

  package var member: (name: String, value: String) { (path, address) }
}

extension FieldVisitor {
  /// The addresses of pictures in texts, by the paths that are written there; absent without any.
  mutating func pictures(_ pictures: inout [TextPicture]) {
    var found: [TextPicture]? = pictures.isEmpty ? nil : pictures
    optionalMembers("pictures", &found)
    pictures = found ?? []
  }
}

extension StatusEntry: WireObject {
  package init() { self.init("") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("text", &text)
    fields.field("kind", &kind)
    fields.field("value", &value)
    fields.field("of", &of)
    fields.field("labels", &labels, else: [])
  }
}

extension Choice: WireObject {
  package init() { self.init(id: "", text: "") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.field("text", &text)
    fields.field("image", &media.image)
    fields.field("imageAlt", &media.imageAlt)
    fields.field("audio", &media.audio)
  }
}

extension Gap.Kind: WireValue {}

extension GapView: WireObject {
  package init() { self.init(id: "", kind: .text) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.field("kind", &kind)
    fields.always("answers", &answers)
    fields.always("words", &words)
    fields.field("reuse", &reusesWords, else: false)
  }
}

extension Action: WireObject {
  package init() { self.init(id: "", label: "") }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.field("label", &label)
    fields.field("next", &next)
  }
}

/// Ids in a list, a number, a text, or an object from left to right, or from gaps to their values.
extension Reply: WireValue {
  package func write(to wire: inout JSONWriter) {
    switch self {
    case .ids(let ids): ids.write(to: &wire)
    case .number(let number): number.write(to: &wire)
    case .text(let text): text.write(to: &wire)
    case .pairs(let pairs): pairs.writeMembers(to: &wire)
    case .gaps(let filled):
      wire.openObject()
      for entry in filled {
        wire.writeKey(entry.id)
        wire.write(entry.value.asCommand)
      }
      wire.closeObject()
    }
  }

  package init?(wire node: JSONNode) {
    if let ids = [String](wire: node) {
      self = .ids(ids)
    } else if let number = node.double {
      self = .number(number)
    } else if let text = node.string {
      self = .text(text)
    } else if let members = node.object, let reply = Reply(members: members) {
      self = reply
    } else {
      return nil
    }
  }

  /// Pairs where every value is a text, else gaps with texts and numbers; nil for other values.
  init?(members: [JSONMember]) {
    var filled: [FilledGap] = []
    for member in members where !member.value.isNull {
      if let text = member.value.string {
        filled.append(FilledGap(member.key, .text(text)))
      } else if let number = member.value.double {
        filled.append(FilledGap(member.key, .number(number)))
      } else {
        return nil
      }
    }
    let texts = filled.compactMap { entry in
      if case .text(let text) = entry.value { Pair(entry.id, text) } else { nil }
    }
    self = texts.count == members.count ? .pairs(texts) : .gaps(filled)
  }
}

extension Pair: WireMember {
  package var member: (name: String, value: String) { (left, right) }
}
