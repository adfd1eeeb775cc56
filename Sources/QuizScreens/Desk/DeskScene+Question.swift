internal import QuizCore
internal import QuizPlay
internal import QuizWire
internal import TextLayout
internal import Words

extension DeskScene {
  // MARK: Open

  func drawQuestion(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    let words = canvas.texts.desk
    if room.isOwnPace { return drawOwnPace(room, into: &body, canvas) }
    if let question = room.question { draw(question, into: &body, canvas) }
    body.gap()
    let answered = room.answered ?? 0
    let length = canvas.barLength
    let full = room.able > 0 ? min(length, answered * length / room.able) : 0
    let told = words.haveAnswered(["n": String(answered), "of": String(room.able)])
    if length + told.cells + 1 <= canvas.width {
      body.add(Row([Span(canvas.glyphs.bar(full, of: length), Look.bar), Span(" " + told)]))
    } else {
      body.add(told)
    }
    if let missing = room.missing, !missing.isEmpty, answered > 0 || room.phase == .paused {
      // No-break spaces hold a name together.
      let names = missing.map { $0.cleaned.replacing(" ", with: "\u{A0}") }
      body.add(words.notYet(["names": Self.some(names, words)]))
    }
  }

  private func drawOwnPace(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    body.add(canvas.texts.desk.atOwnPace)
    body.gap()
    drawBoard(room, into: &body, canvas)
  }

  /// The first of many names.
  static func some(_ names: [String], _ words: DeskTexts) -> String {
    let most = 8
    let first = names.prefix(most).joined(separator: ", ")
    return names.count > most ? words.andMore(["names": first, "n": String(names.count - most)]) : first
  }

  /// Draws a question with its choices.
  func draw(_ question: QuestionView, numbered: Bool = false, into body: inout Body, _ canvas: Canvas) {
    for page in question.pages {
      if let title = page.title { body.add(title, Look.strong) }
      if let text = page.body { body.add(text, page.markup, canvas) }
      body.gap()
    }
    body.add(
      question: question.textInWords, question.markup, canvas, beside: question.note, question.noteMarkup,
      isAsked: false)
    if canvas.isSpacious { body.gap() }
    for (index, item) in question.answers.enumerated() {
      body.add(item.name, question.markup, canvas, lead: [Span("\(QuestionView.letter(index))) ", Look.key)])
    }
    if let scale = question.scale { body.add(canvas.texts.ends(of: scale)) }
    for (index, gap) in question.gaps.enumerated() where !gap.offered.isEmpty {
      body.add(question.offered(for: gap).map(\.text).joined(separator: " / "), lead: [Span("\(index + 1) ", Look.key)])
    }
    for item in question.left {
      body.add(item.name, question.markup, canvas, lead: [Span("\(canvas.glyphs.unmarked) ")])
    }
    for (index, item) in question.right.enumerated() {
      body.add(item.name, question.markup, canvas, lead: [Span("   \(QuestionView.letter(index))) ", Look.key)])
    }
  }

  // MARK: Locked and revealed

  func drawSpread(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    let words = canvas.texts.desk
    if let question = room.question { body.add(question.textInWords, question.markup, canvas) }
    if canvas.isSpacious { body.gap() }
    let bars = spread(room, canvas)
    let given = room.answered ?? room.given
    if given == 0 && (bars.isEmpty || room.counts?.isEmpty != false) {
      body.add(words.nobodyAnswered)
    } else if room.question?.isByHand == true {
      body.add(words.answersReadLater)
    } else {
      Chart.draw(bars, into: &body, canvas)
    }
    body.gap()
    if room.phase == .locked {
      body.add(words.haveAnswered(["n": String(given), "of": String(room.able)]))
    }
    if let right = room.verdict?.answer, let question = room.question {
      let lead = [Span(words.rightLabel + " ", Look.strong)]
      if case .ids(let ids) = right, ids.count == 1, let answer = question.answers.first(where: { $0.id == ids[0] }) {
        body.add(answer.name, question.markup, canvas, lead: lead)
      } else {
        body.add(question.written(right, canvas.texts) { canvas.line($0, question.markup) }, lead: lead)
      }
    }
    if let verdict = room.verdict, let explanation = verdict.explanation {
      body.add(explanation, verdict.markup, canvas)
    }
  }

  /// A bar for each answer, or for each thing that was typed, the right ones with their sign.
  private func spread(_ room: RoomView, _ canvas: Canvas) -> [Chart.Bar] {
    guard let question = room.question else { return [] }
    var given = room.wall
    if !question.answers.isEmpty && question.kind != .order {
      given = question.answers.map { RoomView.Count($0.id, room.count(of: $0.id) ?? 0) }
    }
    let most = max(1, given.map(\.count).max() ?? 1)
    let right: Set<String> =
      if case .ids(let ids) = room.verdict?.answer, question.kind != .order { Set(ids) } else {
        Set(room.rightTexts ?? [])
      }
    return given.map { entry in
      let place = question.kind == .order ? nil : question.answers.firstIndex { $0.id == entry.given }
      let text =
        place.map { QuestionView.letter($0) + " " + canvas.line(question.answers[$0].text, question.markup) }
        ?? entry.given
      let sign = right.contains(entry.given) ? canvas.glyphs.right + " " : ""
      return Chart.Bar(
        label: sign + text, share: Double(entry.count) / Double(most), figure: String(entry.count))
    }
  }

  // MARK: The board

