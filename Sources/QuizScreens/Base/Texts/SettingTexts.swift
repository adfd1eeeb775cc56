internal import QuizPlay

/// The words of the settings and of choosing a player.
package struct SettingTexts: Sendable {
  var changes = "change"
  var edits = "type a value"
  var isOn = "on"
  var isOff = "off"
  var timed = "Timed mode"
  var timedAbout = "a limit for every question, none, or what the quiz says"
  var timedAsQuiz = "as the quiz says"
  var timedEvery: Template = "{n} s for every question"
  var seconds = "Seconds"
  var secondsAbout = "for a question in timed mode"
  var theme = "Colours"
  var themeAbout = "for a dark or a light background, or none"
  var themes = ["auto": "automatic", "dark": "dark background", "light": "light background", "mono": "no colours"]
  var motion = "Reduced motion"
  var motionAbout = "the time bar steps once a second"
  var player = "Player"
  var playerAbout = "who plays; each has their own progress"
  var language = "Language"
  var languageAbout = "of quizzes and of these screens"
  var languages = ["auto": "as the system says", "en": "English", "de": "Deutsch"]
  var languageFixed: Template = "the environment says {language}, and that wins"
  var plain = "Plain lines"
  var plainAbout = "instead of the full screen, from the next start on"
  var ascii = "ASCII only"
  var asciiAbout = "draw with the characters of every terminal"
  var bidi = "Right to left"
  var bidiAbout = "puts such text into the order in which it is read"
  var bidiAuto = "where the terminal does not"
  var source = "Quiz of the day"
  var sourceAbout = "five questions from all quizzes, or a quiz that is marked daily"
  var sourceOf = ["drawn": "drawn", "quizzes": "one of the quizzes"]
  var retries = "Daily retries"
  var retriesAbout = "how often the quiz of the day may be played again"
  var counts = "Daily result"
  var countsAbout = "which sitting of a day counts"
  var countsOf = ["best": "the best", "first": "the first"]
  var freezes = "Streak freezes"
  var freezesAbout = "missed days in any seven that break no streak"

  var chooseAction = "choose"
  var addPlayer = "add a player"
  var playersTitle = "Who plays?"
  var noPlayers = "Nobody is here yet: add a player."
  var finishedCount: Template = "{n} finished"
  var plays = "plays now"
  var newName = "Name"
  var newPlayerTitle = "A new player"
  var takes = "save"
  var value = "Value"
}
