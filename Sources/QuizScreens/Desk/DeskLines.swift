internal import QuizPlay
internal import TextLayout

/// The room in lines, for a desk without a screen: what is new since the last look.
package struct DeskLines {
  private let texts: ScreenTexts
  private var shown: DeskRoom?

  package init(_ settings: ScreenSettings) {
    texts = settings.texts
  }

  private var words: DeskTexts { texts.desk }

  /// What to print for a room as it is now.
  package mutating func lines(for room: DeskRoom) -> [String] {
    defer { shown = room }
    let before = shown
    let isNew = before == nil || before?.phase != room.phase || before?.number != room.number
    var lines = isNew ? [""] + head(room) + content(room) : []
    if !isNew, room.phase == .over || room.phase == .board, !isShown(room.board) { lines += board(room) }
    if !isNew || before == nil { lines += changes(before, room) }
    return lines
  }

  /// What to print once an order was obeyed that leaves no other trace here.
  package func lines(for order: DeskOrder) -> [String] {
    switch order {
    case .extend(let seconds): return [words.extend(["n": String(seconds)])]
    case .hide(let text): return [words.isHidden(["text": text])]
    case .seat(let name) where shown?.isAsking == true: return [words.inFromNext(["name": name])]
    case .correct(let player, let points, let why):
      // Boards have what was corrected below the names.
      guard let shown, shown.phase != .board, shown.phase != .over else { return [] }
      let name = shown.everybody.first { $0.player == player }?.name ?? "#\(player)"
      return ["\(name): " + DeskStanding.Correction(points: points, why: why).words(texts)]
    default: return []
    }
  }

  /// Whether a board says what the one before it said; how far somebody moved is another matter once the room is over.
  private func isShown(_ board: [DeskStanding]) -> Bool {
    guard let shown else { return false }
    let still = { (rows: [DeskStanding]) in
      rows.map { row in
        var row = row
        row.moved = 0
        return row
      }
    }
    return still(shown.board) == still(board)
  }

  private func changes(_ before: DeskRoom?, _ room: DeskRoom) -> [String] {
    var lines = before.map { people($0, room) } ?? []
    if before == nil, !room.people.isEmpty { lines.append(arrived(room.people, room)) }
    if let before, before.isJoining != room.isJoining, room.phase != .over {
      lines.append(room.isJoining ? words.letIn : words.closed)
    }
    if let answered = room.answered, answered > 0, answered == room.able, before?.answered != answered,
      room.phase == .open
    {
      lines.append(words.answered(["n": String(answered), "of": String(room.able)]))
    }
    return lines
  }

  /// Who came, who is gone, and who is called otherwise.
  private func people(_ before: DeskRoom, _ room: DeskRoom) -> [String] {
    let old = Dictionary(before.people.map { ($0.player, $0.name) }) { first, _ in first }
    let new = Set(room.people.map(\.player))
    let come = room.people.filter { old[$0.player] == nil }
    let gone = before.people.filter { !new.contains($0.player) }
    var lines = come.isEmpty ? [] : [arrived(come, room)]
    for person in room.people {
      if let name = old[person.player], name != person.name {
        lines.append(words.renamed(["old": name, "name": person.name]))
      }
    }
    // Of a crowd the desk gets a part: who is not in it any more need not be gone.
    if !gone.isEmpty, room.players < before.players {
      lines.append("- " + gone.map(\.name).joined(separator: ", ") + " (\(words.count(room.players)))")
    }
    return lines
  }

  private func arrived(_ people: [DeskPerson], _ room: DeskRoom) -> String {
    "+ " + people.map(\.name).joined(separator: ", ") + " (\(words.count(room.players)))"
  }

  private func head(_ room: DeskRoom) -> [String] {
    var parts = [words.phases[room.phase.rawValue] ?? ""]
    if room.phase != .lobby, room.phase != .over {
      if room.rounds > 1 { parts.append(words.round(["n": String(room.round), "of": String(room.rounds)])) }
      if let number = room.number {
        parts.append(
          room.questions.map { texts.questionOf(["n": String(number), "of": String($0)]) }
            ?? texts.question(["n": String(number)]))
      }
    }
    return [parts.joined(separator: ", ")]
  }

  private func content(_ room: DeskRoom) -> [String] {
    switch room.phase {
    case .lobby: return [room.title, room.players == 0 ? words.noOneYet : words.count(room.players)]
    case .open, .paused: return room.isOwnPace ? [words.ownPace] : question(room)
    case .locked:
      let given = room.answered ?? room.counts.reduce(0) { $0 + $1.count }
      return [words.answered(["n": String(given), "of": String(room.able)])] + counts(room)
    case .reveal: return (room.phase == .reveal && shown?.phase != .locked ? counts(room) : []) + answer(room)
    case .over where shown?.phase == .board && isShown(room.board): return []
    case .board, .over: return board(room)
    }
  }

  private func question(_ room: DeskRoom) -> [String] {
    guard let question = room.question else { return [] }
    var lines = question.pages.flatMap { [$0.title, $0.body].compactMap { $0 } } + [question.text]
    for (index, item) in question.answers.enumerated() { lines.append(item.text.hanging(behind: "  \(index + 1)) ")) }
    if let scale = question.scale { lines.append("  " + texts.ends(of: scale)) }
    for item in question.left { lines.append(item.text.hanging(behind: "  - ")) }
    for (index, item) in question.right.enumerated() { lines.append(item.text.hanging(behind: "     \(index + 1)) ")) }
    if let left = room.leftMs { lines.append("\(texts.time) \(texts.tenths(left))") }
    return lines
  }

  private func counts(_ room: DeskRoom) -> [String] {
    room.counts.map { entry in
      let text = room.question?.answers.first { $0.id == entry.given }?.text ?? entry.given
      return "  \(entry.count)  \(text)" + (room.rightTexts.contains(entry.given) ? "  (\(words.isRight))" : "")
    }
  }

  private func answer(_ room: DeskRoom) -> [String] {
    let right = room.question.flatMap { question in room.right.map { question.written($0, texts) } }
    let later = room.question?.isByHand == true ? words.readLater : nil
    return [right.map { "\(words.rightAnswer) \($0)" }, later, room.explanation].compactMap { $0 }
  }

  private func board(_ room: DeskRoom) -> [String] {
    if room.board.isEmpty { return [words.boardIsEmpty] }
    return room.board.flatMap { row in
      let moved = row.moved == 0 ? "" : row.moved > 0 ? " (+\(row.moved))" : " (\(row.moved))"
      return ["  \(row.place). \(row.name): \(texts.pointsAlone(row.points))\(moved)"]
        + row.corrections.map { "     " + $0.words(texts) }
    } + [texts.language.waiting(room.waiting)].compactMap { $0 }
  }

  /// What can be typed now.
  package func help(_ room: DeskRoom?) -> [String] {
    guard let room else { return [words.starting] }
    return DeskCommand.forms(room).map { "  \($0.form)  \($0.key.label(words))" }
  }
}

extension ScreenSettings {
  /// How to come in, for a desk without a screen.
  package func entrance(
    address: String, code: String, door: String, screen: String, isUnencrypted: Bool
  ) -> [String] {
    let words = texts.desk
    return [
      words.goTo(["address": address]), words.room(["code": DeskScene.spoken(code)]), door,
      words.screenIsAt(["address": screen]), isUnencrypted ? words.unencrypted : words.onlyHere,
    ]
  }

  package var engineDown: String { texts.desk.engineDown }
}
