internal import Glibc
internal import QuizWeb

/// The files of one form, written as they come into the folder that server and engine share.
///
/// The engine moves those that it takes; the others are removed with this.
final class UploadFiles {
  private let folder: String
  private var stream: MultipartStream
  private var form = UploadedForm()
  private var file: Int32 = -1
  private var isField = false
  private var fieldBytes = 0
  private static let mostFields = 256 << 10
  private static let mostFiles = 1000
  nonisolated(unsafe) private static var last = 0  // one thread

  init?(_ request: WebRequest, in folder: String) {
    guard let stream = MultipartStream(request) else { return nil }
    (self.folder, self.stream) = (folder, stream)
    makeFolder()
  }

  deinit { remove() }

  private func makeFolder() {
    let outer = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    for place in [outer, folder] where mkdir(place, 0o700) != 0 && errno != EEXIST { fail() }
  }

  private func fail() {
    if form.failure == nil { form.failure = .unsaved(String(cString: strerror(errno))) }
  }

  func add(_ bytes: UnsafeRawBufferPointer) {
    guard form.failure == nil else { return }
    guard let pieces = stream.add(bytes) else {
      form.failure = .malformed
      return
    }
    for piece in pieces where form.failure == nil { take(piece) }
  }

  private func take(_ piece: MultipartStream.Piece) {
    switch piece {
    case .field(let name):
      isField = true
      form.fields.append(UploadedForm.Field(name: name))
      if form.fields.count > 100 { form.failure = .malformed }
    case .file(let field, let name):
      isField = false
      closeFile()
      Self.last += 1
      let path = "up-\(getpid())-\(time(nil))-\(Self.last)"
      file = open("\(folder)/\(path)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { return fail() }
      form.files.append(UploadedForm.File(field: field, name: name, path: path))
      if form.files.count > Self.mostFiles { form.failure = .malformed }
    case .bytes(let bytes) where isField:
      fieldBytes += bytes.count
      form.fields[form.fields.count - 1].value += bytes
      if fieldBytes > Self.mostFields { form.failure = .malformed }
    case .bytes(let bytes): write(bytes)
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return fail() }
      rest = rest.dropFirst(count)
    }
  }

  private func closeFile() {
    if file >= 0 { close(file) }
    file = -1
  }

  /// The form when all of it has come.
  func end() -> UploadedForm {
    closeFile()
    if form.failure == nil && !stream.isComplete { form.failure = .malformed }
    if form.failure != nil { removeFiles() }
    return form
  }

  /// Lets go of all: the body is too long, or was answered.
  func remove() {
    closeFile()
    removeFiles()
  }

  private func removeFiles() {
    for file in form.files { unlink("\(folder)/\(file.path)") }
    form.files = []
  }
}
