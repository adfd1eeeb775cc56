internal import Glibc
internal import JSONText
internal import QuizFormats
internal import QuizLibrary
internal import QuizSittings
internal import QuizStore

/// Pictures and sounds for the server: copies under names that do not reveal their origin.
final class Media {
  /// The folder of the copies; nil where no server needs any.
  private let folder: String?
  /// The path under which a proxy serves the pages; empty for the root.
  private let basePath: String
  private let library: Library
  private let send: (String) -> Void
  /// The salt that keeps file names unguessable; files are named anew with each engine.
  private let salt = Array(Secret.make().utf8)
  /// The paths by quiz and name; nil for missing files.
  private var paths: [String: String?] = [:]
  /// The files that the server knows of.
  private var told: Set<String> = []

  private static let largest = 16 << 20

  init(folder: String?, basePath: String, _ library: Library, send: @escaping (String) -> Void) {
    (self.folder, self.basePath, self.library) = (folder, basePath, library)
    self.send = send
  }

  /// Forgets the files sent, as a new server knows none.
  func forget() {
    told = []
    paths = [:]
  }

  /// Gives the path under which a file of a quiz is served, by the name that the quiz has for it; where the quiz is, is asked
  /// when a name comes.
  func naming(quizAt path: @escaping () -> String?) -> (String) -> String? {
    guard folder != nil else { return { _ in nil } }
    var known: String??
    return { [self] name in
      if known == nil { known = .some(path()) }
      return known.flatMap { $0 }.flatMap { served(name, of: $0) }
    }
  }

  /// Looks all files up again, as some were put beside a quiz or changed.
  func forgetPaths() { paths = [:] }

  private func served(_ name: String, of quiz: String) -> String? {
    let key = "\(quiz)\n\(name)"
    if let known = paths[key] { return known }
    let path = copy(name, of: quiz)
    if paths.count > 10_000 { paths = [:] }
    paths[key] = .some(path)
    return path
  }

  private func copy(_ name: String, of quiz: String) -> String? {
    guard let folder, let bytes = library.media(ofQuizAt: quiz).bytes(name), bytes.count <= Self.largest,
      let kind = MediaKind(bytes)
    else { return nil }
    let file = "\(SHA256.hex(of: salt + bytes)).\(kind.ending)"
    let path = "\(folder)/\(file)"
    if !Files.exists(path) {
      do { try Files.write(bytes, to: path, mode: 0o600) } catch { return nil }
    }
    if told.insert(file).inserted {
      let event: JSONObject = ["event": "media", "name": .text(file), "type": .text(kind.type)]
      send(JSONWriter.text(.object(event)) + "\n")
    }
    return "\(basePath)/media/\(file)"
  }
}
