internal import Markup
internal import QuizCore
internal import QuizPlay
internal import TextLayout
package import QuizWire
internal import Words

/// The room in lines, for a host without a full screen: the news since the last look.
package struct DeskLines {
  private let texts: ScreenTexts
  private var shown: RoomView?

  package init(_ settings: ScreenSettings) {
    texts = settings.texts
  }

  private var words: DeskTexts { texts.desk }

  /// A text in lines: of markup the signs that stand for its looks.
  private func written(_ text: String, _ markup: TextMarkup) -> String {
    switch markup {
    case .plain: text
    case .markdown: MarkupLines { "[\(texts.imageWord): \($0)]" }.text(Markup(text.cleaned))
    }
  }

  /// The lines to print for the present state of the room.
  package mutating func lines(for room: RoomView) -> [String] {
    defer { shown = room }
    let before = shown
    let isNew = before == nil || before?.phase != room.phase || before?.number != room.number
    var lines = isNew ? [""] + head(room) + content(room) : []
    if !isNew, room.phase == .over || room.phase == .board, !isShown(room.rows) { lines += board(room) }
    if !isNew || before == nil { lines += changes(before, room) }
    return lines
  }

  /// The lines to print after an order that leaves no other trace here.
  package func lines(for order: HostOrder) -> [String] {
    switch order.verb {
    case .extend: return [words.extend(["n": order.wholeSeconds])]
    case .play: return [words.isPlayed]
    case .time:
      guard let player = order.player, let factor = order.factor else { return [] }
      return [words.timeIs(["name": shown?.name(of: player) ?? "#\(player)", "n": texts.number(factor)])]
    case .hide: return [words.isHidden(["text": order.hiddenText])]
    case .enter:
      guard let name = order.seatedName, shown?.isAsking == true else { return [] }
      return [words.inFromNext(["name": name])]
    case .correct:
      // Boards show corrections below the names.
      guard let shown, shown.phase != .board, shown.phase != .over, let player = order.player,
        let points = order.points, let why = order.why
      else { return [] }
      let name = shown.everybody.first { $0.player == player }?.name ?? "#\(player)"
      return ["\(name): " + RoomView.Correction(points: points, why: why).words(texts)]
    case .open, .lock, .reveal, .board, .next, .pause, .resume, .again, .kick, .rename, .end, .lockJoining: return []
    }
  }

  /// True when a board repeats the one before. Moves between places do not count once the room is over.
  private func isShown(_ board: [RoomView.Row]) -> Bool {
    guard let shown else { return false }
    let still = { (rows: [RoomView.Row]) in
      rows.map { row in
        var row = row
        row.moved = 0
        return row
      }
    }
    return still(shown.rows) == still(board)
  }

  private func changes(_ before: RoomView?, _ room: RoomView) -> [String] {
    var lines = before.map { people($0, room) } ?? []
    if before == nil, let people = room.people, !people.isEmpty { lines.append(arrived(people, room)) }
    if let before, before.isJoinable != room.isJoinable, room.phase != .over {
      lines.append(room.isJoinable ? words.letIn : words.closed)
    }
    if let answered = room.answered, answered > 0, answered == room.able, before?.answered != answered,
      room.phase == .open
    {
      lines.append(words.haveAnswered(["n": String(answered), "of": String(room.able)]))
    }
    return lines
  }

  /// The arrivals, departures and changes of name.
  private func people(_ before: RoomView, _ room: RoomView) -> [String] {
    let (been, people) = (before.people ?? [], room.people ?? [])
    let old = Dictionary(been.map { ($0.player, $0.name) }) { first, _ in first }
    let new = Set(people.map(\.player))
    let come = people.filter { old[$0.player] == nil }
    let gone = been.filter { !new.contains($0.player) }
    var lines = come.isEmpty ? [] : [arrived(come, room)]
    for person in people {
      if let name = old[person.player], name != person.name {
        lines.append(words.renamed(["old": name, "name": person.name]))
      }
    }
    // In a crowd only some players are listed, so that a missing one need not be gone.
    if !gone.isEmpty, room.players < before.players {
      lines.append("- " + gone.map(\.name).joined(separator: ", ") + " (\(words.countedPlayers(room.players)))")
    }
    return lines
  }

  private func arrived(_ people: [RoomView.Person], _ room: RoomView) -> String {
    "+ " + people.map(\.name).joined(separator: ", ") + " (\(words.countedPlayers(room.players)))"
  }

  private func head(_ room: RoomView) -> [String] {
    var parts = [words.phases[room.phase.rawValue] ?? ""]
    if room.phase != .lobby, room.phase != .over {
      if room.rounds > 1 { parts.append(words.round(["n": String(room.round), "of": String(room.rounds)])) }
      if let number = room.number {
        parts.append(
          room.questions.map { texts.questionOf(["n": String(number), "of": String($0)]) }
            ?? texts.questionNumber(["n": String(number)]))
      }
    }
    return [parts.joined(separator: ", ")]
  }

  private func content(_ room: RoomView) -> [String] {
    switch room.phase {
    case .lobby: return [room.title, room.players == 0 ? words.nobodyHere : words.countedPlayers(room.players)]
    case .open, .paused: return room.isOwnPace ? [words.atOwnPace] : question(room)
    case .locked:
      let given = room.answered ?? room.given
      return [words.haveAnswered(["n": String(given), "of": String(room.able)])] + counts(room)
    case .reveal: return (room.phase == .reveal && shown?.phase != .locked ? counts(room) : []) + answer(room)
    case .over where shown?.phase == .board && isShown(room.rows): return []
    case .board, .over: return board(room)
    }
  }

  private func question(_ room: RoomView) -> [String] {
    guard let question = room.question else { return [] }
    let written = { (text: String) in self.written(text, question.markup) }
    var lines = question.pages.flatMap { page in
      [page.title, page.body.map { self.written($0, page.markup) }].compactMap { $0 }
    }
    lines.append(written(question.textInWords))
    for (index, item) in question.answers.enumerated() {
      lines.append(written(item.name).hanging(behind: "  \(QuestionView.letter(index))) "))
    }
    if let scale = question.scale { lines.append("  " + texts.ends(of: scale)) }
    for (index, gap) in question.gaps.enumerated() where !gap.offered.isEmpty {
      lines.append(question.offered(for: gap).map(\.text).joined(separator: " / ").hanging(behind: "  \(index + 1) "))
    }
    for item in question.left { lines.append(written(item.name).hanging(behind: "  - ")) }
    for (index, item) in question.right.enumerated() {
      lines.append(written(item.name).hanging(behind: "     \(QuestionView.letter(index))) "))
    }
    if let left = room.leftMs { lines.append("\(texts.timeLabel) \(texts.tenths(left))") }
    return lines
  }

  private func counts(_ room: RoomView) -> [String] {
    let isChoice = room.question?.answers.isEmpty == false
    return (isChoice ? room.counts ?? [] : room.wall).map { entry in
      let text =
        room.question.flatMap { question in
          question.answers.firstIndex { $0.id == entry.given }.map {
            QuestionView.letter($0) + " " + written(question.answers[$0].text, question.markup)
          }
        } ?? entry.given
      return "  \(entry.count)  \(text)"
        + (room.rightTexts?.contains(entry.given) == true ? "  (\(words.rightWord))" : "")
    }
  }

  private func answer(_ room: RoomView) -> [String] {
    let right = room.question.flatMap { question in
      room.verdict?.answer.map { question.written($0, texts) { written($0, question.markup) } }
    }
    let later = room.question?.isByHand == true ? words.answersReadLater : nil
    let explanation = room.verdict.flatMap { verdict in verdict.explanation.map { written($0, verdict.markup) } }
    return [right.map { "\(words.rightLabel) \($0)" }, later, explanation].compactMap { $0 }
  }

  private func board(_ room: RoomView) -> [String] {
    if room.rows.isEmpty { return [words.boardIsEmpty] }
    let teams = (room.teams ?? []).map { team in
      "  \(team.name): \(texts.pointsAlone(team.shownPoints ?? 0)) (\(words.countedPlayers(team.players)))"
    }
    return teams
      + room.rows.flatMap { row in
        ["  \(row.place). \(row.name): \(texts.pointsAlone(row.points))\(moved(row.moved))"]
          + row.corrections.map { "     " + $0.words(texts) }
      } + [texts.language.waiting(room.waiting)].compactMap { $0 }
  }

  /// Places up or down in words, as a number alone beside points would be taken for points.
  private func moved(_ places: Int) -> String {
    if places == 0 { return "" }
    let (words, number) = (PageWords.Room(texts.language), ["n": String(abs(places))])
    return ", " + (places > 0 ? words.up(number) : words.down(number))
  }

  /// The commands that can be typed now.
  package func help(_ room: RoomView?) -> [String] {
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
