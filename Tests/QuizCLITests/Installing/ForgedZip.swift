import Foundation

/// A zip archive written byte by byte, so that anything in it can be wrong.
struct ForgedZip {
  struct Entry {
    var name: [UInt8]
    var content: [UInt8]
    /// The kind and rights of a file on Unix, such as 0o100644.
    var mode: UInt32 = 0o100644
    /// Added to the checksum.
    var wrongSum: UInt32 = 0
    /// The claimed size, where it is not the real one.
    var size: Int?
    var method: UInt16 = 0
    var flags: UInt16 = 0x800

    init(_ name: String, _ content: String = "x", mode: UInt32 = 0o100644) {
      (self.name, self.content, self.mode) = (Array(name.utf8), Array(content.utf8), mode)
    }

    init(name: [UInt8], content: [UInt8]) { (self.name, self.content) = (name, content) }
  }

  static func bytes(_ entries: [Entry]) -> [UInt8] {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = UInt32(body.count)
      var facts: [UInt8] = []
      for value in [20, entry.flags, entry.method, 0, 0x21] { facts += word(value) }
      facts += long(checksum(entry.content) &+ entry.wrongSum)
      facts += long(UInt32(entry.content.count))
      facts += long(UInt32(entry.size ?? entry.content.count))
      facts += word(UInt16(entry.name.count))
      facts += word(0)
      body += long(0x0403_4B50)
      body += facts
      body += entry.name
      body += entry.content
      directory += long(0x0201_4B50)
      directory += word(0x0314)
      directory += facts
      for _ in 0..<3 { directory += word(0) }
      directory += long(entry.mode << 16)
      directory += long(offset)
      directory += entry.name
    }
    let count = UInt16(truncatingIfNeeded: entries.count)
    var end = long(0x0605_4B50)
    for value in [0, 0, count, count] { end += word(value) }
    end += long(UInt32(directory.count))
    end += long(UInt32(body.count))
    end += word(0)
    return body + directory + end
  }

  private static func word(_ value: UInt16) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  private static func long(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
