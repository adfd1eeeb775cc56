internal import QuizWire
internal import SheetLayout

/// The reading of a page of a file.
struct ScannedPage {
  /// The file as it was named, and the page in it, from 1.
  let file: String
  let page: Int
  let outcome: Outcome
  /// The file as people see it; nil for its path.
  var name: String?
  /// The whole page as a PNG, where pages are kept; else empty.
  var picture: [UInt8] = []
  /// True for a page that was read before, and kept.
  var isKnown = false

  enum Outcome {
    case read(SheetCode, SheetPlan, PageReading)
    case refused(SheetCode, ScanPapers.Refusal)
    case blank
    /// The corner marks or the code are not found.
    case lacks(String)
    /// The page has no pixels: the word for it, and the library's own words.
    case failed(String, detail: String)
  }

  var place: String { "\(name ?? file):\(page)" }

  /// The names of files without their folders, as far as these tell them apart.
  static func names(_ files: [String]) -> [String: String] {
    let last = Set(files).map { ($0, String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...])) }
    let count = Dictionary(last.map { ($1, 1) }, uniquingKeysWith: +)
    return Dictionary(uniqueKeysWithValues: last.filter { count[$1] == 1 })
  }
}

/// The readings of a page.
struct PageReading {
  var cells: [(name: String, text: String)] = []
  var doubts: [Doubt] = []

  struct Doubt {
    var cell: String
    var part: String
    /// One of the words of `SheetReading.Why`.
    var why: String
    var signs: [String]
    /// The cut-out, a PNG.
    var picture: [UInt8]
  }

  /// Nil for a reply without a reading; `picture` gives the bytes of a cut-out as it is written.
  init?(_ cells: [ReaderReply.Cell]?, _ doubts: [ReaderReply.Doubt]?, picture: (String) -> [UInt8] = Self.bytes) {
    guard let cells, let doubts else { return nil }
    self.cells = cells.map { ($0.name, $0.text) }
    self.doubts = doubts.map {
      Doubt(cell: $0.cell, part: $0.part, why: $0.why, signs: $0.signs, picture: picture($0.picture))
    }
  }

  /// The bytes behind hexadecimal digits.
  static func bytes(_ digits: String) -> [UInt8] {
    let values = digits.utf8.map { UInt8($0 > 0x60 ? $0 - 0x57 : $0 & 0x0F) }
    return stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }
}

/// Reads pages one by one with a program that is started again when it ends; one thread owns it.
final class PageWorker {
  private let papers: ScanPapers
  private let kept: Pictures
  private var process: ScanProcess?

  /// The pages of which whole pictures are kept: none, those that are no sheets, or those that are.
  struct Pictures: OptionSet {
    let rawValue: Int
    static let strangers = Pictures(rawValue: 1)
    static let sheets = Pictures(rawValue: 2)
  }

  init(_ papers: ScanPapers, keeping kept: Pictures = []) { (self.papers, self.kept) = (papers, kept) }

  private func ask(_ request: ReaderRequest) -> ReaderReply? {
    let running = process ?? ScanProcess()
    let reply = running?.ask(request)
    process = reply == nil ? nil : running
    return reply
  }

  /// How many pages a file has, or why it cannot be read.
  func pages(_ file: String) -> (count: Int, problem: ScannedPage?) {
    let reply = ask(.count(file))
    if let count = reply?.pages { return (count, nil) }
    return (0, ScannedPage(file: file, page: 1, outcome: Self.failure(reply)))
  }

  func read(_ file: String, _ page: Int) -> ScannedPage {
    var scanned = ScannedPage(file: file, page: page, outcome: outcome(file, page))
    switch scanned.outcome {
    case .read where kept.contains(.sheets): scanned.picture = openPicture
    case .refused where kept.contains(.strangers), .lacks where kept.contains(.strangers):
      scanned.picture = openPicture
    case .read, .refused, .lacks, .blank, .failed: break
    }
    return scanned
  }

  private func outcome(_ file: String, _ page: Int) -> ScannedPage.Outcome {
    let reply = ask(.open(file, page: page))
    if reply?.isBlank == true { return .blank }
    if let part = reply?.lack { return .lacks(part) }
    guard let text = reply?.code, let code = SheetCode(text) else { return Self.failure(reply) }
    do throws(ScanPapers.Refusal) {
      let plan = try papers.plan(code)
      let reply = ask(.read(page: code.page, plan.questions))
      guard let reading = PageReading(reply?.cells, reply?.doubts) else { return Self.failure(reply) }
      return .read(code, plan, reading)
    } catch {
      return .refused(code, error)
    }
  }

  private static func failure(_ reply: ReaderReply?) -> ScannedPage.Outcome {
    .failed(reply?.problem ?? "ended", detail: reply?.detail ?? "")
  }

  /// The whole page as a PNG; empty where there is none.
  func picture(_ page: ScannedPage) -> [UInt8] {
    guard ask(.open(page.file, page: page.page)) != nil else { return [] }
    return openPicture
  }

  private var openPicture: [UInt8] { PageReading.bytes(ask(.picture)?.picture ?? "") }
}
