/// An option of a question.
///
/// For `range`, `number` and `text` an answer is a rule: it applies up to a value, near a value, or to texts that match.
package struct Answer: Equatable, Sendable {
  package var id: String
  package var text: String
  package var isCorrect = false
  /// Stays behind the shuffled answers.
  package var isPinnedLast = false
  var details = Seldom<Details>()

  package enum Rule: Equatable, Sendable {
    case upTo(Double)
    case near(Double, Tolerance)
    case matches([String])
    case otherwise
  }

  package init(id: String, text: String, isCorrect: Bool = false) {
    self.id = id
    self.text = text
    self.isCorrect = isCorrect
  }

  /// The rare parts of an answer, stored together to keep the others small.
  struct Details: Usual {
    var fraction: Double?
    var feedback: String?
    var outcomes: [OutcomeWeight] = []
    var data: PlainValue = .empty
    var rule: Rule?
    var media = TileMedia()
  }

  /// The share of the question's points this answer earns; may be negative. Wins over `isCorrect`.
  package var fraction: Double? {
    get { details.other?.value.fraction }
    set { if fraction != newValue { details.change { $0.fraction = newValue } } }
  }

  package var feedback: String? {
    get { details.other?.value.feedback }
    set { if feedback != newValue { details.change { $0.feedback = newValue } } }
  }

  package var outcomes: [OutcomeWeight] {
    get { details.other?.value.outcomes ?? [] }
    set { if outcomes != newValue { details.change { $0.outcomes = newValue } } }
  }

  package var data: PlainValue {
    get { details.other?.value.data ?? .empty }
    set { if data != newValue { details.change { $0.data = newValue } } }
  }

  package var rule: Rule? {
    get { details.other?.value.rule }
    set { if rule != newValue { details.change { $0.rule = newValue } } }
  }

  /// Its picture and sound.
  package var media: TileMedia {
    get { details.other?.value.media ?? TileMedia() }
    set { if media != newValue { details.change { $0.media = newValue } } }
  }

  /// The share of the points that choosing it earns.
  package var worth: Double {
    fraction ?? (isCorrect ? 1 : 0)
  }

  /// The patterns of texts that it stands for, such as `["col*r"]`; none under other rules.
  package var patterns: [String] { if case .matches(let patterns) = rule { patterns } else { [] } }
}

/// The picture and sound of an answer, an item or a side, by their paths inside the quiz's folder.
package struct TileMedia: Hashable, Sendable {
  package var image: String?
  package var imageAlt: String?
  package var audio: String?

  package init(image: String? = nil, imageAlt: String? = nil, audio: String? = nil) {
    (self.image, self.imageAlt, self.audio) = (image, imageAlt, audio)
  }

  package var isNothing: Bool { image == nil && imageAlt == nil && audio == nil }

  /// Words for an answer without a text: the picture in words, else the name of its file.
  package var name: String? {
    imageAlt
      ?? (image ?? audio).map { path in
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".").first.map(String.init) ?? file
      }
  }
}

/// A side of a `match` with a picture or a sound.
package struct MediaSide: Hashable, Sendable {
  /// The name that pairs know it by: its text, or without one that of its picture.
  package var name: String
  /// Whether the name is a text that is shown.
  package var hasText: Bool
  package var isLeft: Bool
  package var media: TileMedia

  package init(name: String, hasText: Bool, isLeft: Bool, media: TileMedia) {
    (self.name, self.hasText, self.isLeft, self.media) = (name, hasText, isLeft, media)
  }
}

/// How much an answer counts for an outcome.
package struct OutcomeWeight: Equatable, Sendable {
  package var outcome: String
  package var weight: Double

  package init(_ outcome: String, _ weight: Double) {
    self.outcome = outcome
    self.weight = weight
  }
}
