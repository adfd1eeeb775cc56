package import JSONText
internal import QuizStore

/// The last versions of one quiz or mode, and its draft, beside the record.
struct WorkshopHistory {
  private let keeping: String
  private let item: WorkshopItem

  /// The versions that are listed at most.
  static let most = 20

  init(_ item: WorkshopItem, in keeping: String) {
    (self.item, self.keeping) = (item, keeping)
  }

  private func directory(isMade: Bool = false) throws(WorkshopRefusal) -> WorkshopDirectory? {
    try WorkshopDirectory(keeping, item.place, isMade: isMade, isPrivate: true)
  }

  // MARK: Versions

  /// The number in a name such as `000012.version`; nil for other files.
  private static func number(_ name: String) -> Int? {
    name.hasSuffix(".version") ? Int(name.dropLast(".version".count)) : nil
  }

  private static func name(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".version"
  }

  /// Keeps bytes as the newest version, unless they are that already; the oldest beyond the limit goes.
  func keep(_ bytes: [UInt8]) throws(WorkshopRefusal) {
    guard let directory = try directory(isMade: true) else { return }
    directory.removeLeftovers()
    let numbers = directory.names.compactMap(Self.number).sorted()
    if let last = numbers.last, (try? directory.read(Self.name(last))) == bytes { return }
    try directory.write(bytes, to: Self.name((numbers.last ?? 0) + 1), mode: 0o600)
    // The one that is on disk counts beside those that are listed.
    for number in numbers.dropLast(Self.most) { directory.remove(Self.name(number)) }
  }

  /// The versions that differ from what is on disk, the newest first.
  func versions(besides etag: String?) throws(WorkshopRefusal) -> [WorkshopVersion] {
    guard let directory = try directory() else { return [] }
    var versions: [WorkshopVersion] = []
    for number in directory.names.compactMap(Self.number).sorted(by: >) where versions.count < Self.most {
      guard let bytes = try? directory.read(Self.name(number)) else { continue }
      let version = WorkshopVersion(
        number: number, seconds: directory.time(of: Self.name(number)) ?? 0, bytes: bytes.count,
        etag: SHA256.hex(of: bytes))
      if version.etag != etag { versions.append(version) }
    }
    return versions
  }

  /// The bytes of a version; nil where there is none.
  func bytes(_ number: Int) throws(WorkshopRefusal) -> [UInt8]? { try directory()?.read(Self.name(number)) }

  // MARK: The draft

  private static let draft = "draft.json"

  /// The draft with the hash of the file that it began with; nil without one.
  func readDraft() throws(WorkshopRefusal) -> WorkshopDraft? {
    guard let directory = try directory(),
      let bytes = try directory.read(Self.draft, upTo: 3 * WorkshopDirectory.largest),
      let node = try? JSONParser.parse(bytes), let value = node["draft"]
    else { return nil }
    return WorkshopDraft(
      value: JSONValue(value), etag: node["etag"]?.string, seconds: directory.time(of: Self.draft) ?? 0)
  }

  func keepDraft(_ value: JSONValue, etag: String?) throws(WorkshopRefusal) {
    var object: JSONObject = [:]
    if let etag { object.append("etag", .text(etag)) }
    object.append("draft", value)
    let bytes = JSONWriter.bytes(.object(object))
    guard bytes.count <= 2 * WorkshopDirectory.largest else {
      throw WorkshopRefusal(.unfit, "a draft of more than \(2 * WorkshopDirectory.largest >> 20) MB is not kept")
    }
    try directory(isMade: true)?.write(bytes, to: Self.draft, mode: 0o600)
  }

  func dropDraft() { try? directory()?.remove(Self.draft) }
}

/// An earlier content of a file.
package struct WorkshopVersion: Equatable, Sendable {
  package var number: Int
  /// When it was saved, in seconds since 1970.
  package var seconds: Int
  package var bytes: Int
  package var etag: String
}

/// A text that was written and not saved.
package struct WorkshopDraft: Equatable, Sendable {
  /// A quiz, or the text of a mode's source.
  package var value: JSONValue
  /// The hash of the file that it began with; nil for a new one.
  package var etag: String?
  package var seconds: Int
}
