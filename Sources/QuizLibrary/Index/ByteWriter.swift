/// Numbers and texts one behind the other, as an index keeps them.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }

  /// Small numbers take a byte.
  mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ number: Int?) {
    add(number != nil)
    if let number { add(number) }
  }

  mutating func add<Item>(_ items: [Item], _ write: (inout ByteWriter, Item) -> Void) {
    add(items.count)
    for item in items { write(&self, item) }
  }

  /// Adds a part that readers can skip, with its length before it.
  mutating func add(span write: (inout ByteWriter) -> Void) {
    var inner = ByteWriter()
    write(&inner)
    add(inner.bytes.count)
    bytes += inner.bytes
  }

  mutating func add(bytes more: some Sequence<UInt8>) { bytes += more }
}

/// Reads the bytes of a `ByteWriter`. Malformed bytes set `isBroken`, which makes all values read meaningless.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var place: Int
  private let end: Int
  private(set) var isBroken = false

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (place, end) = (range.lowerBound, range.upperBound)
  }

  /// The same bytes from another place on.
  func from(_ place: Int) -> ByteReader {
    var other = self
    other.place = place
    return other
  }

  var isAtEnd: Bool { place == end }

  mutating func word() -> UInt64 {
    guard let range = take(8) else { return 0 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
    }
  }

  mutating func number() -> Int {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while place < end, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: number) }
      shift += 7
    }
    isBroken = true
    return 0
  }

  mutating func flag() -> Bool { number() == 1 }

  /// The place of a text, or of something else with its length before it.
  mutating func span() -> Range<Int> { take(number()) ?? place..<place }

  /// A part with its length before it, to be read on its own.
  mutating func inner() -> ByteReader { ByteReader(bytes, span()) }

  mutating func text() -> String { text(at: span()) }

  func text(at range: Range<Int>) -> String {
    bytes.withUnsafeBytes { String(decoding: UnsafeRawBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  mutating func optionalText() -> String? { flag() ? text() : nil }

  mutating func optionalNumber() -> Int? { flag() ? number() : nil }

  mutating func list<Item>(_ read: (inout ByteReader) -> Item) -> [Item] {
    let count = number()
    // Each takes a byte at least.
    guard count >= 0, count <= end - place else {
      isBroken = true
      return []
    }
    if count == 0 { return [] }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count where !isBroken { items.append(read(&self)) }
    return items
  }

  /// The next bytes; nil where there are not that many.
  private mutating func take(_ count: Int) -> Range<Int>? {
    guard count >= 0, count <= end - place else {
      isBroken = true
      return nil
    }
    defer { place += count }
    return place..<place + count
  }
}
