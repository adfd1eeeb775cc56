internal import JSONText
internal import QuizCells
internal import QuizFormats
internal import QuizLibrary
package import QuizWire

/// What the pages of the workshop ask beyond the objects of programs.
extension WorkshopFolder {
  /// An id of plain letters that neither a quiz nor a draft has.
  package func freshID(_ name: String) -> String {
    let first = freeID(name)
    if !hasDraft(first) { return first }
    return (2...).lazy.map { freeID("\(first.prefix(56))-\($0)") }.first { !hasDraft($0) } ?? first
  }

  private func hasDraft(_ id: String) -> Bool {
    WorkshopItem(.quiz, id).flatMap { (try? draft($0)) ?? nil } != nil
  }

  /// The rows of the list with what is not saved: quizzes that have a draft, also those without a file. Behind them are
  /// those that were removed and can be brought back.
  package func rows(_ kind: WorkshopItem.Kind) -> [WorkshopRow] {
    var rows = kind == .quiz ? quizzes() : modes()
    let drafts = drafts(kind)
    let names = Set(rows.map(\.id))
    let gone = Files.names(in: keeping + "/" + kind.rawValue).sorted().compactMap { name -> WorkshopRow? in
      guard let item = WorkshopItem(kind, name), drafts[name] == nil,
        !rows.contains(where: { $0.id == name && $0.isWritable }),
        ((try? own(item)) ?? nil) == nil, (try? history(item).versions(besides: nil))?.isEmpty == false
      else { return nil }
      var row = WorkshopRow(id: name, title: name)
      row.isGone = true
      return row
    }
    let fresh = drafts.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
    rows += fresh.map { WorkshopRow(id: $0.key, title: $0.key) }
    for place in rows.indices {
      guard let draft = drafts[rows[place].id] else { continue }
      // A copy of one that comes with the program is one's own from its first draft on.
      (rows[place].isDraft, rows[place].isWritable) = (true, true)
      if let title = Self.title(draft) { rows[place].title = title }
    }
    return rows + gone
  }

  /// The drafts of a kind by their names.
  private func drafts(_ kind: WorkshopItem.Kind) -> [String: JSONValue] {
    var drafts: [String: JSONValue] = [:]
    for name in Files.names(in: keeping + "/" + kind.rawValue) {
      if let item = WorkshopItem(kind, name), let draft = (try? draft(item)) ?? nil { drafts[name] = draft.value }
    }
    return drafts
  }

  private static func title(_ draft: JSONValue) -> String? {
    guard case .object(let object) = draft else { return nil }
    switch object["title"] {
    case .text(let text)? where !text.isEmpty: return text
    case .object(let texts)?: if case .text(let text)? = texts.members.first?.value { return text }
    case nil, .null?, .bool?, .int?, .number?, .text?, .list?: break
    }
    return nil
  }

  /// Where a quiz lies, or will lie: pictures are looked for beside it.
  package func path(ofQuiz item: WorkshopItem) -> String {
    if let own = (try? own(item)) ?? nil, own.bytes != nil { return path(own.place) }
    let usual = path(item.usualPlace)
    return library.catalogue()[item.name]?.path ?? usual
  }
}
