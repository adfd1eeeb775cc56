package import QuizCells

extension IndexFolder {
  /// The replies of cells on plugins, a file each: the bytes of the plugin's files, and the reply for exactly these.
  package var pluginMemory: PluginMemory {
    PluginMemory(recall: { said(of: $0) }, keep: { keep($1, saidOf: $0) })
  }

  private func said(of files: [UInt8]) -> [UInt8]? {
    guard let head = Self.head(of: files) else { return nil }
    guard let bytes = Files.readNamed(name(of: head), upTo: Self.largestPlugin), bytes.starts(with: head) else {
      return nil
    }
    var reader = ByteReader(bytes, head.count..<bytes.count)
    let sum = reader.word()
    let said = bytes[reader.place...]
    return !reader.isBroken && sum == ByteSum.of(said) ? Array(said) : nil
  }

  private func keep(_ said: [UInt8], saidOf files: [UInt8]) {
    guard let head = Self.head(of: files), head.count + said.count < Self.largestPlugin else { return }
    var whole = ByteWriter()
    whole.add(bytes: head)
    whole.add(word: ByteSum.of(said[...]))
    whole.add(bytes: said)
    write(whole.bytes, to: name(of: head), .plugin)
  }

  /// Everything on which a reply depends.
  private static func head(of files: [UInt8]) -> [UInt8]? {
    guard let stamp = stamp([]) else { return nil }
    var head = ByteWriter()
    head.add(stamp)
    head.add(files.count)
    head.add(bytes: files)
    return head.bytes
  }

  private func name(of head: [UInt8]) -> String {
    "\(path)/\(Kind.plugin.rawValue)-\(String(ByteSum.of(head[...]), radix: 16))"
  }

  private static let largestPlugin = 4 << 20
}

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
