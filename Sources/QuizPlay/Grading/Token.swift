/// Some bytes that are looked for often: the first eight are compared at once.
struct Token {
  private let word: UInt64
  private let mask: UInt64
  let count: Int
  /// All bytes, in memory that the maker of the token keeps alive.
  private let bytes: UnsafePointer<UInt8>

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    mask = count >= 8 ? .max : UInt64(1) << UInt64(8 * count) &- 1
    var word: UInt64 = 0
    for index in (0..<min(8, count)).reversed() { word = word << 8 | UInt64(bytes[index]) }
    self.word = word
  }

  /// Whether these bytes stand at an offset. Near the end of the input, where eight bytes cannot be read, the answer is no.
  @inline(__always)
  func stands(at offset: Int, in input: UnsafeRawBufferPointer) -> Bool {
    guard offset &+ max(8, count) <= input.count,
      UInt64(littleEndian: input.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) & mask == word
    else { return false }
    var index = 8
    while index < count {
      if input[offset &+ index] != bytes[index] { return false }
      index &+= 1
    }
    return true
  }
}

/// Memory for the bytes of tokens, freed with this object.
final class TokenStore {
  private var parts: [UnsafeMutablePointer<UInt8>] = []

  deinit {
    for part in parts { part.deallocate() }
  }

  /// The token of a text; nil gives one that never occurs in JSON.
  func token(_ text: String?) -> Token {
    let bytes = Array((text ?? "\u{0}").utf8)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    memory.initialize(from: bytes, count: bytes.count)
    parts.append(memory)
    return Token(memory, count: bytes.count)
  }
}
