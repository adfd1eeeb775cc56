/// Every word of what `verify` says; the keys of its JSON are no part of it.
package final class VerifyWords: Wording, @unchecked Sendable {
  var decimalMark = "."

  // What came of it
  package var nothingRecorded = "No sitting is recorded."
  package var oneReplayed: Template = "1 sitting replayed: {result}."
  package var manyReplayed: Template = "{n} sittings replayed: {result}."
  package var allEqual = "all equal"
  package var someEqual: Template = "{equal} equal, {others} not"
  package var oneFurther = "The record as a whole does not fit in 1 place."
  package var manyFurther: Template = "The record as a whole does not fit in {n} places."
  package var ofRecord: Template = "different: the record: {why}"
  package var of: Template = "{title} ({mode}) of {player}, {id}"
  package var equal: Template = "equal: {what}, {turns}"
  package var different: Template = "different: {what}: {why}"
  package var unknown: Template = "cannot verify: {what}: {why}"
  package var equalCode: Template = "{equal}; the name '{player}' is the code's own word"
  package var claim: Template = "{what}: the code says {said}, and it was {was}"
  package var oneTurn = "1 turn"
  package var manyTurns: Template = "{n} turns"
  package var aSitting = "a sitting"

  // Rooms
  package var room: Template = "room {room}: {sittings} of {players} played again, {result}"
  package var oneSitting = "1 sitting"
  package var manySittings: Template = "{n} sittings"
  package var onePlayer = "1 player"
  package var manyPlayers: Template = "{n} players"
  package var roomEqual = "everything comes out the same"
  package var roomDifferent = "not everything comes out the same"
  package var noSitting: Template = "'{player}' has no sitting for round {round}"
  package var otherAnswer: Template =
    "'{player}' in round {round}: the answer to question {question} is not that of the log"
  package var otherStanding: Template =
    "'{player}' in round {round}: the board has {points} of {of}, the sitting {other} of {otherof}"

  // Why nothing can be said
  var rules: Template = "it was played by rules version {version}, and this quizrun knows {known}"
  package var busy =
    "this machine was too busy: a hook was stopped by its time here, and was not in the sitting; try again"
  package var inexact =
    "under rules version 1, `^` and functions such as math.exp had other last digits on other machines"
  package var stoppedPlugin: Template = "the plugin was stopped: {why}"
  package var stoppedCall: Template = "'{hook}' of '{plugin}'"
  package var and = " and "
  package var stopped: Template = "the clock stopped {calls}, which no replay can tell; the rest is as recorded"

  // What differs
  var alteredFile: Template = "the recorded file of '{file}' is not the one that was played"
  var outsideState: Template = "{why}; the mode keeps something outside its state, so it cannot be replayed"
  var step: Template = "step {n} ('{id}')"
  var beginning = "the beginning"
  var recordedAndReplayed: Template = "{place}: {what} is recorded as {recorded}, the replay gives {replayed}"
  var notReplayed: Template = "{place}: {what} is recorded as {recorded}, which the replay does not give"
  var notRecorded: Template = "{place}: the replay gives {replayed}, of which the record has nothing"
  var otherwise: Template = "{place}: {what} is not as recorded"
  var subjects = [
    "order": "the order", "state": "the mode's state", "kept": "what the mode keeps", "next": "the next step",
    "time": "the time", "ticks": "what was ticked", "verdict": "the verdict", "done": "what was done",
    "back": "going back", "again": "what is decided again", "questionsEnd": "the end of the questions",
    "hook": "a failed hook", "result": "the result", "end": "the end", "input": "an input", "record": "the record",
    "title": "the title", "day": "the day", "player": "the player",
  ]
  var glimpses = [
    "order": "{ids}", "state": "another state of the mode", "kept": "something the mode keeps",
    "page": "the page '{id}'", "question": "the question '{id}'", "again": "the question '{id}', try {n}",
    "ms": "{ms} ms", "answer": "an answer", "points": "{points} of {of}", "inputTo": "an input to '{id}'",
    "backTo": "back to turn {n}", "againEnd": "the end of what is decided again", "nothingLeft": "nothing left to ask",
    "words": "{words}", "result": "a result", "discarded": "a discarded sitting",
    "takenInput": "one that can be taken", "refusal": "a refusal ({words})", "none": "none",
  ]
  var ofPoints: Template = "{points} of {of}"
  var quoted: Template = "'{word}'"

  // What is kept beside sittings
  var chainChanged = "the chain over the sittings was changed, or a part of it is missing"
  var sittingMissing = "the sitting is missing: the chain over the record has it"
  var endMissing = "the sitting had ended, and its last events are missing"
  var beginningUnchained = "the chain over the record does not have the beginning of the sitting"
  var endUnchained = "the chain over the record does not have what was played in the sitting"
  var beginningChanged = "the beginning of the sitting was changed since it was recorded"
  var endChanged = "what was played in the sitting was changed since it was recorded"
  var tableMissing: Template = "the table '{table}' is missing"
  var history = "the history"
  var row = "the row of the sitting"
  var resultOfNothing: Template = "{place} has a result of which no sitting tells"
  var resultMissing: Template = "{place} lacks the sitting's result"
  var otherValue: Template = "{place} has {kept} for '{column}', the sitting gives {given}"
  var nothing = "nothing"
  var otherOwner = "the row of the sitting names other players, or another sitting, than its beginning"
  var otherAnswers = "the answers that are counted are not those that the sittings give"
  var otherTotals: Template = "what is kept in '{table}' is not what the sittings come to"
  var friend: Template = "the score of the friend '{player}' is not that of an accepted challenge"
  var rescoreChanged = "a score that `rescore` kept beside it was changed, or put there by hand"
  var rescoreMissing = "a score that `rescore` kept beside it is missing"
  var achievementChanged: Template = "an achievement of '{player}' was changed, or put there by hand"
  var achievementMissing: Template = "an achievement of '{player}' is missing"
  var rowChanged: Template = "the row '{key}' of '{table}' was changed or added by hand"
  var rowMissing: Template = "the row '{key}' of '{table}' is missing"
  var impossible: Template =
    "the table '{table}' has {value} for '{column}', which no record can have: the nearest possible value counts"
  var nothingSaved: Template = "it was damaged, and nothing of it could be saved: the old file is '{file}'"

  package init() {}

  package static let english = VerifyWords()
}
