internal import JSONText
internal import QuizCore
internal import SheetLayout
internal import Words

/// A participant's sheet: a row of the table, and what is doubtful in it.
struct ScannedSheet {
  let participant: String
  /// The version and its check, such as `A 2071`; empty for a page that is no sheet of this quiz.
  let version: String
  let plan: SheetPlan?
  /// The readings by column; those of bubbles alone.
  var cells: [String: String] = [:]
  var doubts: [Doubt] = []

  struct Doubt {
    /// The question or its part, such as `7.1`; nil where a page is meant.
    var question: String?
    var why: String
    /// Where it was seen: `scans.pdf:3`; empty for a page that is missing.
    var place: String
    var picture: [UInt8] = []
    /// The questions to be answered for a page.
    var questions: [String] = []
  }

  /// The columns of bubbles on a page of the sheet.
  static func columns(_ plan: SheetPlan, _ page: Int, _ code: SheetCode) -> [String] {
    let layout = SheetLayout(code.paper, plan.questions)
    guard let own = layout.pages.first(where: { $0.number == page }) else { return [] }
    var seen: [String] = []
    for part in own.parts.map(\.part) where part.form != .line && !seen.contains(part.cell) { seen.append(part.cell) }
    return seen
  }

  var object: JSONObject {
    [
      "participant": .text(participant), "version": .text(version),
      "answers": .object(JSONObject(answers.map { ($0.column, .text($0.text)) })),
      "doubts": .list(
        doubts.map { doubt in
          var object: JSONObject = ["why": .text(doubt.why)]
          if let question = doubt.question { object = ["question": .text(question), "why": .text(doubt.why)] }
          return .object(object)
        }),
    ]
  }

  /// All columns of the version with their cells, those without bubbles empty.
  var answers: [(column: String, text: String)] {
    (plan?.columns ?? []).map { ($0, cells[$0] ?? "") }
  }
}

extension SheetPlan {
  /// The columns of the version in the order of its numbers.
  var columns: [String] {
    var seen: Set<String> = []
    return questions.flatMap(\.parts).map(\.cell).filter { seen.insert($0).inserted }
  }
}

/// The sheets of many pages, in the order in which they came.
struct SheetGathering {
  private(set) var sheets: [ScannedSheet] = []
  /// Sentences on pages that are no doubt: blank ones, and files that cannot be read.
  private(set) var remarks: [String] = []
  private(set) var hasFailures = false
  private let words: ScanWords
  private var places: [String: Int] = [:]
  /// The pages of each sheet, by its place: what was read under which number.
  private var pages: [Int: [Int: [ScannedPage]]] = [:]
  private var codes: [Int: SheetCode] = [:]

  init(_ words: ScanWords) { self.words = words }

  /// The participants whose names were printed on their sheets, in the order in which these came.
  var printedNames: [String] { sheets.indices.compactMap { codes[$0]?.participant }.filter { !$0.isEmpty } }

  mutating func add(_ page: ScannedPage) {
    switch page.outcome {
    case .blank: remarks.append(words.blankPage(["place": page.place]))
    case .failed(let why, let detail):
      hasFailures = true
      remarks.append(words.failure(why, file: page.place, detail: detail))
    case .lacks(let part):
      addUnknown(page, page.place, part == "tags" ? words.noMarks : words.noCode)
    case .refused(let code, let refusal):
      addUnknown(page, code.participant.isEmpty ? page.place : code.participant, words.refusal(refusal))
    case .read(let code, let plan, _):
      let name = code.participant.isEmpty ? page.place : code.participant
      let place = places[name] ?? sheets.count
      if place == sheets.count {
        places[name] = place
        codes[place] = code
        sheets.append(ScannedSheet(participant: name, version: "\(code.version) \(code.check)", plan: plan))
      }
      pages[place, default: [:]][code.page, default: []].append(page)
    }
  }

  private mutating func addUnknown(_ page: ScannedPage, _ name: String, _ why: String) {
    remarks.append("\(page.place): \(why)")
    sheets.append(
      ScannedSheet(participant: name, version: "", plan: nil, doubts: [.init(why: why, place: page.place)]))
    unknown[sheets.count - 1] = page
  }

  /// Pages without a sheet, by the place of their object.
  private var unknown: [Int: ScannedPage] = [:]

  /// Puts the pages of each sheet together; `picture` gives a whole page.
  mutating func finish(picture: (ScannedPage) -> [UInt8]) {
    for place in sheets.indices {
      if let page = unknown[place] {
        sheets[place].doubts[0].picture = picture(page)
      } else if let code = codes[place], let plan = sheets[place].plan {
        for number in 1...code.pages { join(place, number, code, plan, picture) }
      }
    }
  }

