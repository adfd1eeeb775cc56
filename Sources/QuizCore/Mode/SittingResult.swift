/// A mode's result at the end; `ResultRules` fills in what is nil.
package struct SittingResult: Equatable, Sendable {
  package var headline: String?
  package var body: String?
  /// The syntax of the body.
  package var markup = TextMarkup.plain
  /// A text below the body, with its lines and spaces.
  package var note: String?
  package var emoji: String?
  package var image: String?
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
  /// The noun that points are called by; nil for points.
  package var unit: ResultUnit?
  /// Plain data for other programs; nil without any.
  package var data: PlainValue?
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
    /// The two ends of a bar that does not begin at 0; nil for one from 0 to `of`.
    package var ends: Ends?
    /// The text beside the bar in place of its value; nil for the value.
    package var text: String?

    /// The most there could be, where the mode says it.
    package var saidOf: Double? { saysOf ? of : nil }

    package init(label: String, value: Double, of: Double, mark: Double? = nil) {
      self.label = label
      self.value = value
      self.of = of
      self.mark = mark
    }

    /// How many of a drawn bar's cells lie before a value.
    package func cells(_ value: Double, of length: Int) -> Int { Int((share(value) * Double(length)).rounded()) }

    /// The cells that are filled: from 0, or from the nearer end where 0 lies outside, to the value.
    package func filled(of length: Int) -> Range<Int> {
      let places = [cells(0, of: length), cells(value, of: length)]
      return places[0] < places[1] ? places[0]..<places[1] : places[1]..<places[0]
    }

    /// The place of a value on the bar, from 0 to 1.
    package func share(_ value: Double) -> Double {
      let (low, high) = ends.map { ($0.from, $0.to) } ?? (0, of)
      let share = high > low ? max(0, min(1, (value - low) / (high - low))) : 0
      return share.isFinite ? share : 0
    }

    /// The least and the greatest value of a bar.
    package struct Ends: Equatable, Sendable {
      package var from: Double
      package var to: Double

      /// Nil unless `from` is below `to`.
      package init?(from: Double, to: Double) {
        guard from < to else { return nil }
        (self.from, self.to) = (from, to)
      }
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

/// The noun by which a mode counts instead of points, such as `round` and `rounds`.
package struct ResultUnit: Equatable, Sendable {
  package var one: String
  package var other: String

  package init(one: String, other: String) {
    self.one = one
    self.other = other
  }

  package func form(of number: Double) -> String { abs(number) == 1 ? one : other }
}
