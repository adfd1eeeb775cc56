/// A zip put together by hand, so that it can lie.
struct RawArchive {
  struct Entry {
    var name: [UInt8]
    var content: [UInt8] = []
    var method: UInt16 = 0
    var flags: UInt16 = 0
    var sum: UInt32?
    /// The unpacked size that the directory gives.
    var size: UInt32?

    init(_ name: String, _ content: String = "", method: UInt16 = 0, flags: UInt16 = 0) {
      self.name = Array(name.utf8)
      self.content = Array(content.utf8)
      self.method = method
      self.flags = flags
    }
  }

  var entries: [Entry]
  var claimedCount: UInt16?

  init(_ entries: [Entry]) { self.entries = entries }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      directory += [0x50, 0x4B, 1, 2] + word(20) + common(entry) + word(0) + word(0) + word(0) + long(0)
      directory += long(UInt32(bytes.count)) + entry.name
      bytes += [0x50, 0x4B, 3, 4] + common(entry) + entry.name + entry.content
    }
    let count = claimedCount ?? UInt16(entries.count)
    let end = word(0) + word(0) + word(count) + word(count) + long(UInt32(directory.count)) + long(UInt32(bytes.count))
    return bytes + directory + [0x50, 0x4B, 5, 6] + end + word(0)
  }

  /// The fields that both headers have, from the version needed to the length of the extra field.
  private func common(_ entry: Entry) -> [UInt8] {
    let head = word(20) + word(entry.flags) + word(entry.method) + long(0x21_0000)
    let sizes = long(UInt32(entry.content.count)) + long(entry.size ?? UInt32(entry.content.count))
    return head + long(entry.sum ?? crc(entry.content)) + sizes + word(UInt16(entry.name.count)) + word(0)
  }

  private func word(_ value: UInt16) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  private func long(_ value: UInt32) -> [UInt8] { word(UInt16(value & 0xFFFF)) + word(UInt16(value >> 16)) }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
