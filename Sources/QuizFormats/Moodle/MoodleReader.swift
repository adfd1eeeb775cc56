/// Reads Moodle XML (https://docs.moodle.org/en/Moodle_XML_format).
struct MoodleReader {
  private let tree: XMLTree
  private let shelf: MediaShelf
  private var imported = ImportedQuiz(.moodleXML)
  private var category: String?
  private var toldOfPenalty = false
  private var lostFeedback: [(words: String, name: String, offset: Int)] = []

  /// Files inside of questions go on the shelf.
  static func read(_ tree: XMLTree, shelf: MediaShelf) -> ImportedQuiz {
    var reader = MoodleReader(tree: tree, shelf: shelf)
    reader.read()
    reader.imported.media = shelf.files
    return reader.imported
  }

  private init(tree: XMLTree, shelf: MediaShelf) {
    self.tree = tree
    self.shelf = shelf
  }

  private mutating func read() {
    if let problem = tree.problem { imported.note(problem.problem, at: problem.offset) }
    guard let root = tree.elements.first else { return }
    guard root.name == "quiz" else { return imported.note(.wrongRoot(root.name), at: root.offset) }
    for question in tree.children("question", of: 0) { read(question) }
    for other in root.children where tree.elements[other].name != "question" {
      imported.noteElements(of: tree, from: other, .moodle)
    }
    tellOfFeedback()
    imported.reportElements()
  }

  private mutating func read(_ element: Int) {
    let type = tree.elements[element].attributes["type"] ?? ""
    if type == "category" {
      category = tree.child("category", of: element).flatMap { GiftReader.category(path: text(in: $0) ?? "") }
      imported.noteElements(of: tree, from: element, .moodle)
      return
    }
    if let hidden = tree.text("hidden", of: element), hidden != "0" {
      return imported.note(.deleted, at: tree.elements[element].offset)
    }
    let files = MoodleTextFiles(tree: tree, question: element, shelf: shelf)
    let (question, drafts) = Wordings.reading(path: files.path) { wordings in
      var question = MoodleQuestion(tree: tree, element: element, shelf: shelf, wordings: wordings)
      let drafts = question.read(type)
      return (question, drafts)
    }
    for finding in question.findings { imported.note(finding.problem, at: finding.offset) }
    lostFeedback += question.lostFeedback
    tellOfPenalty(element)
    if !question.findings.contains(where: { !$0.problem.isWarning }) {
      imported.noteElements(of: tree, from: element, .moodle)
    }
    for var draft in drafts {
      draft.category = category
      imported.add(draft)
    }
  }

  private func text(in element: Int) -> String? {
    tree.child("text", of: element).map { tree.elements[$0].text }
  }

  /// Says once a file that words for all right or wrong responses are not carried over.
  private mutating func tellOfFeedback() {
    guard let first = lostFeedback.first else { return }
    let others = lostFeedback.count > 1 ? " and \(lostFeedback.count - 1) more" : ""
    let cure = "write it as feedback of the answers, or as the explanation"
    imported.note(.lossy("the feedback '\(shown(first.words))' (\(first.name))\(others)", cure: cure), at: first.offset)
  }

  /// Reports once per file that penalties for further tries are lost.
  private mutating func tellOfPenalty(_ element: Int) {
    guard !toldOfPenalty, let penalty = tree.child("penalty", of: element),
      let value = NumberText.read(tree.elements[penalty].text), value != 0
    else { return }
    toldOfPenalty = true
    imported.note(
      .lossy("the penalty for further tries", cure: "choose a mode that takes points off for further tries"),
      at: tree.elements[penalty].offset)
  }
}
