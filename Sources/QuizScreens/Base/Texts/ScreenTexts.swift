internal import QuizPlay

/// Every word of the full screen; another language is another value.
package final class ScreenTexts: Wording, @unchecked Sendable {
  /// Which language this is, for sentences that come from elsewhere.
  var language = InterfaceLanguage.english
  /// Between a whole number and its decimals.
  var decimalMark = "."

  // Everywhere
  var enlarge: Template = "Make the window larger: {columns}x{rows} at least"
  var help = "help"
  var helpTitle = "Keys"
  var close = "close"
  var quit = "quit"
  var back = "back"
  var move = "move"
  var scroll = "scroll"
  var scrollPage = "scroll by a page"
  var firstLast = "first and last"
  var redraw = "redraw the screen"
  var modeAtWork = "The mode is still at work; Ctrl-C leaves, and the quiz is kept."
  var stopAtOnce = "stop at once; the quiz is kept"
  var enter = "Enter"
  var space = "Space"
  var esc = "Esc"
  var up = "Up"
  var down = "Down"
  var left = "Left"
  var right = "Right"
  var pages = "PgUp PgDn"
  var ends = "Home End"
  var delete = "Del"
  var backspace = "Backspace"
  var shift = "Shift"
  var control = "Ctrl"
  var question: Template = "Question {n}"
  var questionOf: Template = "Question {n} of {of}"
  var attempt: Template = ", try {n}"
  var tried: Template = "try {n}"
  var picture: Template = "[Picture: {text}]"
  var sound = "[Sound]"
  var noSound = "[Sound: the file is missing or cannot be played]"
  var soundUnplayed = "[Sound: quizrun config sound COMMAND says what plays it]"
  var playsAgain = "play the sound again"
  var pictureWithoutText = "[Picture, cannot be shown here]"

  // Start
  var starts = "Enter starts"
  var start = "start"
  var by: Template = "by {name}"
  var oneQuestion = "1 question"
  var questions: Template = "{n} questions"
  var pickOf: Template = "{n} of {of} questions"
  var due: Template = "{n} due"
  var dueToday: Template = "{n} due today"
  var seed: Template = "Seed {n}"

  // Questions
  var time = "Time"
  var timeOfQuiz = "Quiz"
  var seconds: Template = "{n} s"
  var hint = "Hint"
  var answer = "Answer"
  var answers = "answer"
  var chooses = "choose"
  var ticks = "tick"
  var chooseFirst = "choose an answer first"
  var skip = "Skip"
  var goBack = "Back"
  var overview = "Overview"
  var chooseByNumber = "choose that answer"
  var tickByNumber = "tick that answer"
  var fields = "fields and buttons"
  var timeIsUp = "Time's up"
  var yourNumber = "Your number"
  var yourText = "Your answer"
  var noNumber: Template = "'{text}' is not a number: write it like 3.5"
  var numberFirst = "type a number first"
  var textFirst = "type an answer first"
  var untouched = "Nothing is changed here yet: Enter once more answers all the same"
  var onePairOpen = "One has nothing yet: Enter once more answers all the same"
  var pairsOpen: Template = "{n} have nothing yet: Enter once more answers all the same"
  var confirms = "chosen: Enter once more answers so"
  var trueOrFalse = "true, false"
  var answersSide = "answer with true, with false"
  var outOfRange: Template = "a number from {min} to {max} is expected"
  var slide = "move the slider"
  var slideFar = "move it by a bigger step"
  var slideToEnd = "to its ends"
  var typeValue = "type a value"
  var value = "Value"
  var pickUp = "pick up"
  var putDown = "put down"
  var moveItem = "move the item"
  var chooseRight = "choose what belongs to it"
  var clears = "clear"
  var nothingYet = "?"
  var editLine = "edit the line"
  var editEnds = "to its ends"
  var editWords = "by a word"
  var clearWord = "delete the word before"
  var clearLine = "delete up to its start, its end"

  // Inputs
  var yes = "yes"
  var no = "no"
  var yesOrNo = "yes or no"
  var inputExpects: Template = "{what} is expected"

  // Pages
  var proceeds = "Continue"

  // Verdicts
  var isRight = "Right"
  var partly = "Partly right"
  var wrong = "Wrong"
  var skipped = "Skipped"
  /// Behind a right answer that was not ticked.
  var missed = "(not ticked)"
  var unmarked = "Answered"
  var points: Template = "{n} of {of} points"
  var somePoints: Template = "{n} points"
  var onePoint = "1 point"
  var pointsOfOne: Template = "{n} of 1 point"
  var yourAnswer = "Your answer:"
  var noAnswer = "none"
  var theQuestion = "The question"
  var rightAnswer = "Right answer:"
  var source = "Source:"
  var goesOn = "go on"
  var review = "Review"

  // Quit
  var keptLine: Template = "{title} is kept. To go on: {command}"
  var quitTitle = "Leave the quiz?"
  var quitText = "What should happen to your progress?"
  var quitKeep = "Keep it, to continue later"
  var quitToday = "Today's quiz goes on where you are."
  var quitUnsaved = "Nothing of this sitting is saved."
  var quitLeave = "Leave"
  var quitDiscard = "Discard all progress"
  var quitStay = "Stay"
  var stillThereTitle = "Are you still there?"
  var stillThereText: Template = "The time of {n} questions in a row ran out. It stands still until you go on."
  var stillThereYes = "Go on"

  // Overview
  var overviewTitle = "All questions"
  var open = "open"
  var answered = "answered"
  var submits = "submit all"
  var opens = "open the question"
  var allAnswered = "Every question is answered."
  var openCount: Template = "Still open: {n}"
  var endTitle = "End the quiz?"
  var endText: Template = "'{button}' ends the quiz. This question stays unanswered."
  var endYes = "End the quiz"
  var submitTitle = "Submit all?"
  var submitText: Template = "Open questions count as skipped. Still open: {n}"
  var submitYes = "Submit all"
  var submitNo = "Go back to the questions"

  // Result
  var result = "Result"
  var percent: Template = "{n} %"
  var passed = "Passed"
  var failed = "Not passed"
  var level: Template = "Rating: {title}"
  var timeSpent: Template = "Time: {time}"
  var ranking = "Ranking"
  var share = "To share"
  var earned = "Earned"
  var again = "again"
  var list = "quizzes"
  var exit = "done"
  var scoreOf: Template = "{n} of {of}"
  var rightOf: Template = "Right: {n} of {of}"
  var meanTime: Template = "{mean} an answer"
  var passMark: Template = "Pass mark: {percent}"
  var bestSoFar: Template = "Best so far: {percent}"
  var seesAnswers = "answers"
  var copies = "copy"
  var challenges = "challenge"
  var challengeTitle = "Challenge a friend"
  var challengeAbout =
    "Send this: your result, and a command that plays the same questions in the same order, then says who won."
  var copied = "To share: given to the terminal's clipboard"
  var sameCategory = "same category"

  // A challenge
  var challenge = "Challenge"
  var theChallenge = "The challenge"
  var scoreToBeat: Template = "Score to beat, of {name}: {score}"
  var you = "You"
  var noScore = "no score"
  var wins: Template = "{name} wins"
  var youWin = "You win"
  var challengeWins = "The challenge wins"
  var nobodyWins = "Nobody wins"
  var gave: Template = "{name}: {given}"

  // Chooser and continuing
  var chooserTitle = "Quizzes"
  var noQuizzes = "There is no quiz here yet: put quiz files into the folder 'quizzes'."
  var otherCategory = "Other"
  var goOnMark = "Continue"
  var continueMark: Template = "Continue ({n}/{of})"
  var continueMarkOpen: Template = "Continue ({n})"
  var continueTitle = "You have begun this quiz"
  var startAnew = "Start anew"
  var plays = "play"

  // Around a sitting
  var cover = CoverTexts.english
  var home = HomeTexts.english
  var record = RecordTexts.english
  var settings = SettingTexts.english
  var desk = DeskTexts.english

  package init() {}

  /// What stays behind on the terminal when a sitting was left.
  package func kept(_ title: String, command: String) -> String { keptLine(["title": title, "command": command]) }

  package static let english = ScreenTexts()
}
