internal import Glibc
internal import JSONText
internal import QuizStore

/// The installed plugins of one `plugins` folder, from its `plugins.lock`.
///
/// Before a folder is exchanged, its new entry is written beside the lock. A reader takes that entry if the exchange
/// happened and the lock was not written any more.
package struct PluginLock: Equatable {
  package private(set) var entries: [String: Entry] = [:]

  /// One installed plugin.
  package struct Entry: Equatable {
    /// The path or address it came from.
    package var source: String
    package var version: String?
    /// The day of its installation, such as `2026-11-28`.
    package var installed: String
    /// The SHA-256 of each file, by its path in the folder.
    package var files: [String: String]

    package init(source: String, version: String?, installed: String, files: [String: String]) {
      self.source = source
      self.version = version
      self.installed = installed
      self.files = files
    }
  }

  private static let name = "plugins.lock"
  private static let pending = ".plugins.lock.next"
  private static let largest = 16 << 20

  /// The lock of a folder; empty where there is none, or an unreadable one.
  package init(of folder: String) {
    entries = Self.entries(in: "\(folder)/\(Self.name)") ?? [:]
    guard let next = Self.entries(in: "\(folder)/\(Self.pending)") else { return }
    for name in Set(next.keys).union(entries.keys) where next[name] != entries[name] {
      let isThere = Files.exists("\(folder)/\(name)/\(name).lua")
      if let entry = next[name], isThere, Self.hasFiles("\(folder)/\(name)", entry) { entries[name] = entry }
      if next[name] == nil, !isThere { entries[name] = nil }
    }
  }

  package subscript(name: String) -> Entry? {
    get { entries[name] }
    set { entries[name] = newValue }
  }

  /// The paths of files that differ from the entry: changed, missing or added ones.
  package static func changes(in folder: String, since entry: Entry) -> [String] {
    let there = Set(self.files(below: folder))
    let changed = entry.files.filter { path, sum in
      !there.contains(path) || Files.readNamed("\(folder)/\(path)", upTo: largest * 4).map(SHA256.hex) != sum
    }
    return Set(changed.keys).union(there.subtracting(entry.files.keys)).sorted()
  }

  private static func hasFiles(_ folder: String, _ entry: Entry) -> Bool {
    changes(in: folder, since: entry).isEmpty
  }

  /// The files below a folder by their paths in it, without hidden ones.
  private static func files(below folder: String) -> [String] {
    Files.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return Files.isFile(path) ? [name] : files(below: path).map { "\(name)/\($0)" }
    }
  }

  // MARK: On disk

  /// Writes the entries that will hold once the folder is exchanged.
  package func announce(in folder: String) throws(FileFailure) {
    try Files.write(JSONWriter.bytes(value), to: "\(folder)/\(Self.pending)", mode: 0o644)
  }

  package func write(in folder: String) throws(FileFailure) {
    try Files.write(JSONWriter.bytes(value) + [UInt8(ascii: "\n")], to: "\(folder)/\(Self.name)", mode: 0o644)
    unlink("\(folder)/\(Self.pending)")
  }

  private var value: JSONValue {
    .object(
      JSONObject(
        entries.sorted { $0.key < $1.key }.map { name, entry in
          var object: JSONObject = ["source": .text(entry.source)]
          if let version = entry.version { object.append("version", .text(version)) }
          object.append("installed", .text(entry.installed))
          let files = entry.files.sorted { $0.key < $1.key }.map { ($0.key, JSONValue.text($0.value)) }
          object.append("files", .object(JSONObject(files)))
          return (name, .object(object))
        }))
  }

  private static func entries(in path: String) -> [String: Entry]? {
    guard let bytes = Files.readNamed(path, upTo: largest), let members = (try? JSONParser.parse(bytes))?.object else {
      return nil
    }
    var entries: [String: Entry] = [:]
    for member in members {
      guard let files = member.value["files"]?.object else { continue }
      entries[member.key] = Entry(
        source: member.value["source"]?.string ?? "", version: member.value["version"]?.string,
        installed: member.value["installed"]?.string ?? "",
        files: Dictionary(files.map { ($0.key, $0.value.string ?? "") }) { first, _ in first })
    }
    return entries
  }
}

/// A plugin's origin: with its name it decides whose memory it sees.
package enum PluginOrigin: Equatable, Sendable {
  case shipped, own, installed
}

/// The names that plugins can have.
package enum PluginName {
  /// Whether a name is made of letters, digits, `-` and `_`, and no folder of plugins is called so.
  package static func isValid(_ name: String) -> Bool {
    (1...64).contains(name.utf8.count) && name.first != "-" && !["lib", "quizzes"].contains(name.lowercased())
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
