internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

/// A form for an order of the host: first a player, then the further values.
struct DeskForm: Equatable {
  enum Task: Equatable {
    case kick, rename, time, correct, enter, hide
  }

  /// The outcome of a key.
  enum Outcome: Equatable {
    case stays, closes
    case say(String)
    case done(DeskKey.Deed)
  }

  let task: Task
  /// The text that searches for a player.
  private(set) var search = TextField()
  /// The line of the list that has the focus.
  private(set) var line = 0
  private(set) var chosen: RoomView.Person?
  private(set) var fields: [TextField] = []
  private(set) var field = 0

  init(_ task: Task) {
    self.task = task
  }

  /// The players that match the search.
  func found(_ room: RoomView) -> [RoomView.Person] {
    let typed = search.text.alike
    if task == .hide { return [] }
    return room.everybody.filter { person in
      (task != .enter || !person.hasDevice) && (typed.isEmpty || person.name.alike.contains(typed))
    }
  }

  /// The players' texts that match the search, to hide one.
  func foundTexts(_ room: RoomView) -> [String] {
    let typed = search.text.alike
    return task == .hide ? room.hideable.filter { typed.isEmpty || $0.alike.contains(typed) } : []
  }

  /// True when the last line of the list offers to add the typed name, without a device.
  func offersSeat(_ room: RoomView) -> Bool {
    let name = search.text.trimmed
    return task == .enter && !name.isEmpty && !room.everybody.contains { $0.name.alike == name.alike }
  }

  /// `language` is the one in which numbers are typed.
  mutating func press(
    _ key: Key, _ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage = .english
  ) -> Outcome {
    if key == .escape {
      guard chosen != nil else { return .closes }
      (chosen, fields, field) = (nil, [], 0)
      return .stays
    }
    return chosen == nil ? choose(key, room, texts, language) : fill(key, room, texts, language)
  }

  /// Takes a click: on a line of the list, which is picked, or on a field.
  mutating func click(_ click: Click) -> [Key] {
    if case .offer(let line) = click.target {
      self.line = line
      return [.enter]
    }
    guard let spot = click.spot else { return [] }
    if chosen == nil {
      if click.part != nil { search.moveCursor(to: click.cell, of: click.cells) }
    } else if fields.indices.contains(spot) {
      field = spot
      if click.part != nil { fields[spot].moveCursor(to: click.cell, of: click.cells) }
    }
    return []
  }

  // MARK: Who

  private mutating func choose(
    _ key: Key, _ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage
  ) -> Outcome {
    let found = found(room)
    let last = found.count + foundTexts(room).count - (offersSeat(room) ? 0 : 1)
    switch key {
    case .up, .backTab: line = max(0, line - 1)
    case .down, .tab: line = max(0, min(last, line + 1))
    case .enter: return pick(found, room, texts, language)
    default:
      _ = search.edit(key)
      line = 0
    }
    return .stays
  }

  private mutating func pick(
    _ found: [RoomView.Person], _ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage
  ) -> Outcome {
    if task == .hide {
      let texts = foundTexts(room)
      return texts.indices.contains(line) ? .done(.order(.hide(text: texts[line]))) : .stays
    }
    guard found.indices.contains(line) else {
      return offersSeat(room)
        ? .done(.order(.seat(name: search.text.trimmed))) : .say(task == .enter ? texts.nobodyWithout : texts.nobody)
    }
    let person = found[line]
    switch task {
    case .hide: return .stays
    case .kick: return .done(.confirm(.kick(player: person.player)))
    case .enter where room.question == nil || room.phase != .open && room.phase != .paused:
      return .say(texts.nothingOpen)
    case .rename: fields = [TextField(suggesting: person.name)]
    case .time: fields = [TextField(suggesting: Scores.written(person.timeFactor))]
    case .correct: fields = [TextField(), TextField()]
    case .enter:
      let inputs = room.question?.inputs ?? []
      fields =
        [TextField()]
        + inputs.map { input in TextField(suggesting: input.spec.initial.map { input.spec.said($0, language) } ?? "") }
    }
    chosen = person
    return .stays
  }

