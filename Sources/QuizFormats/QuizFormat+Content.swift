internal import Archive

extension QuizFormat {
  /// The format of a file, by the ending of its path, and by its content where the ending says little: a zip, and XML.
  package init?(path: String, content: [UInt8]) {
    let ending = MediaName.parts(String(fileName(path))).ending.lowercased()
    if Archive.looksLikeOne(content), let format = QuizFormat.found(inArchive: content) {
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
  package static var written: [QuizFormat] { allCases }

  private static func found(inArchive content: [UInt8]) -> QuizFormat? {
    guard let archive = try? Archive(content) else { return .qti }
    let names = archive.entries.map { fileName($0.name) }
    if names.contains("assessment_meta.xml") { return .canvas }
    return names.contains { $0 == "imsmanifest.xml" || $0.hasSuffix(".xml") || $0.hasSuffix(".qti") } ? .qti : nil
  }

  private static func found(inXML content: [UInt8]) -> QuizFormat? {
    let start = TextDecoding(Array(content.prefix(1 << 16))).bytes
    switch XMLTree(start, renaming: QTIName.plain).elements.first?.name {
    case "assessmentItem", "assessmentTest", "questestinterop": return .qti
    case "quiz": return .moodleXML
    default: return nil
    }
  }
}
