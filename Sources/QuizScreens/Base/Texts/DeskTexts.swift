internal import QuizPlay

/// The words of the host's desk.
package final class DeskTexts: Wording, @unchecked Sendable {
  var room: Template = "Room {code}"
  var roomSpoken: Template = "{title}: room {code}"
  var round: Template = "Round {n} of {of}"
  var goTo: Template = "Open {address}"
  var scanOrGoTo: Template = "Scan the code, or open {address}"
  var noOneYet = "Nobody is here yet."
  var onePlayer = "1 player"
  var players: Template = "{n} players"
  var away = "away"
  var closed = "nobody can come in any more"
  var letIn = "people can come in again"
  var renamed: Template = "{old} is called {name} now"
  var unencrypted = "Everybody on this network can read what is sent: nothing is encrypted."
  var onlyHere = "No other device can open this address. Name an address of this machine with --listen."
  var screenIsAt: Template = "For a projector: {address}"
  var answered: Template = "{n} of {of} have answered"
  var notYet: Template = "Not yet: {names}"
  var andMore: Template = "{names} and {n} more"
  var phases = [
    "lobby": "Waiting for players", "open": "Open", "locked": "Locked", "reveal": "The answer",
    "board": "The board", "paused": "Paused", "over": "The end",
  ]
  var rightAnswer = "Right:"
  var nobodyAnswered = "Nobody has answered."
  var readLater = "The answers will be read, and marked by hand."
  var boardIsEmpty = "Nobody is on the board yet."
  var ownPace = "Everybody plays at their own pace."
  var starting = "The room is being opened."
  var engineDown = "The engine starts anew; nothing that was answered is lost."

  // Keys
  var open = "first question"
  var begin = "begin"
  var lock = "lock"
  var reveal = "show the answer"
  var board = "board"
  var next = "next question"
  var pause = "pause"
  var resume = "go on"
  var again = "ask again"
  var extend: Template = "{n} seconds more"
  var rename = "rename"
  var kick = "remove"
  var correct = "correct points"
  var enter = "answer for somebody"
  var hide = "hide a typed answer"
  var whichText = "Which text"
  var isHidden: Template = "'{text}' is not shown any more."
  var isRight = "right"
  var lockJoining = "let nobody in"
  var unlockJoining = "let people in again"
  var end = "end the room"
  var leave = "leave"
  var usual = "goes on"

  // Forms
  var whom = "Who"
  var seat: Template = "let in {name}, without a device"
  var scale: Template = "From {min} to {max}"
  var inFromNext: Template = "{name} is in from the next question on."
  var nobody = "Nobody has that name."
  var nobodyWithout = "Nobody without a device has that name."
  var noDevice = "no device"
  var unknownCommand = "That is no command: ? shows what can be typed."
  var nothingOpen = "No question is open."
  var newName = "New name"
  var points = "Points to add, less than 0 to take away"
  var why = "Why (everybody may read it)"
  var noName = "A name has to be typed."
  var noPoints = "A number of points has to be typed."
  var noReason = "A correction needs its reason."
  var expectsOne = "The number of the answer"
  var expectsSeveral = "The numbers of the answers, as in 1 3"
  var expectsOrder = "The numbers of all, first to last, as in 2 1 3"
  var expectsPairs = "For each on the left the number on the right, as in 2 1 3"
  var expectsNumber = "The number that was given"
  var expectsText = "What was said"
  var expectsInput: Template = "{name}: {what} is expected."
  var reallyKick: Template = "Remove {name}? They cannot come back under this name."
  var reallyEnd = "End the room for everybody?"
  var reallyLeave = "Leave the desk? The room waits until you go on with it."
  var yes = "yes"
  /// Beside y, which says yes in every language.
  var yesKey = "y"
  var no = "no"
  var takes = "takes it"
  var picks = "chooses"
  var rule = "An answer counts when it has arrived before the lock; the last one of each player does."

  package init() {}

  package static let english = DeskTexts()
}

extension DeskTexts {
  func count(_ players: Int) -> String {
    players == 1 ? onePlayer : self.players(["n": String(players)])
  }
}
