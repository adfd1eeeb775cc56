package import JSONText

/// An order for the scanned sheets of a quiz, from its page or in the body of `POST /workshop/quizzes/ID/scans`.
package struct ScanOrder: Equatable, Sendable, WireObject {
  /// Nil for a word that is none of them.
  package var deed: Deed?
  /// The uploaded pages of `read`.
  package var files: [File] = []
  /// The seed as it was typed; empty where the sheets have it.
  package var seed = ExactText("")
  /// The names of a class, a line each.
  package var names = ExactText("")
  /// The answers of `resolve`.
  package var answers: [Answer] = []

  package enum Deed: String, CaseIterable, Sendable, WireValue {
    case read, resolve, grade, again, stop, away
  }

  /// An uploaded file: the name under which the server keeps it, such as `up-7-1`, and that of its sender.
  package struct File: Equatable, Sendable, WireObject {
    package var upload = ""
    package var name = ExactText("")

    package init() {}

    package init(_ upload: String, name: String) { (self.upload, self.name) = (upload, ExactText(name)) }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("file", &upload)
      fields.always("name", &name)
    }
  }

  /// The answer to a doubt, `["Ada","3","B"]`: a participant, the printed number of a question, and what stands there.
  package struct Answer: Equatable, Sendable, WireValue {
    package var participant: String
    package var question: String
    package var answer: String

    package init(participant: String, question: String, answer: String) {
      (self.participant, self.question, self.answer) = (participant, question, answer)
    }

    package func write(to wire: inout JSONWriter) {
      [participant, question, answer].map(ExactText.init).write(to: &wire)
    }

    package init?(wire node: JSONNode) {
      guard let texts = node.array?.compactMap(\.string), texts.count == 3 else { return nil }
      self.init(participant: texts[0], question: texts[1], answer: texts[2])
    }
  }

  package init() {}

  package init(_ deed: Deed?) { self.deed = deed }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("do", &deed)
    fields.field("files", &files, else: [])
    fields.field("seed", &seed, else: ExactText(""))
    fields.field("class", &names, else: ExactText(""))
    fields.field("answers", &answers, else: [])
  }
}

/// An order to print a quiz with sheets that can be scanned: every field as it was typed.
package struct SheetOrder: Equatable, Sendable, WireObject {
  package var seed = ""
  package var versions = ""
  /// The names of a class, a line each.
  package var names = ExactText("")

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("seed", &seed)
    fields.always("versions", &versions)
    fields.always("class", &names)
  }
}
