internal import HTMLText
internal import QuizPlay
internal import QuizWire
internal import Words

/// The scanned sheets of a quiz: sending pages, what was read, the doubts with their cut-outs, and the marks.
struct ScansPage {
  let id: String
  let view: ScanView
  let visit: PageVisit
  private var words: PageWords { visit.words }
  private var workshop: PageWords.Workshop { words.workshop }
  private var scans: ScanWords { ScanWords(words.language) }
  private var path: String { WorkshopPath.scans(id).path }

  var frame: PageFrame {
    let isWorking = view.stage == .reading || view.stage == .grading
    var frame = PageFrame(workshop.readSheets) {
      Tag.p { Tag.a(.href(EditPage.path(id)), .dirAuto) { view.title } }
      Tag.h1(.named("tabindex", "-1")) { workshop.readSheets }
      if let told = view.told { Tag.p(.class("message", "grave"), .named("role", "alert"), .dirAuto) { told } }
      switch view.stage {
      case .none:
        upload
        printing
      case .reading, .grading: working
      case .read, .failed, .graded: results
      }
    }
    (frame.isWide, frame.isEditor) = (true, true)
    if isWorking {
      frame.refresh = 2
      frame.attributes = [.data("again", "2")]
    }
    return frame
  }

  // MARK: Sending

  private var upload: HTML {
    let isFirst = view.stage == .none
    return Tag.form(
      .class("stack"), .named("method", "post"), .named("action", path), .named("enctype", "multipart/form-data")
    ) {
      field("files", workshop.scanFiles, workshop.scanFilesAbout) {
        Tag.input(
          .id("files"), .class("drop"), .type("file"), .name("files"), .flag("multiple"), .flag("required"),
          .named("accept", ".pdf,.png,.jpg,.jpeg"), .aria("describedby", "files-about"))
      }
      if isFirst {
        field("seed", workshop.scanSeed, workshop.scanSeedAbout) {
          Tag.input(
            .id("seed"), .type("text"), .name("seed"), .named("inputmode", "numeric"), .named("maxlength", "16"),
            .named("autocomplete", "off"), .aria("describedby", "seed-about"))
        }
        field("class", workshop.scanClass, workshop.scanClassAbout) {
          Tag.textarea(.id("class"), .name("class"), .named("rows", "4"), .aria("describedby", "class-about"))
        }
      }
      Tag.p { Tag.button(isFirst ? [.class("main")] : []) { workshop.readSheets } }
    }
  }

  private var printing: HTML {
    Tag.details {
      Tag.summary { workshop.printSheets }
      Tag.form(.class("stack"), .named("action", WorkshopPath.print(id).path)) {
        Tag.p { workshop.printSheetsAbout }
        HTML.hidden("sheets", "1")
        field("print-class", workshop.scanClass, workshop.linesAbout) {
          Tag.textarea(
            .id("print-class"), .name("class"), .named("rows", "4"), .aria("describedby", "print-class-about"))
        }
        Tag.div(.class("field")) {
          Tag.label(.named("for", "print-versions")) { workshop.versionCount }
          Tag.input(
            .id("print-versions"), .type("number"), .name("versions"), .value("1"), .named("min", "1"),
            .named("max", "26"))
        }
        field("print-seed", workshop.scanSeed, workshop.printSeedAbout) {
          Tag.input(
            .id("print-seed"), .type("number"), .name("seed"), .value("0"), .named("min", "0"),
            .aria("describedby", "print-seed-about"))
        }
        Tag.p { Tag.button { workshop.printSheets } }
      }
    }
  }

  private func field(_ id: String, _ label: String, _ about: String, _ field: () -> HTML) -> HTML {
    Tag.div(.class("field")) {
      Tag.label(.named("for", id)) { label }
      field()
      Tag.small(.id("\(id)-about")) { about }
    }
  }

  // MARK: Working

  private var working: HTML {
    HTML {
      Tag.p(.class("message"), .named("role", "status")) {
        view.stage == .reading ? workshop.isReading(view.pages) : workshop.isMarking
      }
      Tag.progress(.aria("label", view.stage == .reading ? workshop.readSheets : workshop.isMarking))
      Tag.div(.class("row")) {
        Tag.a(.class("button"), .href(path)) { words.room.lookAgain }
        deeds { HTML.deed("stop", workshop.stopReading, "quiet") }
      }
    }
  }

  /// A form whose buttons are deeds.
  private func deeds(_ buttons: () -> HTML) -> HTML {
    Tag.form(.named("method", "post"), .named("action", path)) { buttons() }
  }

  // MARK: What came of it

  @HTMLBuilder private var results: HTML {
    let open = view.doubts.filter { !$0.fields.isEmpty }
    Tag.p(.named("role", "status")) {
      let counts = [workshop.pagesRead(view.pages), open.isEmpty ? scans.noDoubts : workshop.doubtsOpen(open.count)]
      (view.doubts.isEmpty || !open.isEmpty ? counts : [counts[0]]).joined(separator: " ")
    }
    if view.stage == .failed { deeds { HTML.deed("again", workshop.goOnReading, "main") } }
    if !open.isEmpty { doubts(open) }
    strangers
    if !view.sheets.isEmpty { marks(hasOpen: !open.isEmpty) }
    if !view.sheets.isEmpty { table }
    Tag.details {
      Tag.summary { workshop.morePages }
      upload
    }
    Tag.details {
      Tag.summary { workshop.putAway }
      Tag.form(.class("stack"), .named("method", "post"), .named("action", path)) {
        Tag.p { workshop.putAwayAbout }
        Tag.p { HTML.deed("away", workshop.putAway, "grave") }
      }
    }
  }

