internal import HTMLText
internal import QuizPlay
internal import QuizWire
internal import Words

/// A mode in the workshop, as the engine gives it.
struct EditedMode: Equatable, Sendable {
  var name: String
  var source: String
  /// The version of the file that the text began with; nil for a mode that has no file yet.
  var etag: String?
  var isDraft = false
  var findings: [WorkshopFinding] = []
  /// The reports of its examples; nil where they were not run.
  var tests: [ExamplesReport]?
  /// The quizzes with which it can be tried, by id.
  var quizzes: [String] = []

  init(_ name: String, _ content: WorkshopContent) {
    (self.name, source, etag) = (name, content.source?.text ?? "", content.etag)
  }
}

/// The editor of a mode: its source with line numbers, what is wrong at which line, its examples.
struct ModeEditPage {
  let mode: EditedMode
  var isSaved = false
  /// Why it was not saved.
  var refused: String?
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  static func path(_ name: String) -> String { "/workshop/modes/\(name.percentEncoded)" }
  private var path: String { Self.path(mode.name) }

  var frame: PageFrame {
    var frame = PageFrame(mode.name) {
      Tag.p { Tag.a(.href("/workshop")) { workshop.workshop } }
      Tag.h1(.named("tabindex", "-1")) { mode.name }
      if isSaved { Tag.p(.class("message"), .named("role", "status")) { words.house.saved } }
      if let refused { Tag.p(.class("message", "grave"), .named("role", "alert")) { refused } }
      if mode.isDraft { Tag.p(.class("soft")) { workshop.draftNote } }
      findings
      form
      tests
      ways
    }
    (frame.isWide, frame.isEditor) = (true, true)
    frame.attributes = [.data("workshop", path)]
    return frame
  }

  private var findings: HTML {
    if mode.findings.isEmpty { return .empty }
    let isGrave = mode.findings.contains(where: \.isError)
    return Tag.section(
      .class("message", isGrave ? "grave" : ""), .aria("label", workshop.findingsTitle), .id("findings")
    ) {
      Tag.ul(.class("rich")) {
        mode.findings.prefix(50).map { one in
          Tag.li(.dirAuto) {
            (one.line.map { workshop.lineOf(["n": String($0)]) + ": " } ?? "") + one.message
          }
        }
      }
    }
  }

  private var form: HTML {
    let rows = min(40, max(16, mode.source.split(separator: "\n", omittingEmptySubsequences: false).count + 1))
    return Tag.form(
      .class("stack", "editor"), .named("method", "post"), .named("action", path),
      .named("enctype", "multipart/form-data")
    ) {
      HTML.hidden("etag", mode.etag ?? "")
      Tag.div(.class("field")) {
        Tag.label(.named("for", "source")) { workshop.sourceText }
        Tag.textarea(
          .id("source"), .name("source"), .class("source"), .named("rows", String(rows)), .named("spellcheck", "false"),
          .named("autocapitalize", "none"), .named("autocomplete", "off"), .named("wrap", "off"), .data("lines", "")
        ) { mode.source.hasPrefix("\n") ? "\n" + mode.source : mode.source }
      }
      Tag.div(.class("actions")) {
        HTML.deed("save", words.save, "main")
        HTML.deed("test", workshop.testMode)
        if mode.isDraft { HTML.deed("discard", workshop.throwDraftAway, "quiet") }
      }
    }
  }

  private var tests: HTML {
    guard let tests = mode.tests else { return .empty }
    return Tag.section(.class("card"), .id("tests"), .data("focus", ""), .aria("label", workshop.testMode)) {
      if tests.allSatisfy({ $0.error == nil && $0.examples.isEmpty }) { Tag.p { workshop.noneYet } }
      Tag.ul(.class("rich")) {
        tests.map { report in
          // A mode that does not load has failed as a whole.
          if let error = report.error { return example("1", isPassed: false, [error]) }
          return .joined(report.examples.map { example(String($0.number), isPassed: $0.isPassed, $0.problems) })
        }
      }
    }
  }

  private func example(_ name: String, isPassed: Bool, _ problems: [String]) -> HTML {
    Tag.li {
      Tag.b(.class(isPassed ? "earned" : "amiss")) {
        "\(name): \(isPassed ? workshop.passes : workshop.failsTest)"
      }
      problems.map { problem in Tag.p(.dirAuto) { problem } }
    }
  }

  @HTMLBuilder private var ways: HTML {
    if mode.etag != nil {
      Tag.form(
        .class("row"), .named("method", "post"), .named("action", "/sittings"),
        .data("beside", workshop.playBeside)
      ) {
        HTML.hidden("plugin", mode.name)
        HTML.hidden("practice", "true")
        HTML.hidden("new", "true")
        Tag.label(.named("for", "quiz")) { words.workshop.withQuiz }
        Tag.select(.id("quiz"), .name("quiz")) {
          Tag.option(.value("")) { "–" }
          mode.quizzes.map { id in Tag.option(.value(id)) { id } }
        }
        Tag.button { workshop.playIt }
        Tag.button(.named("formaction", "/rooms")) { workshop.openRoom }
      }
      Tag.p { Tag.a(.class("button", "quiet"), .href("\(path)/versions")) { workshop.versions } }
    }
  }
}
