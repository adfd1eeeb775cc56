internal import QuizPlay

extension PageWords {
  /// Players and settings.
  struct House: Sendable {
    var players = "Players"
    var playsNow = "plays now"
    var finished: Template = "{n} finished"
    var rename = "Rename"
    var newName: Template = "New name for {name}"
    var playAs: Template = "Play as {name}"
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
      "seconds": "Seconds for a question", "ascii": "ASCII alone in the terminal",
      "bidi": "Right-to-left in the terminal", "theme": "Colours of the terminal",
      "reduced-motion": "Less motion in the terminal", "language": "Language of the terminal",
      "weekly-goal": "Days a week that are wanted, 0 for none",
      "daily-source": "Where the quiz of the day comes from",
      "daily-retries": "Retries of the quiz of the day", "daily-counts": "Which try of the day counts",
      "streak-freezes": "Missed days that a streak forgives",
    ]
    var values = [
      "true": "yes", "false": "no", "auto": "automatic", "on": "on", "off": "off", "dark": "dark", "light": "light",
      "mono": "one colour", "best": "the best", "first": "the first",
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
      words.playAs = "Als {name} spielen"
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
        "seconds": "Sekunden für eine Frage", "ascii": "Nur ASCII im Terminal",
        "bidi": "Von rechts nach links im Terminal", "theme": "Farben des Terminals",
        "reduced-motion": "Weniger Bewegung im Terminal", "language": "Sprache des Terminals",
        "weekly-goal": "Gewünschte Tage in der Woche, 0 für keine",
        "daily-source": "Woher das Quiz des Tages kommt",
        "daily-retries": "Wiederholungen beim Quiz des Tages", "daily-counts": "Welcher Versuch des Tages zählt",
        "streak-freezes": "Ausgelassene Tage, die eine Serie verzeiht",
      ]
      words.values = [
        "true": "ja", "false": "nein", "auto": "automatisch", "on": "an", "off": "aus", "dark": "dunkel",
        "light": "hell", "mono": "eine Farbe", "best": "der beste", "first": "der erste",
      ]
      words.ownersOnly =
        "Diese Seite ist für den Spieler dieses Rechners. Mit dem Schlüssel kann dieser Browser das sein."
      words.toKey = "Schlüssel eingeben"
      return words
    }()
  }
}
