internal import Glibc

/// The pages of a database file and its log as they lie on the disk (https://www.sqlite.org/fileformat2.html).
///
/// Nothing that stands in them is believed: whatever leads nowhere is nil.
final class RawPages {
  let pageSize: Int
  /// Bytes of a page that cells may use.
  let usable: Int
  /// The highest number of a page; the first is 1.
  let count: Int
  /// The numbers of all pages.
  let numbers: [Int]
  /// Bytes that rows may still have: in an honest file each byte belongs to one row, or to one that is gone.
  private var left = 0
  private let file: RawFile
  private let log: RawLog?

  /// Nil when the file cannot be read at all.
  init?(path: String) {
    guard let file = RawFile(path: path) else { return nil }
    self.file = file
    let stored = file.number(at: 16, bytes: 2) ?? 0
    let isSize = stored == 1 || (stored >= 512 && stored & (stored - 1) == 0)
    let size = isSize ? (stored == 1 ? 65_536 : stored) : 4096
    pageSize = size
    let reserved = isSize ? file.number(at: 20, bytes: 1) ?? 0 : 0
    usable = size - reserved >= 480 ? size - reserved : size
    log = RawFile(path: path + "-wal").flatMap { RawLog($0, pageSize: size) }
    let whole = (file.count + size - 1) / size
    numbers = Array(1...max(1, whole)) + (log?.numbers ?? []).filter { $0 > whole }.sorted()
    count = max(whole, numbers.last ?? 0)
  }

  /// Bytes of all pages.
  var size: Int { numbers.count * pageSize }

  /// Refills the budget, before all pages are read once more.
  func refill() { left = 4 * size }

  /// Whether a row may have so many bytes more.
  func take(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }

  /// The bytes of a row from an overflow page on, without its part in the first page; nil where they do not continue.
  func overflow(from first: Int, count wanted: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (next, seen): (Int, Set<Int>) = (first, [])
    while bytes.count < wanted {
      guard take(usable), next > 1, seen.insert(next).inserted, let more = page(next) else { return nil }
      bytes += more[4..<4 + min(usable - 4, wanted - bytes.count)]
      next = RawFile.number(more, at: 0, bytes: 4) ?? 0
    }
    return bytes
  }

  /// A whole page, the newest there is.
  func page(_ number: Int) -> [UInt8]? {
    if let logged = log?.page(number) { return logged }
    guard number >= 1, number <= count else { return nil }
    return file.bytes(at: (number - 1) * pageSize, count: pageSize)
  }

  /// The numbers of pages that no table uses any more, as far as the list of them can be read: rows on them are old.
  var free: Set<Int> {
    var free: Set<Int> = []
    var trunk = page(1).flatMap { RawFile.number($0, at: 32, bytes: 4) } ?? 0
    while trunk > 1, trunk <= count, let list = page(trunk), free.insert(trunk).inserted {
      let leaves = min(RawFile.number(list, at: 4, bytes: 4) ?? 0, usable / 4 - 2)
      for leaf in 0..<max(0, leaves) {
        if let number = RawFile.number(list, at: 8 + 4 * leaf, bytes: 4), (2...max(2, count)).contains(number) {
          free.insert(number)
        }
      }
      trunk = RawFile.number(list, at: 0, bytes: 4) ?? 0
    }
    return free
  }

  /// How many migrations the database has had, as its header says.
  var version: Int? { page(1).flatMap { RawFile.number($0, at: 60, bytes: 4) } }
}

/// A file mapped into memory.
final class RawFile {
  private let start: UnsafeRawPointer
  let count: Int

  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_size > 0,
      let mapped = mmap(nil, Int(info.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0), mapped != MAP_FAILED
    else { return nil }
    start = UnsafeRawPointer(mapped)
    count = Int(info.st_size)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: start), count)
  }

  /// Nil when not all of them are in the file.
  func bytes(at place: Int, count wanted: Int) -> [UInt8]? {
    guard place >= 0, wanted >= 0, place <= count - wanted else { return nil }
    return Array(UnsafeRawBufferPointer(start: start + place, count: wanted))
  }

  /// A big-endian number.
  func number(at place: Int, bytes wanted: Int) -> Int? {
    bytes(at: place, count: wanted).flatMap { Self.number($0, at: 0, bytes: wanted) }
  }

  static func number(_ bytes: [UInt8], at place: Int, bytes wanted: Int) -> Int? {
    guard place >= 0, place + wanted <= bytes.count else { return nil }
    return bytes[place..<place + wanted].reduce(0) { $0 << 8 | Int($1) }
  }
}
