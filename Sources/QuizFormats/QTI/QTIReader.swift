internal import QuizCore

/// Reads QTI: packages and files of version 2 (and 3's other names), of version 1.2, and Canvas' zips of 1.2 with an
/// extra file.
///
/// See https://www.imsglobal.org/question/.
struct QTIReader {
  private let package: QTIPackage
  private var imported: ImportedQuiz

  static func read(_ bytes: [UInt8], _ format: QuizFormat, shelf: MediaShelf) -> ImportedQuiz {
    var reader = QTIReader(package: QTIPackage(bytes, shelf: shelf), format)
    reader.read()
    return reader.imported
  }

  private init(package: QTIPackage, _ format: QuizFormat) {
    self.package = package
    imported = ImportedQuiz(format)
  }

  private mutating func read() {
    imported.parts = package.sources
    for finding in package.findings { imported.note(finding.problem, at: finding.offset) }
    let parts = package.parts
    let known = ["questestinterop", "assessmentItem", "assessmentTest"]
    if let first = parts.first(where: { !known.contains($0.root) && $0.root != "quiz" }),
      !parts.contains(where: { known.contains($0.root) })
    {
      let offset = first.tree.elements.first?.offset ?? 0
      if !first.root.isEmpty { imported.note(.wrongQTIRoot(first.root), at: offset) }
    }
    describe(parts)
    for part in parts {
      switch part.root {
      case "questestinterop": readOld(part)
      case "assessmentItem": readItem(part)
      case "assessmentTest", "assessmentStimulus": readFrame(part)
      default: break
      }
    }
    imported.reportElements()
    imported.media = package.media
  }

  // MARK: The quiz

  /// Title, description and manner: of an assessment, of the file that Canvas puts beside it, of a test.
  private mutating func describe(_ parts: [QTIPackage.Part]) {
    let quizzes = parts.filter { $0.root == "quiz" || $0.root == "assessmentTest" }
    if quizzes.count == 1, let quiz = quizzes.first { describe(quiz) }
    let assessments = parts.compactMap { part in
      part.tree.elements.first { $0.name == "assessment" || $0.name == "assessmentTest" }
    }
    if assessments.count == 1, let title = assessments.first?.attributes["title"] { set("title", title) }
    if let title = package.title, assessments.count > 1 { set("title", title) }
  }

  private mutating func describe(_ part: QTIPackage.Part) {
    let tree = part.tree
    if part.root == "assessmentTest" {
      let limits = tree.elements.first { $0.name == "timeLimits" }
      if let seconds = limits?.attributes["maxTime"].flatMap(NumberText.read), seconds > 0 { setTime(seconds) }
      return
    }
    if let title = tree.text("title", of: 0) { set("title", title) }
    if let html = tree.text("description", of: 0) {
      let (text, markup) = Wordings.reading { ($0.read(html, keepingLines: false, at: 0), $0.markup) }
      set("description", text)
      imported.markup = markup
    }
    if let minutes = tree.text("time_limit", of: 0).flatMap(NumberText.read), minutes > 0 { setTime(minutes * 60) }
    if tree.text("shuffle_answers", of: 0) == "true" {
      imported.fields.append(SourceField("shuffle", .map([SourceField("answers", .bool(true), at: 0)]), at: 0))
    }
  }

  private mutating func setTime(_ seconds: Double) {
    imported.fields.append(SourceField("timing", .map([SourceField("quiz", .numeric(seconds), at: 0)]), at: 0))
  }

  private mutating func set(_ key: String, _ text: String) {
    let text = text.trimmed
    guard !text.isEmpty, !imported.fields.contains(where: { $0.key == key }) else { return }
    imported.fields.append(SourceField(key, .text(text), at: 0))
  }

  // MARK: Items

  /// Keeps pictures that stand between words.
  private func path(in part: QTIPackage.Part) -> (Wordings.Picture) -> String? {
    { [package] picture in package.keep(picture.source, of: part) }
  }

  private mutating func readOld(_ part: QTIPackage.Part) {
    let several = package.parts.filter { $0.root == "questestinterop" }.count > 1
    let tree = part.tree
    let assessment = tree.elements.first { $0.name == "assessment" }
    let bank = OldItem.metadata(of: 0, in: tree)["bank_title"]
    let title = several ? (assessment?.attributes["title"] ?? bank)?.trimmed : nil
    imported.noteElements(of: tree, .oldQTI)
    let groups = OldGroup.all(in: tree)
    for item in groups.keys.sorted() {
      guard let group = groups[item], group.draws > 0 else { continue }
      if !imported.sections.contains(where: { $0.id == group.id }) { imported.sections.append((group.id, group.draws)) }
    }
    for index in tree.elements.indices {
      switch tree.elements[index].name {
      case "item":
        let read = Wordings.reading(path: path(in: part)) { wordings in
          var item = OldItem(tree: tree, element: index, wordings: wordings)
          let drafts = item.read()
          return (item: item, drafts: drafts)
        }
        let item = read.item
        var drafts = read.drafts
        if let group = groups[index] {
          group.take(&drafts)
          if group.draws > 0, drafts.count > 1 {
            let cure = "they are always asked"
            imported.note(
              .lossy("drawing the \(drafts.count) parts of a question of a group", cure: cure), at: item.offset)
          }
        }
        add(drafts, item.findings, item.wordings, part, stems: item.stems, category: title)
      case "sourcebank_ref":
        let cure = "export the bank too"
        imported.note(
          .lossy("a bank of questions that is not in the file", cure: cure), at: tree.elements[index].offset)
      default: break
      }
    }
  }

