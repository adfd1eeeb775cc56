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
