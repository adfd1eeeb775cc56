internal import HTMLText
internal import JSONText
internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Words

/// The editor of a quiz: its title, the list of questions with one of them open, or its settings.
struct EditPage {
  let edited: EditedQuiz
  /// The open question, from 0; nil for none.
  var open: Int?
  var showsSettings = false
  /// Fields whose JSON could not be read, with their text.
  var unread: [String: String] = [:]
  /// Why nothing was saved, or that it was.
  var notice: Notice?
  /// Whether findings stay on the pages that follow.
  var isChecked = false
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  enum Notice: Equatable, Sendable {
    case saved, idTaken, badID
    case refused(String)
  }

  init(_ edited: EditedQuiz, open: Int?, showsSettings: Bool = false, _ visit: PageVisit) {
    (self.edited, self.showsSettings, self.visit) = (edited, showsSettings, visit)
    let count = edited.quiz.questions.count
    self.open = showsSettings || count == 0 ? nil : open.map { min($0, count - 1) }
  }

  private var controls: QuizControls {
    QuizControls(quiz: edited.quiz, findings: edited.findings, unread: unread, words: words)
  }

  private var title: String { edited.title.isEmpty ? workshop.newQuiz : edited.title }

  static func path(_ id: String) -> String { "/workshop/quizzes/\(id.percentEncoded)" }
  private var path: String { Self.path(edited.id) }

  var frame: PageFrame {
    var frame = PageFrame(title) {
      Tag.p { Tag.a(.href("/workshop")) { workshop.workshop } }
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { title }
      told
      form
      if edited.etag != nil { ways }
    }
    (frame.isWide, frame.isEditor) = (true, true)
    // A new quiz has no draft before its first button.
    if !edited.id.isEmpty { frame.attributes = [.data("workshop", path)] }
    if edited.quiz[.markup]?.text != TextMarkup.markdown.rawValue {
      frame.attributes.append(.data("plain", ""))
    }
    return frame
  }

  // MARK: Above the form

  @HTMLBuilder private var told: HTML {
    switch notice {
    case .refused(let reason)?: Tag.p(.class("message", "grave"), .named("role", "alert")) { reason }
    case .saved?, .idTaken?, .badID?, nil: HTML.empty
    }
    if edited.isDraft && notice != .saved { Tag.p(.class("soft")) { workshop.draftNote } }
    let elsewhere = edited.findings.filter { !isShown($0) }
    if !elsewhere.isEmpty {
      Tag.section(.class("message"), .aria("label", workshop.findingsTitle)) {
        Tag.ul(.class("rich")) {
          elsewhere.prefix(20).map { one in
            Tag.li(.dirAuto) {
              controls.way(to: one, in: edited.id)
              one.message.capitalised
            }
          }
        }
      }
    }
  }

  /// Whether the finding stands beside its field on this page.
  private func isShown(_ finding: WorkshopFinding) -> Bool {
    guard let path = finding.place else { return false }
    if path.key == nil { return !showsSettings && path.question == open && path.steps.count <= 4 }
    if path == ValuePath([.key("title")]) { return true }
    return showsSettings
      ? path.question == nil && path.key != "questions"
      : path.question != nil && path.question == open && path.steps.count > 2
  }

  // MARK: The form

  /// The first button is the one that Enter presses in a field.
  private var form: HTML {
    Tag.form(
      .class("stack", "editor"), .named("method", "post"), .named("action", edited.id.isEmpty ? "/workshop" : path),
      .named("enctype", "multipart/form-data"), .flag("novalidate"), .data("words", scriptWords)
    ) {
      HTML.hidden("etag", edited.etag ?? "")
      if edited.id.isEmpty { HTML.hidden("new", "1") }
      HTML.hidden("open", open.map(String.init) ?? "")
      HTML.hidden("view", showsSettings ? "settings" : "")
      HTML.hidden("checked", isChecked ? "1" : "")
      Tag.button(.class("sr"), .name("do"), .value("stay"), .named("tabindex", "-1"), .aria("hidden", "true")) {
        words.save
      }
      if showsSettings { settings } else { head }
      if !showsSettings { questions }
      // Beside the button that was pressed.
      if notice == .saved {
        Tag.p(.class("message"), .id("saved"), .named("role", "status")) { words.house.saved }
      }
      Tag.div(.class("actions")) {
        HTML.deed("save", words.save, "main")
        HTML.deed("preview", workshop.preview)
        if showsSettings {
          HTML.deed("questions", workshop.toQuestions, "quiet")
        } else {
          HTML.deed("settings", workshop.quizSettings, "quiet")
        }
        if edited.isDraft { HTML.deed("discard", workshop.throwDraftAway, "quiet") }
      }
    }
  }

  private var head: HTML {
    HTML {
      controls.field(ValuePath([.key("title")]))
      if edited.etag == nil { id }
    }
  }

  /// The id can be chosen until there is a file.
  private var id: HTML {
    let isWrong = notice == .idTaken || notice == .badID
    return Tag.div(.class("field")) {
      Tag.label(.named("for", "id")) { workshop.id }
      Tag.input(
        [
          .id("id"), .type("text"), .name("id"), .value(edited.id), .named("autocomplete", "off"),
          .named("maxlength", "64"), .named("autocapitalize", "none"),
          .aria("describedby", isWrong ? "id-amiss" : "id-about"),
        ] + (isWrong ? [.aria("invalid", "true")] : []))
      Tag.small(.id("id-about")) { workshop.idAbout }
      if isWrong {
        Tag.p(.class("amiss"), .id("id-amiss"), .named("role", "alert")) {
          notice == .idTaken ? workshop.idTaken : workshop.idShape
        }
      }
    }
  }

