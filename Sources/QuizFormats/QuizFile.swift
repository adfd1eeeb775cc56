internal import JSONText
package import QuizCore

/// The outcome of reading a quiz file.
package struct QuizFileReading: Sendable {
  /// The quiz's id and title as far as they could be read: of a broken file the name stands in for the id.
  package var id: String
  package var title: String?
  /// Nil when there was an error.
  @Indirect package var quiz: Quiz?
  package var diagnostics: [Diagnostic]
  /// The pictures and other files that stood inside the quiz file, when a folder for them was named.
  package var media: [QuizMedia] = []
  /// The languages of its texts, where they are written in several.
  package var languages: [String] = []
  /// The names of each category that is written in several, the one that is read first.
  package var categories: [[String]] = []
  /// Whether values were drawn for it by the seed.
  package var hasVariables = false
}

/// Reads quiz files of every format.
package enum QuizFile {
  /// Reads a quiz; `format`, or else the ending of `path`, gives its form. A `.json` with `results` instead of
  /// `questions` is a file of the Open Trivia DB.
  ///
  /// JSON and Lua give a quiz or an error; of other formats readable parts become the quiz, and others are errors.
  /// `languages` are the player's, best first; `seed` (0 to 2⁵³ − 1) is the source of a Lua quiz's chance. `thorough`
  /// also gives advice, as `quiz check` does.
  package static func read(
    _ bytes: [UInt8], path: String, format: QuizFormat? = nil, languages: [String] = [], seed: Int = 0,
    thorough: Bool = false, readers: QuizReaders = .here
  ) -> QuizFileReading {
    read(
      bytes, path: path, format: format,
      Manner(languages: languages, isThorough: thorough, readers: readers, seed: seed)
    ).reading
  }

  /// Reads a quiz with the whole table of another program's file, if its texts are in several languages.
  private static func read(
    _ bytes: [UInt8], path: String, format: QuizFormat?, _ manner: Manner
  ) -> (reading: QuizFileReading, table: SourceValue?) {
    guard let file = ForeignFile(bytes, path: path, format: format) else {
      return (readOwn(bytes, path: path, format ?? QuizFormat(path: path), manner), nil)
    }
    switch foreign(file, format, manner) {
    case .own(let format): return (readOwn(bytes, path: path, format, manner), nil)
    case .failed(let message, let isStart):
      return (failure(path, line: isStart ? 1 : nil, column: isStart ? 1 : nil, message: message), nil)
    case .quiz(let quiz):
      let reading = finish(quiz, text(of: file, quiz.format), path, manner)
      let isWanted = manner.saysNotices && (quiz.isTranslated && quiz.format.isOneText || quiz.hasVariables)
      return (reading, isWanted ? reading.quiz.flatMap { quiz.table(of: $0.questions.map(\.id)) } : nil)
    }
  }

  private static func readOwn(
    _ bytes: [UInt8], path: String, _ format: QuizFormat?, _ manner: Manner
  ) -> QuizFileReading {
    format == .lua ? readLua(bytes, path: path, manner, seed: manner.seed) : readJSON(bytes, path: path, manner)
  }

  /// Reads as much of a JSON or Lua file as possible: questions with an error are skipped with a finding.
  ///
  /// Other formats are always read that way. `table` is the whole table as written, for writing it in another form.
  /// Embedded pictures are then in `media`, named as files in `mediaFolder`; without a folder they are reported. `name`
  /// is the id and title of a quiz without its own, instead of the file's name.
  package static func salvage(
    _ bytes: [UInt8], path: String, format: QuizFormat, named name: String? = nil, languages: [String] = [],
    mediaFolder: String? = nil,
    isTaken: MediaTaken = MediaTaken(), readers: QuizReaders = .here
  ) -> (reading: QuizFileReading, table: SourceValue?) {
    let manner = Manner(name: name, languages: languages, isThorough: false, readers: readers)
    guard let table = table(bytes, path: path, format, readers.lua) else {
      let telling = Manner(
        name: name, languages: languages, isThorough: false, readers: readers, saysNotices: true,
        mediaFolder: mediaFolder, isTaken: isTaken)
      return read(bytes, path: path, format: format, telling)
    }
    let (reading, findings) = salvaged(table, path, manner)
    let lines = Places(bytes)
    let found = diagnostics(findings, path) { lines.position(of: $0) }
    let errors = findings.filter { $0.severity == .error }.map(\.offset)
    return (finished(reading, found), errors.isEmpty ? table : table.without(questionsAt: errors))
  }

  private static func table(
    _ bytes: [UInt8], path: String, _ format: QuizFormat, _ lua: LuaQuizzes
  ) -> SourceValue? {
    switch format {
    case .json:
      guard let root = try? JSONParser.parse(bytes), root["questions"] != nil else { return nil }
      return SourceValue(root)
    case .lua: return luaTable(bytes, path: path, lua)
    default: return nil
    }
  }

  /// The id of a quiz that gives itself none: the file's name without its ending.
  package static func name(of path: String) -> String { stem(path) }

  /// How a table is read, whatever the format.
  struct Manner {
    /// The name that stands in for an id and a title; nil for that of the file.
    var name: String?
    var languages: [String]
    var isThorough: Bool
    /// How what strangers wrote is read.
    var readers = QuizReaders.here
    /// The source of chance of a Lua quiz, and of variables.
    var seed = 0
    /// True to report notices, as on conversion.
    var saysNotices = false
    /// The folder for embedded files, relative to the quiz; nil where there is no place for them.
    var mediaFolder: String?
    /// The existing files at the places of embedded ones.
    var isTaken = MediaTaken()

    /// The manner with a folder for embedded files, as used when the quiz at that path is played.
    func placingFiles(of path: String) -> Manner {
      var manner = self
      manner.mediaFolder = mediaFolder ?? stem(path) + "-files"
      return manner
    }

    /// The name of a quiz that gives itself none.
    func name(of path: String) -> String { name ?? stem(path) }

    func read(
      _ source: SourceValue, path: String, questions stream: QuizReader.QuestionStream? = nil
    ) -> QuizReading {
      if stream == nil, let variables = VariableTable(source) {
        return QuizFile.read(variables, path: path, self)
      }
      return QuizReader.quiz(
        from: source, id: name(of: path), languages: languages, thorough: isThorough, questions: stream)
    }
  }

  private static func readJSON(_ bytes: [UInt8], path: String, _ manner: Manner) -> QuizFileReading {
    let outline = try? JSONParser.outline(bytes, leavingOut: "questions")
    if let root = outline?.root, outline?.list == nil, root["results"] != nil, root["questions"] == nil {
      let trivia = ForeignQuiz(TriviaReader.read(root), title: manner.name(of: path))
      return finish(trivia, bytes, path, manner)
    }
    let reading: QuizReading
    do {
      reading = try streamed(bytes, outline, path: path, manner)
    } catch {
      return failure(path, line: error.place.line, column: error.place.column, message: error.message)
    }
    guard !reading.findings.isEmpty else { return finished(reading, []) }
    let lines = Places(bytes)
    return finished(reading, diagnostics(reading.findings, path) { lines.position(of: $0) })
  }

  /// Reads the questions one by one, so that the values of a large file never stand in memory beside the quiz made of them.
  private static func streamed(
    _ bytes: [UInt8], _ outline: JSONParser.Outline?, path: String, _ manner: Manner
  ) throws(JSONError) -> QuizReading {
    guard let outline, let list = outline.list, !mayHaveVariables(bytes) else {
      // Without a list of questions, or broken: then this finds the place.
      return manner.read(SourceValue(try JSONParser.parse(bytes)), path: path)
    }
    var problem: JSONError?
    let questions = QuizReader.QuestionStream(count: outline.count) { takesPlain, visit in
      do throws(JSONError) {
        try JSONParser.visitItems(of: list, in: bytes) { cursor in
          guard takesPlain, let plain = cursor.plainQuestion() else { return false }
          visit(.plain(plain))
          return true
        } _: {
          visit(.table(SourceValue($0)))
        }
      } catch {
        problem = error
      }
    }
    let reading = manner.read(SourceValue(outline.root), path: path, questions: questions)
    if problem == nil { return reading }
    return manner.read(SourceValue(try JSONParser.parse(bytes)), path: path)
  }

  /// Findings as diagnostics, their offsets turned into lines and columns.
  static func diagnostics(
    _ findings: [Finding], _ path: String, place: (Int) -> (line: Int, column: Int)
  ) -> [Diagnostic] {
    var near = FoundNearNames()
    return findings.map { finding in
      let (line, column) = place(finding.offset)
      let message = finding.problem.message(near: &near) { other in
        let (line, column) = place(other)
        return "\(line):\(column)"
      }
      return Diagnostic(finding.severity, file: path, line: line, column: column, message: message)
    }
  }

  static func finished(_ reading: QuizReading, _ diagnostics: [Diagnostic]) -> QuizFileReading {
    QuizFileReading(
      id: reading.id, title: reading.title, quiz: reading.quiz, diagnostics: diagnostics, languages: reading.languages,
      categories: reading.categories, hasVariables: reading.hasVariables)
  }

  static func failure(_ path: String, line: Int? = nil, column: Int? = nil, message: String) -> QuizFileReading {
    let diagnostic = Diagnostic(.error, file: path, line: line, column: column, message: message)
    return QuizFileReading(id: stem(path), title: nil, quiz: nil, diagnostics: [diagnostic])
  }

  /// How a file is written: its format; or why it is no quiz, where that can be said; nil for another name.
  package static func form(
    of bytes: [UInt8], path: String, readers: QuizReaders = .here
  ) -> Result<QuizFormat, ForeignFailure>? {
    guard let foreign = readers.foreign, let file = ForeignFile(bytes, path: path, format: nil) else {
      return form(bytes, path)
    }
    switch foreign.read(ForeignRequest(.form, on: file)) {
    case .success(let said): return Result?(said)
    case .failure(let failure): return .failure(failure)
    }
  }

  static func form(_ bytes: [UInt8], _ path: String) -> Result<QuizFormat, ForeignFailure>? {
    if let refusal = refusal(bytes, path: path) { return .failure(ForeignFailure(refusal)) }
    return QuizFormat(path: path, content: bytes).map { .success($0) }
  }

  /// The error for a `.txt` that is no quiz; nil for a quiz, and for other names.
  static func refusal(_ bytes: [UInt8], path: String) -> String? {
    let isText = MediaName.parts(String(fileName(path))).ending.lowercased() == ".txt"
    return isText ? TextKind(bytes).refusal : nil
  }

  static func unsupported(_ path: String) -> String {
    let endings = QuizFormat.allCases.compactMap(\.ending).map { "'.\($0)'" }
    let list = endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    return "the name of a quiz file ends in \(list), found '\(fileName(path))'"
  }
}
