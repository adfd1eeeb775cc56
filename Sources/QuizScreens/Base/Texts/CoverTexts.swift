internal import QuizPlay

/// The words of what can be chosen before a sitting: mode, options, players.
package final class CoverTexts: Wording, @unchecked Sendable {
  var mode = "Mode"
  var standardMode = "standard"
  var options = "Options"
  var standardOptions = "standard"
  var option: Template = "{name}: {value}"
  var time = "Time limits"
  var players = "Players"

  var modesTitle: Template = "{title}: how to play"
  var modifiers = "On top of it"
  var own = "the quiz's own mode"
  var ownStandard = "one question after the other, and how many were right"
  var take = "take"
  var tick = "tick"
  var nothingLike: Template = "No mode matches '{text}'."

  var optionsTitle: Template = "{title}: options"
  var limit = "questions at most"
  var missed = "only what was missed the last time"
  var practice = "practice (nothing is kept)"
  var factor = "time for me"
  var factors = ["1": "as it is", "1.5": "1.5 times", "2": "twice", "4": "four times", "10": "ten times"]
  var seed = "seed, to have the same questions and orders again"
  var standards = "Standard"

  var whoPlays = "Who plays?"
  var oneOf = "One player, for this quiz alone"
  var severalOf: Template = "{min} to {max} players"
  var someOf: Template = "{min} players"
  var ticked: Template = "{n} ticked"
  var tooFew: Template = "{min} players at least: tick them, or add one"
  var tooMany: Template = "{max} players at most"

  package init() {}

  package static let english = CoverTexts()
}
