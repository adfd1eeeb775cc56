/// The pages that a write-ahead log adds to its database: those of every committed transaction, up to the first invalid
/// frame.
///
/// See https://www.sqlite.org/fileformat2.html#the_write_ahead_log.
struct RawLog {
  private let file: RawFile
  private let pageSize: Int
  /// The places of the newest content of each page.
  private var places: [Int: Int] = [:]

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  init?(_ file: RawFile, pageSize: Int) {
    self.file = file
    self.pageSize = pageSize
    guard let header = file.bytes(at: 0, count: Self.headerSize), let magic = RawFile.number(header, at: 0, bytes: 4),
      magic & ~1 == 0x377f_0682, RawFile.number(header, at: 8, bytes: 4) == pageSize
    else { return nil }
    var sums = Checksums(isBigEndian: magic & 1 == 1)
    sums.add(header[..<24])
    guard sums.agree(with: header, at: 24) else { return nil }
    readFrames(header, &sums)
  }

  private mutating func readFrames(_ header: [UInt8], _ sums: inout Checksums) {
    var place = Self.headerSize
    var pending: [Int: Int] = [:]
    while let frame = file.bytes(at: place, count: Self.frameHeaderSize + pageSize) {
      guard frame[8..<16] == header[16..<24] else { return }
      sums.add(frame[..<8])
      sums.add(frame[Self.frameHeaderSize...])
      guard sums.agree(with: frame, at: 16), let page = RawFile.number(frame, at: 0, bytes: 4) else { return }
      pending[page] = place + Self.frameHeaderSize
      if RawFile.number(frame, at: 4, bytes: 4) != 0 {
        places.merge(pending) { $1 }
        pending = [:]
      }
      place += frame.count
    }
  }

  /// The numbers of its pages.
  var numbers: [Int] { Array(places.keys) }

  func page(_ number: Int) -> [UInt8]? {
    places[number].flatMap { file.bytes(at: $0, count: pageSize) }
  }
}

/// The running checksum of a log.
private struct Checksums {
  private let isBigEndian: Bool
  private var sums: (UInt32, UInt32) = (0, 0)

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// Takes in bytes, a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for place in stride(from: bytes.startIndex, to: bytes.endIndex, by: 8) {
      sums.0 = sums.0 &+ word(bytes, place) &+ sums.1
      sums.1 = sums.1 &+ word(bytes, place + 4) &+ sums.0
    }
  }

  private func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32 {
    let value = bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return isBigEndian ? value : value.byteSwapped
  }

  /// Whether the two sums stand there.
  func agree(with bytes: [UInt8], at place: Int) -> Bool {
    RawFile.number(bytes, at: place, bytes: 4) == Int(sums.0)
      && RawFile.number(bytes, at: place + 4, bytes: 4) == Int(sums.1)
  }
}
