internal import QuizPlay

/// The words of the home screen.
package final class HomeTexts: Wording, @unchecked Sendable {
  var title: Template = "quizrun: {player}"
  var today = "Today"
  var todayAbout =
    "A few questions for today, the same for everybody who has the same quizzes. Finish something every day, and you have a streak."
  var todayNew = "not begun"
  var todayNewOf: Template = "not begun, {questions}"
  var todayCompleted = "Completed"
  var todayScore: Template = "Completed with {score}"
  var percentAndPoints: Template = "{percent} ({points})"
  var retries: Template = "{text}, {n} more tries"
  var oneRetry: Template = "{text}, one more try"
  var answered: Template = "{n} answered"
  var escapeLeaves = "Esc once more, or q, leaves quizrun"
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
  var parts = "next part"
  var goesOn = "Continue"
  var due = "Due today, of what you learn"
  /// Of a deck that nobody has begun.
  var toLearn: Template = "{n} to learn"
  var quizzes = "Quizzes"
  /// Above the entries.
  var more = "More"
  /// Where there are no entries: what leads to the same.
  var commands =
    "quizrun history, stats, streak, achievements, leaderboard, player, config; quizrun help lists all commands"
  var games = "Quick games"
  var players = "Players"
  var enterCode = "Enter a code"
  var draw = "Draw questions"
  var begunOn: Template = "begun on {day}"
  var lastTimes: Template = "the last {n} times"
  var foundOf: Template = "{n} of {of}"

  var historyAbout = "What you played, newest first, answer by answer."
  var statisticsAbout = "Your scores over time, and what you are good at."
  var streakAbout = "The days in a row on which you finished something, and a month of daily quizzes."
  var achievementsAbout = "What you have earned, and what there is to earn."
  var leadersAbout = "Who played what best on this machine, and in the challenges of friends."
  var playersAbout = "Who plays here, each with their own progress."
  var settingsAbout = "Colours, language, time limits and what counts."
  var codeTitle = "A challenge"
  var code = "Code, or the name of a file with it"
  var codeAbout = "A code of somebody else is played exactly as they played it; then you see who won."
  var drawAbout = "Questions drawn from all quizzes"
  var drawNow = "draw"
  var any = "any"
  var category = "category"
  var difficulty = "difficulty"
  var difficulties = ["easy": "easy", "medium": "medium", "hard": "hard"]
  var kind = "kind of question"
  var kinds = [
    "single": "one answer", "multiple": "several answers", "truefalse": "true or false", "range": "a slider",
    "number": "a number", "text": "a text", "order": "to be put in order", "match": "pairs",
  ]

  var completedTitle = "Today's quiz is completed"
  var lookAtAnswers = "Look at the answers"
  var playOnceMore = "Play it once more"

  package init() {}

  package static let english = HomeTexts()
}
