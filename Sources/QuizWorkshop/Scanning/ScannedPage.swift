internal import JSONText
internal import SheetLayout

/// The reading of a page of a file.
struct ScannedPage {
  /// The file as it was named, and the page in it, from 1.
  let file: String
  let page: Int
  let outcome: Outcome
  /// The whole page as a PNG, where pages are kept; else empty.
  var picture: [UInt8] = []

  enum Outcome {
    case read(SheetCode, SheetPlan, PageReading)
    case refused(SheetCode, ScanPapers.Refusal)
    case blank
    /// The corner marks or the code are not found.
    case lacks(String)
    /// The page has no pixels: the word for it, and the library's own words.
    case failed(String, detail: String)
  }

  var place: String { "\(file):\(page)" }
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

  init?(_ node: JSONNode) {
    guard let cells = node["cells"]?.array, let doubts = node["doubts"]?.array else { return nil }
    self.cells = cells.compactMap { cell in
      guard let pair = cell.array, pair.count == 2, let name = pair[0].string, let text = pair[1].string else {
        return nil
      }
      return (name, text)
    }
    self.doubts = doubts.compactMap { doubt in
      guard let cell = doubt["cell"]?.string, let part = doubt["part"]?.string, let why = doubt["why"]?.string else {
        return nil
      }
      return Doubt(
        cell: cell, part: part, why: why, signs: doubt["signs"]?.array?.compactMap(\.string) ?? [],
        picture: Self.bytes(doubt["picture"]?.string ?? ""))
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
  private let keepsPages: Bool
  private var process: ScanProcess?

  init(_ papers: ScanPapers, keepsPages: Bool = false) { (self.papers, self.keepsPages) = (papers, keepsPages) }

  private func ask(_ request: JSONObject) -> JSONNode? {
    let running = process ?? ScanProcess()
    let reply = running?.ask(request)
    process = reply == nil ? nil : running
    return reply
  }

  /// How many pages a file has, or why it cannot be read.
  func pages(_ file: String) -> (count: Int, problem: ScannedPage?) {
    let reply = ask(["count": .text(file)])
    if let count = reply?["pages"]?.int { return (count, nil) }
    return (0, ScannedPage(file: file, page: 1, outcome: Self.failure(reply)))
  }

  func read(_ file: String, _ page: Int) -> ScannedPage {
    var scanned = ScannedPage(file: file, page: page, outcome: outcome(file, page))
    if keepsPages, case .read = scanned.outcome { scanned.picture = openPicture }
    return scanned
  }

  private func outcome(_ file: String, _ page: Int) -> ScannedPage.Outcome {
    let reply = ask(["open": .text(file), "page": .int(page)])
    if reply?["blank"] != nil { return .blank }
    if let part = reply?["lacks"]?.string { return .lacks(part) }
    guard let text = reply?["code"]?.string, let code = SheetCode(text) else { return Self.failure(reply) }
    do throws(ScanPapers.Refusal) {
      let plan = try papers.plan(code)
      let reply = ask(["read": .int(code.page), "questions": plan.json])
      guard let reading = reply.flatMap(PageReading.init) else { return Self.failure(reply) }
      return .read(code, plan, reading)
    } catch {
      return .refused(code, error)
    }
  }

  private static func failure(_ reply: JSONNode?) -> ScannedPage.Outcome {
    .failed(reply?["problem"]?.string ?? "ended", detail: reply?["detail"]?.string ?? "")
  }

  /// The whole page as a PNG; empty where there is none.
  func picture(_ page: ScannedPage) -> [UInt8] {
    guard ask(["open": .text(page.file), "page": .int(page.page)]) != nil else { return [] }
    return openPicture
  }

  private var openPicture: [UInt8] { PageReading.bytes(ask(["picture": true])?["picture"]?.string ?? "") }
}
