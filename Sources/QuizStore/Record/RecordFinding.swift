/// Something in the record that does not fit the rest of it.
package struct RecordFinding: Equatable, Sendable {
  /// The sitting it is about; nil when it is about the record as a whole.
  package var sitting: String?
  /// One sentence, without a full stop.
  package var sentence: String

  init(_ sitting: String? = nil, _ sentence: String) {
    self.sitting = sitting
    self.sentence = sentence
  }
}
