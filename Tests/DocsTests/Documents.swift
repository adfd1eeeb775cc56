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
    return ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"] + below.sorted().map { "docs/\($0)" }
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
    var announced: String?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open { found.append(block) }
        let language = String(line.dropFirst(3))
        open = open == nil ? Block(path: path, line: index + 1, language: language, announced: announced) : nil
        announced = nil
      } else if open == nil {
        announced = line.firstMatch(of: /`((?:plugins|quizzes)\/[\w-]+\.\w+)`/).map { String($0.1) } ?? announced
      } else {
        open?.append(String(line))
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

  /// The commands that stand indented in the text, what is said beside them left out: `./quizrun list   # all quizzes`.
  var commands: [(number: Int, command: String)] {
    prose.filter { $0.line.hasPrefix("    ./quizrun") }.map { number, line in
      let command = line.dropFirst(4).prefix { $0 != "#" }.split(separator: "  ", maxSplits: 1)[0]
      return (number, command.trimmingCharacters(in: .whitespaces))
    }
  }

  /// The part below a heading, up to the next heading of the same rank or a higher one.
  func section(_ heading: String) -> Document? {
    guard let first = prose.first(where: { $0.line == heading }) else { return nil }
    let rank = heading.prefix { $0 == "#" }.count
    let next = prose.first { number, line in
      let marks = line.prefix { $0 == "#" }.count
      return number > first.number && marks > 0 && marks <= rank
    }
    let end = next.map { $0.number - 1 } ?? lines.count
    return Document(path: path, text: lines[(first.number - 1)..<end].joined(separator: "\n"))
  }

  /// The text in back quotes in the first column of its tables.
  var firstColumn: [String] {
    prose.filter { $0.line.hasPrefix("| `") }.flatMap { _, line in
      line.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
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
  /// The file that the text before it says it is.
  var announced: String?
  var lines: [String] = []

  var place: String { "\(path):\(line)" }

  /// A long object in one line of JSON may be broken behind a comma: it continues two blanks in.
  mutating func append(_ line: String) {
    if line.hasPrefix("  "), let last = lines.last, last.hasPrefix("{\""), last.hasSuffix(",") {
      lines[lines.count - 1] += line.dropFirst(2)
    } else {
      lines.append(line)
    }
  }
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The file that a block of Lua says it is, by its first line: `-- plugins/lives.lua`.
  var fileName: String? {
    guard language == "lua", let first = lines.first, let match = first.wholeMatch(of: /-- ((?:plugins|quizzes)\/\S+)/)
    else { return nil }
    return String(match.1)
  }

  /// The file whose lines a block of Lua shows, by its first line: `-- from plugins/lives.lua`.
  var excerpted: String? {
    guard language == "lua", let match = lines.first?.wholeMatch(of: /-- from (plugins\/\S+)/) else { return nil }
    return String(match.1)
  }
}
