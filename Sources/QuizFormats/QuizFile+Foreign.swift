internal import Archive
internal import JSONText
internal import QuizCore

extension QuizFile {
  /// Reads a file of another program: what can be read becomes the quiz, what cannot is skipped and told.
  static func readForeign(_ source: [UInt8], path: String, _ format: QuizFormat, _ given: Manner) -> QuizFileReading {
    let manner = given.placingFiles(of: path)
    let isArchive = Archive.looksLikeOne(source) || format == .xlsx
    let decoding = TextDecoding(isArchive ? [] : source)
    let bytes = isArchive ? source : decoding.bytes
    var imported = importing(bytes, format, manner)
    if given.mediaFolder == nil { imported.media = [] }
    let isBroken = imported.findings.contains { !$0.problem.isWarning }
    if !isBroken, imported.questions.isEmpty { imported.note(.noQuestion(format), at: 0) }
    return finish(imported, decoding.findings, bytes, path, manner)
  }

  /// The parts of a foreign text.
  static func importing(_ bytes: [UInt8], _ format: QuizFormat, _ manner: Manner) -> ImportedQuiz {
    let shelf = MediaShelf(folder: manner.mediaFolder ?? "", isTaken: manner.isTaken)
    switch format {
    case .gift: return GiftReader.read(bytes)
    case .aiken: return AikenReader.read(bytes)
    case .csv, .tsv: return DeckTable.read(bytes, format) ?? TableReader.read(bytes, format)
    case .xlsx: return TableReader.read(bytes, format)
    case .md: return MarkdownReader.read(bytes)
    case .moodleXML: return MoodleReader.read(XMLTree(bytes), shelf: shelf)
    case .qti, .canvas: return QTIReader.read(bytes, format, shelf: shelf)
    case .anki: return DeckTextReader.read(bytes)
    case .opentdb, .json, .lua, .apkg: return TriviaReader.read(bytes)
    }
  }

  /// The table of a foreign file with texts in several languages, of which a quiz that was read has one; nil for others,
  /// and when a question of it did not become one of the quiz.
  static func translatedTable(
    _ source: [UInt8], path: String, _ format: QuizFormat, _ manner: Manner, of quiz: Quiz?
  ) -> SourceValue? {
    guard format == .gift || format == .moodleXML else { return nil }
    let imported = importing(TextDecoding(source).bytes, format, manner)
    guard imported.isTranslated, imported.questions.count == quiz?.questions.count else { return nil }
    return imported.table(title: manner.name(of: path)).without(questionsAt: [])
  }

  /// The quiz of what was gathered, and everything that was found, in the order of the file.
  static func finish(
    _ imported: ImportedQuiz, _ more: [ImportFinding], _ bytes: [UInt8], _ path: String, _ manner: Manner
  ) -> QuizFileReading {
    let lines = FilePlaces(
      path, imported.parts.isEmpty && !imported.isGrid ? bytes : [], imported.parts, isGrid: imported.isGrid)
    let told = toldOnce(more + imported.findings.filter { manner.saysNotices || !$0.problem.isNotice })
    var found = told.map { finding in
      let place = lines.place(of: finding.offset)
      return (
        finding.offset,
        Diagnostic(
          finding.problem.isWarning ? .warning : .error, file: place.file, line: place.line, column: place.column,
          message: finding.problem.message + finding.repetition)
      )
    }
    let diagnostics = { (found: [(Int, Diagnostic)]) in
      imported.format.hasPlaces ? ordered(found) : ordered(found).map(\.withoutPlace)
    }
    guard !imported.questions.isEmpty else {
      return QuizFileReading(id: stem(path), title: nil, quiz: nil, diagnostics: diagnostics(found))
    }
    let (reading, findings) = salvaged(imported.table(title: manner.name(of: path)), path, manner)
    let kept = findings.filter { finding in
      !finding.problem.isAboutWeights && (imported.format.hasIDs || !finding.problem.isAboutIDs)
    }
    let position = { (offset: Int) in
      let place = lines.place(of: offset)
      return (line: place.line ?? 1, column: place.column ?? 1)
    }
    found += zip(kept, QuizFile.diagnostics(kept, path, place: position)).map { finding, diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = lines.place(of: finding.offset).file
      return (finding.offset, diagnostic)
    }
    return QuizFileReading(
      id: reading.id, title: reading.title, quiz: reading.quiz, diagnostics: diagnostics(found), media: imported.media,
      languages: reading.languages)
  }

  /// Warnings of the same words that come often stand once, at their first place.
  private static func toldOnce(_ findings: [ImportFinding]) -> [ImportFinding] {
    var counts: [String: Int] = [:]
    for finding in findings where finding.problem.isWarning { counts[finding.problem.message, default: 0] += 1 }
    guard counts.values.contains(where: { $0 >= mostRepeated }) else { return findings }
    var told: Set<String> = []
    return findings.compactMap { finding in
      let message = finding.problem.message
      guard finding.problem.isWarning, let count = counts[message], count >= mostRepeated else { return finding }
      guard told.insert(message).inserted else { return nil }
      var first = finding
      first.others = count - 1
      return first
    }
  }

  /// So often the same words are read at each place.
  private static let mostRepeated = 5

  /// Reads a table; when questions of it have errors, once more without those.
  static func salvaged(
    _ table: SourceValue, _ path: String, _ manner: Manner
  ) -> (reading: QuizReading, findings: [Finding]) {
    let whole = manner.read(table, path: path)
    let errors = whole.findings.filter { $0.severity == .error }.map(\.offset)
    guard whole.quiz == nil, let rest = table.without(questionsAt: errors) else { return (whole, whole.findings) }
    let second = manner.read(rest, path: path)
    return (second, second.quiz == nil ? second.findings : whole.findings)
  }

  private static func ordered(_ found: [(Int, Diagnostic)]) -> [Diagnostic] {
    found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }
}

extension SourceValue {
  /// A quiz's table without the questions in which these places are; nil when one is outside of all questions, or none
  /// would be left.
  func without(questionsAt offsets: [Int]) -> SourceValue? {
    guard case .map(var fields) = content, let index = fields.firstIndex(where: { $0.key == "questions" }),
      case .list(let questions) = fields[index].value.content
    else { return nil }
    var bad: Set<Int> = []
    for offset in offsets {
      guard let at = questions.lastIndex(startingBy: offset) else { return nil }
      bad.insert(at)
    }
    let kept = questions.enumerated().filter { !bad.contains($0.offset) }.map { $0.element.named("q\($0.offset + 1)") }
    if kept.isEmpty { return nil }
    fields[index].value.content = .list(kept)
    return SourceValue(Content.map(fields), at: offset)
  }

  /// The question with an id, so that leaving out another renames none.
  private func named(_ id: String) -> SourceValue {
    guard case .map(let fields) = content, !fields.contains(where: { $0.key == "id" }) else { return self }
    return SourceValue(Content.map([SourceField("id", .text(id), at: offset)] + fields), at: offset)
  }
}

extension [SourceValue] {
  /// The last one that begins at a place or before it; they stand in the order of the file.
  fileprivate func lastIndex(startingBy place: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].offset <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
