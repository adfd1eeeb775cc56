/// A mode's result at the end; `ResultRules` fills in what is nil.
package struct SittingResult: Equatable, Sendable {
  package var headline: String?
  package var body: String?
  /// The syntax of the body.
  package var markup = TextMarkup.plain
  package var emoji: String?
  package var image: String?
  /// The pictures in its texts.
  package var pictures: [TextPicture] = []
  /// The id of an outcome.
  package var outcome: String?
  /// The title of the quiz's band that the percentage fell into.
  package var band: String?
  package var points: Double?
  package var of: Double?
  package var percent: Double?
  package var passed: Bool?
  package var bars: [Bar] = []
  package var share: [String] = []
  package var ranking: [Standing] = []
  /// The mode's new memory for this quiz and player; nil leaves the old one.
  package var memory: PlainValue?
  /// The mode's new memory for this player over all quizzes; nil leaves the old one.
  package var shared: PlainValue?
  /// The ids of the questions still to be marked by hand; until then the result is provisional.
  package var waiting: [String] = []
  /// Milliseconds on the sitting's clock.
  package var ms = 0

  package init() {}

  /// A labelled length: `value` of `of`.
  package struct Bar: Equatable, Sendable {
    package var label: String
    package var value: Double
    package var of: Double
    /// A value for comparison, such as a norm, in units of the value.
    package var mark: Double?
    /// Whether `of` is the mode's own; else it is the longest of the list, to draw by and not to be said.
    package var saysOf = true

    /// The most there could be, where the mode says it.
    package var saidOf: Double? { saysOf ? of : nil }

    package init(label: String, value: Double, of: Double, mark: Double? = nil) {
      self.label = label
      self.value = value
      self.of = of
      self.mark = mark
    }

    /// How many of a drawn bar's cells a value takes.
    package func cells(_ value: Double, of length: Int) -> Int {
      let share = of > 0 ? max(0, min(1, value / of)) : 0
      return share.isFinite ? Int((share * Double(length)).rounded()) : 0
    }
  }

  /// A player's points among several players.
  package struct Standing: Equatable, Sendable {
    package var player: String
    package var points: Double
    package var of: Double?

    package init(player: String, points: Double, of: Double? = nil) {
      self.player = player
      self.points = points
      self.of = of
    }
  }
}
