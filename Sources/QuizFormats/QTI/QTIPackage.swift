internal import Archive

/// The files of a QTI package: a zip, or an XML file alone.
final class QTIPackage {
  /// An XML file of it that is read.
  struct Part {
    var name: String
    var tree: XMLTree
    /// The folder it lies in, with a slash at its end, or nothing.
    var folder: String { name.lastIndex(of: "/").map { String(name[...$0]) } ?? "" }
    var root: String { tree.elements.first?.name ?? "" }
  }

  /// Nil for an XML file alone.
  private let archive: Archive?
  /// The parts in the order of the manifest, or else of the archive.
  private(set) var parts: [Part] = []
  /// The title in the manifest.
  private(set) var title: String?
  /// The weights of items in a test, by the item's file.
  private(set) var weights: [String: Double] = [:]
  /// The parts' texts, each laid behind the one before.
  private(set) var sources: [SourcePart] = []
  private(set) var findings: [ImportFinding] = []
  private let shelf: MediaShelf

  init(_ bytes: [UInt8], shelf: MediaShelf) {
    self.shelf = shelf
    guard Archive.looksLikeOne(bytes) else {
      archive = nil
      take("", bytes)
      return
    }
    do throws(ArchiveProblem) {
      archive = try Archive(bytes, limits: QTIPackage.limits)
    } catch {
      archive = nil
      findings.append(ImportFinding(.badArchive(error.sentence), at: 0))
      return
    }
    for name in names() { takeEntry(name) }
  }

  /// Packages of a course are smaller; more would not fit into memory as trees.
  private static let limits: ArchiveLimits = {
    var limits = ArchiveLimits()
    limits.entries = 10_000
    limits.entrySize = 32 << 20
    limits.total = 256 << 20
    return limits
  }()

  private func takeEntry(_ name: String) {
    guard let archive else { return }
    do throws(ArchiveProblem) {
      take(name, try archive.content(name))
    } catch {
      findings.append(ImportFinding(.badArchive(error.sentence), at: 0))
    }
  }

  private func take(_ name: String, _ bytes: [UInt8]) {
    let start = sources.last.map { $0.start + $0.bytes.count + 1 } ?? 0
    let decoding = TextDecoding(bytes)
    var tree = XMLTree(decoding.bytes, renaming: QTIName.plain)
    tree.move(by: start)
    guard archive == nil || !tree.elements.isEmpty else { return }
    let isQuiz = QTIPackage.roots.contains(tree.elements.first?.name ?? "")
    if archive != nil, !isQuiz { return }
    sources.append(SourcePart(name: name, bytes: decoding.bytes, start: start))
    for finding in decoding.findings { findings.append(ImportFinding(finding.problem, at: start + finding.offset)) }
    if let problem = tree.problem { findings.append(problem) }
    parts.append(Part(name: name, tree: tree))
  }

  private static let roots: Set<String> = [
    "questestinterop", "assessmentItem", "assessmentTest", "quiz", "assessment",
    "assessmentStimulus",
  ]

  // MARK: The manifest

  private func names() -> [String] {
    guard let archive else { return [] }
    let files = archive.entries.filter { !$0.isFolder && !$0.name.hasPrefix("__MACOSX/") }.map(\.name)
    // Blackboard calls the files `res00001.dat`.
    let texts = files.filter { name in [".xml", ".qti", ".dat"].contains { name.lowercased().hasSuffix($0) } }
    guard let manifest = texts.filter({ fileName($0) == "imsmanifest.xml" }).min(by: { $0.count < $1.count }),
      let bytes = try? archive.content(manifest)
    else { return texts }
    let named = references(XMLTree(TextDecoding(bytes).bytes, renaming: QTIName.plain), folder: manifest)
    var order: [String] = []
    var seen: Set<String> = [manifest]
    let all = (named + texts).filter(texts.contains)
    for name in tests(among: all) + all where seen.insert(name).inserted { order.append(name) }
    return order
  }

