import Foundation
import QuizCore
import QuizFormats

@testable import QuizLibrary

/// Folders of quizzes, and all that a catalogue says of them.
enum IndexedFolder {
  static func quiz(_ id: String, title: String? = nil, questions: Int = 1) -> String {
    let all = (1...questions).map { number in
      #"{"id":"q\#(number)","text":"?","answers":[{"text":"a","correct":true},{"text":"b"}]}"#
    }
    return #"{"id":"\#(id)","title":"\#(title ?? id)","category":"Sea","questions":[\#(all.joined(separator: ","))]}"#
  }

  /// Every kind of file, good and bad ones.
  static let samples: [String: String] = [
    "good.json": #"""
    {"title": {"en": "Good", "de": "Gut"}, "description": "Said", "image": "a.png", "imageAlt": "A", "language": "en",
     "author": "Ada", "licence": "CC0", "tags": ["x", "y"], "plugin": "duel", "daily": true, "pick": 2,
     "category": {"en": "Sea", "de": "Meer"}, "outcomes": [{"id": "o", "title": "O"}],
     "questions": [
      {"text": "One", "difficulty": "easy", "answers": [{"text": "a", "correct": true}, {"text": "b"}]},
      {"text": "Two", "category": "Sky", "answers": [{"text": "a", "correct": true, "outcomes": {"o": 1}}, {"text": "b"}]},
      {"kind": "number", "text": "Three", "difficulty": "hard", "correct": 3}, {"kind": "info", "text": "Page"}]}
    """#,
    "broken.json": #"{"title": "Broken", "questions": [{"text": 5}, 7]}"#, "nothing.json": "", "text.json": "{",
    "gift.gift": "::One:: Salt? {=yes ~no}", "broken.gift": "::One:: Salt? {=yes ~no",
    "aiken.txt": "Salt?\nA. yes\nB. no\nANSWER: A\n",
    "table.csv": "question,answer,correct\nSalt?,yes,x\n", "page.md": "# Page\n\n## Salt?\n\n- [x] yes\n- [ ] no\n",
    "deck.txt": "#separator:tab\nfront\tback\n", "README.md": "# About", "moodle.xml": "<quiz></quiz>",
    "dump.json": #"{"response_code":0,"results":[]}"#,
    "program.lua":
      "return { title = 'Program ' .. random(1, 6), questions = { { text = '?', answers = { { text = 'a', correct = true }, { text = 'b' } } } } }",
    "same.json": quiz("good"), "package.apkg": "PK", "book.xlsx": "PK",
  ]

  /// All that anybody can see of the quizzes at hand.
  static func told(_ library: Library) -> [String] {
    let catalogue = library.catalogue(seed: 1)
    let entries = catalogue.entries.map { entry in
      let found = entry.diagnostics.map(\.description)
      return
        "\(entry.id) \(entry.title) \(entry.path) \(String(describing: entry.card)) \(entry.drawable) \(found) \(entry.categories)"
    }
    let hidden = catalogue.hidden.map { "\($0.id) \($0.path)" }
    let doubles = catalogue.entries.prefix(3).map { entry in
      "\((try? library.quiz(id: entry.id, seed: 1))?.warnings ?? ["broken"])"
    }
    let names = ["Sea", "Meer", "Sky"].map { library.categoryNames[$0] }.joined(separator: " ")
    return entries + hidden + catalogue.warnings.map(\.description) + doubles + [names]
  }
}

/// Edits of a folder as people, editors and other programs make them.
struct FolderEdits {
  private let folder: String
  private var random: SplitMix
  private let names = ["a.json", "b.json", "good.json", "sub/c.json", "sub/d.gift", "e.md", "f.lua", "g.csv"]

  init(_ folder: String, seed: UInt64) {
    self.folder = folder
    random = SplitMix(seed: seed)
    mkdir(folder + "/sub", 0o755)
  }

  private enum Kind: CaseIterable {
    case writeInPlace, sameSize, sameSizeAndTime, replace, touch, delete, becomeFolder, danglingLink, link, hardLink,
      breakIt,
      renameOther, newInode
  }

  /// Makes one, and says what it was.
  mutating func make() throws -> String {
    let kind = Kind.allCases.randomElement(using: &random) ?? .touch
    let name = names.randomElement(using: &random) ?? ""
    let path = "\(folder)/\(name)"
    let other = folder + "/" + (names.randomElement(using: &random) ?? "")
    // Two writings in one tick have the same mark, so wait here until time has gone on.
    waitForTick()
    switch kind {
    case .writeInPlace: try inPlace(path, content())
    case .sameSize, .sameSizeAndTime:
      guard let old = try? String(contentsOfFile: path, encoding: .utf8), let letter = old.lastIndex(of: "e") else {
        break
      }
      let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      try inPlace(path, old.replacingCharacters(in: letter...letter, with: "o"))
      if kind == .sameSizeAndTime, let date {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
    case .replace:
      unmakeFolder(path)
      try Data(content().utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    case .touch: utimes(path, nil)
    case .delete: try? FileManager.default.removeItem(atPath: path)
    case .becomeFolder:
      try? FileManager.default.removeItem(atPath: path)
      mkdir(path, 0o755)
      try Data(content().utf8).write(to: URL(fileURLWithPath: path + "/inner.json"))
    case .danglingLink:
      try? FileManager.default.removeItem(atPath: path)
      symlink("nowhere", path)
    case .link where path != other:
      try? FileManager.default.removeItem(atPath: path)
      symlink(other, path)
    case .hardLink where path != other:
      try? FileManager.default.removeItem(atPath: path)
      Glibc.link(other, path)
    case .breakIt: try inPlace(path, #"{"title": "Broken"}"#)
    case .renameOther where path != other:
      unmakeFolder(path)
      rename(other, path)
    case .newInode:
      unmakeFolder(path)
      unlink(path)
      try inPlace(path, content())
    default: break
    }
    // Much of the above takes files away.
    let added = "\(folder)/new\(Int.random(in: 0..<6, using: &random)).json"
    if Bool.random(using: &random) { try inPlace(added, content()) }
    return "\(kind) \(name)"
  }

  private mutating func content() -> String {
    let samples = IndexedFolder.samples.sorted { $0.key < $1.key }.map(\.value)
    if Bool.random(using: &random) { return samples.randomElement(using: &random) ?? "" }
    let id = ["a", "b", "c", "good", "sea"].randomElement(using: &random) ?? ""
    return IndexedFolder.quiz(id, questions: Int.random(in: 1...3, using: &random))
  }

  /// Into the file that is there, keeping its inode.
  private func inPlace(_ path: String, _ text: String) throws {
    unmakeFolder(path)
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { unlink(path) }
    guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    fputs(text, file)
    fclose(file)
  }

  private func unmakeFolder(_ path: String) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Returns once a file that is written has a later time than one that was written before.
  private func waitForTick() {
    let probe = folder + "/../probe"
    let written = { () -> timespec in
      var status = stat()
      try? Data().write(to: URL(fileURLWithPath: probe))
      stat(probe, &status)
      return status.st_ctim
    }
    let first = written()
    while true {
      let now = written()
      if (now.tv_sec, now.tv_nsec) > (first.tv_sec, first.tv_nsec) { return }
    }
  }
}

/// Numbers that are the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
