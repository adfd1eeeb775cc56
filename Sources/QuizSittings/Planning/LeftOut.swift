internal import QuizCore
internal import QuizLibrary

/// The questions that the layers of a sitting do not take, reported together.
struct LeftOut {
  private var layers: [String] = []
  private var unmarked = 0
  private var ofOtherKinds = 0
  private var kinds: Set<Question.Kind> = []

  /// Counts the questions of a quiz that a layer does not take.
  mutating func count(_ layer: ModeInfo, of quiz: Quiz) {
    if layer.wantsAll { return }
    let unwanted = quiz.questions.filter { !layer.wants($0) }
    if unwanted.isEmpty { return }
    layers.append("'\(layer.id)'")
    let others = unwanted.count { !layer.isOfKind($0) }
    ofOtherKinds += others
    unmarked += unwanted.count - others
    if others > 0, let wanted = layer.kinds { kinds = kinds.isEmpty ? wanted : kinds.intersection(wanted) }
  }

  /// The report in one sentence; nil without such questions.
  var sentence: String? {
    let parts = [
      unmarked == 0 ? nil : "\(counted(unmarked, "question")) without a right answer",
      ofOtherKinds == 0 ? nil : "\(counted(ofOtherKinds, "question")) of another kind than \(kinds.inWords)",
    ].compactMap { $0 }
    if parts.isEmpty { return nil }
    return "\(parts.joined(separator: " and ")) left out for \(layers.joined(separator: " and "))"
  }
}