  /// The files that the manifest's resources name, in its order.
  private func references(_ tree: XMLTree, folder manifest: String) -> [String] {
    let folder = manifest.lastIndex(of: "/").map { String(manifest[...$0]) } ?? ""
    var names: [String] = []
    for (index, element) in tree.elements.enumerated() {
      if element.name == "resource" || element.name == "file", let href = element.attributes["href"] {
        names.append(MediaName.joined(folder, MediaName.unpercented(href)))
      }
      if title == nil, element.name == "title" {
        title = (["string", "langstring"].compactMap { tree.text($0, of: index) }.first ?? element.text.trimmed)
      }
    }
    if title?.isEmpty == true { title = nil }
    return names
  }

  /// The tests among the files, each with the items that it names behind it, in its order.
  private func tests(among names: [String]) -> [String] {
    var order: [String] = []
    for name in names {
      guard let bytes = try? archive?.content(name), bytes.count < 4 << 20,
        ["assessmentTest", "qti-assessment-test"].contains(where: { bytes.prefix(4096).contains(text: $0) })
      else { continue }
      let tree = XMLTree(TextDecoding(bytes).bytes, renaming: QTIName.plain)
      guard tree.elements.first?.name == "assessmentTest" else { continue }
      order.append(name)
      let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
      for (index, element) in tree.elements.enumerated() where element.name == "assessmentItemRef" {
        let item = MediaName.joined(folder, MediaName.unpercented(element.attributes["href"] ?? ""))
        guard names.contains(item) else { continue }
        order.append(item)
        let weight = tree.child("weight", of: index).flatMap { tree.elements[$0].attributes["value"] }
        if let weight = weight.flatMap(NumberText.read), weight >= 0 { weights[item] = weight }
      }
    }
    return order
  }

  /// The passage at an address in a part, and the element with its text; nil when it is not in the package.
  func stimulus(_ address: String, of part: Part) -> (part: Part, body: Int?)? {
    let path = MediaName.joined(part.folder, MediaName.unpercented(address))
    guard let found = parts.first(where: { $0.name == path && $0.root == "assessmentStimulus" }) else { return nil }
    return (found, found.tree.elements.firstIndex { $0.name == "stimulusBody" })
  }

  // MARK: Pictures

  /// Stores the file at an address in a part, and returns its path; nil when it is missing.
  func keep(_ address: String, of part: Part) -> String? {
    if let (name, bytes) = MediaName.inline(address) { return shelf.keep(bytes, named: name) }
    guard let archive, let entry = entry(address, of: part), let bytes = try? archive.content(entry) else { return nil }
    return shelf.keep(bytes, named: entry)
  }

  /// The entry that an address in a part means: beside it, or in the folders that Canvas puts files into.
  private func entry(_ address: String, of part: Part) -> String? {
    guard let archive, !address.contains("://") else { return nil }
    var path = MediaName.unpercented(address)
    for mark in ["$IMS-CC-FILEBASE$/", "$IMS_CC_FILEBASE$/", "%24IMS-CC-FILEBASE%24/"] where path.hasPrefix(mark) {
      path = String(path.dropFirst(mark.count))
    }
    let candidates = ["", part.folder, "web_resources/", "media/", part.folder + "media/"].map {
      MediaName.joined($0, path)
    }
    return candidates.first { archive.entry($0) != nil }
  }

  var media: [QuizMedia] { shelf.files }
}

extension Collection where Element == UInt8 {
  /// Whether a text stands among the bytes.
  fileprivate func contains(text: String) -> Bool {
    String(decoding: self, as: UTF8.self).contains(text)
  }
}

/// Names of QTI's elements and attributes, without prefixes, and version 3's as in version 2.
enum QTIName {
  /// `imsqti:choiceInteraction` and `qti-choice-interaction` are `choiceInteraction`.
  static func plain(_ name: String) -> String {
    var plain = name.split(separator: ":").last.map(String.init) ?? name
    guard plain.contains("-") else { return plain }
    if plain.hasPrefix("qti-") { plain.removeFirst(4) }
    let words = plain.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
