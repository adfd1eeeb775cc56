internal import QuizPlay

extension PageWords {
  /// Players and settings.
  struct House: Sendable {
    var players = "Players"
    var playsNow = "plays now"
    var finished: Template = "{n} finished"
    var rename = "Rename"
    var newName: Template = "New name for {name}"
    var playAs: Template = "Choose {name} as the player"
    var choose = "Choose"
    var somebodyNew = "Somebody new"
    var add = "Add"

    var settings = "Settings"
    var saved = "Saved."
    var save = "Save"
    var inBrowser = "In this browser"
    var keys = "Keys: 1 to 9 choose, Enter goes on, Escape leaves"
    var swipes = "Swipes: right goes on, left leaves"
    var guest = "You play as a guest. The settings of this machine are for its player, who has the key."
    var ofMachine = "Playing, here and in the terminal"
    var terminal = "The terminal"
    var labels = [
      "player": "Who plays", "plain": "Plain lines in the terminal", "timed": "Time limits",
      "seconds": "Seconds for every question", "ascii": "ASCII alone in the terminal",
      "bidi": "Right-to-left in the terminal", "theme": "Colours of the terminal",
      "reduced-motion": "Less motion in the terminal", "language": "Language of the terminal",
      "confirm": "Enter twice in the terminal",
      "weekly-goal": "Weekly goal",
      "daily-source": "Where the quiz of the day comes from",
      "daily-retries": "Retries of the quiz of the day", "daily-counts": "Which try of the day counts",
      "streak-freezes": "Missed days that a streak forgives",
    ]
    var values = [
      "true": "Yes", "false": "No", "auto": "Automatic", "on": "On", "off": "Off", "dark": "Dark", "light": "Light",
      "mono": "One colour", "best": "The best", "first": "The first", "drawn": "Drawn from all quizzes",
      "quizzes": "One of the quizzes that are marked for it",
    ]
    /// Of time limits.
    var timings = [
      "quiz": "As each quiz says", "off": "No limits", "on": "A limit for every question, as below",
    ]
    var ownersOnly = "This page is for the player of this machine. With the key this browser can be that."
    var toKey = "Enter the key"

    func label(_ key: String) -> String { labels[key] ?? key }
    func value(_ value: String) -> String { values[value] ?? value }

    static let german: House = {
      var words = House()
      words.players = "Spieler"
      words.playsNow = "spielt jetzt"
      words.finished = "{n} beendet"
      words.rename = "Umbenennen"
      words.newName = "Neuer Name für {name}"
      words.playAs = "Wählen: {name} spielt"
      words.choose = "Wählen"
      words.somebodyNew = "Jemand Neues"
      words.add = "Hinzufügen"
      words.settings = "Einstellungen"
      words.saved = "Gespeichert."
      words.save = "Speichern"
      words.inBrowser = "In diesem Browser"
      words.keys = "Tasten: 1 bis 9 wählen, Enter geht weiter, Escape verlässt"
      words.swipes = "Wischen: nach rechts weiter, nach links verlassen"
      words.guest =
        "Du spielst als Gast. Die Einstellungen dieses Rechners sind für seinen Spieler, der den Schlüssel hat."
      words.ofMachine = "Spielen, hier und im Terminal"
      words.terminal = "Das Terminal"
      words.labels = [
        "player": "Wer spielt", "plain": "Nur Zeilen im Terminal", "timed": "Zeitlimits",
        "seconds": "Sekunden für jede Frage", "ascii": "Nur ASCII im Terminal",
        "bidi": "Von rechts nach links im Terminal", "theme": "Farben des Terminals",
        "reduced-motion": "Weniger Bewegung im Terminal", "language": "Sprache des Terminals",
        "confirm": "Zweimal Eingabe im Terminal",
        "weekly-goal": "Wochenziel",
        "daily-source": "Woher das Quiz des Tages kommt",
        "daily-retries": "Wiederholungen beim Quiz des Tages", "daily-counts": "Welcher Versuch des Tages zählt",
        "streak-freezes": "Ausgelassene Tage, die eine Serie verzeiht",
      ]
      words.values = [
        "true": "Ja", "false": "Nein", "auto": "Automatisch", "on": "An", "off": "Aus", "dark": "Dunkel",
        "light": "Hell", "mono": "Eine Farbe", "best": "Der beste", "first": "Der erste",
        "drawn": "Aus allen Quizzen gezogen", "quizzes": "Eines der Quizze, die dafür gekennzeichnet sind",
      ]
      words.timings = [
        "quiz": "Wie jedes Quiz es sagt", "off": "Keine Limits", "on": "Ein Limit für jede Frage, wie unten",
      ]
      words.ownersOnly =
        "Diese Seite ist für den Spieler dieses Rechners. Mit dem Schlüssel kann dieser Browser das sein."
      words.toKey = "Schlüssel eingeben"
      return words
    }()
  }
}
