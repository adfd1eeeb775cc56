package import QuizCore

extension RecordFailure {
  /// The failure for unreadable stored JSON; `place` names its owner.
  package init(_ form: UnreadableForm, in place: String) {
    switch form {
    case .unknown(let word):
      self.init(.newer, "\(place) was written by a newer quizrun (it says '\(word)'): update quizrun to open it")
    case .malformed(let expected):
      self.init(.damaged, "\(place) cannot be read: \(expected) was expected")
    }
  }
}
