internal import HTMLText
internal import QRCode
internal import QuizCore
internal import SheetLayout
internal import Words

/// The pages of an answer sheet that `quizrun scan` reads, drawn in millimetres.
struct ScanSheet {
  private let title: String
  private let plan: SheetPlan
  private let layout: SheetLayout
  private let seed: Int
  private let participant: String
  private let words: PaperWords

  /// `participant` is empty on a sheet for anybody.
  init(_ title: String, _ plan: SheetPlan, _ paper: SheetPaper, seed: Int, participant: String, _ words: PaperWords) {
    (self.title, self.plan, self.seed, self.participant, self.words) = (title, plan, seed, participant, words)
    layout = SheetLayout(paper, plan.questions)
  }

  var pageCount: Int { layout.pages.count }

  private func code(_ page: Int) -> SheetCode {
    SheetCode(
      version: plan.version.letter, check: plan.version.check, seed: seed, page: page, pages: pageCount,
      paper: layout.paper, digits: plan.digits, shape: plan.shape, participant: participant)
  }

  /// False where the participant's name is longer than a code holds.
  var fitsCode: Bool { QRCode.modules(of: code(pageCount).text) != nil }

  var html: HTML { HTML { for page in layout.pages { html(page) } } }

  private func html(_ page: SheetLayout.Page) -> HTML {
    let version = plan.version
    var attributes: [Attribute] = [
      .class("scan"), .data("page", "\(version.letter):\(page.number)"), .data("version", version.letter),
      .data("check", version.check), .data("seed", String(seed)), .named("dir", "ltr"),
    ]
    if !participant.isEmpty { attributes.append(.data("participant", participant)) }
    return Tag.div(attributes) {
      for (id, corner) in layout.paper.tags.enumerated() {
        Self.squares(SheetTag.isBlack(id), corner, SheetPaper.tagSide)
      }
      if let modules = QRCode.modules(of: code(page.number).text) {
        Self.squares(modules, layout.paper.code, SheetPaper.codeSide)
      }
      head(page)
      for placed in page.parts { part(placed) }
    }
  }

  private func head(_ page: SheetLayout.Page) -> HTML {
    let left = SheetPaper.margin + SheetPaper.tagSide + 4
    let width = layout.paper.code.x - left - 4
    var facts = [
      words.version(["letter": plan.version.letter]), words.seedNumber(["n": String(seed)]),
      words.check(["n": plan.version.check]),
    ]
    if pageCount > 1 {
      facts.append(words.sheetPage(["n": String(page.number), "of": String(pageCount)]))
    }
    return Tag.div(.class("scan-head"), Self.place(left, SheetPaper.margin, width, SheetPaper.codeSide)) {
      Tag.div(.class("scan-title"), .dirAuto) { title }
      Tag.div(.class("scan-facts")) { facts.joined(separator: " · ") }
      Tag.div(.class("scan-name")) {
        words.nameLabel
        if participant.isEmpty {
          Tag.span(.class("rule"))
        } else {
          Tag.b(.dirAuto) { participant }
        }
      }
      Tag.div(.class("scan-hint")) { words.scanHint }
    }
  }

  @HTMLBuilder private func part(_ placed: SheetLayout.Placed) -> HTML {
    let line = SheetLayout.pitch
    let isDigits = if case .digits = placed.part.form { true } else { false }
    Tag.span(
      .class("scan-number"),
      Self.place(placed.left, placed.top, SheetLayout.labelWidth - 1.5, line)
    ) { placed.part.name }
    if isDigits {
      for bubble in placed.bubbles where bubble.sign == "0" || bubble.sign == "-" {
        let side = SheetLayout.boxSide
        Tag.span(.class("scan-box"), Self.place(bubble.x - side / 2, placed.top, side, side))
      }
    }
    if placed.part.form == .line {
      Tag.span(
        .class("scan-line"),
        Self.place(
          placed.left + SheetLayout.labelWidth, placed.top, placed.width - SheetLayout.labelWidth - 1, line - 0.8))
    }
    for bubble in placed.bubbles {
      Tag.span(
        .class("scan-bubble"), .data("bubble", bubble.name),
        Self.place(
          bubble.x - SheetLayout.radius, bubble.y - SheetLayout.radius, SheetLayout.diameter, SheetLayout.diameter)
      ) { bubble.sign == "-" ? "−" : bubble.sign }
    }
  }

  /// Black squares of a picture that has as many a row as rows.
  private static func squares(_ isBlack: [[Bool]], _ corner: SheetPoint, _ side: Double) -> HTML {
    let path = isBlack.enumerated().flatMap { y, row in
      row.enumerated().filter(\.element).map { "M\($0.offset) \(y)h1v1h-1z" }
    }
    return Tag.svg(
      .class("scan-mark"), place(corner.x, corner.y, side, side),
      .named("viewBox", "0 0 \(isBlack.count) \(isBlack.count)"), .named("shape-rendering", "crispEdges")
    ) { Tag.svgPath(.named("d", path.joined())) }
  }

  private static func place(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Attribute {
    .named("style", "left:\(text(x))mm;top:\(text(y))mm;width:\(text(width))mm;height:\(text(height))mm")
  }

  private static func text(_ value: Double) -> String {
    ValueSpec.written(.numeric((value * 1000).rounded() / 1000))
  }

  static func style(_ paper: SheetPaper) -> String {
    let (width, height) = (text(paper.width), text(paper.height))
    return """

      @page scan { margin: 0; @bottom-center { content: none; } }
      .scan { page: scan; position: relative; width: \(width)mm; height: calc(\(height)mm - 1px); overflow: hidden;
        break-before: page; break-after: page; break-inside: avoid; background: #fff; }
      .scan + .scan { break-before: auto; }
      .scan > * { position: absolute; }
      .scan-mark { display: block; }
      .scan-head { display: flex; flex-direction: column; gap: .7mm; overflow: hidden; line-height: 1.2; }
      .scan-title { font-size: 12pt; font-weight: bold; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .scan-facts { font-size: 8.5pt; }
      .scan-name { display: flex; align-items: flex-end; gap: 1.5mm; font-size: 9.5pt; min-height: 8mm; }
      .scan-name .rule { height: 7.5mm; }
      .scan-hint { font-size: 7.5pt; color: #333; }
      .scan-number { font-size: 9pt; font-weight: bold; text-align: right; line-height: \(text(SheetLayout.pitch))mm;
        white-space: nowrap; }
      .scan-bubble { border: .25mm solid #000; border-radius: 50%; font-size: 6.5pt; text-align: center;
        line-height: 3.9mm; color: #b0b0b0; }
      .scan-box { border: .2mm solid #777; }
      .scan-line { border-bottom: .25mm solid #555; }
      @media screen { .scan { margin: 6mm 0; } }
      """
  }
}
