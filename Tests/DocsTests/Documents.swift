import Foundation

/// The documents of the repository this test was compiled in.
struct Documents {
  let root: URL

  init(testFile: String = #filePath) {
    root = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Paths of every document, from the repository's folder.
  var paths: [String] {
    let docs = FileManager.default.enumerator(atPath: root.appendingPathComponent("docs").path)
    let below = (docs?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
    return ["README.md", "CHANGELOG.md"] + below.sorted().map { "docs/\($0)" }
  }

  func document(_ path: String) throws -> Document {
    Document(path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
  }

  func all() throws -> [Document] { try paths.map(document) }

  /// The folder with the program that was built together with these tests.
  var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}

/// One Markdown file.
struct Document {
  let path: String
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The fenced blocks of one language, or of all.
  func blocks(_ language: String? = nil) -> [Block] {
    var found: [Block] = []
    var open: Block?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open { found.append(block) }
        open = open == nil ? Block(path: path, line: index + 1, language: String(line.dropFirst(3))) : nil
      } else {
        open?.lines.append(String(line))
      }
    }
    return found.filter { language == nil || $0.language == language }
  }

  /// The text outside fenced blocks, line by line with its number.
  var prose: [(number: Int, line: Substring)] {
    var isInBlock = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") {
        isInBlock.toggle()
        return nil
      }
      return isInBlock ? nil : (index + 1, line)
    }
  }

  /// The anchors of its headings, as GitHub makes them.
  var anchors: Set<String> {
    Set(
      prose.filter { $0.line.hasPrefix("#") }.map { _, line in
        let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.map { $0 == " " ? "-" : $0 })
      })
  }
}

/// A fenced block and where it begins.
struct Block {
  let path: String
  let line: Int
  let language: String
  var lines: [String] = []

  var place: String { "\(path):\(line)" }
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The file that a block of Lua says it is, by its first line: `-- plugins/lives.lua`.
  var fileName: String? {
    guard language == "lua", let first = lines.first, let match = first.wholeMatch(of: /-- ((?:plugins|quizzes)\/\S+)/)
    else { return nil }
    return String(match.1)
  }
}
