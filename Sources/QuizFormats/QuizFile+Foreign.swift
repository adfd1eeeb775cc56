internal import Archive
internal import QuizCore

extension QuizFile {
  /// Takes a file of another program apart, in another process where strangers' files are read there.
  static func foreign(_ file: ForeignFile, _ format: QuizFormat?, _ given: Manner) -> ForeignRead {
    guard let other = given.readers.foreign else { return taken(apart: file, format, given) }
    switch other.read(ForeignRequest(.quiz, on: file, wanted: given.bytes(format))) {
    case .failure(let failure): return .failed(failure.message, isStart: false)
    case .success(let said):
      let folder = given.placingFiles(of: file.path).mediaFolder ?? ""
      return (try? ForeignRead(said, mediaIn: folder)) ?? .failed(ForeignFailure.garbled.message, isStart: false)
    }
  }

  static func taken(apart file: ForeignFile, _ format: QuizFormat?, _ manner: Manner) -> ForeignRead {
    switch format ?? QuizFormat(path: file.path, content: file.bytes) {
    case let format? where format.isOwn: return .own(format)
    case .apkg: return package(file, manner)
    case let format?: return .quiz(text(file, format, manner))
    case nil:
      if let refusal = refusal(file.bytes, path: file.path) { return .failed(refusal, isStart: true) }
      return .failed(unsupported(file.path), isStart: false)
    }
  }

  /// Reads a text or an archive: readable parts become the quiz, others are skipped with a finding.
  private static func text(_ file: ForeignFile, _ format: QuizFormat, _ given: Manner) -> ForeignQuiz {
    let manner = given.placingFiles(of: file.path)
    let decoding = TextDecoding(isArchive(file, format) ? [] : file.bytes)
    var imported = importing(isArchive(file, format) ? file.bytes : decoding.bytes, format, manner)
    if given.mediaFolder == nil { imported.media = [] }
    let isBroken = imported.findings.contains { !$0.problem.isWarning }
    if !isBroken, imported.questions.isEmpty { imported.note(.noQuestion(format), at: 0) }
    var quiz = ForeignQuiz(imported, title: manner.name(of: file.path))
    quiz.findings = decoding.findings.map(ForeignFinding.init) + quiz.findings
    return quiz
  }

  /// The bytes to which places in a file refer.
  static func text(of file: ForeignFile, _ format: QuizFormat) -> [UInt8] {
    isArchive(file, format) ? file.bytes : TextDecoding(file.bytes).bytes
  }

  private static func isArchive(_ file: ForeignFile, _ format: QuizFormat) -> Bool {
    Archive.looksLikeOne(file.bytes) || format == .xlsx
  }

  /// The parts of a foreign text.
  static func importing(_ bytes: [UInt8], _ format: QuizFormat, _ manner: Manner) -> ImportedQuiz {
    let shelf = MediaShelf(folder: manner.mediaFolder ?? "", isTaken: manner.isTaken)
    switch format {
    case .gift: return GiftReader.read(bytes)
    case .aiken: return AikenReader.read(bytes)
    case .csv, .tsv: return DeckTable.read(bytes, format) ?? TableReader.read(bytes, format)
    case .xlsx: return TableReader.read(bytes, format)
    case .md: return MarkdownDeck.read(bytes) ?? MarkdownReader.read(bytes)
    case .moodleXML: return MoodleReader.read(XMLTree(bytes), shelf: shelf)
    case .qti, .canvas: return QTIReader.read(bytes, format, shelf: shelf)
    case .anki:
      let isAnki = DeckTextHead.begins(bytes) || DeckTextReader.hasTabs(bytes)
      return isAnki ? DeckTextReader.read(bytes) : PastedDeck.read(bytes) ?? DeckTextReader.read(bytes)
    case .text2qti: return Text2QTIReader.read(bytes)
    case .respondus: return RespondusReader.read(bytes)
    case .blackboard: return BlackboardReader.read(bytes)
    case .opentdb, .json, .lua, .apkg: return TriviaReader.read(bytes)
    }
  }