  private mutating func join(
    _ place: Int, _ number: Int, _ code: SheetCode, _ plan: SheetPlan, _ picture: (ScannedPage) -> [UInt8]
  ) {
    let columns = ScannedSheet.columns(plan, number, code)
    let found = pages[place]?[number] ?? []
    let others = pages[place]?.values.joined().contains { page in
      if case .read(let other, _, _) = page.outcome {
        other.version != code.version || other.pages != code.pages
      } else {
        false
      }
    }
    guard let page = found.first, found.count == 1, others != true, case .read(_, _, let reading) = page.outcome else {
      let count = ["n": String(number)]
      let why =
        found.isEmpty ? words.missingPage(count) : others == true ? words.otherVersions : words.pageTwice(count)
      sheets[place].doubts.append(
        .init(
          why: why, place: found.map(\.place).joined(separator: ", "), picture: found.first.map(picture) ?? [],
          questions: columns))
      return
    }
    for cell in reading.cells { sheets[place].cells[cell.name] = cell.text }
    for doubt in reading.doubts {
      sheets[place].doubts.append(
        .init(
          question: doubt.part, why: words.why(doubt.why, signs: doubt.signs), place: page.place,
          picture: doubt.picture))
      sure[place, default: [:]][doubt.cell] = reading.cells.first { $0.name == doubt.cell }?.text
      sheets[place].cells[doubt.cell] = ""
    }
  }

  /// The certain parts of cells that are in doubt, such as `2A` of a match.
  private var sure: [Int: [String: String]] = [:]

  // MARK: Answers to doubts

  /// Takes an answer to a doubt, and returns a sentence where it cannot be taken.
  mutating func resolve(_ given: DoubtAnswer) -> String? {
    let (participant, question, answer) = (given.participant, given.question, given.answer)
    let about = ["name": participant, "question": question, "answer": answer]
    guard let place = sheets.firstIndex(where: { $0.participant == participant && $0.plan != nil }),
      let plan = sheets[place].plan
    else { return words.unknownParticipant(about) }
    let named = plan.part(question)
    let column = named?.part.cell ?? question
    guard named != nil || plan.columns.contains(question) else { return words.unknownQuestion(about) }
    if answer.isEmpty { return nil }
    guard let text = plan.cell(question, answer) else { return words.unknownAnswer(about) }
    let isOpen = sheets[place].doubts.contains { doubt in
      doubt.questions.contains(column) || doubt.question.map { plan.part($0)?.part.cell == column } == true
    }
    if !isOpen {
      let isLine = named?.part.form == .line
      if isLine { sheets[place].cells[column] = text }
      return isLine || sheets[place].cells[column] == text ? nil : words.notOpen(about)
    }
    settle(place, plan, question, column, text)
    return nil
  }

  private mutating func settle(_ place: Int, _ plan: SheetPlan, _ question: String, _ column: String, _ text: String) {
    let isWhole = question == column
    sheets[place].doubts.removeAll { doubt in
      isWhole ? doubt.question.map { plan.part($0)?.part.cell == column } == true : doubt.question == question
    }
    for index in sheets[place].doubts.indices {
      // A page's items of a match come one by one: the last settles the column.
      let isLast = isWhole || plan.lastPart(of: column) == question
      if isLast { sheets[place].doubts[index].questions.removeAll { $0 == column } }
    }
    sheets[place].doubts.removeAll { $0.question == nil && $0.questions.isEmpty }
    if isWhole {
      sheets[place].cells[column] = text
    } else {
      let parts = ((sure[place]?[column] ?? "") + " " + text).split(separator: " ").map(String.init)
      let ordered = parts.sorted { (Self.number($0), $0) < (Self.number($1), $1) }.joined(separator: " ")
      sure[place, default: [:]][column] = ordered
      let isDone = !sheets[place].doubts.contains { doubt in
        doubt.questions.contains(column) || doubt.question.map { plan.part($0)?.part.cell == column } == true
      }
      sheets[place].cells[column] = isDone ? ordered : ""
    }
  }

  private static func number(_ item: String) -> Int { Int(item.prefix { $0.isNumber }) ?? 0 }
}

extension SheetPlan {
  fileprivate func lastPart(of column: String) -> String? {
    questions.flatMap(\.parts).last { $0.cell == column }?.name
  }

  /// An answer as the table has it; nil for a letter or number that the question does not have. A hyphen is none.
  fileprivate func cell(_ name: String, _ answer: String) -> String? {
    if answer == "-" { return "" }
    if let (printed, part) = part(name) {
      switch part.form {
      case .line: return answer
      case .digits: return Int(answer).map(String.init)
      case .letters(let letters, let takesSeveral):
        if takesSeveral {
          guard case .response(let response) = printed.read(answer) else { return nil }
          return printed.marks(response)
        }
        return letters.contains(answer.uppercased()) ? part.prefix + answer.uppercased() : nil
      }
    }
    guard let printed = version.questions.first(where: { String($0.number) == name }),
      case .response(let response) = printed.read(answer)
    else { return nil }
    return printed.marks(response)
  }
}
