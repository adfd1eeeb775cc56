internal import QuizPlay

/// The words of the home screen.
package struct HomeTexts: Sendable {
  var title: Template = "quizrun: {player}"
  var today: Template = "Today: {title}"
  var todayNew = "not begun"
  var todayNewOf: Template = "not begun, {questions}"
  var todayCompleted = "Completed"
  var todayScore: Template = "Completed with {score}"
  var percentAndPoints: Template = "{percent} ({points})"
  var retries: Template = "{text}, can be played again: {n}"
  var streakNone = "No streak yet: finish any quiz to begin one"
  var streakOfDays: Template = "Streak {current}, best {best}"
  var oneDay = "1 day"
  var days: Template = "{n} days"
  /// From Monday to Sunday, two cells each.
  var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  var history = "History"
  var statistics = "Statistics"
  var streak = "Streak"
  var achievements = "Achievements"
  var leaderboard = "Leaderboard"
  /// The same as an entry, where there is less room.
  var leaders = "Leaders"
  var settings = "Settings"

  var brokenQuiz: Template = "{path} cannot be read: `quizrun list` says why"
  var brokenQuizzes: Template = "{n} quiz files cannot be read: `quizrun list` says why"
  var find = "Find"
  var search = "search"
  var endSearch = "end search"
  var nothingFound: Template = "No quiz matches '{text}'."
  var best: Template = "best {percent}"
  var lastPlayed: Template = "last played {day}"
  var neverPlayed = "not played yet"
  var sections = "today, entries, quizzes"

  var completedTitle = "Today's quiz is completed"
  var lookAtAnswers = "Look at the answers"
  var playOnceMore = "Play it once more"
}