  private func doubts(_ doubts: [ScanView.Doubt]) -> HTML {
    Tag.form(
      .class("stack", "doubts"), .named("method", "post"), .named("action", path), .aria("label", scans.doubtsTitle)
    ) {
      Tag.h2 { scans.doubtsTitle }
      Tag.p(.class("soft")) { scans.doubtsHint }
      doubts.indices.map { place in card(doubts[place], place) }
      Tag.div(.class("actions")) { HTML.deed("resolve", scans.saveAnswers, "main") }
    }
  }

  private func card(_ doubt: ScanView.Doubt, _ place: Int) -> HTML {
    Tag.section(.class("card", "stack"), .aria("labelledby", "doubt-\(place)")) {
      head(doubt, place)
      Tag.div(.class("row")) {
        doubt.fields.indices.map { index in answer(doubt.fields[index], doubt, "answer-\(place)-\(index)") }
      }
    }
  }

  @HTMLBuilder private func head(_ doubt: ScanView.Doubt, _ place: Int) -> HTML {
    Tag.h3(.id("doubt-\(place)"), .dirAuto) {
      let question = doubt.isPage ? nil : doubt.fields.first?.question
      [doubt.participant, doubt.version, question ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
    Tag.p(.class("soft"), .dirAuto) {
      [doubt.why.capitalised, doubt.place].filter { !$0.isEmpty }.joined(separator: " · ")
    }
    if let picture = doubt.picture {
      Tag.img(.class(doubt.isPage ? "scan-page" : "scan-part"), .src("\(path)/\(picture)"), .alt(doubt.why))
    }
  }

  private func answer(_ field: ScanView.Field, _ doubt: ScanView.Doubt, _ name: String) -> HTML {
    let isWrong = field.told != nil
    return Tag.div(.class("field")) {
      HTML.hidden("participant", doubt.participant)
      HTML.hidden("question", field.question)
      Tag.label(.named("for", name)) { field.question }
      Tag.input(
        [
          .id(name), .type("text"), .name("answer"), .value(field.answer ?? ""), .named("autocomplete", "off"),
          .named("autocapitalize", "characters"), .named("maxlength", "100"), .named("size", "8"),
        ] + (isWrong ? [.aria("invalid", "true"), .aria("describedby", "\(name)-amiss")] : []))
      if let told = field.told { Tag.p(.class("amiss"), .id("\(name)-amiss"), .dirAuto) { told.capitalised } }
    }
  }

  /// Pages that are no sheets, and sentences on others.
  @HTMLBuilder private var strangers: HTML {
    let pages = view.doubts.filter(\.fields.isEmpty)
    if !view.remarks.isEmpty {
      Tag.ul(.class("rich")) { view.remarks.map { remark in Tag.li(.dirAuto) { remark.capitalised } } }
    }
    pages.map(stranger)
  }

  private func stranger(_ doubt: ScanView.Doubt) -> HTML {
    Tag.section(.class("card", "stack")) {
      Tag.p(.dirAuto) { "\(doubt.place): \(doubt.why)" }
      if let picture = doubt.picture {
        Tag.details {
          Tag.summary { doubt.place }
          Tag.img(.class("scan-page"), .src("\(path)/\(picture)"), .alt(doubt.why))
        }
      }
    }
  }

  private var table: HTML {
    Tag.section(.class("stack")) {
      Tag.h2 { workshop.readings }
      Tag.div(.class("scroll"), .named("tabindex", "0"), .named("role", "region"), .aria("label", workshop.readings)) {
        Tag.table {
          Tag.thead { head }
          Tag.tbody { view.sheets.map(row) }
        }
      }
      Tag.p { Tag.a(.class("button", "quiet"), .href("\(path)/answers.csv")) { workshop.saveReadings } }
    }
  }

  private var head: HTML {
    let names = [workshop.sheetOf, workshop.sheetVersion] + view.columns
    return Tag.tr { names.map { name in Tag.th(.named("scope", "col")) { name } } }
  }

  private func row(_ sheet: ScanView.Sheet) -> HTML {
    Tag.tr {
      Tag.th(.named("scope", "row"), .dirAuto) { sheet.participant }
      Tag.td { sheet.version }
      sheet.cells.map { cell in Tag.td { cell } }
    }
  }

  private func marks(hasOpen: Bool) -> HTML {
    Tag.section(.class("stack"), .aria("label", workshop.sheetMarks)) {
      Tag.h2 { workshop.sheetMarks }
      if hasOpen { Tag.p(.class("soft")) { workshop.openCount } }
      if view.stage == .graded {
        Tag.table {
          Tag.tbody {
            view.marks.map { mark in
              Tag.tr {
                Tag.th(.named("scope", "row"), .dirAuto) { mark.participant }
                Tag.td(.class("number")) { words.score(points: mark.points, of: mark.of, percent: mark.percent) }
              }
            }
          }
        }
        Tag.p(.class("row")) {
          Tag.a(.class("button", "main"), .href("\(path)/marks.csv")) { workshop.saveMarks }
          Tag.a(.class("button"), .href("\(path)/feedback.html")) { workshop.saveFeedback }
        }
      } else {
        deeds { HTML.deed("grade", workshop.markSheets, hasOpen ? "" : "main") }
      }
    }
  }
}
