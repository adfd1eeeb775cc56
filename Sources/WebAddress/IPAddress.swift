/// An address of the internet protocol, either version. IPv4 inside of IPv6 (`::ffff:10.0.0.1`) is IPv4.
package struct IPAddress: Hashable, Sendable {
  /// 4 or 16.
  package let bytes: [UInt8]

  /// Nil unless there are 4 or 16.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    let isMapped = bytes.count == 16 && bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    self.bytes = isMapped ? Array(bytes[12...]) : bytes
  }

  /// Reads `127.0.0.1`, `::1` and their like, without brackets, zones and ports.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 45, let bytes = text.utf8.contains(UInt8(ascii: ":")) ? Self.six(text) : Self.four(text)
    else { return nil }
    self.init(bytes: bytes)
  }

  package var isFour: Bool { bytes.count == 4 }
  package var isLoopback: Bool { isFour ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1] }
  /// `0.0.0.0` and `::`, which stand for every address of the machine.
  package var isEvery: Bool { bytes.allSatisfy { $0 == 0 } }

  private static func four(_ text: some StringProtocol) -> [UInt8]? {
    var numbers: [UInt8] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard (1...3).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }),
        part.count == 1 || part.first != 0x30, let number = UInt8(exactly: part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
      else { return nil }
      numbers.append(number)
    }
    return numbers.count == 4 ? numbers : nil
  }

  private static func six(_ text: some StringProtocol) -> [UInt8]? {
    let plain = String(text)
    guard let gap = Self.gap(of: plain) else { return groups(plain[...]).flatMap { $0.count == 16 ? $0 : nil } }
    guard let before = groups(plain[..<gap.lowerBound]), let after = groups(plain[gap.upperBound...]) else {
      return nil
    }
    let missing = 16 - before.count - after.count
    return missing >= 2 ? before + [UInt8](repeating: 0, count: missing) + after : nil
  }

  /// The first `::`.
  private static func gap(of text: String) -> Range<String.Index>? {
    for index in text.indices.dropLast() where text[index] == ":" && text[text.index(after: index)] == ":" {
      return index..<text.index(index, offsetBy: 2)
    }
    return nil
  }

  /// `2001:db8`, with an IPv4 address as the last group where one stands there.
  private static func groups(_ text: Substring) -> [UInt8]? {
    guard !text.isEmpty else { return [] }
    var bytes: [UInt8] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, part.contains(".") {
        guard let last = four(part) else { return nil }
        bytes += last
      } else {
        guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit), let number = UInt16(part, radix: 16)
        else { return nil }
        bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
      }
    }
    return bytes.count <= 16 ? bytes : nil
  }
}

extension IPAddress: CustomStringConvertible {
  /// The usual notation, with the longest run of zeros as `::`.
  package var description: String {
    if isFour { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: 16, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    var longest = 0..<0
    for start in groups.indices {
      let end = groups[start...].firstIndex { $0 != 0 } ?? 8
      if end - start > max(1, longest.count) { longest = start..<end }
    }
    let words = groups.map { String($0, radix: 16) }
    guard !longest.isEmpty else { return words.joined(separator: ":") }
    return words[..<longest.lowerBound].joined(separator: ":") + "::"
      + words[longest.upperBound...].joined(separator: ":")
  }

  /// The notation in web addresses: IPv6 in brackets.
  package var inURL: String { isFour ? description : "[\(description)]" }
}

/// Addresses that begin alike, as in `10.0.0.0/8`.
package struct AddressBlock: Equatable, Sendable {
  private let first: IPAddress
  /// How many bits are alike.
  private let bits: Int

  /// Reads an address with its number of bits; an address alone is a block of one.
  package init?(_ text: some StringProtocol) {
    let halves = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = halves.first.flatMap({ IPAddress($0) }) else { return nil }
    let most = first.bytes.count * 8
    var bits = most
    if halves.count == 2 {
      guard let number = Int(halves[1]), (0...most).contains(number), halves[1].allSatisfy(\.isNumber) else {
        return nil
      }
      bits = number
    }
    self.first = first
    self.bits = bits
  }

  package func contains(_ address: IPAddress) -> Bool {
    guard address.bytes.count == first.bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      let mask: UInt8 = 0x80 >> (bit % 8)
      return address.bytes[bit / 8] & mask == first.bytes[bit / 8] & mask
    }
  }
}
