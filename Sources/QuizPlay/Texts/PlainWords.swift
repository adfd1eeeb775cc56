/// Every word of the plain face in one language; English unless told.
package final class PlainWords: Wording, @unchecked Sendable {
  // Prompts
  var startPrompt = "Press Enter to start (q leaves):"
  var nextPrompt = "Press Enter for the next question; its time starts then:"
  var pagePrompt = "Enter to continue:"
  var namedPagePrompt: Template = "Enter ({name}):"
  var repairPrompt = "Waiting until the file is repaired and saved (q leaves):"
  var finishPrompt = "Type finish to submit all, or g and a number to change an answer:"
  var quitPrompt = "Leave? k keeps your progress, d discards it, s stays:"
  var quitPromptToday = "Leave? Today's quiz goes on where you are. l leaves, s stays:"
  var quitPromptUnsaved = "Leave? Nothing of this is saved. l leaves, s stays:"
  var answerPrompt: Template = "Your answer ({expected}):"
  var answerPromptWithDraft: Template = "Your answer ({expected}; Enter keeps what you gave):"
  var inputPrompt: Template = "{name} ({expected}):"
  /// What is typed at this prompt.
  var notShown = "not shown as you type"
  var inputPromptWithDefault: Template = "{name} ({expected}; Enter for {default}):"

  // What may be typed
  var places: Template = "1 to {n}"
  var trueOrFalse: Template = "{places}, or {true} or {false}"
  var anyOf: Template = "any of {places}, such as {example}; 0 for none"
  var numberBetween: Template = "a number from {min} to {max}"
  var aNumber = "a number"
  var aText = "a text; commands begin with a colon, such as :q"
  var allOf: Template = "all of {places} in your order, such as {example}"
  var pairs: Template = "numbers 1 to {n} with letters a to {letter}, such as 1b 2a; 0 for none"
  var enter = "Enter"
  /// What may be typed for true and for false where what is shown begins with other letters.
  var trueLetter = "t"
  var falseLetter = "f"

  // What could not be taken
  var nothingTyped: Template = "Nothing was typed. Expected: {expected}. Type {help} for help."
  var cannotTake: Template = "'{line}' cannot be taken. Expected: {expected}. Type {help} for help."
  var unknownCommand: Template = "There is no command '{line}'. Type {help} for help."
  var unknownCommandOrText: Template =
    "There is no command '{line}'. Type {help} for help; a text that begins with a colon is typed with two."
  var unclearNumber: Template = "'{line}' can be read in two ways. Type {first} or {second}."
  var numberWithoutUnit: Template = "Write {number}, without {unit}."
  var pairsMissing: Template = "Without a partner: {missing}. Type these pairs too, or the same line to answer so."
  var groupedNumber: Template = "The digits of '{line}' stand in groups. Type {reading}."
  var expected: Template = "Expected: {expected}."
  var noButton: Template = "'{line}' cannot be taken. Expected: Enter to continue, or one of {buttons}."
  var finishExpected = "Expected: finish, or g and the number of a question. Type ? for help."
  var quitExpected = "Expected: k, d or s."
  var quitExpectedUnsaved = "Expected: l or s."

  // Before a sitting
  package var quizPrompt: Template = "Which quiz (1 to {n} or a part of its title, q quits)?"
  package var quizExpected: Template = "Type a number from 1 to {n}, or a part of a title that only one quiz has."
  package var quizChanged = "the quiz has changed since this sitting began"
  package var pluginChanged: Template = "the plugin '{id}' has changed since this sitting began"
  package var goesOnAsItWas: Template = "{change}; going on plays it as it was."
  package var confirmPrompt = "Type yes:"
  var endsOpen: Template = "Open questions count as skipped. Still open: {n}. Anything but yes goes on."
  var endsByButton: Template = "'{button}' ends the quiz. This question stays unanswered. Anything but yes goes on."
  package var dayIsPractice = "no try is left for this quiz of the day: this is practice, nothing is saved"
  package var begunNarrower: Template = "it was begun with {options}, so it is not all of the quiz; --new starts anew"
  package var scoreToBeat: Template = "Score to beat: {score}"
  package var goOnPrompt = "Enter goes on as it was, n starts anew, q leaves:"

  // Beginning and end
  var goesOn = "You go on where you left off."
  var quizLimit: Template = "The whole quiz has a time limit: {time} left."
  var invitation = "Type :? at any prompt for help, :q to leave."
  var nobodyThere: Template = "the time of {n} questions in a row ran out without an answer: the sitting stops here"
  var kept = "Your progress is kept. Start the same quiz again to go on."
  var keptForCommand = "Your progress is kept. Give the same command again to go on."
  var keptInPart = "Your progress is kept as far as it could be saved. Start the same quiz again to go on."
  package var notKept = "Nothing of this sitting is saved."
  var discarded = "Your progress is discarded."
  var allAnswered = "Every question is answered."

  // Steps
  var question: Template = "Question {n}"
  var questionOf: Template = "Question {n} of {of}"
  var attempt: Template = ", try {n}"
  var leftOf: Template = "{left} of {limit} left"
  var scale: Template = "  From {min} to {max}"
  var also: Template = "Also: {offers}"
  /// What presses a button on a page.
  var placeOrKey: Template = "{place} or {key}"
  var forHint: Template = "{key} for a hint"
  var forButton: Template = "{key} for '{label}'"
  var hiding: Template = "{button} (the command is {command})"
  var soFar: Template = "So far: {words}"
  var forPlayer: Template = "For {player}"
  var image: Template = "[image: {text}]"
  var withoutDescription = "without description"
  var sound = "[sound]"
  var noSound = "[sound: the file is missing or cannot be played]"
  var hint: Template = "Hint: {text}"

  // Time
  var timeIsUp = "Time is up."
  var left: Template = "{time} left."
  var leftOfQuiz: Template = "{time} left for the whole quiz."
  var leftForQuestion: Template = "{time} left for this question"
  var leftForQuiz: Template = "{time} left for the whole quiz"
  var noLimit = "No time limit runs."
  var minute = "1 minute"
  var minutes: Template = "{n} minutes"
  var second = "1 second"
  var seconds: Template = "{n} seconds"

  // Verdicts
  var yourAnswer: Template = "Your answer: {words}"
  var noAnswer = "No answer"
  var none = "none"
  var reviewed: Template = "Question {n}: {text}"
  var rightAnswer: Template = "The right answer: {words}"
  var source: Template = "Source: {text}"
  var right: Template = "Right. {points}"
  var partly: Template = "Partly right. {points}"
  var wrong = "Wrong."
  var wrongWithPoints: Template = "Wrong. {points}"
  var skipped = "Skipped."
  var amountOf: Template = "{n} of {of}"
  var point: Template = "{amount} point"
  var points: Template = "{amount} points"
  /// After `amountOf`, which asks for another case in some languages.
  var ofPoints: Template = "{amount} points"

  // Result
  var scoreSoFar: Template = "{score} so far"
  var oneWaiting = "1 question is still to be marked by hand."
  var waiting: Template = "{n} questions are still to be marked by hand."
  var passed = "Passed."
  /// What a bar is compared with.
  var mark: Template = "mark {n}"
  var lineTooLong = "The line is longer than 1 MB and was not read. Type a shorter one."
  var notPassed = "Not passed."
  var share = "To share:"
  package var earned: Template = "Earned: {name}"
  var done = "done"
  var listed: Template = "{others} and {last}"
  var percent: Template = "{n} %"
  var decimalMark = "."

  // Help
  var helpHead = "Type what the prompt asks for, then Enter. Commands:"
  var helpHint = "a hint"
  var helpSkip = "skip the question"
  var helpBack = "back to the question before"
  var helpTime = "the time that is left"
  var helpQuit = "leave, and keep or discard your progress"
  var helpQuitToday = "leave; today's quiz goes on where you are"
  var helpQuitUnsaved = "leave; nothing of this is saved"
  var helpHelp = "this help"
  var helpOverview = "which questions are open; with a number, to that question"
  var helpFinish = "submit all"
  var helpColon = "Commands begin with a colon here, because letters can be an answer."
  var helpColonToo = "With a colon before it a command works at every prompt: where a text is asked for, only so."
  var answered: Template = "Answered: {places}"
  var open: Template = "Open: {places}"

  package init() {}

  package static let english = PlainWords()

  /// A written number with the decimal mark of the language.
  func decimal(_ number: String) -> String { number.asRead(decimalMark) }
}
