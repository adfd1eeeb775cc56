internal import QuizCore
internal import QuizPlay
internal import Spreadsheet

/// Answers that are named in a cell: by id, else by text, several with signs between.
struct CellChoice {
  private let answers: [Answer]
  private var byID: [String: String] = [:]
  private var texts = CellNames()
  private var byFoldedID: [String: [String]] = [:]
  /// Texts in the quiz's other languages.
  private var otherTexts = CellNames()
  /// Cells with more than that many parts are no list of answers.
  private static let mostParts = 200

  /// `others` are the same answers in each of the quiz's languages.
  init(_ answers: [Answer], _ others: [[Answer]] = []) {
    self.answers = answers
    for answer in answers {
      byID[answer.id] = answer.id
      texts.add(answer.name, answer.id)
      byFoldedID[answer.id.foldedCell, default: []].append(answer.id)
      for other in others.joined() where other.id == answer.id { otherTexts.add(other.text, answer.id) }
    }
  }

  /// The answer whose text equals a cell exactly, spaces included; nil for an id.
  func exact(_ cell: String) -> String? { byID[cell.trimmedCell] == nil ? texts.exact(cell) : nil }

  /// The id of the answer that a text means; nil when it means none, or several.
  func id(_ text: String) -> String? { id(CellContent(text)) }

  private func id(_ cell: CellContent) -> String? {
    if let id = byID[cell.text] { return id }
    let folded = cell.text.foldedCell
    for known in [texts.meanings(cell.text), byFoldedID[folded] ?? [], otherTexts.meanings(cell.text)]
    where !known.isEmpty {
      return known.count == 1 ? known[0] : nil
    }
    guard let value = cell.value else { return idOfValue(folded) }
    let same = answers.filter { value.fit($0.name, shown: cell.text) == .surely }
    return same.count == 1 ? same[0].id : nil
  }

  /// Spreadsheets make numbers and truths of what looks like them: `0,50` becomes 0.5, `wahr` becomes TRUE.
  private func idOfValue(_ folded: String) -> String? {
    if let number = CellNumber.read(folded) {
      let same = answers.filter { CellNumber.read($0.name.foldedCell) == number }
      return same.count == 1 ? same[0].id : nil
    }
    if folded.hasSuffix("%"), let percent = CellNumber.read(String(folded.dropLast())) {
      let same = answers.filter { CellValue.percent(percent).fit($0.name, shown: folded) == .surely }
      return same.count == 1 ? same[0].id : nil
    }
    guard let side = Self.sides[folded] else { return nil }
    let same = answers.filter { Self.sides[$0.name.foldedCell] == side }
    return same.count == 1 ? same[0].id : nil
  }

  func one(_ content: CellContent) throws(CellReader.Odd) -> String {
    if let id = id(content) { return id }
    try refuseDate(content)
    let cell = content.text
    let bare = cell.trimmingSigns
    if bare != cell, let id = id(bare) { return id }
    if let ids = try? several(content), ids.count > 1 {
      throw CellReader.Odd(why: "this question takes one answer, here are \(ids.count)")
    }
    throw odd(cell)
  }

  /// The ids of a list; a text that contains the separator is recognised if it is an answer's.
  func several(_ content: CellContent) throws(CellReader.Odd) -> [String] {
    if let id = id(content) { return [id] }
    try refuseDate(content)
    let cell = content.text
    var unknown: String?
    for sign in [";", "\n", ", ", "|", ",", "；", "、", "，"] where cell.contains(sign) {
      let parts = Self.parts(cell, sign)
      if let ids = Self.segments(parts, sign, id) { return ids }
      unknown = unknown ?? parts.first { id($0) == nil }
    }
    let words = cell.split(whereSeparator: \.isWhitespace).map(String.init)
    let ids = words.compactMap { byID[$0] ?? byFoldedID[$0.foldedCell]?.first }
    if words.count > 1, ids.count == words.count { return ids }
    throw odd(unknown ?? cell)
  }

  /// A date that a spreadsheet program may have made of an answer, or of another text.
  private func refuseDate(_ cell: CellContent) throws(CellReader.Odd) {
    guard let value = cell.value,
      let answer = answers.first(where: { value.fit($0.name, shown: cell.text) == .perhaps })
    else { return }
    throw CellReader.Odd(why: CellContent.madeDate(cell.text, of: answer.name))
  }

  private func odd(_ text: String) -> CellReader.Odd {
    let several = texts.meanings(text)
    if several.count > 1 {
      return .init(why: "the answers \(TableProblem.listed(several)) have this text: write the id")
    }
    // Short texts resemble too many others.
    let near = text.count < 3 ? nil : nearest(to: text, in: answers.map(\.name) + answers.map(\.id))
    return .init(why: "there is no answer '\(text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// The parts of a list, without surrounding spaces and empty parts.
  static func parts(_ cell: String, _ sign: String) -> [String] {
    cell.split(separator: sign).map { String($0).trimmedCell }.filter { !$0.isEmpty }
  }

  /// The items in a row of parts. An item may contain the separator, so the longest reading wins. Nil when a part is
  /// left over.
  static func segments<Found>(_ parts: [String], _ sign: String, _ find: (String) -> Found?) -> [Found]? {
    guard !parts.isEmpty, parts.count <= mostParts else { return nil }
    let join = sign == ";" ? "; " : sign
    // Whether the parts from a place on can be read to the end.
    var dead: Set<Int> = []
    func read(_ start: Int) -> [Found]? {
      if start == parts.count { return [] }
      if dead.contains(start) { return nil }
      for end in (start + 1...min(parts.count, start + 12)).reversed() {
        let name = parts[start..<end]
        let found = find(name.joined(separator: join)) ?? (sign == ";" ? find(name.joined(separator: ";")) : nil)
        if let found, let rest = read(end) { return [found] + rest }
      }
      dead.insert(start)
      return nil
    }
    return read(0)
  }

  // MARK: True and false

  /// Words for both sides, folded.
  static let sides = TruthWord.sides.merging(["1": true, "0": false]) { word, _ in word }

  func side(_ content: CellContent) throws(CellReader.Odd) -> String {
    // 1 and 0 are sides however they are shown.
    let number = content.value?.number.flatMap { Int(exactly: $0) }
    let cell = byID[content.text] == nil ? number.map(String.init) ?? content.text : content.text
    if let id = byID[cell] { return id }
    for known in [texts.meanings(cell), otherTexts.meanings(cell)] where known.count == 1 { return known[0] }
    if let side = Self.sides[cell.trimmingSigns.foldedCell] { return String(side) }
    throw CellReader.Odd(why: "'\(cell)' is neither true nor false")
  }
}

extension String {
  /// The text without spaces and list separators at its end, which some exports leave there.
  fileprivate var trimmingSigns: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace || last == ";" || last.isComma { text.removeLast() }
    return String(text)
  }
}