  func drawBoard(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    if room.rows.isEmpty { return body.add(canvas.texts.desk.boardIsEmpty) }
    for team in room.teams ?? [] {
      let points = canvas.texts.number(team.shownPoints ?? 0)
      body.add("\(points)  \(team.name) (\(canvas.texts.desk.countedPlayers(team.players)))")
    }
    if room.teams != nil { body.gap() }
    let figures = room.rows.map { canvas.texts.number($0.points).cells }.max() ?? 1
    let board = room.phase == .board ? canvas.motion.arranged(room.rows) { $0 + $1.moved } : room.rows
    for row in board {
      body.add(line(row, figures: figures, canvas))
      for correction in row.corrections {
        body.add(correction.words(canvas.texts), lead: [Span(String(repeating: " ", count: 6))])
      }
    }
    if let waiting = canvas.texts.language.waiting(room.waiting) {
      body.gap()
      body.add(waiting)
    }
  }

  private func line(_ row: RoomView.Row, figures: Int, _ canvas: Canvas) -> Row {
    let place = "\(row.place).".padded(to: 5, .right) + " "
    let moved = Self.movement(row.moved, canvas.glyphs).padded(to: 5)
    let points = canvas.texts.number(row.points).padded(to: figures, .right)
    let room = max(4, min(30, canvas.width - place.cells - moved.cells - points.cells - 1))
    let name = row.name.cleaned.truncated(to: room, ellipsis: canvas.glyphs.ellipsis).padded(to: room)
    return Row([
      Span(place, Look.strong), Span(name), Span(" " + points + " ", Look.strong), Span(moved),
    ])
  }

  /// `▲2` for two places up, `▼1` for one down.
  static func movement(_ moved: Int, _ glyphs: Glyphs) -> String {
    moved == 0 ? "" : moved > 0 ? " \(glyphs.moreAbove)\(moved)" : " \(glyphs.moreBelow)\(-moved)"
  }

  // MARK: The podium

  /// The first three places as steps, the highest in the middle; a low screen has the board alone.
  func drawPodium(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    let width = min(22, (canvas.width - 2) / 3)
    guard canvas.isSpacious, width >= 10 else { return }
    let teams = room.bestTeams
    let steps: [(Int, [String])] = [2, 1, 3].map { place in
      let players = room.rows.filter { $0.place == place }.map(\.name)
      return (place, Self.fitting(teams.isEmpty ? players : teams.filter { $0.place == place }.map(\.name)))
    }
    let top = (steps.map { Self.height($0.0) + $0.1.count }.max() ?? 0)
    for level in (1...max(1, top)).reversed() {
      let cells = steps.map { place, names in
        centred(Self.cell(level, place, names, width, canvas.glyphs), width, canvas.glyphs)
      }
      body.add(Row(cells.joined(separator: " ")))
    }
    body.gap()
  }

  /// The names that fit on a step, with the number of the others; the board has all.
  private static func fitting(_ names: [String]) -> [String] {
    names.count > mostOnStep ? names.prefix(mostOnStep - 1) + ["+ \(names.count - mostOnStep + 1)"] : names
  }

  private static let mostOnStep = 4

  /// Rows of a step.
  private static func height(_ place: Int) -> Int { 4 - place }

  /// The text in a cell of the podium: a step, its number in its top row, or a name above it.
  private static func cell(_ level: Int, _ place: Int, _ names: [String], _ width: Int, _ glyphs: Glyphs) -> String {
    if names.isEmpty { return "" }
    let height = height(place)
    let row = names.count - (level - height)
    if level > height { return names.indices.contains(row) ? names[row] : "" }
    let block = String(repeating: glyphs.full, count: width)
    guard level == height else { return block }
    let side = String(repeating: glyphs.full, count: (width - 3) / 2)
    return side + " \(place) " + String(repeating: glyphs.full, count: width - 3 - side.count)
  }

  private func centred(_ text: String, _ width: Int, _ glyphs: Glyphs) -> String {
    let shown = text.cleaned.truncated(to: width, ellipsis: glyphs.ellipsis)
    let before = (width - shown.cells) / 2
    return (String(repeating: " ", count: before) + shown).padded(to: width)
  }
}

extension RoomView.Correction {
  /// `-1: counted twice`
  func words(_ texts: ScreenTexts) -> String { "\(points > 0 ? "+" : "")\(texts.number(points)): \(why)" }
}

extension ScreenTexts {
  /// `From 20 to 120`, with the labels of a slider.
  func ends(of scale: Scale) -> String {
    desk.fromMinToMax(Scale.ends(scale.min, scale.max, scale.labels, number))
  }
}

extension QuestionView {
  /// A response in words; `line` writes a text of the question.
  func written(_ response: Reply, _ texts: ScreenTexts, _ line: (String) -> String) -> String {
    switch response {
    case .ids(let ids):
      return ids.map { id in (answers.first { $0.id == id }?.text).map(line) ?? id }.joined(separator: ", ")
    case .number(let number): return texts.number(number)
    case .text(let text): return text
    case .pairs where kind == .gaps, .gaps: return gapLines(response, texts.number).joined(separator: "; ")
    case .pairs(let pairs):
      return left.map { item in
        let chosen = pairs.first { $0.left == item.id }?.right
        let other = right.first { $0.id == chosen }?.name ?? ""
        return "\(line(item.name)) = \(line(other))"
      }.joined(separator: ", ")
    }
  }
}
