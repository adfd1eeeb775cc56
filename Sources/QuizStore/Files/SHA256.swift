internal import CHash

/// The hash of FIPS 180-4, section 6.2, by which stored files are known.
package enum SHA256 {
  /// The 64 lower-case hexadecimal digits of the hash.
  package static func hex(of bytes: [UInt8]) -> String {
    var state = initial
    let whole = bytes.count & ~63
    bytes.withUnsafeBytes { compress(UnsafeRawBufferPointer(rebasing: $0[..<whole]), into: &state) }
    padded(bytes[whole...], length: bytes.count).withUnsafeBytes { compress($0, into: &state) }
    return state.reduce(into: "") { $0 += hexadecimal($1) }
  }

  /// The last bytes, a one bit, zeros, and the length in bits: one or two blocks (section 5.1.1).
  private static func padded(_ tail: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var block = Array(tail)
    block.append(0x80)
    while block.count % 64 != 56 { block.append(0) }
    let bits = UInt64(length) &* 8
    for shift in stride(from: 56, through: 0, by: -8) { block.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    return block
  }

  private static func compress(_ blocks: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    guard let start = blocks.baseAddress else { return }
    chash_sha256(&state, start.assumingMemoryBound(to: UInt8.self), blocks.count / 64)
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The first 32 bits of the fractions of the square roots of the first 8 primes (section 5.3.3).
  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
}
