internal import QuizPlay

extension PageWords {
  /// The cover of a quiz.
  struct Cover: Sendable {
    var oneQuestion = "1 question"
    var questions: Template = "{n} questions"
    var pickOf: Template = "{n} of {of} questions"
    var by: Template = "by {name}"
    var last: Template = "last played {day}"
    var due: Template = "{n} due today"
    var begun: Template = "You are at question {n} of {of}"
    var begunOpen: Template = "You are at question {n}"
    var begunTitle = "You have begun this quiz"
    var begunAt: Template = "Begun {when}."
    var proceed = "Continue"
    var startAnew = "Start anew"
    var start = "Start"
    var standardMode = "Default"
    var mode = "Mode"
    var time = "Time"
    var asWritten = "As the quiz says"
    var untimed = "No limit"
    var secondsEach: Template = "{n} seconds a question"
    var more = "More choices"
    var modifiers = "Changes to the mode"
    var showOptions = "Show the options of what is chosen"
    var standard: Template = "{value} (standard)"
    var yes = "yes"
    var no = "no"
    var factor = "Time for me"
    var factors = ["1": "as it is", "1.5": "1.5 times", "2": "twice", "4": "four times", "10": "ten times"]
    var limit = "How many questions"
    var players = "Players, one a line"
    var onlyMissed = "Only what I missed"
    var practice = "Practice: nothing is kept"
    var inRoom = "In a room"
    var ownPace = "Everybody at their own pace, as homework"
    var until = "Open until, as 18:30 or 2026-11-30 18:00"
    var pastDay = "A past day, for practice: it is not recorded and counts for no streak."
    var toBeat: Template = "Score to beat, of {name}: {score}"
    var accept = "Take the challenge"

    static let german: Cover = {
      var words = Cover()
      words.oneQuestion = "1 Frage"
      words.questions = "{n} Fragen"
      words.pickOf = "{n} von {of} Fragen"
      words.by = "von {name}"
      words.last = "zuletzt gespielt {day}"
      words.due = "{n} heute fällig"
      words.begun = "Du bist bei Frage {n} von {of}"
      words.begunOpen = "Du bist bei Frage {n}"
      words.begunTitle = "Du hast dieses Quiz begonnen"
      words.begunAt = "Begonnen {when}."
      words.proceed = "Weiterspielen"
      words.startAnew = "Neu beginnen"
      words.start = "Beginnen"
      words.standardMode = "Standard"
      words.mode = "Modus"
      words.time = "Zeit"
      words.asWritten = "Wie das Quiz es sagt"
      words.untimed = "Ohne Limit"
      words.secondsEach = "{n} Sekunden je Frage"
      words.more = "Mehr"
      words.modifiers = "Änderungen am Modus"
      words.showOptions = "Optionen des Gewählten zeigen"
      words.standard = "{value} (Standard)"
      words.yes = "ja"
      words.no = "nein"
      words.factor = "Zeit für mich"
      words.factors = [
        "1": "wie vorgesehen", "1.5": "anderthalbmal", "2": "doppelt", "4": "viermal", "10": "zehnmal",
      ]
      words.limit = "Wie viele Fragen"
      words.players = "Spieler, einer je Zeile"
      words.onlyMissed = "Nur, was ich verfehlt habe"
      words.practice = "Übung: nichts wird behalten"
      words.inRoom = "In einem Raum"
      words.ownPace = "Alle im eigenen Tempo, als Hausaufgabe"
      words.until = "Offen bis, etwa 18:30 oder 2026-11-30 18:00"
      words.pastDay = "Ein vergangener Tag, zur Übung: er wird nicht gespeichert und zählt für keine Serie."
      words.toBeat = "Zu schlagen, von {name}: {score}"
      words.accept = "Herausforderung annehmen"
      return words
    }()

    func count(_ asked: Int, of all: Int) -> String {
      if asked < all { return pickOf(["n": String(asked), "of": String(all)]) }
      return all == 1 ? oneQuestion : questions(["n": String(all)])
    }
  }
}
