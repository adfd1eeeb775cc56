/// Signs that stand for others, such as full-width and mathematical letters: the compatibility mappings of Unicode (NFKC).
///
/// A table of our own, as the standard library has the canonical forms alone.
enum CompatibleSigns {
  /// The signs that a sign stands for; nil where it stands for itself. `½` gives `1⁄2`.
  static func plain(_ scalar: Unicode.Scalar) -> ArraySlice<Unicode.Scalar>? {
    if scalar.isPlainLetter { return nil }
    var (low, high) = (0, table.runs.count)
    while low < high {
      let middle = (low + high) / 2
      if table.runs[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < table.runs.count, table.runs[low].first <= scalar.value else { return nil }
    let run = table.runs[low]
    let place = run.place + (run.isRising ? Int(scalar.value - run.first) : 0)
    return table.targets[place..<place + run.length]
  }

  /// Signs in turn that stand for signs in turn, or all for the same ones.
  fileprivate struct Run {
    var first: UInt32
    var last: UInt32
    /// The index of its first target among all.
    var place: Int
    /// Targets of one sign.
    var length: Int
    var isRising: Bool
  }

  fileprivate struct Table {
    var runs: [Run] = []
    var targets: [Unicode.Scalar] = []
  }

  private static let table: Table = packed.withUTF8Buffer { bytes in
    bytes.split(separator: UInt8(ascii: " ")).reduce(into: Table()) { $0.add($1) }
  }
}

extension CompatibleSigns.Table {
  /// Adds an entry, such as `FF01+5D>21`.
  fileprivate mutating func add(_ entry: Slice<UnsafeBufferPointer<UInt8>>) {
    let halves = entry.split(separator: UInt8(ascii: ">"))
    guard halves.count == 2 else { return }
    let ends = halves[0].split { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "*") }.map(Self.number)
    let signs = halves[1].split(separator: UInt8(ascii: ".")).map(Self.number)
    guard let first = ends.first else { return }
    let more = ends.count > 1 ? ends[1] : 0
    let isRising = halves[0].contains(UInt8(ascii: "+"))
    let all = isRising ? (0...more).map { signs[0] + $0 } : signs
    runs.append(
      .init(
        first: first, last: first + more, place: targets.count, length: isRising ? 1 : signs.count, isRising: isRising))
    targets += all.compactMap(Unicode.Scalar.init)
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1 <= UInt8(ascii: "9") ? $1 - UInt8(ascii: "0") : $1 - UInt8(ascii: "7")) }
  }
}

extension Unicode.Scalar {
  /// Whether it is of ASCII, or a letter of the scripts that are typed most, and stands for itself in any case.
  var isPlainLetter: Bool {
    switch value {
    case ..<0xA0, 0xC0...0x131, 0x400...0x52F, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
