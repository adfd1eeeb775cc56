package import JSONText

/// A text that crosses as it is, such as the source of a mode: other texts are cleaned of control characters.
package struct ExactText: Equatable, Sendable, WireValue {
  package var text: String

  package init(_ text: String) { self.text = text }

  package func write(to wire: inout JSONWriter) { wire.write(text) }

  package init?(wire node: JSONNode) {
    guard let text = node.string else { return nil }
    self.text = text
  }
}

/// The quizzes or the modes of the workshop.
package struct WorkshopListing: Equatable, Sendable, WireObject {
  package var quizzes: [WorkshopRow]?
  package var modes: [WorkshopRow]?

  package init() {}

  package init(quizzes: [WorkshopRow]? = nil, modes: [WorkshopRow]? = nil) {
    (self.quizzes, self.modes) = (quizzes, modes)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("quizzes", &quizzes)
    fields.field("modes", &modes)
  }
}

/// A row of the list of quizzes or modes.
package struct WorkshopRow: Equatable, Sendable, WireObject {
  package var id = ""
  package var title = ""
  /// Nil for a draft that was never saved.
  package var path: String?
  package var isWritable = true
  /// True for a file of the folder that cannot be read as a quiz.
  package var isBroken = false
  /// True with unsaved changes; pages alone ask for it.
  package var isDraft = false
  /// True for one that was removed, of which versions are kept; pages alone ask for it.
  package var isGone = false

  package init() {}

  package init(id: String, title: String, path: String? = nil, isWritable: Bool = true) {
    (self.id, self.title, self.path, self.isWritable) = (id, title, path, isWritable)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.always("title", &title)
    fields.field("path", &path)
    fields.always("writable", &isWritable)
    fields.field("broken", &isBroken, else: false)
    fields.field("draft", &isDraft, else: false)
    fields.field("gone", &isGone, else: false)
  }
}

/// A quiz or the source of a mode: what is saved, kept as a draft, checked, or read.
package struct WorkshopContent: Equatable, Sendable, WireObject {
  /// Every key of the quiz as it is written; nil for a mode.
  package var quiz: JSONValue?
  /// Nil for a quiz.
  package var source: ExactText?
  /// When the draft was kept, such as `2026-11-28T12:30:00+01:00`; nil for a file.
  package var time: String?
  /// The version of the file that it began with; nil for a new one.
  package var etag: String?

  package init() {}

  package init(quiz: JSONValue, etag: String? = nil) { (self.quiz, self.etag) = (quiz, etag) }

  package init(source: String, etag: String? = nil) { (self.source, self.etag) = (ExactText(source), etag) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("quiz", &quiz)
    fields.field("source", &source)
    fields.field("time", &time)
    fields.field("etag", &etag)
  }
}

/// A finding of `quiz check` or `plugin check`, at its place.
package struct WorkshopFinding: Equatable, Sendable, WireObject {
  /// The place in the quiz, such as `questions[2].answers[0].text`; empty for the whole. Nil for a mode.
  package var path: String?
  /// Line and column of the source, from 1.
  package var line: Int?
  package var column: Int?
  package var message = ""
  /// `error` or `warning`; nil for a mode.
  package var severity: String?

  package init() {}

  package init(
    path: String? = nil, line: Int? = nil, column: Int? = nil, severity: String? = nil, message: String
  ) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.severity, self.message) = (severity, message)
  }

  package var isError: Bool { severity == "error" }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("path", &path)
    fields.field("line", &line)
    fields.field("column", &column)
    fields.always("message", &message)
    fields.field("severity", &severity)
  }
}

/// The findings in a content, and once it is saved the version of its file.
package struct WorkshopSaved: Equatable, Sendable, WireObject {
  package var etag: String?
  package var findings: [WorkshopFinding] = []

  package init() {}

  package init(etag: String? = nil, findings: [WorkshopFinding]) { (self.etag, self.findings) = (etag, findings) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("etag", &etag)
    fields.always("findings", &findings)
  }
}

