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
