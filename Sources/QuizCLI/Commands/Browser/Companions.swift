internal import Glibc
internal import QuizLibrary

/// This program and its companions in the same folder.
struct Companions {
  let own: String
  let server: String
  private let folder: String

  init() throws(Problem) {
    own = OwnProgram.path ?? ""
    folder = OwnProgram.folder ?? ""
    server = folder + "/quizrun-serve"
    guard access(server, X_OK) == 0 else {
      throw Problem(
        .service, "the web server program '\(server)', is missing: `./quizrun` in the repository builds it")
    }
  }

  /// The program whose bots rehearse a room.
  func rehearsal() throws(Problem) -> String {
    let path = folder + "/quizrun-rehearse"
    guard access(path, X_OK) == 0 else {
      throw Problem(
        .service, "the rehearsal program '\(path)', is missing: `./quizrun` in the repository builds it")
    }
    return path
  }
}

/// A folder for pictures and sounds that are sent, for this user alone, gone when the program ends.
struct MediaPlace {
  let path: String

  init() throws(Problem) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/quizrun-media-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Problem(.inputOutput, "\(parent): \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() {
    for name in Files.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
