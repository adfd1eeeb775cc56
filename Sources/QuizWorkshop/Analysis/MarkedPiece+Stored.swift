package import JSONText
package import QuizCoding
internal import QuizCore
internal import QuizPlay
internal import TextLayout

/// `{marks, problems, errors, warnings}`; a mark is `[question, points, of, given, isAnswered]`.
extension MarkedPiece: Stored {
  package func write(to form: inout JSONWriter) {
    form.openObject()
    form.writeKey("marks")
    form.list(marks) { marks, form in form.list(marks, Self.write) }
    form.writeKey("problems")
    form.write(.list(problems.map { .list([.int($0.line), .text($0.sentence)]) }))
    form.writeKey("errors")
    form.write(errors)
    form.member("warnings", warnings)
    form.closeObject()
  }

  package init(stored node: JSONNode) throws(UnreadableForm) {
    guard let marks = node["marks"]?.array, let problems = node["problems"]?.array,
      let errors = try node["errors"]?.whole(in: StoredRange.counts), let warnings = node["warnings"],
      problems.count == min(errors, AnalysisRun.mostTold)
    else { throw .malformed("marks") }
    self.init()
    self.errors = errors
    for participant in marks {
      var own: [ItemMark] = []
      for mark in participant.array ?? [] { own.append(try Self.mark(mark)) }
      self.marks.append(own)
    }
    for problem in problems {
      guard let parts = problem.array, parts.count == 2, let sentence = parts[1].string else {
        throw .malformed("a problem")
      }
      self.problems.append((try parts[0].whole(in: StoredRange.counts), sentence.cleaned))
    }
    self.warnings = try HookWarnings(stored: warnings)
  }

  private static func write(_ mark: ItemMark, to form: inout JSONWriter) {
    form.openList()
    form.write(mark.question)
    let parts: [any Stored] = [mark.points, mark.of, mark.given, mark.isAnswered, mark.gaps]
    for part in parts {
      form.separate()
      part.write(to: &form)
    }
    form.closeList()
  }

  private static func mark(_ node: JSONNode) throws(UnreadableForm) -> ItemMark {
    guard let parts = node.array, parts.count == 6, let isAnswered = parts[4].bool else {
      throw .malformed("a mark")
    }
    let (points, of) = (try Double(stored: parts[1]), try Double(stored: parts[2]))
    guard Amount(points) != nil, Amount(total: of) != nil else { throw .malformed("points") }
    return ItemMark(
      question: try parts[0].whole(in: StoredRange.counts), points: points, of: of,
      given: try [String](stored: parts[3]), isAnswered: isAnswered, gaps: try [Double](stored: parts[5]))
  }

  /// True when it fits a piece: as many participants as records, with questions of the quiz.
  func isOf(_ piece: InputPiece, records: Int, questions: Int) -> Bool {
    let lines = piece.block.firstLine...max(piece.block.firstLine, piece.line)
    return marks.count + errors == records
      && marks.allSatisfy { $0.count <= questions && $0.allSatisfy { (0..<questions).contains($0.question) } }
      && problems.allSatisfy { lines.contains($0.line) }
  }

  /// One record that has no marks.
  init(_ piece: InputPiece, lost sentence: String, records: Int) {
    self.init()
    errors = records
    problems = records > 0 ? [(piece.block.firstLine, sentence)] : []
  }
}
