package import JSONText
package import SheetLayout

/// A request to `quizrun-scan`, one line of its standard input.
package struct ReaderRequest: Equatable, Sendable, WireObject {
  /// The file whose pages are counted.
  package var count: ExactText?
  /// The file of the page that is opened, and its number in it.
  package var open: ExactText?
  package var page: Int?
  /// The number of the sheet's page that the open one is, and the questions of the whole sheet.
  package var read: Int?
  package var questions: [SheetQuestion] = []
  /// Whether a picture of the open page is wanted.
  package var wantsPicture = false

  package init() {}

  package static func count(_ file: String) -> ReaderRequest {
    var request = ReaderRequest()
    request.count = ExactText(file)
    return request
  }

  package static func open(_ file: String, page: Int) -> ReaderRequest {
    var request = ReaderRequest()
    (request.open, request.page) = (ExactText(file), page)
    return request
  }

  package static func read(page: Int, _ questions: [SheetQuestion]) -> ReaderRequest {
    var request = ReaderRequest()
    (request.read, request.questions) = (page, questions)
    return request
  }

  package static var picture: ReaderRequest {
    var request = ReaderRequest()
    request.wantsPicture = true
    return request
  }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("count", &count)
    fields.field("open", &open)
    fields.field("page", &page)
    fields.field("read", &read)
    fields.field("questions", &questions, else: [])
    fields.field("picture", &wantsPicture, else: false)
  }
}

/// The reply to a request, one line of the program's standard output.
package struct ReaderReply: Equatable, Sendable, WireObject {
  /// How many pages a file has.
  package var pages: Int?
  /// The text of the open page's code.
  package var code: String?
  package var isBlank = false
  /// The missing part of the open page: `tags` or `code`.
  package var lack: String?
  package var cells: [Cell]?
  package var doubts: [Doubt]?
  /// A PNG in hexadecimal digits.
  package var picture: String?
  /// The word for what failed, and the library's own words.
  package var problem: String?
  package var detail: String?

  /// `["7","A"]`: a column of the table, and what stands in it.
  package struct Cell: Equatable, Sendable, WireValue {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

    package func write(to wire: inout JSONWriter) { [name, text].write(to: &wire) }

    package init?(wire node: JSONNode) {
      guard let pair = node.array?.compactMap(\.string), pair.count == 2 else { return nil }
      self.init(pair[0], pair[1])
    }
  }

  package struct Doubt: Equatable, Sendable, WireObject {
    package var cell = ""
    package var part = ""
    /// One of the words of `SheetReading.Why`.
    package var why = ""
    package var signs: [String] = []
    /// The cut-out, a PNG in digits.
    package var picture = ""

    package init() {}

    package init(cell: String, part: String, why: String, signs: [String], picture: String) {
      (self.cell, self.part, self.why, self.signs, self.picture) = (cell, part, why, signs, picture)
    }

    package mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("cell", &cell)
      fields.field("part", &part)
      fields.field("why", &why)
      fields.always("signs", &signs)
      fields.always("picture", &picture)
    }
  }

  package init() {}

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("pages", &pages)
    fields.field("code", &code)
    fields.field("blank", &isBlank, else: false)
    fields.field("lacks", &lack)
    fields.field("cells", &cells)
    fields.field("doubts", &doubts)
    fields.field("picture", &picture)
    fields.field("problem", &problem)
    fields.field("detail", &detail)
  }
}

extension SheetQuestion: WireObject {
  package init() { self.init(0, []) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("number", &number)
    fields.field("parts", &parts)
  }
}

/// A choice has its `letters`, a number `digits`, a line neither.
extension SheetQuestion.Part: WireObject {
  package init() { self.init("", .line) }

  package mutating func visit(_ fields: inout FieldVisitor) {
    fields.field("name", &name)
    fields.always("cell", &cell)
    if cell.isEmpty { cell = name }
    fields.always("prefix", &prefix)
    var (letters, takesSeveral, digits): ([String]?, Bool?, Int?) = (nil, nil, nil)
    switch form {
    case .letters(let all, let several): (letters, takesSeveral) = (all, several)
    case .digits(let count): digits = count
    case .line: break
    }
    fields.field("letters", &letters)
    fields.field("several", &takesSeveral)
    fields.field("digits", &digits)
    if let letters {
      form = .letters(letters, takesSeveral: takesSeveral ?? false)
    } else {
      form = digits.map { .digits(max(1, min(SheetLayout.mostDigits, $0))) } ?? .line
    }
  }
}
