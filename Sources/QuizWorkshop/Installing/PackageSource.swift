internal import Archive
internal import Glibc
internal import QuizCells
internal import QuizFormats
package import QuizLibrary
internal import QuizModes

/// Reads packages: a mode's file, a folder, an archive, or an address of one of them.
package struct PackageSource {
  private let library: Library

  package init(_ library: Library) { self.library = library }

  /// The package at a path or address; `name` wins over the one it gives itself.
  package func package(_ source: String, as name: String?) throws(Problem) -> PluginPackage {
    if let name, !PluginName.isValid(name) {
      throw Problem(.usage, "--as takes a name of letters, digits, - and _, such as quick-round, not '\(name)'")
    }
    if let scheme = Self.scheme(source) {
      guard scheme == "https", source.dropFirst(6).hasPrefix("//") else {
        throw Problem(.usage, "only addresses that begin with https:// are fetched, not '\(source)': download it first")
      }
      return try read(try Self.fetched(source), label: source, as: name)
    }
    return try PluginPackage(try files(at: source), label: source, name: name, library)
  }

  /// A source as the lock keeps it, so that it is found from every folder.
  package static func lasting(_ source: String) -> String {
    if scheme(source) != nil || source.hasPrefix("/") { return source }
    guard let folder = getcwd(nil, 0) else { return source }
    defer { free(folder) }
    return String(cString: folder) + "/" + source
  }

  /// The scheme of an address, such as `https`; nil for a path.
  private static func scheme(_ source: String) -> String? {
    guard let colon = source.firstIndex(of: ":") else { return nil }
    let scheme = source[..<colon].lowercased()
    let isKnown = ["http", "https", "ftp", "ftps", "file", "data", "ssh", "git"].contains(scheme)
    let isScheme =
      scheme.count > 1 && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return isKnown || isScheme && source[colon...].hasPrefix("://") ? scheme : nil
  }

  // MARK: Addresses

  private static func fetched(_ address: String) throws(Problem) -> [UInt8] {
    let process = try FetchProcess(["--package", address])
    guard let bytes = process.bytes(upTo: PackageBounds.packed) else {
      process.stop()
      throw Problem(.badData, "\(address): more than \(PackageBounds.packed >> 20) MB")
    }
    switch process.ending() {
    case .exit(0): return bytes
    // The program beside this one has said why.
    case .exit(2): throw Problem(.usage, "")
    case .exit(65): throw Problem(.badData, "")
    case .exit(66): throw Problem(.noInput, "")
    case .exit(74): throw Problem(.inputOutput, "")
    case .exit: throw Problem(.service, "")
    case .signal: throw Problem(.service, "\(address): the download was stopped")
    }
  }

  /// A package that was fetched: an archive by its content, else a mode named by the last part of its address.
  private func read(_ bytes: [UInt8], label: String, as name: String?) throws(Problem) -> PluginPackage {
    if Archive.looksLikeOne(bytes) {
      return try PluginPackage(try unpacked(bytes, label), label: label, name: name, library)
    }
    let path = label.prefix { $0 != "?" && $0 != "#" }
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let own = last.hasSuffix(".lua") ? last : "\(name ?? "mode").lua"
    guard last.hasSuffix(".lua") || PluginSource.saysAPI(bytes) else {
      throw Problem(.badData, "\(label): is neither a mode (.lua) nor a package (.zip)")
    }
    return try PluginPackage([PackageFile(path: own, bytes: bytes)], label: label, name: name, library)
  }

  // MARK: Files

  private func files(at path: String) throws(Problem) -> [PackageFile] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Self.unreadable(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      var files: [PackageFile] = []
      try Self.gather(path, "", &files, label: path)
      if let problem = PackageBounds.problem(files.map(\.path)) { throw Problem(.badData, "\(path): \(problem)") }
      return files
    case S_IFREG: break
    default: throw Problem(.badData, "\(path): is no file but a pipe or a device")
    }
    let bytes = try Files.load(path, upTo: PackageBounds.packed)
    if path.hasSuffix(".lua") { return try mode(path, bytes) }
    guard Archive.looksLikeOne(bytes) || path.lowercased().hasSuffix(".zip") else {
      throw Problem(.badData, "\(path): is neither a mode (.lua), nor a folder, nor a package (.zip)")
    }
    return try unpacked(bytes, path)
  }

  private static func unreadable(_ path: String) -> Problem {
    let failure = FileFailure(path, errno)
    return Problem(failure.kind, failure.message)
  }

  private func unpacked(_ bytes: [UInt8], _ label: String) throws(Problem) -> [PackageFile] {
    switch library.cells.service(.package, on: bytes)([]) {
    case .failure(let failure): throw Problem(.badData, "\(label): \(failure.message)")
    case .success(let reply):
      do throws(PackageFault) { return try PackageArchive.files(in: reply).get() } catch {
        throw Problem(.badData, "\(label): \(error.sentence)")
      }
    }
  }

  /// A mode's file with the files that it may require.
  private func mode(_ path: String, _ bytes: [UInt8]) throws(Problem) -> [PackageFile] {
    let source: PluginSource
    do throws(PluginProblem) { source = try library.source(path) } catch { throw Problem(.badData, error.message) }
    return [PackageFile(path: source.id + ".lua", bytes: bytes)]
      + source.named.map { PackageFile(path: "lib/\($0.name).lua", bytes: $0.bytes) }
  }

  /// Gathers the files of a folder; hidden ones are passed over, links and devices refused.
  private static func gather(
    _ folder: String, _ place: String, _ files: inout [PackageFile], label: String
  ) throws(Problem) {
    for name in Files.names(in: folder) {
      let (path, inside) = ("\(folder)/\(name)", place + name)
      var status = stat()
      guard lstat(path, &status) == 0 else { throw unreadable(path) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if inside.split(separator: "/").count >= PackageBounds.depth {
          throw Problem(.badData, "\(label): has folders that are nested too deep, '\(inside.prefix(100))'")
        }
        try gather(path, inside + "/", &files, label: label)
      case S_IFREG:
        if files.count >= PackageBounds.files {
          throw Problem(.badData, "\(label): has more than \(PackageBounds.files) files")
        }
        let left = PackageBounds.unpacked - files.reduce(0) { $0 + $1.bytes.count }
        do throws(FileFailure) {
          files.append(PackageFile(path: inside, bytes: try Files.read(path, upTo: left)))
        } catch {
          if error.limit == nil { throw Problem(error.kind, error.message) }
          throw Problem(.badData, "\(label): has more than \(PackageBounds.unpacked >> 20) MB")
        }
      case S_IFLNK: throw Problem(.badData, "\(label): has a link, '\(inside)'")
      default: throw Problem(.badData, "\(label): has something that is no file, '\(inside)'")
      }
    }
  }
}
