internal import Archive
internal import JSONText
internal import Markup
internal import QuizCoding
internal import QuizCore
internal import QuizFormats
package import QuizLibrary
package import QuizModes

/// The files of a package that is made of a plugin at hand, what it requires, and quizzes with their media.
package struct PackageContents {
  private let library: Library
  private var files: [PackageFile] = []
  /// The media that quizzes name and that cannot be read.
  package private(set) var missing: [String] = []

  package init(_ plugin: Plugin, quizzes: [QuizAtHand], _ library: Library) throws(Problem) {
    self.library = library
    let source = plugin.source
    files.append(PackageFile(path: source.id + ".lua", bytes: source.bytes))
    for module in source.named { try add(PackageFile(path: "lib/\(module.name).lua", bytes: module.bytes)) }
    for quiz in quizzes { try add(quiz) }
    files.sort { $0.path < $1.path }
    if let problem = PackageBounds.problem(files.map(\.path)) { throw Problem(.badData, "the package \(problem)") }
  }

  /// The archive, the same for the same files.
  package func archive() throws(Problem) -> [UInt8] {
    let writer = ArchiveWriter()
    do throws(ArchiveProblem) {
      for file in files { try writer.add(file.path, file.bytes, packed: !PluginPackage.isMedium(file.path)) }
    } catch {
      throw Problem(.badData, "the package \(error.sentence)")
    }
    let bytes = writer.finish()
    if bytes.count > PackageBounds.packed || files.reduce(0, { $0 + $1.bytes.count }) > PackageBounds.unpacked {
      let limit = "\(PackageBounds.packed >> 20) MB, or \(PackageBounds.unpacked >> 20) MB unpacked"
      throw Problem(.badData, "the package would have more than \(limit): leave quizzes or media out")
    }
    return bytes
  }

  package var paths: [String] { files.map(\.path) }

  private mutating func add(_ quiz: QuizAtHand) throws(Problem) {
    let name = quiz.path.split(separator: "/").last.map(String.init) ?? quiz.path
    var added = [PackageFile(path: name, bytes: quiz.bytes)]
    let media = library.media(ofQuizAt: quiz.path)
    for path in Self.media(of: quiz) {
      // A file inside of the quiz travels with it.
      if let bytes = media.path(of: path).flatMap({ Files.readNamed($0, upTo: PackageBounds.unpacked) }) {
        added.append(PackageFile(path: path, bytes: bytes))
      } else if media.start(of: path) == .missing {
        missing.append(path)
      }
    }
    // Two quizzes may have files of one name: then the later gets a folder of its own.
    let isAlone = added.allSatisfy { new in
      files.allSatisfy { $0.path != "quizzes/\(new.path)" || $0.bytes == new.bytes }
    }
    let folder = isAlone ? "quizzes/" : "quizzes/\(quiz.quiz.id)/"
    for file in added { try add(PackageFile(path: folder + file.path, bytes: file.bytes)) }
  }

  private mutating func add(_ file: PackageFile) throws(Problem) {
    guard let there = files.first(where: { $0.path == file.path }) else { return files.append(file) }
    if there.bytes == file.bytes { return }
    throw Problem(.badData, "two files of the package would be called '\(file.path)'")
  }

  /// The paths of pictures, sounds and films in all texts of a quiz, in every language that its file has.
  private static func media(of quiz: QuizAtHand) -> [String] {
    media(in: [EventCoding.bytes(quiz.quiz), QuizFormat(path: quiz.path) == .json ? quiz.bytes : []])
  }

  /// The paths of pictures, sounds and films in all texts of JSON files.
  static func media(in forms: [[UInt8]]) -> [String] {
    var paths: Set<String> = []
    for form in forms {
      if let node = try? JSONParser.parse(form) { gather(node, &paths) }
    }
    return paths.filter { PluginPackage.isMedium($0) && QuizReader.staysInside($0) && !$0.contains("\n") }.sorted()
  }

  private static func gather(_ node: JSONNode, _ paths: inout Set<String>) {
    switch node.content {
    case .text(let text):
      paths.insert(text)
      paths.formUnion(Markup.picturePaths(in: text))
    case .list(let items): for item in items { gather(item, &paths) }
    case .object(let members): for member in members { gather(member.value, &paths) }
    case .null, .bool, .int, .number: break
    }
  }
}
