internal import HTMLText
internal import JSONText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The entrance of the workshop: own quizzes and modes, and the ways to new ones.
struct WorkshopPage {
  let quizzes: [WorkshopRow]
  let modes: [WorkshopRow]
  /// The text that the quizzes were found by; empty for all.
  let search: String
  let visit: PageVisit
  /// A list of more quizzes than these can be searched.
  private static let seenAtOnce = 8
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  var frame: PageFrame {
    var frame = PageFrame(workshop.workshop) {
      Tag.h1(.named("tabindex", "-1")) { workshop.workshop }
      Tag.p { Tag.a(.class("button", "main"), .href("/workshop?new=1")) { workshop.newQuiz } }
      ImportForm(words: words).html
      found
      list(workshop.ownModes, modes.filter { $0.isWritable && !$0.isGone }, "modes")
      newMode
      shipped(workshop.shippedModes, modes.filter { !$0.isWritable }, "modes")
      removed(modes, "modes")
    }
    (frame.isWide, frame.isEditor) = (true, true)
    return frame
  }

  /// The search, and all quizzes that it has found: own ones, shipped ones, removed ones.
  @HTMLBuilder private var found: HTML {
    let own = quizzes.filter { $0.isWritable && !$0.isGone }
    if !search.isEmpty || own.count > Self.seenAtOnce {
      SearchForm(text: search, path: "/workshop", words: words).html
    }
    Tag.div(.id("found"), .class("stack")) {
      SearchCount(text: search, count: quizzes.count, words: words).html
      if search.isEmpty || !own.isEmpty { list(workshop.ownQuizzes, own, "quizzes") }
      shipped(workshop.shippedQuizzes, quizzes.filter { !$0.isWritable && !$0.isGone }, "quizzes")
      removed(quizzes, "quizzes")
    }
  }

  /// Opens what a search has found.
  private func open(_ place: String) -> [Attribute] { search.isEmpty || place != "quizzes" ? [] : [.flag("open")] }

  private func list(_ title: String, _ rows: [WorkshopRow], _ place: String) -> HTML {
    Tag.section(.class("stack")) {
      Tag.h2 { title }
      if rows.isEmpty { Tag.p(.class("soft")) { workshop.noneYet } }
      if !rows.isEmpty {
        Tag.ul(.class("rows", "halves")) {
          rows.map { row in
            Tag.li {
              Tag.span(.class("grow")) {
                Tag.a(.href("/workshop/\(place)/\(row.id.percentEncoded)"), .dirAuto) { row.title }
                Tag.br()
                Tag.small { row.id + (row.isDraft ? " · " + workshop.isDraft : "") }
              }
            }
          }
        }
      }
    }
  }

  private func shipped(_ title: String, _ rows: [WorkshopRow], _ place: String) -> HTML {
    if rows.isEmpty { return .empty }
    return Tag.details(open(place)) {
      Tag.summary { title }
      Tag.div(.class("stack")) {
        Tag.p(.class("soft")) { workshop.shippedAbout }
        Tag.ul(.class("rows", "halves")) {
          rows.map { row in
            Tag.li { Tag.a(.href("/workshop/\(place)/\(row.id.percentEncoded)"), .dirAuto) { row.title } }
          }
        }
      }
    }
  }

  /// The versions of what was removed.
  private func removed(_ rows: [WorkshopRow], _ place: String) -> HTML {
    let rows = rows.filter(\.isGone)
    if rows.isEmpty { return .empty }
    return Tag.details(open(place)) {
      Tag.summary { workshop.bringBack }
      Tag.ul(.class("rows")) {
        rows.map { row in
          Tag.li { Tag.a(.href("/workshop/\(place)/\(row.id.percentEncoded)/versions"), .dirAuto) { row.title } }
        }
      }
    }
  }

  private var newMode: HTML {
    Tag.form(.class("search"), .named("method", "post"), .named("action", "/workshop")) {
      Tag.label(.class("sr"), .named("for", "mode")) { workshop.modeName }
      Tag.input(
        .id("mode"), .type("text"), .name("mode"), .named("placeholder", workshop.modeName),
        .named("autocomplete", "off"), .named("maxlength", "64"), .flag("required"))
      HTML.deed("new-mode", workshop.newMode)
    }
  }
}

/// The ways on from a saved quiz: play it, open a room, print it, read its sheets.
struct QuizWays {
  let id: String
  let words: PageWords

  @HTMLBuilder var html: HTML {
    Tag.form(.named("method", "post"), .named("action", "/sittings"), .data("beside", words.workshop.playBeside)) {
      HTML.hidden("quiz", id)
      HTML.hidden("practice", "true")
      HTML.hidden("new", "true")
      Tag.button { words.workshop.playIt }
    }
    Tag.form(.named("method", "post"), .named("action", "/rooms")) {
      HTML.hidden("quiz", id)
      Tag.button { words.workshop.openRoom }
    }
    Tag.a(.class("button"), .href(WorkshopPath.print(id).path)) { words.workshop.printIt }
    Tag.a(.class("button"), .href(WorkshopPath.scans(id).path)) { words.workshop.readSheets }
  }
}

/// The forms for a file, and for cells of a spreadsheet.
struct ImportForm {
  let words: PageWords
  private var workshop: PageWords.Workshop { words.workshop }

  var html: HTML {
    Tag.details {
      Tag.summary { workshop.bringFile }
      Tag.div(.class("stack")) {
        form("file", workshop.fileLabel, workshop.fileAbout, workshop.readFile) {
          Tag.input(.id("file"), .type("file"), .name("file"), .flag("required"), .aria("describedby", "file-about"))
        }
        form("table", workshop.tableLabel, workshop.tableAbout, workshop.readTable) {
          Tag.textarea(
            .id("table"), .name("table"), .named("rows", "4"), .flag("required"), .aria("describedby", "table-about"))
        }
      }
    }
  }

  private func form(_ name: String, _ label: String, _ about: String, _ deed: String, _ field: () -> HTML) -> HTML {
    Tag.form(
      .class("field"), .named("method", "post"), .named("action", "/workshop"),
      .named("enctype", "multipart/form-data")
    ) {
      Tag.label(.named("for", name)) { label }
      field()
      Tag.small(.id("\(name)-about")) { about }
      Tag.p { Tag.button { deed } }
    }
  }
}

/// An imported quiz before it is saved: how many questions, and what was lost.
struct ImportedPage {
  let id: String
  let quiz: JSONValue
  let told: [String]
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }

  var frame: PageFrame {
    PageFrame(workshop.bringFile) {
      Tag.h1(.named("tabindex", "-1"), .dirAuto) { EditedQuiz(id: id, quiz: quiz).title }
      Tag.p { "\(words.questions(quiz.questions.count)). \(workshop.notSavedYet)" }
      Tag.h2 { workshop.lostTitle }
      if told.isEmpty { Tag.p { workshop.nothingLost } }
      if !told.isEmpty { Tag.ul(.class("rich")) { told.map { line in Tag.li(.dirAuto) { line.capitalised } } } }
      Tag.div(.class("row")) {
        Tag.a(.class("button", "main"), .href(EditPage.path(id))) { workshop.goOnEditing }
        Tag.form(.named("method", "post"), .named("action", EditPage.path(id))) {
          HTML.deed("discard", workshop.throwAway, "quiet")
        }
      }
    }
  }
}
