internal import QuizPlay

/// Every word of the pages; another language is another value.
struct PageWords: Wording {
  var language = InterfaceLanguage.english
  /// Between a whole number and its decimals.
  var decimalMark = "."
  var shell = Shell()
  var problem = Problem()
  var play = Play()
  var cover = Cover()
  var result = Result()
  var shelf = Shelf()
  var record = Record()
  var calendar = Calendar()
  var house = House()
  var room = Room()
  var host = Host()

  static let english = PageWords()

  static let german: PageWords = {
    var words = PageWords()
    (words.language, words.decimalMark) = (.german, ",")
    (words.shell, words.problem, words.play) = (.german, .german, .german)
    (words.cover, words.result) = (.german, .german)
    (words.room, words.host) = (.german, .german)
    (words.shelf, words.record, words.calendar, words.house) = (.german, .german, .german, .german)
    return words
  }()

  /// `3.5`, `3,5`: at most two decimals.
  func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(value)" }
    let (units, rest) = (abs(whole) / 100, abs(whole) % 100)
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return (whole < 0 ? "\u{2212}" : "") + "\(units)" + (rest == 0 ? "" : decimalMark + decimals)
  }

  /// `70 %`, rounded as in every listing; on one line.
  func percent(_ value: Double) -> String { ListingWords.of(language).percent(value).replacing(" ", with: "\u{A0}") }

  /// Around everything.
  struct Shell: Sendable {
    var toContent = "To the content"
    var navigation = "Pages"
    var quizzes = "Quizzes"
    var history = "History"
    var statistics = "Statistics"
    var settings = "Settings"
    var more = "More pages"
    var close = "Close"

    static let german: Shell = {
      var words = Shell()
      words.toContent = "Zum Inhalt"
      words.navigation = "Seiten"
      words.quizzes = "Quizze"
      words.history = "Verlauf"
      words.statistics = "Statistik"
      words.settings = "Einstellungen"
      words.more = "Weitere Seiten"
      words.close = "Schließen"
      return words
    }()
  }

  /// What cannot be done.
  struct Problem: Sendable {
    var home = "To the quizzes"
    var later = "The quiz engine is starting. Try again in a moment."
    var titles = [
      400: "That could not be read", 403: "Not from here", 404: "Not found", 409: "That was done already",
      422: "That does not work", 423: "Open somewhere else", 503: "One moment",
    ]
    var otherTitle = "Something went wrong"
    var sentences = [
      400: "What was sent makes no sense here.", 403: "This may not be done from here.",
      404: "There is nothing under this address, or it belongs to somebody else.",
      409: "The quiz has gone on meanwhile, perhaps in another window.",
      422: "This cannot be done now, and nothing was changed.",
      423: "This quiz is open in another program. Leave it there, then come back.",
      503: "The quiz engine is starting, or much is going on. Try again in a moment; nothing is lost.",
    ]
    var otherSentence = "This cannot be done."

    func title(of status: Int) -> String { titles[status] ?? otherTitle }
    func sentence(of status: Int) -> String { sentences[status] ?? otherSentence }

    static let german: Problem = {
      var words = Problem()
      words.home = "Zu den Quizzen"
      words.later = "Das Quiz startet gerade. Versuch es gleich noch einmal."
      words.titles = [
        400: "Das war nicht zu lesen", 403: "Nicht von hier", 404: "Nicht gefunden", 409: "Das ist schon geschehen",
        422: "Das geht nicht", 423: "Anderswo geöffnet", 503: "Einen Moment",
      ]
      words.otherTitle = "Etwas ging schief"
      words.sentences = [
        400: "Was geschickt wurde, ergibt hier keinen Sinn.", 403: "Das darf von hier aus nicht geschehen.",
        404: "Unter dieser Adresse ist nichts, oder es gehört jemand anderem.",
        409: "Das Quiz ist inzwischen weitergegangen, vielleicht in einem anderen Fenster.",
        422: "Das geht jetzt nicht, und nichts wurde geändert.",
        423: "Dieses Quiz ist in einem anderen Programm geöffnet. Verlass es dort und komm dann wieder.",
        503: "Das Quiz startet gerade, oder es ist viel los. Versuch es gleich noch einmal; nichts geht verloren.",
      ]
      words.otherSentence = "Das geht nicht."
      return words
    }()
  }
}
