internal import Glibc
internal import QuizFormats

/// The results of reading the quiz files of a folder, so that listing them needs no reading.
///
/// A file with another mark has none. A damaged index, or one of another program, is treated as missing.
struct QuizIndex {
  private let bytes: [UInt8]
  private let start: Int
  let count: Int
  /// The place of the file expected next, as folders are listed in a stable order.
  private var next: Int
  /// The place of each file, filled at the first unexpected one.
  private var places: [String: Int]?

  /// Nil for bytes that are no index, or one with another stamp.
  init?(_ bytes: [UInt8], stamp: String) {
    var reader = ByteReader(bytes, 0..<bytes.count)
    guard reader.word() == Self.magic, reader.word() == ByteSum.of(bytes[...].dropFirst(Self.headSize)),
      reader.text() == stamp
    else { return nil }
    count = reader.number()
    if reader.isBroken { return nil }
    (self.bytes, start, next) = (bytes, reader.place, reader.place)
  }

  /// A file in it.
  struct Record {
    /// All of it, its mark first.
    let range: Range<Int>
    fileprivate let name: Range<Int>
    fileprivate let id: Range<Int>
    fileprivate let rest: ByteReader

    fileprivate init?(_ bytes: [UInt8], at place: Int) {
      guard bytes.count - place >= FileMark.byteCount else { return nil }
      var reader = ByteReader(bytes, place + FileMark.byteCount..<bytes.count)
      rest = reader.inner()
      var inner = rest
      (name, id) = (inner.span(), inner.span())
      if reader.isBroken || inner.isBroken { return nil }
      range = place..<reader.place
    }
  }

  /// The record of a file whose path in the folder is `name`; nil where it may be outdated.
  mutating func record(of name: String, _ mark: FileMark?) -> Record? {
    guard let mark, let record = record(of: name) else { return nil }
    next = record.range.upperBound
    return mark.withBytes { isSame(record.range.prefix(FileMark.byteCount), $0) } ? record : nil
  }

  private mutating func record(of name: String) -> Record? {
    if let record = Record(bytes, at: next), isSame(record.name, name) { return record }
    let places = self.places ?? allPlaces
    self.places = places
    return places[name].flatMap { Record(bytes, at: $0) }.flatMap { isSame($0.name, name) ? $0 : nil }
  }

  private var allPlaces: [String: Int] {
    var places: [String: Int] = [:]
    var place = start
    while let record = Record(bytes, at: place) {
      places[record.rest.text(at: record.name)] = place
      place = record.range.upperBound
    }
    return places
  }

  private func isSame(_ range: Range<Int>, _ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isSame(range, UnsafeRawBufferPointer($0)) } ?? false
  }

  private func isSame(_ range: Range<Int>, _ other: UnsafeRawBufferPointer) -> Bool {
    guard other.count == range.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let own = bytes.baseAddress, let other = other.baseAddress else { return range.isEmpty }
      return memcmp(own + range.lowerBound, other, range.count) == 0
    }
  }

  // MARK: What it tells of a file

  /// Whether the quiz of a file has an id, however its letters are put together.
  func isNamed(_ id: String, _ record: Record) -> Bool {
    if isSame(record.id, id) { return true }
    return bytes[record.id].contains { $0 >= 0x80 } && record.rest.text(at: record.id) == id
  }

  /// The file as a catalogue has it, under the path by which it was found.
  func entry(_ record: Record, path: String) -> QuizCatalogue.Entry? {
    var rest = record.rest.from(record.id.upperBound)
    let entry = QuizCatalogue.Entry(id: rest.text(at: record.id), path: path, &rest)
    return rest.isBroken || !rest.isAtEnd ? nil : entry
  }

  // MARK: Writing one

  /// Files one by one, in the order in which folders are listed.
  struct Writer {
    private(set) var count = 0
    private var files = ByteWriter()

    /// A file as an index has it already.
    mutating func keep(_ record: Record, of index: QuizIndex) {
      files.add(bytes: index.bytes[record.range])
      count += 1
    }

    mutating func add(_ name: String, _ mark: FileMark, _ write: (inout ByteWriter) -> Void) {
      mark.withBytes { files.add(bytes: $0) }
      files.add(span: { bytes in
        bytes.add(name)
        write(&bytes)
      })
      count += 1
    }

    func bytes(stamp: String) -> [UInt8] {
      var body = ByteWriter()
      body.add(stamp)
      body.add(count)
      body.add(bytes: files.bytes)
      var whole = ByteWriter()
      whole.add(word: QuizIndex.magic)
      whole.add(word: ByteSum.of(body.bytes[...]))
      whole.add(bytes: body.bytes)
      return whole.bytes
    }
  }

  private static let magic: UInt64 = 0x3278_6469_7a69_7571
  private static let headSize = 16
}
