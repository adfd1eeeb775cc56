internal import JSONText
package import QuizCore

/// What came of reading a quiz file.
package struct QuizFileReading: Sendable {
  /// The quiz's id and title as far as they could be read: of a broken file the name stands in for the id.
  package var id: String
  package var title: String?
  /// Nil when there was an error.
  package var quiz: Quiz?
  package var diagnostics: [Diagnostic]
}

/// Reads quiz files of every format.
package enum QuizFile {
  /// Reads a quiz; the ending of `path` says how it is written.
  ///
  /// `languages` is what the player reads, best first; `seed` (0 to 2⁵³ − 1) is what a Lua quiz draws its chance from.
  /// `thorough` also warns of what is legal and probably not meant, as `quiz check` does.
  package static func read(
    _ bytes: [UInt8], path: String, languages: [String] = [], seed: Int = 0, thorough: Bool = false
  ) -> QuizFileReading {
    let manner = Manner(languages: languages, isThorough: thorough)
    switch QuizFormat(path: path) {
    case .json: return readJSON(bytes, path: path, manner)
    case .lua: return readLua(bytes, path: path, manner, seed: seed)
    case nil: return failure(path, message: unsupported(path))
    }
  }

  /// How a table is read, whatever the format.
  struct Manner {
    var languages: [String]
    var isThorough: Bool

    func read(
      _ source: SourceValue, path: String, questions stream: QuizReader.QuestionStream? = nil
    ) -> QuizReading {
      QuizReader.quiz(from: source, id: stem(path), languages: languages, thorough: isThorough, questions: stream)
    }
  }

  private static func readJSON(_ bytes: [UInt8], path: String, _ manner: Manner) -> QuizFileReading {
    let reading: QuizReading
    do {
      reading = try streamed(bytes, path: path, manner)
    } catch {
      return failure(path, line: error.place.line, column: error.place.column, message: error.message)
    }
    guard !reading.findings.isEmpty else { return finished(reading, []) }
    let lines = LineIndex(bytes)
    return finished(reading, diagnostics(reading.findings, path) { lines.position(of: $0, in: bytes) })
  }

  /// Reads the questions one by one, so that the values of a large file never stand in memory beside the quiz made of them.
  private static func streamed(_ bytes: [UInt8], path: String, _ manner: Manner) throws(JSONError) -> QuizReading {
    guard let outline = try? JSONParser.outline(bytes, leavingOut: "questions"), let list = outline.list else {
      // Without a list of questions, or broken: then this finds the place.
      return manner.read(SourceValue(try JSONParser.parse(bytes)), path: path)
    }
    var problem: JSONError?
    let questions = QuizReader.QuestionStream(count: outline.count) { visit in
      do throws(JSONError) {
        try JSONParser.visitItems(of: list, in: bytes) { visit(SourceValue($0)) }
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
    var near = NearNames()
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
    QuizFileReading(id: reading.id, title: reading.title, quiz: reading.quiz, diagnostics: diagnostics)
  }

  static func failure(_ path: String, line: Int? = nil, column: Int? = nil, message: String) -> QuizFileReading {
    let diagnostic = Diagnostic(.error, file: path, line: line, column: column, message: message)
    return QuizFileReading(id: stem(path), title: nil, quiz: nil, diagnostics: [diagnostic])
  }

  private static func unsupported(_ path: String) -> String {
    let endings = QuizFormat.allCases.map { "'.\($0.rawValue)'" }.joined(separator: " or ")
    return "the name of a quiz file ends in \(endings), found '\(fileName(path))'"
  }
}
