extension ListingWords {
  package static let german: ListingWords = {
    let words = ListingWords()
    words.fillColumns()
    words.fillColumnsOfFigures()
    words.fillContent()
    words.fillHistory()
    words.fillSitting()
    words.fillStatistics()
    words.fillStreak()
    words.fillDaily()
    words.fillStandings()
    words.fillPlayers()
    words.fillSettings()
    words.keeping = .german
    words.rooms = .german
    words.challenge = .german
    words.explaining = .german
    return words
  }()

  private func fillColumns() {
    day = "TAG"
    titleColumn = "TITEL"
    questionsColumn = "FRAGEN"
    kindColumn = "ART"
    aboutColumn = "WAS ES TUT"
    modeColumn = "MODUS"
    playerColumn = "SPIELER"
    resultColumn = "ERGEBNIS"
    score = "WERTUNG"
    time = "ZEIT"
    place = "PLATZ"
    pointsColumn = "PUNKTE"
    achievement = "ERFOLG"
    earnedColumn = "ERRUNGEN"
    finishedColumn = "BEENDET"
    unfinishedColumn = "OFFEN"
    last = "ZULETZT"
    key = "EINSTELLUNG"
    value = "WERT"
    meaning = "BEDEUTUNG"
  }

  private func fillColumnsOfFigures() {
    weekFrom = "WOCHE AB"
    month = "MONAT"
    sittingsColumn = "DURCHGÄNGE"
    averageColumn = "IM MITTEL"
    bestColumn = "AM BESTEN"
    category = "KATEGORIE"
    difficulty = "SCHWIERIGKEIT"
    question = "FRAGE"
    hardestQuestion = "SCHWERSTE FRAGE"
    asked = "GESTELLT"
    right = "RICHTIG"
    accuracy = "QUOTE"
    mean = "MITTEL"
    fastest = "SCHNELLST"
  }

  private func fillContent() {
    oneQuestion = "1 Frage"
    questions = "{n} Fragen"
    due = "{n} fällig"
    quizWritten =
      "geschrieben: {path}\nspielen: quizrun {name}\nprüfen, wenn sich etwas geändert hat: quizrun quiz check {name}"
    pluginWritten = """
      {path} ist ein Modus, der läuft. Ändere ihn, und nach jeder Änderung:
        quizrun plugin test {name}               seine Beispiele
        quizrun plugin check {name}              alles andere, was falsch sein kann
        quizrun QUIZ --plugin {name} --watch     spielen; was du speicherst, wird gleich gespielt
      """
    fetched = "{questions}: {new} neu, {known} schon da; in der Sammlung sind {n} ({source})"
    goesOnOpen = "Weiterspielen"
    goesOn = "Weiterspielen ({progress})"
    noQuiz = "kein Quiz gefunden: `quizrun quiz new NAME` schreibt eines"
    noPlugin = "kein Plugin gefunden: `quizrun plugin new NAME` schreibt eines"
    mode = "Modus"
    modifier = "Zusatz"
    none = "(keine)"
    percent = "{n} %"
    amountOf = "{n} von {of}"
    decimalMark = ","
    nearPlayer = "; war „{name}“ gemeint?"
    nearQuiz = "; war das Quiz „{name}“ gemeint?"
  }

  private func fillHistory() {
    inProgress = "begonnen"
    nothingPlayed = "noch wurde nichts gespielt: `quizrun` beginnt"
    noSittingPasses = "kein Durchgang passt zum Filter"
    newest = "Das sind die neuesten {n}; --limit zeigt mehr."
    deleteSitting = "{what} löschen?"
    deleted = "Gelöscht: {what}"
    sittingOf = "{title} von {player}, {day}"
  }

  private func fillSitting() {
    fromTo = "{day}, {from} bis {to}, Spielzeit {time}"
    result = "Ergebnis"
    discarded = "Verworfen."
    source = "Quelle: {source}"
    ofRoom = "Er gehört zum Raum {room}."
    canGoOn = "Es kann weitergehen: bewertet wird am Ende."
    attempt = " (Versuch {n})"
    skipped = "übersprungen"
    lastGrownUp = "jemand muss bleiben, der Einstellungen ändern kann: füge zuerst jemanden hinzu"
    timedOutWith = "{given}, als die Zeit um war"
    timedOut = "die Zeit war um"
    nothingGiven = "nichts"
    markRight = "Richtig"
    markPartly = "Teilweise richtig"
    markWrong = "Falsch"
    notMarked = "Nicht bewertet"
    rightAnswer = "{mark}; richtig: {answer}"
    goOn = "Weiterspielen:  {command}"
    again = "Noch einmal:    {command}"
    otherSeed = "Neu gemischt:   {command}"
  }

  private func fillStatistics() {
    nothingFinished = "noch wurde nichts beendet: `quizrun` beginnt"
    noFinishedPasses = "kein beendeter Durchgang passt zum Filter"
    noQuestionPasses = "keine Frage eines beendeten Durchgangs passt zum Filter"
    sittings = "Durchgänge"
    ofPlay = "{n}, Spielzeit {time}"
    average = "Im Mittel"
    averageAndBest = "{mean}, am besten {best}"
    answers = "Antworten"
    noAnswers = "0, selbst bewertete Karten nicht mitgezählt"
    unanswered = "ohne Antwort: {n}"
    answersRight = "{n}, davon {right} von {marked} richtig ({percent})"
    answerTime = "Zeit je Antwort"
    meanAndFastest = "{mean} im Mittel, {fastest} am schnellsten"
    bestCategory = "Beste Kategorie"
    worstCategory = "Schwächste Kategorie"
    ofFirmCategories = "{percent}, von denen mit mindestens {n} Antworten"
    difficulties = ["easy": "leicht", "medium": "mittel", "hard": "schwer"]
  }