  /// The quiz of the gathered parts with all findings, in the order of the file; `text` holds the bytes of places, if
  /// the quiz has no parts.
  static func finish(
    _ imported: ForeignQuiz, _ text: @autoclosure @escaping () -> [UInt8], _ path: String, _ manner: Manner
  ) -> QuizFileReading {
    let lines = FilePlaces(path, imported.parts, isGrid: imported.isGrid, text)
    let told = toldOnce(imported.findings.filter { manner.saysNotices || !$0.isNotice })
    var found = told.map { finding in
      let place = lines.place(of: finding.offset)
      return (
        finding.offset,
        Diagnostic(
          finding.isWarning ? .warning : .error, file: place.file, line: place.line, column: place.column,
          message: finding.message)
      )
    }
    let diagnostics = { (found: [(Int, Diagnostic)]) in
      imported.format.hasPlaces ? ordered(found) : ordered(found).map(\.withoutPlace)
    }
    guard imported.questions.count > 0 else {
      return QuizFileReading(id: stem(path), title: nil, quiz: nil, diagnostics: diagnostics(found))
    }
    let (reading, findings) = salvaged(imported, path, manner)
    if imported.questions.isBroken { return failure(path, message: ForeignFailure.garbled.message) }
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
      languages: reading.languages, hasVariables: reading.hasVariables)
  }

  /// Warnings of the same words that come often stand once, at their first place, with the number of the others.
  private static func toldOnce(_ findings: [ForeignFinding]) -> [ForeignFinding] {
    var counts: [String: Int] = [:]
    for finding in findings where finding.isWarning { counts[finding.message, default: 0] += 1 }
    guard counts.values.contains(where: { $0 >= mostRepeated }) else { return findings }
    var told: Set<String> = []
    return findings.compactMap { finding in
      guard finding.isWarning, let count = counts[finding.message], count >= mostRepeated else { return finding }
      guard told.insert(finding.message).inserted else { return nil }
      var first = finding
      first.message += " (and so at \(count - 1) more places)"
      return first
    }
  }

  /// So often the same words are read at each place.
  private static let mostRepeated = 5

  /// Reads a table; after errors in questions once more without those.
  static func salvaged(
    _ table: SourceValue, _ path: String, _ manner: Manner
  ) -> (reading: QuizReading, findings: [Finding]) {
    let whole = manner.read(table, path: path)
    let errors = whole.findings.filter { $0.severity == .error }.map(\.offset)
    guard whole.quiz == nil, let rest = table.without(questionsAt: errors) else { return (whole, whole.findings) }
    let second = manner.read(rest, path: path)
    return (second, second.quiz == nil ? second.findings : whole.findings)
  }

  /// Reads a quiz whose questions come one by one, in the same way.
  private static func salvaged(
    _ imported: ForeignQuiz, _ path: String, _ manner: Manner
  ) -> (reading: QuizReading, findings: [Finding]) {
    if imported.hasVariables, let table = imported.table { return salvaged(table, path, manner) }
    let whole = manner.read(imported.around, path: path, questions: imported.questions.stream())
    guard whole.quiz == nil, let bad = imported.places(of: whole.findings.filter { $0.severity == .error }) else {
      return (whole, whole.findings)
    }
    let second = manner.read(imported.around, path: path, questions: imported.questions.stream(leavingOut: bad))
    return (second, second.quiz == nil ? second.findings : whole.findings)
  }

  private static func ordered(_ found: [(Int, Diagnostic)]) -> [Diagnostic] {
    found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }
}

extension ForeignQuiz {
  /// The questions in which findings are; nil when one is outside of all, or none would be left.
  fileprivate func places(of findings: [Finding]) -> Set<Int>? {
    var starts: [Int] = []
    questions.each { starts.append($0.offset) }
    return starts.places(of: findings.map(\.offset))
  }
}

extension SourceValue {
  /// A quiz's table without the questions in which these places are; nil when one is outside of all questions, or none
  /// would be left.
  func without(questionsAt offsets: [Int]) -> SourceValue? {
    guard case .map(let fields) = content, let field = fields.first(where: { $0.key == "questions" }),
      case .list(let questions) = field.value.content, let bad = questions.map(\.offset).places(of: offsets)
    else { return nil }
    return with(
      questions: questions.enumerated().filter { !bad.contains($0.offset) }.map {
        $0.element.named("q\($0.offset + 1)")
      })
  }

  /// A quiz's table with other questions.
  func with(questions: [SourceValue]) -> SourceValue? {
    guard case .map(var fields) = content, let index = fields.firstIndex(where: { $0.key == "questions" }) else {
      return nil
    }
    fields[index].value.content = .list(questions)
    return SourceValue(Content.map(fields), at: offset)
  }

  /// The question with an id, so that leaving out another renames none.
  func named(_ id: String) -> SourceValue {
    guard case .map(let fields) = content, !fields.contains(where: { $0.key == "id" }) else { return self }
    return SourceValue(Content.map([SourceField("id", .text(id), at: offset)] + fields), at: offset)
  }
}

extension [Int] {
  /// Which of the questions that begin here have these offsets in them; nil when one is before all, or none would be left.
  fileprivate func places(of offsets: [Int]) -> Set<Int>? {
    var found: Set<Int> = []
    for offset in offsets {
      guard let place = last(upTo: offset) else { return nil }
      found.insert(place)
    }
    return found.count < count ? found : nil
  }

  /// The last one at a place or before it; they stand in the order of the file.
  private func last(upTo place: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
