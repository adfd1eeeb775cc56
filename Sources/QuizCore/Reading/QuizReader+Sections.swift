/// The parts that questions belong to.
extension QuizReader {
  mutating func sections(in table: SourceTable) -> [Section] {
    var sections: [Section] = []
    for (index, source) in (list("sections", in: table) ?? []).enumerated() {
      let name = apparentID(fields(source) ?? [], else: String(index + 1))
      guard let inner = self.table(source, .section(name)) else { continue }
      checkKeys(of: inner)
      guard let value = inner["id"] else {
        note(.missing(key: "id", inner.part), at: inner.offset)
        continue
      }
      let section = Section(
        id: identifier(in: inner) ?? name, title: text("title", in: inner), text: text("text", in: inner),
        pick: wholeNumber("pick", in: inner, .oneOrMore), shuffle: flag("shuffle", in: inner))
      if let first = sectionPlaces[section.id] {
        note(.equalIDs(section.id, .section, first: first, isGiven: false), at: value.offset)
      } else {
        declare(section: section.id, at: value.offset)
        pickPlaces[section.id] = inner["pick"]?.offset
      }
      sections.append(section)
    }
    return sections
  }

  /// The id of the section that a question belongs to.
  mutating func section(in table: SourceTable) -> String? {
    guard let value = table["section"], let id = name("section", in: table) else { return nil }
    if sectionPlaces[id] == nil {
      note(.unknownSection(id, table.part, declared: .init(sectionIDs)), at: value.offset)
    }
    return id
  }

  /// Notes a page with the id of a section, since the two would be confused.
  mutating func noteIfSection(_ page: Question, at place: Int) {
    guard page.kind == .info, let first = sectionPlaces[page.id] else { return }
    note(.equalIDs(page.id, .section, first: first, isGiven: false), at: place)
  }

  mutating func adviseOnSections(of quiz: Quiz) {
    let used = Set(quiz.questions.compactMap(\.section))
    for section in quiz.sections where !used.contains(section.id) {
      note(.emptySection(.section(section.id)), at: sectionPlaces[section.id] ?? 0)
    }
    for section in quiz.sections where used.contains(section.id) {
      let all = quiz.questions.count { $0.section == section.id && $0.kind != .info }
      guard let pick = section.pick, pick > all else { continue }
      note(.largePick(pick, .section(section.id), of: all), at: pickPlaces[section.id] ?? 0)
    }
  }

  /// Notes a draw of more questions than sections leave of the quiz; `place` is where it stands.
  mutating func adviseOnPick(of quiz: Quiz, at place: Int) {
    let all = quiz.blocks(of: quiz.questions).reduce(0) { count, block in
      let questions = block.count { $0.kind != .info }
      let section = quiz.sections.first { $0.id == block.first?.section }
      return count + min(questions, section?.pick ?? questions)
    }
    guard let pick = quiz.pick, pick > all, all > 0 else { return }
    note(.largePick(pick, .quiz, of: all), at: place)
  }
}
