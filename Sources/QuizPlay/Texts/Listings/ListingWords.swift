/// Every word of the listing commands in one language; English unless told. Keys of JSON and CSV are no part of it.
package final class ListingWords: Wording, @unchecked Sendable {
  /// Of backups, and of players who go.
  package var keeping = Keeping()
  package var rooms = Rooms()
  package var challenge = Challenges()
  package var explaining = Explaining()

  // Headings of columns
  package var day = "DAY"
  package var quiz = "QUIZ"
  package var modeColumn = "MODE"
  package var titleColumn = "TITLE"
  package var questionsColumn = "QUESTIONS"
  package var kindColumn = "KIND"
  package var aboutColumn = "WHAT IT DOES"
  package var playerColumn = "PLAYER"
  package var resultColumn = "RESULT"
  package var score = "SCORE"
  package var time = "TIME"
  package var id = "ID"
  package var place = "PLACE"
  package var pointsColumn = "POINTS"
  package var achievement = "ACHIEVEMENT"
  package var earnedColumn = "EARNED"
  package var finishedColumn = "FINISHED"
  package var unfinishedColumn = "UNFINISHED"
  package var last = "LAST"
  package var key = "KEY"
  package var value = "VALUE"
  package var meaning = "MEANING"
  package var weekFrom = "WEEK FROM"
  package var month = "MONTH"
  package var sittingsColumn = "SITTINGS"
  package var averageColumn = "AVERAGE"
  package var bestColumn = "BEST"
  package var category = "CATEGORY"
  package var difficulty = "DIFFICULTY"
  package var question = "QUESTION"
  package var hardestQuestion = "HARDEST QUESTION"
  package var asked = "ASKED"
  package var right = "RIGHT"
  package var accuracy = "ACCURACY"
  package var mean = "MEAN"
  package var fastest = "FASTEST"

  // Quizzes, plugins, categories
  package var oneQuestion = "1 question"
  package var questions: Template = "{n} questions"
  package var due: Template = "{n} due"
  package var goesOnOpen = "Continue"
  package var goesOn: Template = "Continue ({progress})"
  package var noQuiz = "no quiz was found: `quizrun quiz new NAME` writes one"
  package var quizWritten: Template =
    "wrote {path}\nplay it: quizrun {name}\ncheck it after a change: quizrun quiz check {name}"
  package var pluginWritten: Template = """
    {path} is a mode that works. Change it, and after each change:
      quizrun plugin test {name}               its examples
      quizrun plugin check {name}              everything else that can be wrong
      quizrun QUIZ --plugin {name} --watch     play it; what you save is played at once
    """
  package var fetched: Template = "{questions}: {new} new, {known} already there; the bank holds {n} ({source})"
  package var noPlugin = "no plugin was found: `quizrun plugin new NAME` writes one"
  package var mode = "mode"
  package var modifier = "modifier"
  package var none = "(none)"

  // History
  package var inProgress = "in progress"
  package var nothingPlayed = "nothing was played yet: `quizrun` begins"
  package var noSittingPasses = "no sitting passes the filter"
  package var newest: Template = "The newest {n} are shown; --limit shows more."
  package var deleteSitting: Template = "Delete {what}?"
  package var deleted: Template = "Deleted: {what}"
  package var sittingOf: Template = "{title} of {player}, {day}"

  // One sitting
  package var fromTo: Template = "{day}, {from} to {to}, {time} of play"
  package var result = "Result"
  package var discarded = "Discarded."
  package var source: Template = "Source: {source}"
  package var ofRoom: Template = "It belongs to the room {room}."
  package var canGoOn = "It can go on: verdicts come with the result."
  package var attempt: Template = " (try {n})"
  package var lastGrownUp = "somebody has to stay who can change settings: add another player first"
  package var skipped = "skipped"
  package var timedOutWith: Template = "{given}, when the time was up"
  package var timedOut = "the time was up"
  package var nothingGiven = "nothing"
  package var markRight = "Right"
  package var markPartly = "Partly right"
  package var markWrong = "Wrong"
  package var notMarked = "Not marked"
  package var mark: Template = "{mark}, {points}"
  package var rightAnswer: Template = "{mark}; right: {answer}"
  package var goOn: Template = "Go on:       {command}"
  package var again: Template = "Again:       {command}"
  package var otherSeed: Template = "Other seed:  {command}"

  // Statistics
  package var nothingFinished = "nothing was finished yet: `quizrun` begins"
  package var noFinishedPasses = "no finished sitting passes the filter"
  package var noQuestionPasses = "no question of a finished sitting passes the filter"
  package var sittings = "Sittings"
  package var ofPlay: Template = "{n}, {time} of play"
  package var average = "Average"
  package var averageAndBest: Template = "{mean}, at best {best}"
  package var answers = "Answers"
  package var noAnswers = "0, cards that were rated by oneself not counted"
  package var unanswered: Template = "left without an answer: {n}"
  package var answersRight: Template = "{n}, {right} of {marked} right ({percent})"
  package var answerTime = "Answer time"
  package var meanAndFastest: Template = "{mean} on average, {fastest} at the fastest"
  package var bestCategory = "Best category"
  package var worstCategory = "Worst category"
  package var ofFirmCategories: Template = "{percent}, of those with {n} answers or more"
  /// The usual difficulties by their names in quiz files.
  package var difficulties = ["easy": "easy", "medium": "medium", "hard": "hard"]

  // Streak
  package var current = "Current"
  package var best = "Best"
  package var oneDay = "1 day"
  package var days: Template = "{n} days"
  package var toBegin = ": finish any quiz to begin one"
  package var todayDone = ", today is done"
  package var todayOpen = ", today is still open"
  package var streakOver = ": the last one is over"
  /// From Monday to Sunday, two cells each.
  package var weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  package var noDays = "No day counted yet."
  package var thisWeek = "This week"
  package var weekDone: Template = "{n} of {goal} days"
  package var weekReached: Template = "{n} of {goal} days: reached"
  package var weeksInRow = "Weeks in a row"
  package var dayInRow: Template = "day {n} in a row"
  package var dayForgiven: Template = "day {n} in a row: {days} missed before it, forgiven"
  package var firstDay = "the first day"
  package var newStreak: Template = "day 1 of a new streak: {days} missed before it"

  // What is served
  package var servedAt: Template =
    "open this address yourself, as it has your key; guests and players of a room open {address}"

  // The quiz of the day
  package var dailyTitle: Template = "Quiz of the day, {day}"
  package var completedToday: Template = "Completed for today. Streak: {days}, best {best}. {next}"
  package var playsOnceMore = "`quizrun daily --retry` plays it once more."
  package var sharesDaily =
    "`quizrun history --share` gives what can be passed on, `quizrun challenge create --daily` a code for a friend."
  package var comesTomorrow = "The next one comes tomorrow."
  package var today = "Today"
  package var dailyNew: Template = "{day}: {title}, not begun. `{command}` plays it."
  package var dailyPassed: Template = "{day}: {title}, not played. `{command}` plays it for practice."
  package var dailyBegun: Template = "{day}: {title}, {progress}. `{command}` goes on."
  package var bestSoFar: Template = "Best so far: {score}."
  package var answeredOf: Template = "{n} of {of} answered"
  package var answered: Template = "{n} answered"
  package var dailyCompleted: Template = "{day}: {title}, completed."
  package var dailyCompletedWith: Template = "{day}: {title}, completed ({percent})."

  // Leaderboard, achievements
  package var noScore = "no score yet: `quizrun` plays a quiz"
  package var leftOut: Template =
    "Not ranked, as they were parts of quizzes or under other settings than the quiz's own: {n} of the sittings."
  package var noScorePasses = "no score passes the filter"
  package var friend: Template = "{player} (friend)"
  package var before = "BEFORE"
  package var after = "AFTER"
  package var change = "CHANGE"
  package var oneWouldChange: Template = "{n} of 1 sitting would change."
  package var wouldChange: Template = "{n} of {of} sittings would change."
  package var noAchievements =
    "no plugin at hand has achievements: put one into plugins/ (docs/cookbook.md, What can be earned)"
  package var notYet = "not yet"
  package var earnedOf: Template = "{n} of {of} earned."

  // Players
  package var noPlayer = "there is no player yet: `quizrun player add NAME` adds one"
  package var added: Template = "Added: {player}"
  package var playsNow: Template = "{player} plays from now on."
  package var renamed: Template = "{player} is {name} from now on."
  package var hidden: Template = "{player} is no longer on the leaderboard."
  package var shown: Template = "{player} is on the leaderboard."

  // Near names
  package var nearPlayer: Template = "; did you mean the player '{name}'?"
  package var nearQuiz: Template = "; did you mean the quiz '{name}'?"

  // Settings, by their keys
  package var settings = [
    "cell": "required: no plugin where the system cannot close it off; auto: with a warning",
    "player": "who plays when nobody is named",
    "plain": "plain lines instead of the full screen",
    "timed": "a limit for every question: on, off, seconds, or quiz (as it says)",
    "seconds": "seconds for a question where timed is on, or --timed names none",
    "ascii": "draw the full screen with ASCII characters alone",
    "bidi": "put right-to-left text into its visual order: on, off, or auto (where the terminal does not)",
    "theme": "colours for a dark or light background, or mono; auto asks the terminal",
    "reduced-motion": "nothing moves, and the bar of a time limit steps once a second",
    "confirm": "one Enter chooses an answer in the full screen, the next hands it in",
    "language": "language where the environment names none; auto is English",
    "daily-source": "the quiz of the day: drawn (from all quizzes) or quizzes (one that is marked daily)",
    "daily-retries": "how often the quiz of the day may be played again",
    "daily-counts": "which sitting of a day counts: best or first",
    "sound": "the command that plays sounds in the terminal, such as mpv --no-video; off: they are only named",
    "streak-freezes": "missed days in any seven that break no streak",
    "weekly-goal": "days a week that are wanted, for whoever does not want a chain; 0: none",
  ]

  // Numbers
  var percent: Template = "{n} %"
  var seconds: Template = "{n} s"
  var amountOf: Template = "{n} of {of}"
  var decimalMark = "."

  package init() {}

  package static let english = ListingWords()
}
