internal import Archive
package import QuizFormats

/// A file of a package: its path in the package, with slashes, and its content.
package struct PackageFile: Equatable, Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Bounds of a package.
enum PackageBounds {
  static let files = 200
  static let packed = 8 << 20
  static let unpacked = 32 << 20
  /// Bytes of one name between slashes, as file systems have it.
  static let name = 255
  /// Bytes of a whole path.
  static let path = 1000
  /// Parts of a path.
  static let depth = 20

  /// The reason why these paths cannot lie in one folder; nil when they can.
  static func problem(_ paths: [String]) -> String? {
    if paths.count > files { return "has more than \(files) files" }
    var seen: [String: String] = [:]
    for path in paths {
      if let problem = problem(path) { return problem }
      if let other = seen.updateValue(path, forKey: folded(path)) {
        return other == path
          ? "has two files called '\(path)'" : "has '\(other)' and '\(path)', which differ in case alone"
      }
    }
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if seen[folded(String(folder))] != nil { return "has '\(folder)' as a file and as a folder" }
      }
    }
    return nil
  }

  private static func folded(_ path: String) -> String { path.lowercased() }

  private static func problem(_ path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let shown = "'\(path.prefix(100))'"
    if path.hasPrefix("/") || parts.contains("..") { return "has a file outside of its folder, \(shown)" }
    if parts.contains("") || parts.contains(".") { return "has a file with an unclear name, \(shown)" }
    if path.contains("\\") { return "has a backslash in a name, \(shown)" }
    if path.unicodeScalars.contains(where: isUnseen) { return "has a name with control or bidirectional signs" }
    if parts.contains(where: { $0.utf8.count > name }) || path.utf8.count > self.path || parts.count > depth {
      return "has a name that is too long, \(shown)"
    }
    if let drive = parts.first, drive.dropFirst().first == ":" { return "has a file outside of its folder, \(shown)" }
    return nil
  }

  /// Controls, and signs that change the direction of a text or cannot be seen in it.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}

extension ForeignWork {
  /// Unpacks a package.
  package static let package = ForeignWork("package") { file, _ in PackageArchive.reply(file.bytes) }
}

/// A package in a zip archive. It is unpacked in a cell, whose reply is bytes: 0 and the files, or 1 and a sentence.
enum PackageArchive {
  fileprivate static func reply(_ bytes: [UInt8]) -> [UInt8] {
    switch files(bytes) {
    case .success(let files): [0] + files.flatMap { framed(Array($0.path.utf8)) + framed($0.bytes) }
    case .failure(let fault): [1] + Array(fault.sentence.utf8)
    }
  }

  /// The files in a reply, or the sentence in it, which begins with the package's name.
  static func files(in reply: [UInt8]) -> Result<[PackageFile], PackageFault> {
    guard let kind = reply.first else { return .failure(.garbled) }
    if kind == 1 { return .failure(PackageFault(sentence: String(decoding: reply.dropFirst(), as: UTF8.self))) }
    var rest = reply.dropFirst()
    var files: [PackageFile] = []
    while !rest.isEmpty {
      guard let name = piece(&rest), let content = piece(&rest),
        let path = String(validating: name, as: UTF8.self)
      else { return .failure(.garbled) }
      files.append(PackageFile(path: path, bytes: Array(content)))
    }
    // The cell is trusted no more than the archive.
    if let problem = PackageBounds.problem(files.map(\.path)) { return .failure(PackageFault(sentence: problem)) }
    return .success(files)
  }

  private static func files(_ bytes: [UInt8]) -> Result<[PackageFile], PackageFault> {
    var limits = ArchiveLimits()
    (limits.entries, limits.entrySize, limits.total) = (1000, PackageBounds.unpacked, PackageBounds.unpacked)
    do throws(ArchiveProblem) {
      let archive = try Archive(bytes, limits: limits)
      let entries = archive.entries.filter { !$0.isFolder }
      if let fault = fault(archive.entries) ?? PackageBounds.problem(entries.map(\.name)) {
        return .failure(PackageFault(sentence: fault))
      }
      var files: [PackageFile] = []
      for entry in entries { files.append(PackageFile(path: entry.name, bytes: try archive.content(entry))) }
      return .success(files)
    } catch {
      return .failure(PackageFault(sentence: error.sentence))
    }
  }

  /// The first entry that a package cannot have.
  private static func fault(_ entries: [ArchiveEntry]) -> String? {
    for entry in entries {
      guard let raw = String(validating: entry.rawName, as: UTF8.self) else { return "has a name that is no UTF-8" }
      if raw.contains("\\") { return "has a backslash in a name, '\(raw.prefix(100))'" }
      if raw != entry.name { return "has a file outside of its folder, or with an unclear name, '\(raw.prefix(100))'" }
      switch entry.unixKind {
      case 0, 0o100000: continue
      case 0o040000 where entry.isFolder: continue
      case 0o120000: return "has a link, '\(entry.name)'"
      default: return "has something that is no file, '\(entry.name)'"
      }
    }
    return nil
  }

  private static func framed(_ bytes: [UInt8]) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) } + bytes
  }

  private static func piece(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.count >= 4 else { return nil }
    let count = rest.prefix(4).enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    rest = rest.dropFirst(4)
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// The reason why a package is refused, as the rest of a sentence that begins with its name.
struct PackageFault: Error, Equatable {
  var sentence: String

  static let garbled = PackageFault(sentence: "is a damaged package")
}
