internal import CZlib
internal import Glibc

/// A checksum over a whole backup, in the four bytes of SQLite's header that are the application's own (`application_id`,
/// https://www.sqlite.org/fileformat2.html section 1.3.14): not one byte of it changes unseen.
enum FileSeal {
  private static let place = 68
  private static let header = 100

  /// Seals a file that no process has open.
  static func set(on path: String) throws(SystemError) {
    let file = open(path, O_RDWR | O_CLOEXEC)
    if file < 0 { throw .last(path) }
    defer { close(file) }
    var sum = try checksum(file, path).sum
    if sum == 0 { sum = 1 }
    var bytes = (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * UInt32($0))) }
    if pwrite(file, &bytes, 4, off_t(place)) != 4 { throw .last(path) }
  }

  /// Whether a file has a seal that does not fit it; one without a seal is no matter.
  static func isBroken(on path: String) throws(SystemError) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .last(path) }
    defer { close(file) }
    let (sum, seal) = try checksum(file, path)
    return seal != 0 && seal != (sum == 0 ? 1 : sum)
  }

  /// The first bytes, at most the length of SQLite's header.
  static func start(of path: String) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { throw .last(path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: header)
    let count = pread(file, &bytes, header, 0)
    if count < 0 { throw .last(path) }
    return Array(bytes.prefix(count))
  }

  /// The sum over everything but the seal, and the seal.
  private static func checksum(_ file: Int32, _ path: String) throws(SystemError) -> (sum: UInt32, seal: UInt32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    var sum = crc32(0, nil, 0)
    var seal: UInt32 = 0
    var at = 0
    while true {
      let count = pread(file, &chunk, chunk.count, off_t(at))
      if count < 0 { throw .last(path) }
      if count == 0 { return (UInt32(truncatingIfNeeded: sum), seal) }
      if at == 0 && count >= header {
        for index in place..<place + 4 {
          seal = seal << 8 | UInt32(chunk[index])
          chunk[index] = 0
        }
      }
      sum = crc32(sum, chunk, UInt32(count))
      at += count
    }
  }
}