  // MARK: What

  func labels(_ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage = .english) -> [String] {
    switch task {
    case .kick, .hide: []
    case .rename: [texts.newName]
    case .time: [texts.factor]
    case .correct: [texts.points, texts.why]
    case .enter:
      [room.question.map { texts.expected($0) } ?? ""] + (room.question?.inputs ?? []).map { $0.label(language) }
    }
  }

  private mutating func fill(
    _ key: Key, _ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage
  ) -> Outcome {
    switch key {
    case .up, .backTab: field = max(0, field - 1)
    case .down, .tab: field = min(fields.count - 1, field + 1)
    case .enter:
      guard field == fields.count - 1 else {
        field += 1
        return .stays
      }
      return handIn(room, texts, language)
    case _ where !offered(room, language).isEmpty: turn(key, offered(room, language))
    default: _ = takesNumber(room) ? fields[field].editNumber(key) : fields[field].edit(key)
    }
    return .stays
  }

  /// The words to choose the field's value from, for a yes or no, or a choice; empty for typed values.
  private func offered(_ room: RoomView, _ language: InterfaceLanguage) -> [String] {
    let inputs = task == .enter ? room.question?.inputs ?? [] : []
    return inputs.indices.contains(field - 1) ? inputs[field - 1].spec.offered(language) : []
  }

  /// Left, Right and Space go round; a letter leads to the next word that begins with it.
  private mutating func turn(_ key: Key, _ words: [String]) {
    let place = words.firstIndex(of: fields[field].text)
    switch key {
    case .right, .character(" "):
      fields[field] = TextField(suggesting: words[place.map { ($0 + 1) % words.count } ?? 0])
    case .left:
      fields[field] = TextField(
        suggesting: words[place.map { ($0 + words.count - 1) % words.count } ?? words.count - 1])
    case .character(let letter):
      let fitting = words.first { $0.folded.hasPrefix(String(letter).folded) }
      if let fitting { fields[field] = TextField(suggesting: fitting) }
    default: break
    }
  }

  /// Whether the field is one for a number.
  private func takesNumber(_ room: RoomView) -> Bool {
    switch task {
    case .kick, .rename, .hide: return false
    case .correct: return field == 0
    case .time: return true
    case .enter:
      let inputs = room.question?.inputs ?? []
      return inputs.indices.contains(field - 1) && inputs[field - 1].spec.type.isNumeric
    }
  }

  private func handIn(_ room: RoomView, _ texts: DeskTexts, _ language: InterfaceLanguage) -> Outcome {
    guard let player = chosen?.player else { return .stays }
    let first = fields[0].text.trimmed
    switch task {
    case .kick, .hide: return .stays
    case .rename:
      return first.isEmpty ? .say(texts.noName) : .done(.order(.rename(player: player, name: first)))
    case .time:
      return HostOrder.factor(typed: first).map { .done(.order(.time(player: player, factor: $0))) }
        ?? .say(texts.noFactor)
    case .correct:
      guard let points = Double(first.withPlainDigits.withPlainSigns.replacing(",", with: ".")), points.isFinite
      else { return .say(texts.noPoints) }
      let why = fields[1].text.trimmed
      return why.isEmpty ? .say(texts.noReason) : .done(.order(.correct(player: player, points: points, why: why)))
    case .enter:
      guard let question = room.question, let response = question.response(typed: first) else {
        return .say(room.question.map { texts.expected($0) } ?? texts.nothingOpen)
      }
      let typed = zip(question.inputs, fields.dropFirst()).map { ($0.name, $1.text.trimmed) }
      switch question.values(typed: typed, texts, language) {
      case .success(let inputs): return .done(.order(.enter(player: player, response, inputs: inputs)))
      case .failure(let unfit): return .say(unfit.sentence)
      }
    }
  }
}

