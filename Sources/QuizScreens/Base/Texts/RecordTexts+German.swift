internal import QuizPlay

extension RecordTexts {
  package static let german: RecordTexts = {
    let texts = RecordTexts()
    texts.fillHistory()
    texts.fillFilter()
    texts.fillSitting()
    texts.fillStatistics()
    texts.fillStreak()
    texts.fillStandings()
    return texts
  }()

  private func fillHistory() {
    noHistory = "Es wurde noch nichts gespielt."
    nothingPasses = "Kein Durchgang passt zum Filter."
    sittings = "Durchgänge: {n} von {of}"
    inProgress = "begonnen"
    unfinished = "{n} noch nicht beendet"
    nothingLike = "Kein Durchgang passt zu „{text}“."
    month = "Das Quiz des Tages, {month}"
    opens = "öffnen"
    deletes = "löschen"
    deleteTitle = "Diesen Durchgang löschen?"
    deleteText = "{title}, {day}. Er verschwindet aus Verlauf und Statistik und lässt sich nicht zurückholen."
    deleteYes = "Löschen"
    deleteNo = "Behalten"
    deleted = "Gelöscht: {title}, {day}"
  }

  private func fillFilter() {
    filter = "filtern"
    period = "Zeitraum"
    periodAll = "alle Tage"
    periodToday = "heute"
    periodDays = "die letzten {n} Tage"
    periodFromTo = "{from} bis {to}"
    periodFrom = "ab {from}"
    periodTo = "bis {to}"
    minimum = "ab {percent}"
    filterTitle = "Welche Durchgänge?"
    from = "Ab Tag (2026-11-01; leer für alle)"
    to = "Bis Tag (leer für heute)"
    anyQuiz = "alle Quizze"
    least = "Mit mindestens so viel Prozent"
    show = "Zeigen"
    showAll = "Alle zeigen"
    noDay = "„{text}“ ist kein Tag: schreib ihn wie 2026-11-01"
  }

  private func fillSitting() {
    withMode = "Modus: {mode}"
    playedBy = "Gespielt von {players}"
    notFinished = "Es kann weitergehen: bewertet wird am Ende."
    skipped = "übersprungen"
    timedOut = "die Zeit war um"
    timedOutWith = "{given}, als die Zeit um war"
    nothingGiven = "nichts"
    goOn = "weiterspielen"
    sameSeed = "noch einmal"
    newSeed = "neu gemischt"
  }

  private func fillStatistics() {
    noStatistics = "Noch wurde nichts zu Ende gespielt."
    finished = "{n} Durchgänge beendet, Spielzeit {time}"
    finishedOne = "1 Durchgang beendet, Spielzeit {time}"
    average = "Im Mittel {percent}, am besten {best}"
    answersRight = "Antworten: {n}, richtig {right}/{marked} ({percent})"
    unanswered = "ohne Antwort: {n}"
    answers = "Antworten: {n}"
    noAnswers = "Antworten: 0, selbst bewertete Karten nicht mitgezählt"
    answerTime = "Zeit je Antwort: {mean} im Mittel, {fastest} am schnellsten"
    scores = "Ergebnisse im Lauf der Zeit"
    byWeek = "Nach Wochen"
    byMonth = "Nach Monaten"
    byCategory = "Richtig nach Kategorie"
    byDifficulty = "Richtig nach Schwierigkeit"
    byTime = "Zeit je Antwort"
    hardest = "Die schwersten Fragen"
    difficulties = ["easy": "leicht", "medium": "mittel", "hard": "schwer"]
    without = "(keine)"
    share = "{percent} von {n}"
    rightOf = "{right} von {n} richtig"
    weeks = "Wochen"
    months = "Monate"
  }

  private func fillStreak() {
    current = "Aktuell"
    week = "Diese Woche"
    weekDone = "{n} von {goal} Tagen"
    weekReached = "{n} von {goal} Tagen: erreicht"
    weeksInRow = "Wochen in Folge"
    best = "Längste"
    todayDone = "heute ist geschafft"
    todayOpen = "heute ist noch offen"
    streakOver = "die letzte ist vorbei"
    lastWeeks = "Die letzten {n} Wochen"
    counted = "etwas beendet"
    missed = "ausgelassen"
    forgiven = "verziehen"
    today = "heute"
    explain = "Warum jeder Tag zählt"
    earlier = "Quiz eines früheren Tages"
    earlierTitle = "Das Quiz eines früheren Tages"
    earlierAbout =
      "Es ist eine Übung, außer du hast es an seinem Tag begonnen: Serie und Statistik bleiben, wie sie sind."
    earlierLabel = "Tag"
    noSuchDay = "Erwartet wird ein Tag bis heute, etwa {day}"
    noDays = "Noch zählt kein Tag: beende ein Quiz, und eine Serie beginnt."
    dayInRow = "Tag {n} in Folge"
    dayForgiven = "Tag {n} in Folge, verziehen davor: {days}"
    firstDay = "der erste Tag"
    newStreak = "Tag 1 einer neuen Serie, ausgelassen davor: {days}"
  }

  private func fillStandings() {
    noLeaders = "Noch hat niemand ein Ergebnis."
    noLeadersHere = "Hier hat noch niemand ein Ergebnis."
    thisWeek = "diese Woche"
    thisMonth = "dieser Monat"
    ofCategory = "Kategorie {name}"
    otherBoard = "Quiz/Kategorie"
    ties =
      "Bei Gleichstand: Mehr Prozent stehen vorn, dann mehr Punkte, dann der frühere Tag; "
      + "was in allem gleich ist, teilt sich einen Platz."
    challenge = "Herausforderung"
    otherQuiz = "anderes Quiz"
    noAchievements = "Hier gibt es keine Erfolge."
    earnedOf = "{n} von {of} errungen"
    earnedOn = "errungen am {day}"
  }
}
