internal import QuizPlay

extension HomeTexts {
  package static let german: HomeTexts = {
    let texts = HomeTexts()
    texts.fillToday()
    texts.fillEntries()
    texts.fillAbouts()
    texts.fillQuizzes()
    return texts
  }()

  private func fillToday() {
    today = "Heute"
    todayAbout =
      "Ein paar Fragen für heute, dieselben für alle mit denselben Quizzen. Wer jeden Tag etwas beendet, hat eine Serie."
    todayNew = "noch nicht begonnen"
    todayNewOf = "noch nicht begonnen, {questions}"
    todayCompleted = "Geschafft"
    todayScore = "Geschafft mit {score}"
    retries = "{text}, noch {n} Versuche"
    oneRetry = "{text}, noch ein Versuch"
    answered = "{n} beantwortet"
    escapeLeaves = "Noch einmal Esc, oder q, beendet quizrun"
    streakNone = "Noch keine Serie: beende ein Quiz, und eine beginnt"
    streakOfDays = "Serie {current}, längste {best}"
    oneDay = "1 Tag"
    days = "{n} Tage"
    weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    completedTitle = "Das Quiz von heute ist geschafft"
    lookAtAnswers = "Die Antworten ansehen"
    playOnceMore = "Noch einmal spielen"
  }

  private func fillEntries() {
    history = "Verlauf"
    statistics = "Statistik"
    streak = "Serie"
    achievements = "Erfolge"
    leaderboard = "Bestenliste"
    leaders = "Beste"
    settings = "Einstellungen"
    parts = "nächster Teil"
    goesOn = "Weiterspielen"
    due = "Heute fällig, von dem, was du lernst"
    toLearn = "{n} zu lernen"
    quizzes = "Quizze"
    commands =
      "quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help zeigt alle Befehle"
    more = "Mehr"
    games = "Schnelle Spiele"
    players = "Spieler"
    enterCode = "Code eingeben"
    draw = "Fragen ziehen"
    begunOn = "begonnen am {day}"
    lastTimes = "die letzten {n} Male"
    foundOf = "{n} von {of}"
  }

  private func fillAbouts() {
    historyAbout = "Was du gespielt hast, das Neueste zuerst, Antwort für Antwort."
    statisticsAbout = "Deine Ergebnisse über die Zeit, und was du gut kannst."
    streakAbout = "Die Tage in Folge, an denen du etwas beendet hast, und ein Monat der Tagesquizze."
    achievementsAbout = "Was du geschafft hast, und was noch zu schaffen ist."
    leadersAbout = "Wer hier was am besten gespielt hat, auch in Herausforderungen von Freunden."
    playersAbout = "Wer hier spielt, jeder mit eigenem Fortschritt."
    settingsAbout = "Farben, Sprache, Zeitlimits und was zählt."
    codeTitle = "Eine Herausforderung"
    code = "Code, oder der Name einer Datei damit"
    codeAbout = "Ein fremder Code wird genau so gespielt wie dort; danach siehst du, wer gewonnen hat."
    drawAbout = "Fragen aus allen Quizzen"
    drawNow = "ziehen"
    any = "egal"
    category = "Kategorie"
    difficulty = "Schwierigkeit"
    difficulties = ["easy": "leicht", "medium": "mittel", "hard": "schwer"]
    kind = "Art der Frage"
    kinds = [
      "single": "eine Antwort", "multiple": "mehrere Antworten", "truefalse": "wahr oder falsch",
      "range": "ein Schieberegler", "number": "eine Zahl", "text": "ein Text", "order": "zum Ordnen", "match": "Paare",
    ]
  }

  private func fillQuizzes() {
    brokenQuiz = "{path} ist nicht zu lesen: `quizrun list` sagt, warum"
    brokenQuizzes = "{n} Quizdateien sind nicht zu lesen: `quizrun list` sagt, warum"
    find = "Suche"
    search = "suchen"
    endSearch = "Suche beenden"
    nothingFound = "Kein Quiz passt zu „{text}“."
    best = "bestes {percent}"
    lastPlayed = "zuletzt {day}"
    neverPlayed = "noch nicht gespielt"
  }
}
