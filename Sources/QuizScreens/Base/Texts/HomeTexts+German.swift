internal import QuizPlay

extension HomeTexts {
  static let german: HomeTexts = {
    var texts = HomeTexts()
    texts.fillToday()
    texts.fillEntries()
    texts.fillQuizzes()
    return texts
  }()

  private mutating func fillToday() {
    today = "Heute: {title}"
    todayNew = "noch nicht begonnen"
    todayNewOf = "noch nicht begonnen, {questions}"
    todayCompleted = "Geschafft"
    todayScore = "Geschafft mit {score}"
    retries = "{text}, noch spielbar: {n}-mal"
    streakNone = "Noch keine Serie: beende ein Quiz, und eine beginnt"
    streakOfDays = "Serie {current}, längste {best}"
    oneDay = "1 Tag"
    days = "{n} Tage"
    weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    completedTitle = "Das Quiz von heute ist geschafft"
    lookAtAnswers = "Die Antworten ansehen"
    playOnceMore = "Noch einmal spielen"
  }

  private mutating func fillEntries() {
    history = "Verlauf"
    statistics = "Statistik"
    streak = "Serie"
    achievements = "Erfolge"
    leaderboard = "Bestenliste"
    leaders = "Beste"
    settings = "Einstellungen"
    sections = "heute, Einträge, Quizze"
  }

  private mutating func fillQuizzes() {
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
