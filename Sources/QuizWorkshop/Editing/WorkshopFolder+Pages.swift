package import JSONText
internal import QuizCells
internal import QuizFormats
internal import QuizLibrary
package import QuizWire

/// The questions that pages of the workshop ask beyond the objects of programs.
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

// MARK: - Copying a question

extension WorkshopFolder {
  /// Puts a copy of a quiz's question, from 0, behind the questions of another quiz, as a draft; its place there.
  ///
  /// Defaults and variables of its quiz come along, and so do its files where the other quiz lies elsewhere.
  package func copy(question index: Int, of quiz: JSONValue, named id: String, to other: String) throws(WorkshopRefusal)
    -> Int
  {
    let (source, target) = (try item(id), try item(other))
    guard case .object(let from) = quiz, case .list(let questions)? = from["questions"],
      questions.indices.contains(index),
      case .object(let question) = questions[index]
    else { throw WorkshopRefusal(.unfit, "there is no question to copy: open one first") }
    let kept = try draft(target)
    let present = if let kept { kept } else { try self.quiz(other).asDraft }
    guard case .object(var changed) = present.value else { throw .unknown(target) }
    var list: [JSONValue] = if case .list(let list)? = changed["questions"] { list } else { [] }
    let copy = Self.carried(question, from: from, into: changed, besides: list)
    changed["questions"] = .list(Self.named(list) + [copy])
    list.append(copy)
    let (here, there) = (path(ofQuiz: source), path(ofQuiz: target))
    if Files.folder(of: here) != Files.folder(of: there) {
      let place = try own(target)?.place ?? target.usualPlace
      try bringMedia(of: JSONWriter.bytes(.list([copy])), from: here, to: place)
    }
    try keepDraft(.object(changed), etag: present.etag, target)
    return list.count - 1
  }

  /// The question as it is in a quiz with other defaults.
  private static func carried(
    _ question: JSONObject, from: JSONObject, into: JSONObject, besides list: [JSONValue]
  ) -> JSONValue {
    var copy = question
    if case .object(let defaults)? = from["defaults"] {
      for member in defaults.members where copy[member.key] == nil { copy[member.key] = member.value }
    }
    let markup = copy["markup"] ?? from["markup"]
    copy["markup"] = markup == into["markup"] ? nil : markup ?? "plain"
    copy["kind"] = copy["kind"] ?? "single"
    copy["section"] = nil
    if JSONWriter.text(.object(question)).contains("{{"), copy["variables"] == nil {
      for key in ["variables", "require"] { copy[key] = from[key] }
    }
    let taken = Set(list.enumerated().map { Self.id(of: $1) ?? "q\($0 + 1)" })
    let own = Self.id(of: .object(question)) ?? "q1"
    let free = taken.contains(own) ? (2...).lazy.map { "\(own)-\($0)" }.first { !taken.contains($0) } : own
    copy["id"] = nil
    return .object(JSONObject([("id", .text(free ?? own))] + copy.members.map { ($0.key, $0.value) }))
  }

  /// The questions with the ids written that their places stand for, as these are to stay.
  private static func named(_ list: [JSONValue]) -> [JSONValue] {
    list.enumerated().map { index, question in
      guard case .object(let object) = question, object["id"] == nil else { return question }
      return .object(JSONObject([("id", .text("q\(index + 1)"))] + object.members.map { ($0.key, $0.value) }))
    }
  }

  private static func id(of question: JSONValue) -> String? {
    if case .object(let object) = question, case .text(let id)? = object["id"] { id } else { nil }
  }
}

extension WorkshopDocument {
  fileprivate var asDraft: WorkshopDraft { WorkshopDraft(value: value, etag: etag, seconds: 0) }
}
