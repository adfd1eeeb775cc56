/// The rare parts of a question, stored together to keep the others small.
extension Question {
  /// Whether an id, a kind, a text and answers of a text each, right or wrong, are all there is of it.
  package var isPlain: Bool {
    details.isNothing && category == nil && difficulty == nil && explanation == nil && points == 1 && correct == nil
      && marked == .byRule && markup == .plain && !saysOneFeedback
      && answers.allSatisfy { $0.details.isNothing && !$0.isPinnedLast }
  }

  struct Details: Usual {
    var image: String?
    var imageAlt: String?
    var audio: String?
    var video: String?
    var mediaSides: [MediaSide] = []
    var section: String?
    var level: Int?
    var limit: Double?
    var hint: String?
    var source: String?
    var partial: PartialRule?
    var data: PlainValue = .empty
    var tolerance: Tolerance = .absolute(0)
    var scale = Scale()
    var accept: [String] = []
    var textRule = TextRule()
    var pairs: [Pair] = []
    var extra: [String] = []
    var sortTexts: [String] = []
    var gaps: [Gap] = []
    var words: [String] = []
    var reusesWords = false
  }

  package var image: String? {
    get { details.other?.value.image }
    set { if image != newValue { details.change { $0.image = newValue } } }
  }

  package var imageAlt: String? {
    get { details.other?.value.imageAlt }
    set { if imageAlt != newValue { details.change { $0.imageAlt = newValue } } }
  }

  /// A sound inside the quiz's folder.
  package var audio: String? {
    get { details.other?.value.audio }
    set { if audio != newValue { details.change { $0.audio = newValue } } }
  }

  /// A film inside the quiz's folder.
  package var video: String? {
    get { details.other?.value.video }
    set { if video != newValue { details.change { $0.video = newValue } } }
  }

  /// The sides of a `match` that have a picture or a sound.
  package var mediaSides: [MediaSide] {
    get { details.other?.value.mediaSides ?? [] }
    set { if mediaSides != newValue { details.change { $0.mediaSides = newValue } } }
  }

  /// The side of that name, where it has a picture or a sound.
  package func mediaSide(_ name: String, isLeft: Bool) -> MediaSide? {
    mediaSides.first { $0.isLeft == isLeft && $0.name == name }
  }

  /// The id of a section of the quiz.
  package var section: String? {
    get { details.other?.value.section }
    set { if section != newValue { details.change { $0.section = newValue } } }
  }

  package var level: Int? {
    get { details.other?.value.level }
    set { if level != newValue { details.change { $0.level = newValue } } }
  }

  /// Seconds for this question; wins over the quiz's `timing.question`.
  package var limit: Double? {
    get { details.other?.value.limit }
    set { if limit != newValue { details.change { $0.limit = newValue } } }
  }

  package var hint: String? {
    get { details.other?.value.hint }
    set { if hint != newValue { details.change { $0.hint = newValue } } }
  }

  package var source: String? {
    get { details.other?.value.source }
    set { if source != newValue { details.change { $0.source = newValue } } }
  }

  package var partial: PartialRule? {
    get { details.other?.value.partial }
    set { if partial != newValue { details.change { $0.partial = newValue } } }
  }

  package var data: PlainValue {
    get { details.other?.value.data ?? .empty }
    set { if data != newValue { details.change { $0.data = newValue } } }
  }

  package var tolerance: Tolerance {
    get { details.other?.value.tolerance ?? .absolute(0) }
    set { if tolerance != newValue { details.change { $0.tolerance = newValue } } }
  }

  package var scale: Scale {
    get { details.other?.value.scale ?? Scale() }
    set { if scale != newValue { details.change { $0.scale = newValue } } }
  }

  /// Accepted patterns of a `text`.
  package var accept: [String] {
    get { details.other?.value.accept ?? [] }
    set { if accept != newValue { details.change { $0.accept = newValue } } }
  }

  /// The tolerance for typed texts.
  package var textRule: TextRule {
    get { details.other?.value.textRule ?? TextRule() }
    set { if textRule != newValue { details.change { $0.textRule = newValue } } }
  }

  /// The right pairs of a `match`.
  package var pairs: [Pair] {
    get { details.other?.value.pairs ?? [] }
    set { if pairs != newValue { details.change { $0.pairs = newValue } } }
  }

  /// Rights of a `match` that belong to no left.
  package var extra: [String] {
    get { details.other?.value.extra ?? [] }
    set { if extra != newValue { details.change { $0.extra = newValue } } }
  }

  /// The texts by which the items of an `order`, or the sides of a `match`, are sorted before shuffling.
  ///
  /// They are in the quiz's own language, so that a seed lays out a question alike in every language. Empty where the
  /// shown texts serve, and under rules before version 6.
  package var sortTexts: [String] {
    get { details.other?.value.sortTexts ?? [] }
    set { if sortTexts != newValue { details.change { $0.sortTexts = newValue } } }
  }

  /// The gaps of a `gaps` question, in the order of its text.
  package var gaps: [Gap] {
    get { details.other?.value.gaps ?? [] }
    set { if gaps != newValue { details.change { $0.gaps = newValue } } }
  }

  /// The words to put into gaps; a word that stands twice can be used twice.
  package var words: [String] {
    get { details.other?.value.words ?? [] }
    set { if words != newValue { details.change { $0.words = newValue } } }
  }

  /// Whether each word may be used any number of times.
  package var reusesWords: Bool {
    get { details.other?.value.reusesWords ?? false }
    set { if reusesWords != newValue { details.change { $0.reusesWords = newValue } } }
  }
}
