internal import QuizPlay

/// Sentences about refusals, for people; another language is another value.
final class RefusalWords: Wording, @unchecked Sendable {
  // Of sittings and the record
  var ofQuiz: Template = "{quiz}: {why}"
  var wrongKey = "That is not the key."
  var noSitting = "There is no such sitting, or it belongs to somebody else."
  var taken = "This quiz is open in another program: finish it there, or start it anew."
  var waits = "Much is going on just now. Try again in a moment."
  var notSaved = "It could not be saved. Try again in a moment."
  var badCode = "This is no code that can be read here: all of it is wanted, from “quizrun1-” on."
  var noChallenge = "This sitting cannot be made a challenge: somebody else could not play it in the same way."
  var manySittings: Template = "You have {n} quizzes open: finish or discard one first."
  var badDay: Template = "“{text}” is no day: write it like 2026-11-22."
  var number: Template = "A whole number from {min} to {max} is expected."
  var setting: Template = "“{text}” does not fit: {what} is expected."
  var value: Template = "“{text}” does not fit “{name}”: {what} is expected."
  var entry: Template = "“{name}”: {why}."
  var unknownOption: Template = "This mode has no option “{name}”."
  var playerName: Template = "“{text}” cannot be a name: one line of up to 60 characters without commas is expected."
  var playerTaken: Template = "Somebody is called “{name}” already: choose another name."
  var unknownPlayer: Template = "Nobody here is called “{name}”."
  var severalPlayers: Template = "Several players are called “{name}”: rename one of them first."
  var samePlayers = "The players need different names."
  var upTo: Template = "{min} to {max}"
  var playerCount: Template = "“{mode}” is for {wanted} players, and there are {n}: name them under “More”."
  var needsOthers: Template =
    "“{mode}” is for several players at one screen, and here each plays alone: choose another mode."
  var nothingMissed = "Nothing was missed the last time: there is no question to ask again."
  var nothingFits = "No question fits what was chosen."
  var unknownQuiz: Template = "There is no quiz “{id}”."
  var unknownPlugin: Template = "There is no mode “{id}”."
  var noQuizOfDay = "There is no quiz of the day, as there are no quizzes."
  var noRetryLeft = "No further try is left for today: the next quiz of the day comes tomorrow."
  var notYet: Template = "“{day}” is no day that has come."
  /// The allowed values of each setting.
  var settings = [
    "player": "one line of up to 60 characters without commas", "plain": "yes or no", "ascii": "yes or no",
    "confirm": "yes or no",
    "reduced-motion": "yes or no", "timed": "seconds above 0, up to a million",
    "seconds": "seconds above 0, up to a million", "bidi": "auto, on or off",
    "theme": "auto, dark, light or mono", "language": "auto, or one of en, de",
    "daily-source": "drawn or quizzes", "daily-retries": "a whole number from 0 to 100",
    "daily-counts": "best or first", "streak-freezes": "a whole number from 0 to 6",
    "weekly-goal": "a number of days from 0 to 7",
  ]
  var isSettled = "This question is over: its answer stands there."
  var diskIsFull = "The disk of this machine is nearly full: tell whoever runs it."
  // Of rooms
  var ofRoom = "This sitting belongs to a room and stays."
  var noRoom = "There is no room with this code."
  var hostAlone = "Only who leads the room can do that."
  var hostPlaysNot = "Who leads a room does not play along: join from another device."
  var joinFirst = "Join the room first."
  var inRoom = "This quiz is being played in a room: play it there, or come back when that is over."
  var roomIsOpen = "Your room is still open: come back when it has closed."
  var manyRooms = "Too many rooms are open: end one first."
  var roomTaken = "This room is open in another program."
  var differs: Template =
    "“{mode}” asks other questions of those who answer otherwise: it cannot be played together, only at everybody’s own pace."
  var nothingToPut: Template = "“{quiz}” has no question that can be asked in a room to all."
  var badEnd: Template = "“{text}” is no time: write it like 18:30."
  var endIsPast = "The time at which the room closes has passed."
  var nothingOpen = "No question is open."
  var notLocked = "Lock the question first."
  var notRevealed = "Reveal the answer first."
  var stillOpen = "A question is open: lock it first."
  var nothingPaused = "Nothing is paused."
  var isPaused = "There is a break: answer when it goes on."
  var isRevealed = "A question can be put again only until its answer is revealed."
  var isUnderWay = "Everybody is playing already."
  var over = "The room is closed."
  var late = "That came too late: the question is closed."
  var comesLater = "A player who joins while a question is open is in from the next one on."
  var notHere = "There is no such player here."
  var kicked = "You were taken out of this room."
  var joiningLocked = "Nobody new is let in."
  var notOnRoster: Template = "“{name}” is not on the list."
  var nameTaken: Template = "Somebody here is called “{name}” already: choose another name."
  var badName: Template = "A name has 1 to {max} characters that can be seen."
  var full: Template = "The room is full: {n} are in."
  var noMoreQuestions = "There are no more questions: the room can be ended."
  var noLimit = "This question has no time limit that could be extended."
  var badSeconds = "From 1 to 3600 seconds can be given."
  var badPoints = "Points are a number from -1000000 to 1000000 that is not 0."
  var badReason: Template = "A reason is wanted, of up to {max} characters."
  var badRoster: Template = "{names}: a name has 1 to {max} characters that can be seen."
  var noSuchText = "Nobody typed that text: hide one of those that are shown."
  var hasDevice: Template = "{name} has a device and answers there."
  var notInOwnPace = "That is for rooms in which all have the same question."
  var onlyInOwnPace = "That is for rooms in which all play at their own pace."
  var notJudged = "The answers are still being judged. Try again in a moment."

  static let english = RefusalWords()

  /// The text with a capital letter and a full stop, as pages write sentences.
  static func asSentence(_ text: String) -> String {
    asLabel(text) + (text.last.map { ".!?".contains($0) } ?? true ? "" : ".")
  }

  /// The text with a capital first letter, as pages label fields.
  static func asLabel(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
