internal import JSONText
internal import Markup
package import QuizCore

/// Writes quizzes in every format.
package enum QuizWriter {
  /// The quiz as a file of a format, with the losses; `name` is the id from the file's name, `media` gives the bytes of
  /// pictures.
  package static func write(
    _ quiz: Quiz, as format: QuizFormat, named name: String? = nil, media: MediaSource = MediaSource()
  ) -> QuizWriting {
    var writing = written(quiz, format, name, media)
    // Read back it is called like its file.
    if !format.holdsTitle, let name, name != quiz.title {
      writing.losses.insert("'title' of the quiz has no place in \(format.title) and is lost", at: 0)
    }
    return writing
  }

  private static func written(
    _ quiz: Quiz, _ format: QuizFormat, _ name: String?, _ media: MediaSource
  ) -> QuizWriting {
    switch format {
    case .json: return QuizWriting(text: JSONLayout.text(quiz.table), losses: [])
    case .lua: return QuizWriting(text: LuaLayout.text(quiz.table), losses: [])
    case .gift: return GiftWriter.write(quiz)
    case .aiken: return AikenWriter.write(quiz)
    case .csv: return TableWriter.write(quiz, separator: ",", .csv)
    case .tsv: return TableWriter.write(quiz, separator: "\t", .tsv)
    case .md: return MarkdownWriter.write(quiz, named: name)
    case .moodleXML: return MoodleWriter.write(quiz, media)
    case .opentdb: return TriviaWriter.write(quiz)
    case .qti: return QTIWriter.write(quiz, media)
    case .canvas: return CanvasWriter.write(quiz, media)
    case .anki, .apkg, .xlsx, .text2qti, .respondus, .blackboard:
      return QuizWriting(bytes: [], losses: ["\(format.title) are read, not written"])
    }
  }
}

extension QuizWriter {
  /// The paths of all files that a quiz names: pictures, sounds and films, those in its texts too.
  ///
  /// `table` is the quiz as its file has it, with each of its languages; nil for other formats.
  package static func namedFiles(_ quiz: Quiz, _ table: SourceValue?) -> [String] {
    var paths: Set<String> = []
    gather(table.map(JSONValue.init) ?? .object(quiz.table), &paths)
    return paths.sorted()
  }

  private static func gather(_ value: JSONValue, _ paths: inout Set<String>) {
    switch value {
    case .text(let text) where text.contains("!["): paths.formUnion(Markup.picturePaths(in: text))
    case .list(let values): for value in values { gather(value, &paths) }
    case .object(let object):
      for member in object.members {
        if case .text(let path) = member.value, ["image", "audio", "video"].contains(member.key) { paths.insert(path) }
        gather(member.value, &paths)
      }
    case .null, .bool, .int, .number, .text: break
    }
  }

  /// A table of a JSON or Lua file as the other of the two, every key and language kept.
  package static func write(_ table: SourceValue, as format: QuizFormat) -> QuizWriting? {
    guard case .object(let object) = JSONValue(table) else { return nil }
    switch format {
    case .json: return QuizWriting(text: JSONLayout.text(object), losses: [])
    case .lua: return QuizWriting(text: LuaLayout.text(object), losses: nulls(in: .object(object)))
    default: return nil
    }
  }

  /// Lua has no null: what takes a default back, or keeps a place in a list, is not there.
  private static func nulls(in value: JSONValue) -> [String] {
    let count = countNulls(value)
    switch count {
    case 0: return []
    case 1: return ["a null of JSON has no place in Lua and is lost"]
    default: return ["\(count) nulls of JSON have no place in Lua and are lost"]
    }
  }

  private static func countNulls(_ value: JSONValue) -> Int {
    switch value {
    case .null: 1
    case .list(let values): values.reduce(0) { $0 + countNulls($1) }
    case .object(let object): object.members.reduce(0) { $0 + countNulls($1.value) }
    default: 0
    }
  }
}
