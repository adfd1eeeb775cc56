internal import HTMLText
internal import QuizCells
package import QuizCore
package import QuizLibrary
internal import QuizPlay
package import QuizSittings
internal import SheetLayout
package import Words

/// A quiz on paper as one HTML file that loads nothing: versions, answer sheets and keys, each with its letter and the seed
/// on every page.
package struct PrintedQuiz {
  package enum Paper: String, CaseIterable, Sendable {
    case a4, letter
  }

  private let quiz: Quiz
  private let seed: Int
  private let versions: [PaperVersion]
  private let words: PaperWords
  private let pictures: PagePictures
  private var texts: PaperTexts { PaperTexts(quiz: quiz, pictures: pictures) }
  package var paper = Paper.a4
  /// True when each version has a page of solutions.
  package var hasKey = false
  /// Whether each version has a sheet to write answers on.
  package var hasSheet = false
  /// Whether `quizrun scan` reads the sheets; then the names of those who get one, empty for sheets for anybody.
  package var isScanned = false
  package var participants: [String] = []

  /// `picture` gives the bytes behind a path as a question names it; nil where there are none. `drawn` gives the quiz as
  /// a seed draws its variables; nil where it has none.
  package init(
    _ quiz: Quiz, versions: Int, seed: Int, words: PaperWords, drawn: (_ seed: Int) -> Quiz? = { _ in nil },
    picture: @escaping (String) -> [UInt8]?
  ) {
    self.quiz = quiz
    self.seed = seed
    self.words = words
    self.versions = PaperVersion.versions(versions, of: quiz, seed: seed, drawn: drawn)
    pictures = PagePictures(read: picture)
  }

  /// The language of the paper: the quiz's where the program speaks it, else the reader's.
  package static func language(of quiz: Quiz, reader: InterfaceLanguage) -> InterfaceLanguage {
    return primary(quiz).flatMap(InterfaceLanguage.init(rawValue:)) ?? reader
  }

  private static func primary(_ quiz: Quiz) -> String? {
    quiz.language.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
  }

  /// The language of the quiz where the paper's own words are in another.
  private var foreign: String? { Self.primary(quiz) == words.language.rawValue ? nil : quiz.language }

  /// The file, and a sentence for each picture that is not in it.
  package var file: (text: String, warnings: [String]) {
    let style = PaperStyle.sheet(paper) + (isScanned ? ScanSheet.style(sheetPaper) : "")
    var page = HTMLPage(
      language: foreign == nil ? quiz.language ?? words.language.rawValue : words.language.rawValue, title: quiz.title,
      styleSheet: style)
    (page.colours, page.isMain) = ("light", true)
    var text = page.opening
    for version in versions {
      text += part(version, nil) { PaperTest(version: version, words: words, texts: texts).html }.source
    }
    if isScanned {
      for sheet in scanSheets { text += sheet.html.source }
    } else if hasSheet {
      for version in versions {
        text += part(version, words.sheet) { PaperSheet(version: version, words: words).html }.source
      }
    }
    if hasKey {
      for version in versions {
        text += part(version, words.key) { PaperKey(version: version, words: words, texts: texts).html }.source
      }
    }
    return (text + page.closing, missingPictures)
  }

  private var sheetPaper: SheetPaper { paper == .a4 ? .a4 : .letter }

  /// A sheet for each participant, the versions in turn; without participants one for each version.
  private var scanSheets: [ScanSheet] {
    let digits = SheetPlan.digits(versions)
    let plans = versions.map { SheetPlan($0, digits: digits) }
    let names = participants.isEmpty ? plans.map { _ in "" } : participants
    return names.enumerated().map { place, name in
      ScanSheet(quiz.title, plans[place % plans.count], sheetPaper, seed: seed, participant: name, words)
    }
  }

  /// Why sheets cannot be read after printing; nil where they can.
  package var sheetProblem: Problem? {
    guard isScanned else { return nil }
    let sheets = scanSheets
    if participants.isEmpty, let pages = sheets.map(\.pageCount).max(), pages > 1 {
      return Problem(
        .usage,
        "a sheet of this test has \(pages) pages, which only a name on each keeps together: add --class FILE, a name a line"
      )
    }
    guard let place = sheets.firstIndex(where: { !$0.fitsCode }) else { return nil }
    let name = participants.isEmpty ? "" : participants[place]
    return Problem(.badData, "the name '\(name)' is too long for the code on a sheet: shorten it")
  }

  private var missingPictures: [String] {
    (versions.first?.items ?? []).compactMap(\.printed).flatMap { question in
      (question.picturePaths + question.tileMedia.compactMap(\.image)).filter { pictures.source($0) == nil }.map {
        words.lostPicture(["name": $0, "id": question.id])
      }
    }
  }

  // MARK: Parts

  /// Pages with a repeated head: browsers repeat the head of a table, and nothing else alike.
  private func part(_ version: PaperVersion, _ what: String?, @HTMLBuilder _ content: () -> HTML) -> HTML {
    let left = [quiz.title, what].compactMap { $0 }.joined(separator: " · ")
    let right = [words.version(["letter": version.letter]), words.seedNumber(["n": String(seed)])].joined(
      separator: " · ")
    let kind = what == nil ? "test" : what == words.sheet ? "sheet" : "key"
    return Tag.table(
      .class("part", kind), .data("version", version.letter), .data("seed", String(seed)),
      .named("dir", isRightToLeft ? "rtl" : "ltr")
    ) {
      Tag.thead {
        Tag.tr {
          Tag.td {
            Tag.div(.class("head")) {
              Tag.span(.class("title"), .dirAuto) { left }
              Tag.span(.class("mark")) { right }
              Tag.span(.class("check")) { words.check(["n": version.check]) }
            }
          }
        }
      }
      Tag.tbody { Tag.tr { Tag.td(content: content) } }
    }.inLanguage(foreign)
  }

  private var isRightToLeft: Bool {
    return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(Self.primary(quiz) ?? "")
  }
}