/// Why something was not done, with all that helps to mend it.
package struct WorkshopRefused: Equatable, Sendable, WireObject {
  package var message = ""
  package var findings: [WorkshopFinding] = []
  /// The version of the file as it is now, where that matters.
  package var etag: String?
  /// The quiz as it is on disk now, where it was changed meanwhile.
  package var quiz: JSONValue?
  /// The source of a file that cannot be read.
  package var source: ExactText?

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("message", &message)
    fields.field("findings", &findings, else: [])
    fields.field("etag", &etag)
    fields.field("quiz", &quiz)
    fields.field("source", &source)
  }
}

/// The earlier versions of a file, the newest first.
package struct WorkshopVersions: Equatable, Sendable, WireObject {
  package var versions: [Version] = []

  package struct Version: Equatable, Sendable, WireObject {
    package var number = 0
    /// When it was saved, such as `2026-11-28T12:30:00+01:00`.
    package var time = ""
    package var bytes = 0
    package var etag = ""

    package init() {}

    package init(_ number: Int, time: String, bytes: Int, etag: String) {
      (self.number, self.time, self.bytes, self.etag) = (number, time, bytes, etag)
    }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("n", &number)
      fields.always("time", &time)
      fields.always("bytes", &bytes)
      fields.always("etag", &etag)
    }
  }

  package init() {}

  package init(_ versions: [Version]) { self.versions = versions }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("versions", &versions)
  }
}

/// A file that was read as a quiz, before it is saved.
package struct WorkshopImport: Equatable, Sendable, WireObject {
  package var quiz = JSONValue.null
  /// The parts that were not understood, or have no place in a quiz, a sentence each.
  package var told: [String] = []
  /// The pictures and sounds of the file.
  package var media: [Medium] = []

  package struct Medium: Equatable, Sendable, WireObject {
    /// The name without a folder, such as `a.png`.
    package var name = ""
    /// The word by which it is put beside the quiz.
    package var token = ""

    package init() {}

    package init(name: String, token: String) { (self.name, self.token) = (name, token) }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("name", &name)
      fields.field("token", &token)
    }
  }

  package init() {}

  package init(quiz: JSONValue, told: [String], media: [Medium]) {
    (self.quiz, self.told, self.media) = (quiz, told, media)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("quiz", &quiz)
    fields.always("told", &told)
    fields.always("media", &media)
  }
}

/// The one thing that an action made: an id for a new quiz, a file beside one, a copied question, or a printed quiz.
package struct WorkshopMade: Equatable, Sendable, WireObject {
  package var id: String?
  /// The path beside the quiz, such as `capitals-files/a.png`.
  package var path: String?
  /// The place of a copied question in its new quiz, from 0.
  package var place: Int?
  /// HTML.
  package var page: ExactText?

  package init() {}

  package init(id: String? = nil, path: String? = nil, place: Int? = nil, page: ExactText? = nil) {
    (self.id, self.path, self.place, self.page) = (id, path, place, page)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("id", &id)
    fields.field("path", &path)
    fields.field("place", &place)
    fields.field("page", &page)
  }
}

/// The examples of a plugin once they were played, as `plugin test --json` has them.
package struct ExamplesReport: Equatable, Sendable, WireObject {
  package var plugin = ""
  package var path = ""
  /// Why the file could not be loaded; nil for one that was.
  package var error: String?
  package var examples: [Example] = []

  package struct Example: Equatable, Sendable, WireObject {
    package var number = 0
    package var line = 0
    package var isPassed = false
    package var problems: [String] = []
    package var checksNothing = false

    package init() {}

    package init(_ number: Int, line: Int, problems: [String], checksNothing: Bool) {
      (self.number, self.line, isPassed) = (number, line, problems.isEmpty)
      (self.problems, self.checksNothing) = (problems, checksNothing)
    }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.always("number", &number)
      fields.always("line", &line)
      fields.always("passed", &isPassed)
      fields.always("problems", &problems)
      fields.always("checksNothing", &checksNothing)
    }
  }

  package init() {}

  package init(_ plugin: String, path: String, error: String?, examples: [Example]) {
    (self.plugin, self.path, self.error, self.examples) = (plugin, path, error, examples)
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.always("plugin", &plugin)
    fields.always("path", &path)
    fields.field("error", &error)
    fields.always("examples", &examples)
  }
}
