import Foundation

/// Which folder of a target uses which, by the names of the types that each defines.
///
/// It reads names, not meanings: comments and texts are left out, extensions define nothing.
struct FolderOrder {
  let folders: Set<String>
  /// The arrows from each user to what it uses.
  private(set) var arrows: Set<Arrow> = []

  struct Arrow: Hashable {
    let user: String
    let used: String
  }

  init(_ files: [SourceFile]) {
    folders = Set(files.map(\.folder))
    var homes: [Substring: String] = [:]
    let words = files.map { file in (file.folder, SourceWords(file.text)) }
    for (folder, words) in words {
      for type in words.defined where homes[type] == nil { homes[type] = folder }
    }
    for (folder, words) in words {
      for name in words.names {
        if let home = homes[name], home != folder { arrows.insert(Arrow(user: folder, used: home)) }
      }
    }
  }

  /// Folders that use each other, directly or around others; each group sorted.
  var circles: [[String]] {
    let reached = Dictionary(uniqueKeysWithValues: folders.map { ($0, reachable(from: $0)) })
    var groups: Set<[String]> = []
    for folder in folders where reached[folder]?.contains(folder) == true {
      groups.insert(
        folders.filter { reached[folder]?.contains($0) == true && reached[$0]?.contains(folder) == true }.sorted())
    }
    return groups.sorted { $0[0] < $1[0] }
  }

  /// The folders, each behind all that it uses; folders in a circle come last.
  var sorted: [String] {
    var left = folders
    var order: [String] = []
    while let next = left.sorted().first(where: { folder in
      !arrows.contains { $0.user == folder && left.contains($0.used) }
    }) {
      left.remove(next)
      order.append(next)
    }
    return order + left.sorted()
  }

  private func reachable(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var next = [folder]
    while let here = next.popLast() {
      for arrow in arrows where arrow.user == here && reached.insert(arrow.used).inserted { next.append(arrow.used) }
    }
    return reached
  }
}

/// The names in a Swift text that begin with a capital letter, and the types that it defines outside of all braces.
private struct SourceWords {
  private(set) var names: Set<Substring> = []
  private(set) var defined: Set<Substring> = []

  private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  init(_ text: String) {
    var depth = 0
    var last: Substring = ""
    for line in Self.bare(text).split(separator: "\n") {
      for word in line.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "{" && $0 != "}" }) {
        for part in Self.parts(word) {
          switch part {
          case "{": depth += 1
          case "}": depth -= 1
          default:
            if depth == 0 && Self.keywords.contains(last) { defined.insert(part) }
            if part.first?.isUppercase == true { names.insert(part) }
            last = part
          }
        }
      }
    }
  }

  /// A word with its braces apart.
  private static func parts(_ word: Substring) -> [Substring] {
    guard word.contains(where: { $0 == "{" || $0 == "}" }) else { return [word] }
    var parts: [Substring] = []
    var rest = word
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { parts.append(rest[..<brace]) }
      parts.append(rest[brace...brace])
      rest = rest[rest.index(after: brace)...]
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  /// The text without comments and texts.
  private static func bare(_ text: String) -> String {
    var bare = ""
    for (index, part) in text.components(separatedBy: "\"\"\"").enumerated() where index % 2 == 0 {
      for line in part.split(separator: "\n", omittingEmptySubsequences: false) {
        bare += withoutTexts(line) + "\n"
      }
    }
    return bare
  }

  private static func withoutTexts(_ line: Substring) -> String {
    var result = ""
    var isInText = false
    var isEscaped = false
    var before: Character = " "
    for character in line {
      if isInText {
        if character == "\"" && !isEscaped { isInText = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isInText = true
      } else if character == "/" && before == "/" {
        break
      } else {
        result.append(character)
      }
      before = character
    }
    return result
  }
}
