internal import QuizPlay

extension SettingTexts {
  package static let german: SettingTexts = {
    let texts = SettingTexts()
    texts.fillPlay()
    texts.fillLooks()
    texts.fillDays()
    texts.fillPlayers()
    return texts
  }()

  private func fillPlay() {
    changes = "ändern"
    edits = "Wert eingeben"
    isOn = "an"
    isOff = "aus"
    timed = "Mit Zeitlimit"
    timedAbout = "ein Limit für jede Frage, keines, oder was das Quiz sagt"
    timedAsQuiz = "wie im Quiz"
    timedEvery = "{n} s je Frage"
    seconds = "Sekunden"
    secondsAbout = "für eine Frage mit Zeitlimit"
    takes = "speichern"
    value = "Wert"
  }

  private func fillLooks() {
    theme = "Farben"
    themeAbout = "für dunklen oder hellen Hintergrund, oder keine"
    themes = [
      "auto": "automatisch", "dark": "dunkler Grund", "light": "heller Grund", "mono": "keine Farben",
    ]
    motion = "Weniger Bewegung"
    motionAbout = "Zeitbalken rücken, sonst bewegt sich nichts"
    confirm = "Zweimal Eingabe"
    confirmAbout = "die erste wählt eine Antwort, die zweite gibt sie ab"
    language = "Sprache"
    languageAbout = "der Quizze und dieser Bildschirme"
    languages = ["auto": "wie das System", "en": "English", "de": "Deutsch"]
    languageFixed = "die Umgebung sagt {language}, und das gilt"
    plain = "Einfache Zeilen"
    plainAbout = "statt des ganzen Bildschirms, ab dem nächsten Start"
    ascii = "Nur ASCII"
    asciiAbout = "mit den Zeichen zeichnen, die jedes Terminal hat"
    bidi = "Rechts nach links"
    bidiAbout = "ordnet solchen Text so, wie man ihn liest"
    bidiAuto = "wo das Terminal es nicht tut"
  }

  private func fillDays() {
    retries = "Wiederholungen"
    retriesAbout = "wie oft das Quiz des Tages noch einmal gespielt werden darf"
    weekly = "Wochenziel"
    weeklyAbout = "Tage in der Woche, für alle, die keine Kette wollen; 0 ist keines"
    source = "Quiz des Tages"
    sourceAbout = "fünf Fragen aus allen Quizzen, oder ein Quiz, das dafür bestimmt ist"
    sourceOf = ["drawn": "gezogen", "quizzes": "eines der Quizze"]
    counts = "Tagesergebnis"
    countsAbout = "welcher Durchgang eines Tages zählt"
    countsOf = ["best": "der beste", "first": "der erste"]
    freezes = "Freie Tage"
    freezesAbout = "ausgelassene Tage je sieben, die keine Serie beenden"
  }

  private func fillPlayers() {
    renames = "umbenennen"
    merges = "zusammenlegen"
    compares = "vergleichen"
    renameTitle = "{player}: ein anderer Name"
    mergeTitle = "Wer ist {player} in Wahrheit?"
    mergeAbout = "Alles Gespielte geht an diesen Spieler."
    mergeSure = "Aus zweien einen machen?"
    mergeYes = "Zusammenlegen"
    compareTitle = "Spieler nebeneinander"
    figureFinished = "beendet"
    figureAverage = "im Mittel"
    figureBest = "bestes"
    figureRight = "richtig"
    figureStreak = "Serie"
    figureLongest = "längste"
    player = "Spieler"
    playerAbout = "wer spielt; alle haben ihren eigenen Stand"
    chooseAction = "wählen"
    addPlayer = "jemanden hinzufügen"
    child = "Kind"
    childKey = "Kind: ohne Einstellungen"
    playersTitle = "Wer spielt?"
    nobodyLike = "Niemand passt zu „{text}“."
    noPlayers = "Noch ist niemand hier: füge jemanden hinzu."
    finishedCount = "{n} beendet"
    plays = "spielt gerade"
    newName = "Name"
    nameFirst = "Gib zuerst einen Namen ein."
    newPlayerTitle = "Jemand Neues"
  }
}