  /// The words of the script, which is a file that never changes.
  private var scriptWords: String {
    JSONWriter.text([
      "bold": .text(workshop.bold), "code": .text(workshop.codeSign), "formula": .text(workshop.formula),
      "table": .text(workshop.tableSign), "picture": .text(workshop.pictureSign), "kept": .text(workshop.autosaved),
    ])
  }

  // MARK: Questions

  private var questions: HTML {
    let list = edited.quiz.questions
    return Tag.section(.class("stack"), .aria("label", words.allQuestions)) {
      Tag.ol(.class("questions"), .data("sortable", "questions")) {
        list.indices.map { index in row(list[index], index, of: list.count) }
      }
      Tag.p { HTML.deed("add:questions", workshop.addQuestion) }
      sections
    }
  }

  private func row(_ question: JSONValue, _ index: Int, of count: Int) -> HTML {
    let path = ValuePath.question(index)
    let text = edited.line(ofQuestion: index)
    let isOpen = index == open
    let found = edited.findings.contains { $0.place?.question == index && $0.isError }
    return Tag.li(
      [.class("card", isOpen ? "is-open" : ""), .data("index", String(index))]
        + (isOpen ? [.id("open")] : [])
    ) {
      Tag.div(.class("question-row")) {
        Tag.b(.class("number")) { String(index + 1) }
        if isOpen {
          Tag.span(.class("grow", "soft")) { kind(index) }
        } else {
          Tag.button(.class("quiet", "grow"), .name("do"), .value("open:\(index)"), .dirAuto) {
            Tag.span { text.isEmpty ? workshop.noText : text }
            Tag.small { kind(index) + (found ? " · !" : "") }
          }
        }
        place("up", workshop.moveUp, path, "↑", isPossible: index > 0)
        place("down", workshop.moveDown, path, "↓", isPossible: index < count - 1)
      }
      if isOpen {
        Tag.aside(.class("live-preview"), .aria("label", workshop.livePreview), .flag("hidden"))
        QuestionFields(controls: controls, index: index).html
        wrongHere(index)
        Tag.p(.class("row")) {
          HTML.deed("copy:\(path.text)", workshop.copy, "quiet")
          HTML.deed("copy-elsewhere", workshop.copyElsewhere, "quiet")
          HTML.deed("remove:\(path.text)", workshop.removeQuestion, "quiet")
        }
      }
    }
  }

  /// Findings about the whole question.
  private func wrongHere(_ index: Int) -> HTML {
    let found = edited.findings.filter { $0.place == .question(index) }
    return .joined(
      found.map { one in Tag.p(.class(one.isError ? "amiss" : "doubt"), .dirAuto) { one.message.capitalised } })
  }

  private func kind(_ index: Int) -> String {
    let kind = edited.quiz.kind(of: index).rawValue
    return workshop.values[kind] ?? kind
  }

  private func place(_ deed: String, _ word: String, _ path: ValuePath, _ sign: String, isPossible: Bool) -> HTML {
    Tag.button(
      [.class("quiet"), .name("do"), .value("\(deed):\(path.text)"), .aria("label", word), .flag("formnovalidate")]
        + (isPossible ? [] : [.flag("disabled")])
    ) { sign }
  }

  /// The sections that questions can be put in, as suggestions.
  private var sections: HTML {
    let ids = (edited.quiz[.sections]?.list ?? []).compactMap { $0[.id]?.text }
    return Tag.datalist(.id("sections")) { ids.map { Tag.option(.value($0)) } }
  }

  // MARK: Settings

  private var settings: HTML {
    let keys = QuizPart.quiz.keys.filter { !["format", "id", "questions"].contains($0) }
    return Tag.div(.class("stack")) { keys.map { setting(ValuePath([.key($0)])) } }
  }

  private func setting(_ path: ValuePath) -> HTML {
    guard let key = path.key, let inner = QuizPart.quiz.inner(key) else { return controls.field(path) }
    switch inner {
    case .shuffle, .navigation, .timing:
      return Tag.fieldset(.class("entry", "stack")) {
        Tag.legend { controls.word(path) }
        inner.keys.map { controls.field(path.appending($0)) }
      }
    case .outcome, .band, .section: return entries(path, inner)
    case .quiz, .defaults, .question, .answer, .tolerance, .gap, .side: return controls.field(path)
    }
  }

  private func entries(_ path: ValuePath, _ part: QuizPart) -> HTML {
    let list = edited.quiz[path]?.list ?? []
    return Tag.fieldset(.class("entry", "stack")) {
      Tag.legend { controls.word(path) }
      list.indices.map { index in
        let entry = path.appending(index)
        return Tag.div(.class("entry", "stack")) {
          part.keys.map { controls.field(entry.appending($0)) }
          Tag.p(.class("row")) {
            if index > 0 { place("up", workshop.moveUp, entry, "↑", isPossible: true) }
            HTML.deed("remove:\(entry.text)", workshop.removeQuestion, "quiet")
          }
        }
      }
      Tag.p { HTML.deed("add:\(path.text)", words.house.add, "quiet") }
    }
  }

  // MARK: Below the form

  /// Leads on from a saved quiz.
  private var ways: HTML {
    Tag.section(.class("stack")) {
      Tag.div(.class("row")) {
        QuizWays(id: edited.id, words: words).html
        Tag.a(.class("button", "quiet"), .href("\(path)/versions")) { workshop.versions }
      }
      Tag.details {
        Tag.summary { workshop.deleteQuiz }
        Tag.form(.class("stack"), .named("method", "post"), .named("action", path)) {
          Tag.p { workshop.deleteAbout }
          HTML.hidden("etag", edited.etag ?? "")
          Tag.p { HTML.deed("delete", words.record.delete, "grave") }
        }
      }
    }
  }
}
