import Foundation
import QuizCore
import QuizFormats
import QuizModes
import XCTest

/// The plugins and quizzes that come with the program.
enum Shipped {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func names(in folder: String, ending: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// The shipped plugins; those in folders below are there for others to require.
  static var plugins: [String] {
    names(in: "plugins", ending: ".lua").filter { !$0.contains("/") }.map { String($0.dropLast(4)) }
  }

  static func plugin(_ name: String) throws -> Plugin {
    let bytes = { (name: String) in
      ["", "lib/"].lazy.compactMap {
        try? Array(Data(contentsOf: root.appendingPathComponent("plugins/\($0)\(name).lua")))
      }
      .first
    }
    let source = PluginSource(
      id: name, path: "plugins/\(name).lua", bytes: try XCTUnwrap(bytes(name)), module: { bytes($0) })
    return try Plugin.load(source)
  }

  static let quizzes: [String: Quiz] = {
    var quizzes: [String: Quiz] = [:]
    for path in names(in: "quizzes", ending: ".json") {
      guard let data = try? Data(contentsOf: root.appendingPathComponent("quizzes/\(path)")) else { continue }
      if let quiz = QuizFile.read(Array(data), path: path).quiz { quizzes[quiz.id] = quiz }
    }
    return quizzes
  }()
}
