import Foundation

/// The source files of the repository this test was compiled in.
struct SourceTree {
  let files: [SourceFile]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Any text file, by its path from the repository's folder.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files below one folder of the repository.
  init(_ folder: String = "Sources") throws {
    let sources = Self.root.appendingPathComponent(folder).path
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    files = try paths.sorted().filter { SourceFile.endings.contains(($0 as NSString).pathExtension) }.map {
      SourceFile(path: "\(folder)/\($0)", text: try String(contentsOfFile: "\(sources)/\($0)", encoding: .utf8))
    }
  }
}

/// One Swift or C file, by its path from the repository's folder.
struct SourceFile {
  static let endings: Set = ["swift", "c", "h"]

  let path: String
  let text: String

  /// The folder below Sources or Tests.
  var target: String {
    String(path.split(separator: "/")[1])
  }

  /// The folder inside the target; "." for its own.
  var folder: String {
    let parts = path.split(separator: "/").dropFirst(2).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  var isSwift: Bool {
    path.hasSuffix(".swift")
  }

  /// The file's name without folder and ending.
  var name: String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The modules a Swift file imports, with the line of each; imports inside a multi-line text do not count.
  var imports: [(module: String, line: Int)] {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?(\w+)/
    var isInText = false
    var found: [(String, Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !isInText, let match = line.firstMatch(of: pattern) { found.append((String(match.1), index + 1)) }
      if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isInText.toggle() }
    }
    return found
  }

  /// The headers a C file includes, with the line of each.
  var includes: [(header: String, line: Int)] {
    let pattern = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      line.firstMatch(of: pattern).map { (String($0.1), index + 1) }
    }
  }
}
