package import QuizFormats

/// Files whose quiz or plugin a nearer file hides, with a sentence on each.
package struct HiddenFiles: Sendable {
  package enum Kind: Sendable {
    case quizzes, plugins

    fileprivate var one: String { self == .quizzes ? "quiz" : "plugin" }
    fileprivate var several: String { self == .quizzes ? "quizzes" : "plugins" }
    fileprivate var use: String { self == .quizzes ? "played" : "used" }
  }

  package struct File: Sendable {
    package var id: String
    package var path: String
    /// The file that counts instead.
    package var nearer: String

    package init(id: String, path: String, nearer: String) {
      (self.id, self.path, self.nearer) = (id, path, nearer)
    }
  }

  private let kind: Kind
  package let files: [File]

  package init(_ kind: Kind, _ files: [File]) {
    (self.kind, self.files) = (kind, files)
  }

  package init(_ catalogue: QuizCatalogue) {
    self.init(.quizzes, catalogue.hidden.map { File(id: $0.id, path: $0.path, nearer: $0.played) })
  }

  /// A sentence for each file; a single one for a folder that repeats another, as a second checkout does.
  package var sentences: [String] {
    var folders: [(pair: [String], files: [File])] = []
    for file in files {
      let pair = Self.folders(file)
      if let known = folders.firstIndex(where: { $0.pair == pair }) {
        folders[known].files.append(file)
      } else {
        folders.append((pair, [file]))
      }
    }
    return folders.flatMap { pair, files in
      files.count > Self.mostTold ? [summary(files, in: pair[0], of: pair[1])] : files.map(sentence)
    }
  }

  private func sentence(_ file: File) -> String {
    "\(file.path): the \(kind.one) '\(file.id)' is already in '\(file.nearer)', which is the one that is \(kind.use)"
  }

  private func summary(_ files: [File], in folder: String, of nearer: String) -> String {
    let ids = files.map { "'\($0.id)'" }.joined(separator: ", ")
    let found = "\(files.count) \(kind.several) are already in '\(nearer)'"
    return "\(folder): \(found), which are those that are \(kind.use): \(ids)"
  }

  /// The two folders in which a file and the nearer one have the same path, or, under other names, just lie.
  private static func folders(_ file: File) -> [String] {
    var (far, near) = (file.path.split(separator: "/"), file.nearer.split(separator: "/"))
    repeat { (far, near) = (far.dropLast(), near.dropLast()) } while !far.isEmpty && far.last == near.last
    return [(far, file.path), (near, file.nearer)].map { folder, path in
      let root = path.hasPrefix("/") ? "/" : ""
      return folder.isEmpty && root.isEmpty ? "." : root + folder.joined(separator: "/")
    }
  }

  private static let mostTold = 3
}