  /// Reports the texts of a test outside of its items, for which a quiz has no place.
  private mutating func readFrame(_ part: QTIPackage.Part) {
    let tree = part.tree
    imported.noteElements(of: tree, .qti)
    guard part.root == "assessmentTest" else { return }
    for (index, element) in tree.elements.enumerated() where element.name == "rubricBlock" {
      let text = QTIContent(tree: tree, wordings: Wordings()).text(inside: index)
      if text.isEmpty || !QTIContent.isForPlayers(element) { continue }
      let cure = "write it into the questions that need it"
      imported.note(.lossy("the text '\(shown(text))' of a part of the test", cure: cure), at: element.offset)
    }
  }

  /// Puts the passages that an item refers to before the text of its questions.
  private mutating func addPassages(of part: QTIPackage.Part, to drafts: inout [QuestionDraft]) {
    for reference in part.tree.elements.reversed() where reference.name == "assessmentStimulusRef" {
      let href = reference.attributes["href"] ?? ""
      guard let passage = package.stimulus(href, of: part), let body = passage.body else {
        let cure = "export it with the items"
        imported.note(
          .lossy("the passage '\(shown(href))', which is not in the file,", cure: cure), at: reference.offset)
        continue
      }
      let wordings = Wordings(drafts.first?.markup ?? .plain, path: path(in: passage.part))
      let text = QTIContent(tree: passage.part.tree, wordings: wordings, hasPlace: true).text(inside: body)
      let place = passage.part.tree.elements[body].offset
      for index in drafts.indices where !text.isEmpty { drafts[index].text = text + "\n\n" + drafts[index].text }
      let pictures = QTIPictures(package: package, part: passage.part, wordings: wordings)
      for finding in pictures.place(&drafts, textAt: [place]) { imported.note(finding.problem, at: finding.offset) }
    }
  }

  private func havePassagesMarkup(of part: QTIPackage.Part) -> Bool {
    part.tree.elements.contains { reference in
      guard reference.name == "assessmentStimulusRef",
        let passage = package.stimulus(reference.attributes["href"] ?? "", of: part), let body = passage.body
      else { return false }
      let wordings = Wordings(path: path(in: passage.part))
      _ = QTIContent(tree: passage.part.tree, wordings: wordings, hasPlace: true).text(inside: body)
      return wordings.hasMarkup
    }
  }

  private mutating func readItem(_ part: QTIPackage.Part) {
    let read = Wordings.reading(besideMarkup: havePassagesMarkup(of: part), path: path(in: part)) { wordings in
      var item = NewItem(tree: part.tree, wordings: wordings)
      let drafts = item.read()
      return (item: item, drafts: drafts)
    }
    let item = read.item
    var drafts = read.drafts
    if !drafts.isEmpty { imported.noteElements(of: part.tree, .qti) }
    addPassages(of: part, to: &drafts)
    if let weight = package.weights[part.name], weight != 1 {
      for index in drafts.indices { drafts[index].multiplyPoints(by: weight) }
    }
    add(drafts, item.findings, item.wordings, part, stems: item.stems, category: nil)
  }

  private mutating func add(
    _ drafts: [QuestionDraft], _ findings: [ImportFinding], _ wordings: Wordings, _ part: QTIPackage.Part,
    stems: Set<Int>, category: String?
  ) {
    var drafts = drafts
    let pictures = QTIPictures(package: package, part: part, wordings: wordings)
    for finding in findings + pictures.place(&drafts, textAt: stems) {
      imported.note(finding.problem, at: finding.offset)
    }
    for var draft in drafts {
      draft.translations = wordings.translations.merging(draft.translations) { _, own in own }
      if let category, !category.isEmpty { draft.category = category }
      imported.add(draft)
    }
  }
}

/// A group of items of QTI 1.2, from which some are drawn: a `<section>` with `<selection_number>`.
struct OldGroup {
  var id: String
  /// How many are drawn; 0 for all of them.
  var draws: Int
  /// The points of each; nil where the items give them.
  var points: Double?

  /// The groups, by the items that stand in them.
  static func all(in tree: XMLTree) -> [Int: OldGroup] {
    var groups: [Int: OldGroup] = [:]
    for index in tree.elements.indices where tree.elements[index].name == "section" {
      let inside = tree.descendants(of: index, until: ["section", "item"])
      let items = inside.filter { tree.elements[$0].name == "item" }
      let draws = number("selection_number", inside, tree).flatMap { Int(exactly: $0) } ?? 0
      let points = number("points_per_item", inside, tree)
      guard !items.isEmpty, draws > 0 || points != nil else { continue }
      let name = tree.elements[index].attributes["ident"] ?? ""
      let group = OldGroup(
        id: name.isEmpty ? "group-\(groups.count + 1)" : name, draws: draws < items.count ? max(0, draws) : 0,
        points: points.flatMap { $0 >= 0 ? $0 : nil })
      for item in items { groups[item] = group }
    }
    return groups
  }

  private static func number(_ name: String, _ elements: [Int], _ tree: XMLTree) -> Double? {
    elements.first { tree.elements[$0].name == name }.flatMap { NumberText.read(tree.elements[$0].text.trimmed) }
  }

  /// Gives questions, together for the parts of an item, the points and the place of the group.
  func take(_ drafts: inout [QuestionDraft]) {
    for index in drafts.indices {
      if let points, drafts[index].kind != .info {
        drafts[index].others.removeAll { $0.key == "points" }
        let share = points / Double(drafts.count)
        if share != 1 { drafts[index].set("points", .numeric(share), at: drafts[index].offset) }
      }
      if draws > 0, drafts.count == 1 { drafts[index].set("section", .text(id), at: drafts[index].offset) }
    }
  }
}
