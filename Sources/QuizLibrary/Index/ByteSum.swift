/// A sum by which bytes are known again.
enum ByteSum {
  /// A sum that every damage changes, of four words at a time.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var sums = SIMD4<UInt64>(repeating: UInt64(bytes.count))
      let step = MemoryLayout<SIMD4<UInt64>>.size
      let whole = bytes.count / step * step
      for place in stride(from: 0, to: whole, by: step) {
        sums = (sums ^ bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)) &* factor
        sums ^= sums &>> 32
      }
      var sum = (0..<4).reduce(0) { mixed($0 ^ sums[$1]) }
      for byte in bytes[whole...] { sum = mixed(sum ^ UInt64(byte)) }
      return sum
    }
  }

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* factor
    return product ^ product >> 32
  }
}
