internal import QuizCells
internal import QuizCore
package import QuizFormats
package import QuizLibrary

/// A quiz file that is written in another format, with the pictures that belong to it.
package struct QuizConversion {
  /// The path of the quiz; the pictures that it names lie beside it.
  private let input: String
  /// The path of the result; nil for standard output, which has no folder for pictures.
  private let output: String?
  private let source: QuizFormat
  private let target: QuizFormat
  private let library: Library

  package init(from input: String, _ source: QuizFormat, to output: String?, _ target: QuizFormat, library: Library) {
    (self.input, self.source, self.output, self.target) = (input, source, output, target)
    self.library = library
  }

  package struct Outcome {
    /// The findings in the source file.
    package var diagnostics: [Diagnostic]
    /// The new file; nil when no question could be read.
    package var bytes: [UInt8]?
    /// The losses in the target format, a sentence each.
    package var losses: [String] = []
    /// Files that belong beside it, by their paths from its folder.
    package var media: [QuizMedia] = []

    /// Whether every question was read.
    package var isComplete: Bool { bytes != nil && !diagnostics.contains { $0.severity == .error } }
  }

  /// The folder beside OUT for files embedded in IN: `cells-files` for `cells.json`; empty where OUT embeds them.
  private var mediaFolder: String { target.namesFiles ? name + "-files" : "" }

  /// The id of the new quiz.
  private var name: String { QuizFile.name(of: output ?? input) }

  /// Converts the bytes of IN into those of OUT; nothing is written.
  ///
  /// `isAlone` says that there is nothing beside OUT, as for an import that a cell reads.
  package func convert(_ bytes: [UInt8], isAlone: Bool = false) -> Outcome {
    let (reading, table) = QuizFile.salvage(
      bytes, path: input, format: source, named: name, languages: library.languages, mediaFolder: mediaFolder,
      isTaken: isAlone ? MediaTaken() : taken, readers: library.cells.readers)
    var outcome = Outcome(diagnostics: reading.diagnostics)
    guard var quiz = reading.quiz else { return outcome }
    if output != nil { quiz.id = name }
    let inside = Dictionary(reading.media.map { ($0.path, $0.bytes) }) { first, _ in first }
    let media = MediaSource { path in inside[path] ?? bytesBeside(path) }
    let whole = [.json, .lua].contains(target) ? table.flatMap { QuizWriter.write(renamed($0), as: target) } : nil
    let writing = whole ?? QuizWriter.write(quiz, as: target, named: name, media: media)
    outcome.bytes = writing.bytes
    outcome.losses = (whole == nil ? lostLanguages(reading) + lostVariables(reading) : []) + writing.losses
    if target.namesFiles {
      outcome.media = reading.media
      addFiles(QuizWriter.namedFiles(quiz, whole == nil ? nil : table).filter { inside[$0] == nil }, to: &outcome)
    }
    if output == nil, let first = outcome.media.first {
      let others = outcome.media.count > 1 ? " and \(outcome.media.count - 1) more" : ""
      outcome.losses.append("'\(first.path)'\(others) cannot lie beside standard output: name a file to write")
    }
    return outcome
  }

  /// The table of a quiz with the id of the new one, where it gives itself an id.
  private func renamed(_ table: SourceValue) -> SourceValue {
    guard output != nil, case .map(var fields) = table.content, let id = fields.firstIndex(where: { $0.key == "id" })
    else { return table }
    fields[id].value.content = .text(name)
    return SourceValue(.map(fields), at: table.offset)
  }

  /// The remark on languages that are not written.
  private func lostLanguages(_ reading: QuizFileReading) -> [String] {
    let tags = reading.languages
    guard tags.count > 1 else { return [] }
    let choice = LanguageChoice(preferred: library.languages, quizLanguage: reading.quiz?.language)
    let own = choice.index(among: tags)
    let others = tags.enumerated().filter { $0.offset != own }.map { "'\($0.element)'" }
    return [
      "texts in \(others.joined(separator: ", ")) have no place in \(target.rawValue) and are lost: those in '\(tags[own])' are written"
    ]
  }

  private func lostVariables(_ reading: QuizFileReading) -> [String] {
    if !reading.hasVariables { return [] }
    return ["variables have no place in \(target.rawValue) and are lost: the numbers of one draw are written"]
  }

  /// Adds the files beside IN that OUT names too; those that lie beside OUT already stay.
  private func addFiles(_ paths: [String], to outcome: inout Outcome) {
    guard output != nil else { return }
    for path in paths where [.json, .lua].contains(target) || outcome.bytes?.names(path) == true {
      guard let bytes = bytesBeside(path) else { continue }
      if !Files.exists(outputFolder + path) {
        outcome.media.append(QuizMedia(path: path, bytes: bytes))
      } else if Files.readNamed(outputFolder + path, upTo: Self.mostCompared) != bytes {
        outcome.losses.append(
          "'\(path)' beside it is another file than beside '\(input)', and stays: rename one of them")
      }
    }
  }

  private var outputFolder: String { output?.lastIndex(of: "/").map { String(output?[...$0] ?? "") } ?? "" }

  /// The files at the places where pictures would be written, since none may be overwritten.
  ///
  /// The folder is read beforehand, as the reader of a quiz has no access to files. A file too large for this counts as
  /// a different one.
  private var taken: MediaTaken {
    guard output != nil, target.namesFiles else { return MediaTaken() }
    var left = Self.mostCompared
    let names = Files.names(in: outputFolder + mediaFolder)
    let present = Dictionary(
      uniqueKeysWithValues: names.map { name -> (String, [UInt8]?) in
        let bytes = Files.readNamed(outputFolder + mediaFolder + "/" + name, upTo: left)
        left -= bytes?.count ?? 0
        return (mediaFolder + "/" + name, bytes)
      })
    return MediaTaken(present)
  }

  private static let mostCompared = 64 << 20

  /// The bytes of a picture that a quiz names, when it lies in the quiz's folder.
  private func bytesBeside(_ path: String) -> [UInt8]? {
    let folder = input.lastIndex(of: "/").map { String(input[...$0]) } ?? ""
    guard QuizReader.staysInside(path), Files.lies(folder + path, beside: input) else { return nil }
    return Files.readNamed(folder + path, upTo: 64 << 20)
  }

  /// Writes the companion files, then the new file.
  package func write(_ outcome: Outcome) throws(FileFailure) {
    guard let output, let bytes = outcome.bytes else { return }
    let folder = outputFolder
    for file in outcome.media {
      var inner = folder
      for part in file.path.split(separator: "/").dropLast() {
        inner += part
        try Files.makeFolder(inner)
        inner += "/"
      }
      try Files.write(file.bytes, to: folder + file.path, mode: 0o666)
    }
    try Files.write(bytes, to: output, mode: 0o666)
  }
}

extension [UInt8] {
  /// Whether the written quiz names a file.
  fileprivate func names(_ path: String) -> Bool { String(decoding: self, as: UTF8.self).contains(path) }
}
