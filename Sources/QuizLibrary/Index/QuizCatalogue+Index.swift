internal import QuizCore
internal import QuizFormats

/// A quiz file in an index: all that a catalogue has of it but the quiz itself.
extension QuizCatalogue.Entry {
  /// True when an index can hold it: an entry that was read, and depends on its bytes and name alone.
  ///
  /// A computed quiz does not qualify, as it may use chance.
  var canBeKept: Bool {
    if QuizFormat(path: path) == .lua { return false }
    if let card { return card.id == id && card.title == title }
    return diagnostics.count <= Self.mostKept
      && diagnostics.allSatisfy { $0.file.hasPrefix(path) && !$0.message.contains(path) }
  }

  private static let mostKept = 50

  func write(to bytes: inout ByteWriter) {
    bytes.add(id)
    bytes.add(title)
    bytes.add(categories) { bytes, names in bytes.add(names) { $0.add($1) } }
    bytes.add(isIntact)
    guard let card else { return write(diagnostics, to: &bytes) }
    card.write(to: &bytes)
    bytes.add(span: { bytes in Self.write(drawable, to: &bytes) })
  }

  /// Reads the entry after its id.
  convenience init(id: String, path: String, _ bytes: inout ByteReader) {
    let title = bytes.text()
    let categories = bytes.list { bytes in bytes.list { $0.text() } }
    if bytes.flag() {
      let card = QuizCard(id: id, title: title, &bytes)
      let rest = bytes.inner()
      self.init(
        id: id, title: title, path: path, card: card, drawn: { Self.drawable(rest) }, categories: categories)
    } else {
      let diagnostics = bytes.list { bytes in
        Diagnostic(
          .error, file: path + bytes.text(), line: bytes.optionalNumber(), column: bytes.optionalNumber(),
          message: bytes.text())
      }
      self.init(id: id, title: title, path: path, card: nil, diagnostics: diagnostics, categories: categories)
    }
  }

  /// Writes diagnostics, with file names without the common path.
  private func write(_ diagnostics: [Diagnostic], to bytes: inout ByteWriter) {
    bytes.add(diagnostics) { bytes, diagnostic in
      bytes.add(String(Substring(diagnostic.file.utf8.dropFirst(path.utf8.count))))
      bytes.add(diagnostic.line)
      bytes.add(diagnostic.column)
      bytes.add(diagnostic.message)
    }
  }

  // MARK: What can be drawn

  /// The questions of a quiz have few categories and difficulties.
  private static func write(_ questions: [DrawableQuestion], to bytes: inout ByteWriter) {
    var sorts: [DrawableQuestion] = []
    var places: [Int] = []
    for question in questions {
      let known = sorts.firstIndex { ($0.category, $0.difficulty) == (question.category, question.difficulty) }
      places.append(known ?? sorts.count)
      if known == nil { sorts.append(question) }
    }
    bytes.add(sorts) { bytes, sort in
      bytes.add(sort.category)
      bytes.add(sort.difficulty)
    }
    bytes.add(Array(zip(questions, places))) { bytes, question in
      bytes.add(question.0.id)
      bytes.add(question.1)
    }
  }

  private static func drawable(_ bytes: ByteReader) -> [DrawableQuestion] {
    var bytes = bytes
    let sorts = bytes.list { (category: $0.optionalText(), difficulty: $0.optionalText()) }
    return bytes.list { bytes in
      let (id, place) = (bytes.text(), bytes.number())
      let sort = sorts.indices.contains(place) ? sorts[place] : (nil, nil)
      return DrawableQuestion(id: id, category: sort.0, difficulty: sort.1)
    }
  }
}

extension QuizCard {
  fileprivate func write(to bytes: inout ByteWriter) {
    for text in [description, image, imageAlt, category, language, author, licence, plugin] { bytes.add(text) }
    bytes.add(tags) { $0.add($1) }
    bytes.add(markup == .markdown)
    bytes.add(isDaily)
    bytes.add(questionCount)
    bytes.add(topics) { bytes, topic in
      bytes.add(topic.category)
      bytes.add(topic.questions)
    }
    bytes.add(makeup.declaresOutcomes)
    bytes.add(makeup.sorts) { bytes, sort in
      bytes.add(Self.kinds.firstIndex(of: sort.kind) ?? 0)
      bytes.add(sort.isMarked)
      bytes.add(sort.leadsToOutcomes)
    }
  }

  fileprivate init(id: String, title: String, _ bytes: inout ByteReader) {
    self.init(id: id, title: title, makeup: QuizMakeup(declaresOutcomes: false, sorts: []))
    (description, image, imageAlt) = (bytes.optionalText(), bytes.optionalText(), bytes.optionalText())
    (category, language, author) = (bytes.optionalText(), bytes.optionalText(), bytes.optionalText())
    (licence, plugin) = (bytes.optionalText(), bytes.optionalText())
    tags = bytes.list { $0.text() }
    markup = bytes.flag() ? .markdown : .plain
    (isDaily, questionCount) = (bytes.flag(), bytes.number())
    topics = bytes.list { Topic(category: $0.text(), questions: $0.number()) }
    makeup.declaresOutcomes = bytes.flag()
    makeup.sorts = bytes.list { bytes in
      let (place, kinds) = (bytes.number(), Self.kinds)
      return QuizMakeup.Sort(
        kind: kinds.indices.contains(place) ? kinds[place] : .info, isMarked: bytes.flag(),
        leadsToOutcomes: bytes.flag())
    }
  }

  private static let kinds = Question.Kind.allCases
}
