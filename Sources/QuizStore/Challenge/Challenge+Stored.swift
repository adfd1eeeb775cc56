internal import JSONText
internal import QuizCoding
internal import QuizCore

extension Challenge: StoredFields {
  static var blank: Challenge {
    Challenge(beginning: .blank, quiz: nil, modules: [], inputs: [], marks: [], score: Score())
  }

  mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("begin", &beginning)
    try fields.field("quiz", &quiz)
    try fields.field("modules", &modules, else: [])
    try fields.field("inputs", &inputs)
    try fields.field("marks", &marks)
    try fields.field("score", &score)
  }
}

extension Challenge.QuizMark: StoredFields {
  static var blank: Challenge.QuizMark { Challenge.QuizMark(id: "", title: "", content: "", questions: []) }

  mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("id", &id)
    try fields.field("title", &title)
    try fields.field("content", &content)
    try fields.field("questions", &questions)
  }
}

extension Challenge.FileMark: StoredFields {
  static var blank: Challenge.FileMark { Challenge.FileMark(plugin: "", module: nil, sha256: "") }

  mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("plugin", &plugin)
    try fields.field("module", &module)
    try fields.field("sha256", &sha256)
  }
}

/// `[points, of]`.
extension Challenge.Mark: Stored {
  func write(to form: inout JSONWriter) { [points, of].write(to: &form) }

  init(stored node: JSONNode) throws(UnreadableForm) {
    let pair = try [Double](stored: node)
    guard pair.count == 2 else { throw .malformed("points and the most there were") }
    self.init(points: pair[0], of: pair[1])
  }
}

extension Challenge.Score: StoredFields {
  static var blank: Challenge.Score { Challenge.Score() }

  mutating func visit(_ fields: inout FieldVisitor) throws(UnreadableForm) {
    try fields.field("points", &points)
    try fields.field("of", &of)
    try fields.field("percent", &percent)
    // Older versions wrote percentages beyond every bound; NaN was never written.
    percent = percent.flatMap { $0.isNaN ? $0 : Amount($0)?.value }
    try fields.field("headline", &headline)
  }
}
