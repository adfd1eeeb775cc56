/// Reads the standard format of Respondus (https://kb.siue.edu/page.php?id=62185): `Type: MR`, a question behind its number,
/// answers behind letters, a star before a right one.
struct RespondusReader {
  private var imported = ImportedQuiz(.respondus)
  private var open: RespondusQuestion?
  private var questions: [RespondusQuestion] = []
  /// The type, and further facts before a question that belong to it.
  private var type = "MC"
  private var title: String?
  /// Holds for all questions until another number comes.
  private var points: Double?
  /// The letters of right answers by the number of the question, as a list at the end gives them.
  private var keys: [String: String] = [:]
  private var isInKeys = false

  static func read(_ bytes: [UInt8]) -> ImportedQuiz {
    var reader = RespondusReader()
    for line in UploadLine.all(bytes) where !line.isBlank { reader.take(line) }
    reader.close()
    for question in reader.questions { question.add(to: &reader.imported, key: reader.keys[question.number]) }
    return reader.imported
  }

  /// Whether lines say of which type a question is, as no other format does, and a question is among them.
  static func isMeant(by lines: [String]) -> Bool {
    lines.contains(where: isType) && lines.contains { number($0) != nil }
  }

  private static func isType(_ line: String) -> Bool {
    guard let type = UploadLine(text: line, offset: 0).value(of: "type") else { return false }
    return RespondusQuestion.types[type.uppercased()] != nil || RespondusQuestion.uncarried.contains(type.uppercased())
  }

  // MARK: Lines

  private mutating func take(_ line: UploadLine) {
    if isInKeys { return takeKey(line) }
    if let value = line.value(of: "type") {
      close()
      type = value.uppercased()
    } else if let value = line.value(of: "title") {
      close()
      title = value
    } else if let value = line.value(of: "points") {
      close()
      takePoints(value, line)
    } else if line.value(of: "answers") == "" {
      close()
      isInKeys = true
    } else if let (number, text) = Self.number(line.text.trimmed) {
      close()
      open = RespondusQuestion(type, number, text, title: title, points: points, at: line.offset)
      (type, title) = ("MC", nil)
    } else if open == nil {
      imported.note(.strayText(line.text.trimmed), at: line.offset)
    } else {
      open?.take(line)
    }
  }

  private mutating func takePoints(_ value: String, _ line: UploadLine) {
    guard let number = NumberText.read(value), number >= 0 else {
      return imported.note(.badValue(key: "Points", found: value, takes: "a number"), at: line.offset)
    }
    points = number
  }

  /// `3. B`
  private mutating func takeKey(_ line: UploadLine) {
    guard let (number, letters) = Self.number(line.text.trimmed) else {
      return imported.note(.strayText(line.text.trimmed), at: line.offset)
    }
    keys[number] = letters
  }

  private mutating func close() {
    if let open { questions.append(open) }
    open = nil
  }

  /// A number with `.` or `)`, and the text after it and a space; nil for another line.
  private static func number(_ line: String) -> (number: String, text: String)? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard !digits.isEmpty, digits.count < 6, let sign = rest.first, ".)".contains(sign),
      rest.dropFirst().first?.isWhitespace == true
    else { return nil }
    return (String(digits), rest.dropFirst().trimmed)
  }
}
