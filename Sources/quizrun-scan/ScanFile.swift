internal import CScan
internal import Glibc
internal import SheetReading

/// A file with scanned pages: a PNG or JPEG has one, a PDF some.
struct ScanFile {
  private let path: String
  private let isPDF: Bool
  /// The largest file that is read as a picture.
  private static let largest = 256 << 20

  init(_ path: String) throws(ScanProblem) {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(String(cString: strerror(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    isPDF = try Self.bytes(path, upTo: 1024).contains(Array("%PDF-".utf8))
  }

  private static func bytes(_ path: String, upTo limit: Int) throws(ScanProblem) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .missing(String(cString: strerror(errno))) }
    defer { close(file) }
    return PageRenderer.content(of: file, upTo: limit)
  }

  /// How many pages it has.
  var pages: Int {
    get throws(ScanProblem) { isPDF ? try PageRenderer(path).pages : 1 }
  }

  /// The grey pixels of a page, by its number from 1.
  func picture(_ page: Int) throws(ScanProblem) -> GreyPicture {
    if isPDF { return try Self.decoded(try PageRenderer(path).page(page)) }
    let bytes = try Self.bytes(path, upTo: Self.largest + 1)
    if bytes.count > Self.largest { throw .tooLarge }
    return try Self.decoded(bytes)
  }

  private static func decoded(_ bytes: [UInt8]) throws(ScanProblem) -> GreyPicture {
    var grey = cscan_grey()
    let code = cscan_read(bytes, bytes.count, &grey)
    defer { cscan_free(&grey) }
    switch Int(code) {
    case CSCAN_OK:
      let count = Int(grey.width) * Int(grey.height)
      let pixels = Array(UnsafeBufferPointer(start: grey.pixels, count: count))
      return GreyPicture(width: Int(grey.width), height: Int(grey.height), pixels: pixels)
    case CSCAN_UNKNOWN: throw .unknown
    case CSCAN_TOO_LARGE, CSCAN_NO_MEMORY: throw .tooLarge
    default:
      let message = withUnsafeBytes(of: &grey.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .damaged(message)
    }
  }
}

/// Why a page has no pixels.
enum ScanProblem: Error {
  case missing(String), noFile, unknown, tooLarge
  case damaged(String)
  /// The programs of poppler are not there.
  case noPoppler
  case request

  /// The word that `quizrun` makes a sentence of.
  var code: String {
    switch self {
    case .missing: "missing"
    case .noFile: "no file"
    case .unknown: "unknown"
    case .tooLarge: "too large"
    case .damaged: "damaged"
    case .noPoppler: "no poppler"
    case .request: "request"
    }
  }

  var detail: String {
    switch self {
    case .missing(let detail), .damaged(let detail): detail
    case .noFile, .unknown, .tooLarge, .noPoppler, .request: ""
    }
  }
}