  private func fillStreak() {
    current = "Aktuell"
    best = "Längste"
    oneDay = "1 Tag"
    days = "{n} Tage"
    toBegin = ": beende ein Quiz, und eine Serie beginnt"
    todayDone = ", heute ist geschafft"
    todayOpen = ", heute ist noch offen"
    streakOver = ": die letzte ist vorbei"
    weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    noDays = "Noch zählt kein Tag."
    dayInRow = "Tag {n} in Folge"
    dayForgiven = "Tag {n} in Folge; davor ausgelassen und verziehen: {days}"
    firstDay = "der erste Tag"
    newStreak = "Tag 1 einer neuen Serie; davor ausgelassen: {days}"
  }

  private func fillDaily() {
    servedAt =
      "öffne diese Adresse selbst, denn sie enthält deinen Schlüssel; Gäste und Spieler eines Raums öffnen {address}"
    completedToday = "Für heute geschafft. Serie: {days}, längste {best}. {next}"
    playsOnceMore = "`quizrun daily --retry` spielt es noch einmal."
    sharesDaily =
      "`quizrun history --share` gibt, was man weitersagen kann, `quizrun challenge create --daily` einen Code für andere."
    comesTomorrow = "Das nächste kommt morgen."
    today = "Heute"
    thisWeek = "Diese Woche"
    weekDone = "{n} von {goal} Tagen"
    weekReached = "{n} von {goal} Tagen: erreicht"
    weeksInRow = "Wochen in Folge"
    dailyTitle = "Quiz des Tages, {day}"
    dailyNew = "{day}: {title}, noch nicht begonnen. `{command}` spielt es."
    dailyPassed = "{day}: {title}, nicht gespielt. `{command}` spielt es zur Übung."
    dailyBegun = "{day}: {title}, {progress}. `{command}` spielt weiter."
    bestSoFar = "Bisher am besten: {score}."
    answeredOf = "{n} von {of} beantwortet"
    answered = "{n} beantwortet"
    dailyCompleted = "{day}: {title}, geschafft."
    dailyCompletedWith = "{day}: {title}, geschafft ({percent})."
  }

  private func fillStandings() {
    noScore = "noch gibt es kein Ergebnis: `quizrun` spielt ein Quiz"
    leftOut =
      "Ohne Platz, weil es Teile von Quizzen waren oder andere Einstellungen als die des Quiz galten: {n} Durchgänge."
    noScorePasses = "kein Ergebnis passt zum Filter"
    friend = "{player} (von außen)"
    noAchievements =
      "kein Plugin hier hat Erfolge: leg eines in plugins/ (docs/cookbook.md, What can be earned)"
    before = "VORHER"
    after = "NACHHER"
    change = "ÄNDERUNG"
    oneWouldChange = "{n} von 1 Durchgang käme anders heraus."
    wouldChange = "{n} von {of} Durchgängen kämen anders heraus."
    notYet = "noch nicht"
    earnedOf = "{n} von {of} errungen."
  }

  private func fillPlayers() {
    noPlayer = "noch spielt hier niemand: `quizrun player add NAME` fügt jemanden hinzu"
    added = "Hinzugefügt: {player}"
    playsNow = "Ab jetzt spielt {player}."
    renamed = "{player} heißt ab jetzt {name}."
    hidden = "{player} steht nicht mehr auf der Bestenliste."
    shown = "{player} steht auf der Bestenliste."
  }

  private func fillSettings() {
    settings = [
      "cell": "required: kein Plugin, wo das System es nicht einschließen kann; auto: mit Warnung",
      "player": "wer spielt, wenn niemand genannt ist",
      "plain": "einfache Zeilen statt des ganzen Bildschirms",
      "timed": "ein Zeitlimit für jede Frage: on, off, Sekunden, oder quiz (wie es im Quiz steht)",
      "seconds": "Sekunden für eine Frage, wenn timed an ist oder --timed keine nennt",
      "ascii": "den ganzen Bildschirm nur mit ASCII-Zeichen zeichnen",
      "bidi":
        "Text von rechts nach links so ordnen, wie man ihn liest: on, off, oder auto (wo das Terminal es nicht tut)",
      "theme": "Farben für dunklen oder hellen Hintergrund, oder mono; auto fragt das Terminal",
      "reduced-motion": "nichts bewegt sich, und der Zeitbalken rückt einmal in der Sekunde",
      "confirm": "im ganzen Bildschirm wählt eine Eingabe die Antwort, die nächste gibt sie ab",
      "language": "die Sprache, wenn die Umgebung keine nennt; auto ist Englisch",
      "daily-source": "das Quiz des Tages: drawn (aus allen Quizzen gezogen) oder quizzes (eines mit daily)",
      "daily-retries": "wie oft das Quiz des Tages noch einmal gespielt werden darf",
      "daily-counts": "welcher Durchgang eines Tages zählt: best (der beste) oder first (der erste)",
      "sound": "der Befehl, der im Terminal Töne abspielt, etwa mpv --no-video; off: sie werden nur genannt",
      "streak-freezes": "ausgelassene Tage je sieben, die keine Serie beenden",
      "weekly-goal": "gewünschte Tage in der Woche, für alle, die keine Kette wollen; 0: keine",
    ]
  }
}
