internal import QuizModes

/// The files that a plugin can `require` by name: its folder's first, then those of the `lib` in it.
final class PluginModules {
  private let place: String
  private let largest: Int
  /// The folders of the files read; looked up again where none is known.
  private var folders: [String: String] = [:]

  init(besides path: String, largest: Int) {
    let folder = Files.folder(of: path)
    place = folder.isEmpty ? (path.hasPrefix("/") ? "" : ".") : folder
    self.largest = largest
  }

  private static let folders = ["", "lib/"]

  func bytes(_ name: String) -> [UInt8]? {
    for folder in Self.folders {
      if let bytes = Files.readNamed(path(folder, name), upTo: largest) {
        folders[name] = folder
        return bytes
      }
    }
    return nil
  }

  /// The folder in which a file was found when it was read.
  func folder(_ name: String) -> String { folders[name] ?? "" }

  var names: [String] {
    var names: [String] = []
    for name in files.map(\.name) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Whether a file other than the one of that name requires it.
  func require(_ name: String) -> Bool {
    files.contains { file in
      guard file.name != name || !file.folder.isEmpty,
        let bytes = Files.readNamed(path(file.folder, file.name), upTo: largest)
      else { return false }
      return PluginSource.names(requiredIn: bytes).contains(name)
    }
  }

  private var files: [(folder: String, name: String)] {
    Self.folders.flatMap { folder in
      Files.names(in: place + "/" + folder).filter { $0.hasSuffix(".lua") }.map { (folder, String($0.dropLast(4))) }
    }
  }

  private func path(_ folder: String, _ name: String) -> String { "\(place)/\(folder)\(name).lua" }
}