/// A typed text that does not fit its input.
struct UnfitInput: Error {
  let sentence: String
}

extension NamedSpec {
  /// The input's subject, as the label of a field.
  fileprivate var label: String {
    let about = spec.about ?? name
    return about.prefix(1).uppercased() + about.dropFirst()
  }

  /// The same with the words among which its value is chosen.
  fileprivate func label(_ language: InterfaceLanguage) -> String {
    let words = spec.offered(language)
    return words.isEmpty ? label : "\(label) (\(words.joined(separator: " / ")))"
  }
}

extension DeskTexts {
  /// The form of response that a question takes.
  func expected(_ question: QuestionView) -> String {
    switch question.kind {
    case .range, .number: expectsNumber
    case .text: expectsText
    case .match: expectsPairs
    case .order: expectsOrder
    case .gaps: expectsGaps
    case .multiple: expectsSeveral
    case .single, .truefalse, .info: expectsOne
    }
  }
}

extension RoomView {
  /// All players: the listed ones, and others on the board.
  var everybody: [RoomView.Person] {
    let people = people ?? []
    let listed = Set(people.map(\.player))
    return people
      + rows.filter { !listed.contains($0.player) }.map { RoomView.Person(player: $0.player, name: $0.name) }
  }

  func name(of player: Int) -> String {
    everybody.first { $0.player == player }?.name ?? String(player)
  }
}

extension QuestionView {
  /// The values of the mode's inputs, from typed texts; optional empty ones are skipped.
  func values(
    typed: [(name: String, text: String)], _ texts: DeskTexts, _ language: InterfaceLanguage
  ) -> Result<[PlainField], UnfitInput> {
    var values: [PlainField] = []
    for input in inputs {
      let text = typed.first { $0.name == input.name }?.text ?? ""
      if text.isEmpty && input.spec.initial != nil { continue }
      guard case .value(let value) = input.spec.typed(text, language) else {
        let what = input.spec.inWords(language)
        return .failure(UnfitInput(sentence: texts.expectsInput(["name": input.label, "what": what])))
      }
      values.append(PlainField(input.name, value))
    }
    return .success(values)
  }

  /// The response typed for another player, by the numbers on the host's screen; nil when it does not fit.
  func response(typed: String) -> Reply? {
    switch kind {
    case .range, .number:
      let number = typed.withPlainDigits.withPlainSigns.replacing(",", with: ".")
      return Double(number).flatMap { $0.isFinite ? .number($0) : nil }
    case .text: return typed.isEmpty ? nil : .text(typed)
    case .match:
      guard let ids = ids(typed, right), ids.count == left.count else { return nil }
      return .pairs(zip(left, ids).map { Pair($0.id, $1) })
    case .gaps:
      guard case .reply(let reply)? = PlainReply.meaning(of: typed, self, .english) else { return nil }
      return reply
    case .order: return ids(typed, answers).flatMap { Set($0).count == answers.count ? .ids($0) : nil }
    case .multiple: return ids(typed, answers).map { .ids($0) }
    case .single, .truefalse, .info: return ids(typed, answers).flatMap { $0.count == 1 ? .ids($0) : nil }
    }
  }

  /// The ids by typed letters, or numbers from 1, with any separators; nil when one is unknown.
  private func ids(_ typed: String, _ items: [Choice]) -> [String]? {
    let words = typed.withPlainDigits.split { !($0.isLetter || $0.isNumber) }
    let ids = words.map { word -> String? in
      let place = Int(word).map { $0 - 1 } ?? PlainReply.place(ofLetters: word.lowercased())
      return place.flatMap { items.indices.contains($0) ? items[$0].id : nil }
    }
    return ids.isEmpty || ids.contains(nil) ? nil : ids.compactMap(\.self)
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
