internal import Glibc
internal import JSONText
internal import QuizLibrary
internal import QuizWire
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

  private struct Key: Hashable {
    let file: String
    let page: Int
  }

  /// A page as it was read, before its code is compared with the printed papers: a line of the file.
  private struct Line: WireObject {
    var file = ExactText("")
    var page = 0
    /// Size and time of the file: another file under the same name is read again.
    var stamp = ""
    var code: String?
    var lack: String?
    var isBlank = false
    /// The word for what failed, and the library's own words.
    var problem: String?
    var detail: String?
    /// The whole page in base64, of those that are no sheet.
    var picture = ""
    /// Nil for a page that is no sheet of the quiz; cut-outs are in base64.
    var cells: [ReaderReply.Cell]?
    var doubts: [ReaderReply.Doubt]?

    var key: Key { Key(file: file.text, page: page) }

    mutating func visit(_ fields: inout FieldVisitor) {
      fields.field("file", &file)
      fields.field("page", &page)
      fields.field("stamp", &stamp, else: "")
      fields.field("code", &code)
      fields.field("lacks", &lack)
      fields.field("blank", &isBlank, else: false)
      fields.field("problem", &problem)
      fields.field("detail", &detail)
      fields.field("picture", &picture, else: "")
      fields.field("cells", &cells)
      fields.field("doubts", &doubts)
    }
  }

  /// Reads the file, if there is one. A last line that was cut off by a crash is passed over.
  init(_ path: String) throws(Problem) {
    self.path = path
    guard Files.exists(path) else { return }
    let bytes = try Files.load(path, upTo: Self.largest)
    for text in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let line = (try? JSONParser.parse(Array(text))).flatMap(Line.init(wire:)) else { continue }
      if known.updateValue(line, forKey: line.key) == nil { order.append(line.key) }
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
    guard let line = known[key], line.problem == nil, line.stamp == Self.stamp(of: file) else { return nil }
    let page = page(key, line, papers)
    // A sheet that was refused, and fits the quiz of now, was never read.
    if case .failed = page.outcome { return nil }
    return page
  }

  private func page(_ key: Key, _ line: Line, _ papers: ScanPapers) -> ScannedPage {
    var page = ScannedPage(file: key.file, page: key.page, outcome: outcome(line, papers))
    page.picture = Self.bytes(line.picture)
    page.isKnown = true
    return page
  }

  private func outcome(_ line: Line, _ papers: ScanPapers) -> ScannedPage.Outcome {
    if line.isBlank { return .blank }
    if let lack = line.lack { return .lacks(lack) }
    guard let code = line.code.flatMap({ SheetCode($0) }) else {
      return .failed(line.problem ?? "ended", detail: line.detail ?? "")
    }
    do throws(ScanPapers.Refusal) {
      let plan = try papers.plan(code)
      let reading = PageReading(line.cells, line.doubts, picture: Self.bytes)
      return reading.map { .read(code, plan, $0) } ?? .failed("ended", detail: "")
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
    let line = Array(Self.line(page).line.utf8) + [0x0A]
    guard fwrite(line, 1, line.count, file) == line.count, fflush(file) == 0 else { throw FileFailure(path, errno) }
  }

  private static func line(_ page: ScannedPage) -> Line {
    var line = Line()
    (line.file, line.page, line.stamp) = (ExactText(page.file), page.page, stamp(of: page.file))
    switch page.outcome {
    case .read(let code, _, let reading):
      line.code = code.text
      line.cells = reading.cells.map { ReaderReply.Cell($0.name, $0.text) }
      line.doubts = reading.doubts.map {
        ReaderReply.Doubt(
          cell: $0.cell, part: $0.part, why: $0.why, signs: $0.signs, picture: Base64.encoded($0.picture))
      }
    case .refused(let code, _): (line.code, line.picture) = (code.text, Base64.encoded(page.picture))
    case .lacks(let part): (line.lack, line.picture) = (part, Base64.encoded(page.picture))
    case .blank: line.isBlank = true
    case .failed(let why, let detail): (line.problem, line.detail) = (why, detail)
    }
    return line
  }

  private static func bytes(_ digits: String) -> [UInt8] { Base64.decoded(digits.utf8) ?? [] }

  private static func stamp(of file: String) -> String {
    var status = stat()
    guard stat(file, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }
}
