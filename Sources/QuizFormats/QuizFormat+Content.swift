internal import Archive

extension QuizFormat {
  /// The format of a file, by the ending of its path, and by its content where the ending says little: a zip, XML, and `.txt`.
  package init?(path: String, content: [UInt8]) {
    let ending = MediaName.parts(String(fileName(path))).ending.lowercased()
    if ending == ".txt" {
      guard case .quiz(let format) = TextKind(content) else { return nil }
      self = format
    } else if ending != ".apkg", Archive.looksLikeOne(content), let format = QuizFormat.found(inArchive: content) {
      self = format
    } else if ending == ".xml" || ending == ".qti" || path == "-", let format = QuizFormat.found(inXML: content) {
      self = format
    } else if let format = QuizFormat(path: path) {
      self = format
    } else {
      return nil
    }
  }

  /// The formats that are written too.
  package static var written: [QuizFormat] { allCases.filter { !$0.isReadOnly } }

  private static func found(inArchive content: [UInt8]) -> QuizFormat? {
    guard let archive = try? Archive(content) else { return .qti }
    let names = archive.entries.map { fileName($0.name) }
    // The reader of workbooks explains what to do with other documents.
    if names.contains("[Content_Types].xml") || isOtherSheet(archive, names) { return .xlsx }
    if names.contains("assessment_meta.xml") { return .canvas }
    if names.contains(where: { $0.hasPrefix("collection.anki2") }) { return .apkg }
    return names.contains { $0 == "imsmanifest.xml" || $0.hasSuffix(".xml") || $0.hasSuffix(".qti") } ? .qti : nil
  }

  /// Whether it is a document of LibreOffice and others, or of Numbers.
  private static func isOtherSheet(_ archive: Archive, _ names: [Substring]) -> Bool {
    (archive.entry("mimetype") != nil && archive.entry("content.xml") != nil) || names.contains { $0.hasSuffix(".iwa") }
  }

  static func found(inXML content: [UInt8]) -> QuizFormat? {
    let start = TextDecoding(Array(content.prefix(1 << 16))).bytes
    switch XMLTree(start, renaming: QTIName.plain).elements.first?.name {
    case "assessmentItem", "assessmentTest", "questestinterop": return .qti
    case "quiz": return .moodleXML
    default: return nil
    }
  }
}
