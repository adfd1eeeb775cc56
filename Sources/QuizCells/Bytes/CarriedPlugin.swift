internal import LuaKit
internal import QuizCore
package import QuizModes

/// A plugin for a cell that checks it or plays its examples, with the quizzes for that.
package struct CarriedPlugin {
  package var source: PluginSource
  package var languages: [String]
  package var quizzes: [CheckedQuiz] = []

  package init(_ source: PluginSource, languages: [String]) {
    (self.source, self.languages) = (source, languages)
  }

  package var bytes: [UInt8] {
    var writer = LuaValueWriter()
    source.write(to: &writer, with: source.named)
    writer.write(.list(languages.map(LuaValue.text)))
    writer.write(quizzes.count)
    for checked in quizzes {
      writer.write(checked.path)
      writer.write(bytes: checked.bytes)
      checked.quiz.write(to: &writer)
    }
    return writer.bytes
  }

  /// Reads a plugin; nil for malformed bytes.
  package init?(_ bytes: [UInt8]) {
    var reader = LuaValueReader(bytes)
    do {
      source = try PluginSource(reading: &reader)
      languages = try reader.texts()
      for _ in 0..<max(0, try reader.number()) {
        let path = try reader.text(), bytes = try reader.rawBytes()
        quizzes.append(CheckedQuiz(quiz: try Quiz(reading: &reader), path: path, bytes: bytes))
      }
    } catch {
      return nil
    }
  }
}