extension PaperVersion.Item {
  /// The question or page that it shows.
  var printed: Question? {
    switch self {
    case .section: return nil
    case .page(let page): return page
    case .question(let question): return question.question
    }
  }
}

/// A quiz at hand made into paper: pictures beside its file, or inside of it, are put into it.
package struct PrintRun {
  package var versions = 1
  package var seed = 0
  package var hasKey = false
  package var hasSheet = false
  /// Whether `quizrun scan` reads the sheets, and the path of the names that they are for.
  package var isScanned = false
  package var classPath: String?
  /// The same as a text, where there is no file.
  package var classText: String?
  package var paper = PrintedQuiz.Paper.a4

  package init() {}

  /// The largest picture to embed; a file of gigabytes prints nowhere.
  private static let largestPicture = 32 << 20

  /// The HTML of the requested quiz, for a file other than its own; problems are reported.
  package func text(
    _ surroundings: Surroundings, _ request: PlayRequest, for output: String?
  ) throws(Problem) -> String {
    let modes = try ModeChoice([], surroundings.library)
    let choice = try QuizFinder(surroundings: surroundings, request: request, modes: modes, seed: seed).find()
    guard case .quiz(let found) = choice else { throw Problem(.usage, "name a quiz, by its path or id") }
    let list = try classPath.map { path throws(Problem) in try ClassList(path) }
    let named = try classText.map { text throws(Problem) in try ClassList(text: text, named: "class") }
    let participants = (list ?? named)?.names ?? []
    var files = FileUse(reading: [found.path, classPath])
    try files.write(output, as: "--out")
    for warning in found.warnings { surroundings.tell(warning) }
    let media = surroundings.library.media(ofQuizAt: found.path)
    let drawn = found.hasVariables ? DrawnQuizzes(found, languages: surroundings.library.languages) : nil
    let readers = surroundings.library.cells.readers
    var printed = printed(found, media, surroundings.language) { drawn?.quiz(seed: $0, readers) }
    printed.participants = participants
    if let problem = printed.sheetProblem { throw problem }
    let (text, warnings) = printed.file
    for warning in warnings { surroundings.tell("\(found.path): \(warning)") }
    return text
  }

  private func printed(
    _ found: QuizAtHand, _ files: QuizMediaFiles, _ reader: InterfaceLanguage, _ drawn: (Int) -> Quiz?
  ) -> PrintedQuiz {
    let words = PaperWords.of(PrintedQuiz.language(of: found.quiz, reader: reader))
    var printed = PrintedQuiz(found.quiz, versions: versions, seed: seed, words: words, drawn: drawn) { name in
      files.bytes(name).flatMap { $0.count > Self.largestPicture ? nil : $0 }
    }
    (printed.paper, printed.hasKey, printed.hasSheet, printed.isScanned) = (paper, hasKey, hasSheet, isScanned)
    return printed
  }
}
