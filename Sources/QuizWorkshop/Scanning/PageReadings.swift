internal import Glibc
internal import JSONText
internal import QuizLibrary
internal import SheetLayout
internal import TextLayout

/// The file in which the readings of pages are kept, a line of JSON each, in their order.
///
/// Its pages are not read from pixels again: `scan --resolve` takes a moment, and goes on after a crash.
final class PageReadings {
  private let path: String
  /// The lines of before, by page.
  private var known: [Key: Line] = [:]
  private var order: [Key] = []
  private var file: UnsafeMutablePointer<FILE>?
  private static let largest = 256 << 20

  struct Key: Hashable, Sendable {
    let file: String
    let page: Int
  }

  /// A page as it was read, before its code is compared with the printed papers.
  struct Line {
    /// Size and time of the file: another file under the same name is read again.
    fileprivate var stamp = ""
    var code: SheetCode?
    /// Nil for a page that is no sheet of the quiz.
    var reading: PageReading?
    var lack: String?
    var isBlank = false
    var failure: (why: String, detail: String)?
    /// The whole page, of those that are no sheet.
    var picture: [UInt8] = []
  }

  /// Reads the file, if there is one. A last line that was cut off by a crash is passed over.
  init(_ path: String) throws(Problem) {
    self.path = path
    guard Files.exists(path) else { return }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try Files.read(path, upTo: Self.largest)
    } catch {
      throw Problem(error.kind, error.message)
    }
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let node = try? JSONParser.parse(Array(text)), let key = Key(node) else { continue }
      if known.updateValue(Line(node), forKey: key) == nil { order.append(key) }
    }
    if order.isEmpty && !bytes.isEmpty {
      throw Problem(.badData, "\(path): this file has no readings of pages: name another one")
    }
  }

  deinit { if let file { fclose(file) } }

  /// How many pages were read.
  var count: Int { order.count }

  /// The pages as they were read, with the printed papers of now.
  func pages(_ papers: ScanPapers) -> [ScannedPage] {
    let names = ScannedPage.names(order.map(\.file))
    return order.compactMap { key in
      guard let line = known[key] else { return nil }
      var page = page(key, line, papers)
      page.name = names[key.file]
      return page
    }
  }

  /// The page as it was read before; nil where it is to be read now.
  func page(_ file: String, _ number: Int, _ papers: ScanPapers) -> ScannedPage? {
    let key = Key(file: file, page: number)
    guard let line = known[key], line.failure == nil, line.stamp == Self.stamp(of: file) else { return nil }
    let page = page(key, line, papers)
    // A sheet that was refused, and fits the quiz of now, was never read.
    if case .failed = page.outcome { return nil }
    return page
  }

  private func page(_ key: Key, _ line: Line, _ papers: ScanPapers) -> ScannedPage {
    var page = ScannedPage(file: key.file, page: key.page, outcome: outcome(line, papers))
    page.picture = line.picture
    page.isKnown = true
    return page
  }

  private func outcome(_ line: Line, _ papers: ScanPapers) -> ScannedPage.Outcome {
    if line.isBlank { return .blank }
    if let lack = line.lack { return .lacks(lack) }
    guard let code = line.code else {
      return .failed(line.failure?.why ?? "ended", detail: line.failure?.detail ?? "")
    }
    do throws(ScanPapers.Refusal) {
      let plan = try papers.plan(code)
      return line.reading.map { .read(code, plan, $0) } ?? .failed("ended", detail: "")
    } catch {
      return .refused(code, error)
    }
  }

  /// Adds a page behind those of before.
  func add(_ page: ScannedPage) throws(FileFailure) {
    if page.isKnown { return }
    if file == nil {
      // A line that was cut off ends here.
      let end = Files.exists(path) ? "\n" : ""
      file = fopen(path, "ae")
      if let file { fputs(end, file) }
    }
    guard let file else { throw FileFailure(path, errno) }
    let line = JSONWriter.bytes(.object(Line(page).object(page))) + [0x0A]
    guard fwrite(line, 1, line.count, file) == line.count, fflush(file) == 0 else { throw FileFailure(path, errno) }
  }

  fileprivate static func stamp(of file: String) -> String {
    var status = stat()
    guard stat(file, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}

extension PageReadings.Key {
  fileprivate init?(_ node: JSONNode) {
    guard let file = node["file"]?.string, let page = node["page"]?.int else { return nil }
    self.init(file: file, page: page)
  }
}

extension PageReadings.Line {
  fileprivate init(_ page: ScannedPage) {
    stamp = PageReadings.stamp(of: page.file)
    switch page.outcome {
    case .read(let code, _, let reading): (self.code, self.reading) = (code, reading)
    case .refused(let code, _): (self.code, picture) = (code, page.picture)
    case .lacks(let part): (lack, picture) = (part, page.picture)
    case .blank: isBlank = true
    case .failed(let why, let detail): failure = (why, detail)
    }
  }

  fileprivate init(_ node: JSONNode) {
    stamp = node["stamp"]?.string ?? ""
    code = node["code"]?.string.flatMap { SheetCode($0) }
    reading = PageReading(node) { Base64.decoded($0.utf8) ?? [] }
    lack = node["lacks"]?.string
    isBlank = node["blank"]?.bool ?? false
    failure = node["problem"]?.string.map { ($0, node["detail"]?.string ?? "") }
    picture = node["picture"]?.string.flatMap { Base64.decoded($0.utf8) } ?? []
  }

  fileprivate func object(_ page: ScannedPage) -> JSONObject {
    var object: JSONObject = ["file": .text(page.file), "page": .int(page.page), "stamp": .text(stamp)]
    if let code { object.append("code", .text(code.text)) }
    if let lack { object.append("lacks", .text(lack)) }
    if isBlank { object.append("blank", true) }
    if let failure {
      object.append("problem", .text(failure.why))
      object.append("detail", .text(failure.detail))
    }
    if !picture.isEmpty { object.append("picture", .text(Base64.encoded(picture))) }
    guard let reading else { return object }
    object.append("cells", .list(reading.cells.map { .list([.text($0.name), .text($0.text)]) }))
    object.append(
      "doubts",
      .list(
        reading.doubts.map { doubt in
          .object([
            "cell": .text(doubt.cell), "part": .text(doubt.part), "why": .text(doubt.why),
            "signs": .list(doubt.signs.map(JSONValue.text)), "picture": .text(Base64.encoded(doubt.picture)),
          ])
        }))
    return object
  }
}
