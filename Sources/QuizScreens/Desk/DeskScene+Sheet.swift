internal import QuizPlay
internal import QuizWire
internal import Terminal
internal import TextLayout
internal import Words

extension DeskScene {
  func sheet(_ canvas: Canvas) -> Sheet {
    var body = Body(width: canvas.width)
    var sheet = Sheet(header: header(canvas), body: body, hints: hints(canvas))
    switch dialog {
    case .form(let form): sheet.focus = drawForm(form, into: &body, canvas)
    case .confirm(let order): body.add(question(before: order, canvas.texts.desk), Look.strong)
    case .leaving: body.add(canvas.texts.desk.reallyLeave, Look.strong)
    case nil:
      drawRoom(into: &body, canvas)
      if !rehearsal.isEmpty { body.gap() }
      for line in rehearsal { body.add(line) }
    }
    sheet.body = body
    return sheet
  }

  private func question(before order: HostOrder, _ texts: DeskTexts) -> String {
    if order.verb == .kick, let player = order.player {
      return texts.reallyKick(["name": room?.name(of: player) ?? ""])
    }
    return texts.reallyEnd
  }

  // MARK: The top

  private func header(_ canvas: Canvas) -> [Row] {
    let words = canvas.texts.desk
    guard let room else { return [Row("quizrun", Look.title)] }
    // During play the changing parts come first; before and after, only the title can be shortened.
    let isPlaying = room.phase != .lobby && room.phase != .over
    var rows = joined(place(room, canvas.texts), spare: isPlaying ? [3, 1, 0] : [], canvas).map { Row($0, Look.title) }
    if room.phase != .lobby, let door {
      // A room that is over lets no more players in.
      let isOver = room.phase == .over
      let code = isOver ? nil : room.code.map { words.room(["code": Self.spoken($0)]) }
      let parts = [code, isOver ? nil : door.address, words.countedPlayers(room.players)]
      rows += joined(parts, spare: [1, 2], canvas).map { Row($0, Look.inactive) }
    }
    if room.phase == .open || room.phase == .paused, canvas.left.question != nil {
      let limit = room.question?.limit.map { Int($0 * 1000) }
      let timer = TimerLine(
        limit: limit, left: canvas.left.question, quizLeft: nil, length: canvas.barLength, canvas.settings)
      rows.append(Row([Span(canvas.texts.timeLabel + " ")] + timer.spans(canvas)))
    }
    return rows
  }

  /// The present place in the evening: phase, round and question, title.
  private func place(_ room: RoomView, _ texts: ScreenTexts) -> [String?] {
    let round = room.rounds > 1 ? texts.desk.round(["n": String(room.round), "of": String(room.rounds)]) : nil
    var question: String?
    if let number = room.number, ![.lobby, .over].contains(room.phase) {
      question =
        room.questions.map { texts.questionOf(["n": String(number), "of": String($0)]) }
        ?? texts.questionNumber(["n": String(number)])
    }
    let isPlaying = room.phase != .lobby && room.phase != .over
    return [
      texts.desk.phases[room.phase.rawValue], isPlaying ? round : nil, question,
      isPlaying ? room.quizTitle ?? room.title : room.title,
    ]
  }

  /// Joins parts on as many rows as they need; a low screen has one row, and drops the parts to `spare`, in that order.
  private func joined(_ parts: [String?], spare: [Int], _ canvas: Canvas) -> [String] {
    let line = { (parts: [String?]) in
      parts.compactMap { $0?.cleaned }.filter { !$0.isEmpty }.joined(separator: " \(canvas.glyphs.separator) ")
    }
    if canvas.isSpacious { return wrapped(line(parts), width: canvas.width) }
    var parts = parts
    for place in spare where line(parts).cells > canvas.width { parts[place] = nil }
    return [line(parts).truncated(to: canvas.width, ellipsis: canvas.glyphs.ellipsis)]
  }

  /// Six digits in two halves, as people say them.
  static func spoken(_ code: String) -> String {
    code.count == 6 ? "\(code.prefix(3)) \(code.suffix(3))" : code
  }

  // MARK: The room

  private func drawRoom(into body: inout Body, _ canvas: Canvas) {
    guard let room else { return body.add(canvas.texts.desk.starting) }
    switch room.phase {
    case .lobby: drawLobby(room, into: &body, canvas)
    case .open, .paused: drawQuestion(room, into: &body, canvas)
    case .locked, .reveal: drawSpread(room, into: &body, canvas)
    case .board: drawBoard(room, into: &body, canvas)
    case .over:
      drawPodium(room, into: &body, canvas)
      drawBoard(room, into: &body, canvas)
    }
  }

  // MARK: The lobby

  private func drawLobby(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    guard let picture = picture(canvas) else { return drawEntrance(room, into: &body, canvas) }
    let gap = 3
    let room0 = canvas.width - picture.columns - gap
    let squares = picture.rows(canvas)
    var beside = Body(width: room0)
    drawEntrance(room, into: &beside, canvas)
    for place in 0..<max(squares.count, beside.rows.count) {
      let left = squares.indices.contains(place) ? squares[place].spans : [Span(blank(picture.columns))]
      let right = beside.rows.indices.contains(place) ? beside.rows[place].spans : []
      body.add(Row(left + (right.isEmpty ? [] : [Span(blank(gap))] + right)))
    }
  }

  private func blank(_ cells: Int) -> String { String(repeating: " ", count: cells) }

  /// The QR code, where the whole of it can be seen beside a list; ASCII has no half blocks.
  private func picture(_ canvas: Canvas) -> CodePicture? {
    guard let code = door?.code, !canvas.settings.isASCII else { return nil }
    let picture = CodePicture(code)
    let fits = picture.rowCount <= canvas.size.rows - 5 && picture.columns + 27 <= canvas.width
    return fits ? picture : nil
  }

  /// Draws the way to join, and the players who have.
  private func drawEntrance(_ room: RoomView, into body: inout Body, _ canvas: Canvas) {
    let words = canvas.texts.desk
    if let door {
      let has = picture(canvas) != nil
      body.add(has ? words.scanOrGoTo(["address": door.address]) : words.goTo(["address": door.address]))
    }
    if let code = room.code { body.add(words.room(["code": Self.spoken(code)]), Look.title) }
    body.gap()
    let closed = room.isJoinable ? "" : " (\(words.closed))"
    body.add(room.players == 0 ? words.nobodyHere : words.countedPlayers(room.players) + closed, Look.strong)
    if let people = room.people, !people.isEmpty {
      for line in lines(of: people.map { name($0, words) }, body.width, canvas) { body.add(line) }
    }
    if let door { drawNotes(door, into: &body, words) }
  }

  /// The notes on the address.
  private func drawNotes(_ door: Door, into body: inout Body, _ words: DeskTexts) {
    if let screen = door.screen {
      body.gap()
      body.add(words.screenIsAt(["address": screen]))
    }
    if door.isOnlyHere || door.isUnencrypted {
      body.gap()
      body.add(door.isOnlyHere ? words.onlyHere : words.unencrypted)
    }
  }

  /// The names in as few lines as possible; a name is broken only if it is longer than a line.
  private func lines(of names: [String], _ width: Int, _ canvas: Canvas) -> [String] {
    names.map(\.cleaned).reduce(into: []) { lines, name in
      let longer = lines.last.map { "\($0) \(canvas.glyphs.separator) \(name)" }
      if let longer, longer.cells <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(name)
      }
    }
  }

  private func name(_ person: RoomView.Person, _ words: DeskTexts) -> String {
    if !person.hasDevice { return "\(person.name) (\(words.noDevice))" }
    return person.isHere ? person.name : "\(person.name) (\(words.away))"
  }

  // MARK: Forms

  /// The spot that has the focus.
  private func drawForm(_ form: DeskForm, into body: inout Body, _ canvas: Canvas) -> Int {
    let words = canvas.texts.desk
    guard let room else { return 0 }
    body.add(words.title(of: form.task), Look.strong)
    if canvas.isSpacious { body.gap() }
    guard let chosen = form.chosen else {
      body.spot {
        $0.add(field: form.search, label: form.task == .hide ? words.whichText : words.whom, isFocused: true, canvas)
      }
      return drawList(form, room, into: &body, canvas)
    }
    body.add(chosen.name, Look.title)
    if form.task == .enter, let question = room.question { draw(question, numbered: true, into: &body, canvas) }
    for (index, field) in form.fields.enumerated() {
      let label = form.labels(room, words, canvas.texts.language)[index]
      body.spot { $0.add(field: field, label: label, isFocused: index == form.field, canvas) }
    }
    return form.field
  }

  private func drawList(_ form: DeskForm, _ room: RoomView, into body: inout Body, _ canvas: Canvas) -> Int {
    let words = canvas.texts.desk
    var lines = form.found(room).map { name($0, words) } + form.foundTexts(room)
    if form.offersSeat(room) { lines.append(words.seat(["name": form.search.text])) }
    // The list goes on around the focus; the cursor stays in the line that is typed.
    let height = max(1, canvas.size.rows - 8)
    let first = max(0, min(form.line - height / 2, lines.count - height))
    for (index, line) in lines.enumerated().dropFirst(first).prefix(height) {
      let marker = Marker(isFocused: index == form.line, canvas: canvas)
      body.touch(.offer(index)) { $0.add(line, marker.style, lead: marker.lead("")) }
    }
    return 0
  }
}

extension DeskTexts {
  fileprivate func title(of task: DeskForm.Task) -> String {
    let text =
      switch task {
      case .kick: kick
      case .rename: renames
      case .time: moreTime
      case .correct: correct
      case .enter: enter
      case .hide: hide
      }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

/// A code of dark and light squares as rows of half blocks, two squares to a cell, with light around it.
struct CodePicture {
  private let modules: [[Bool]]
  /// Squares of light on each side; readers ask for four and do with two where the terminal is light around it.
  private static let quiet = 2

  init(_ modules: [[Bool]]) {
    self.modules = modules
  }

  private var side: Int { modules.count + 2 * Self.quiet }
  var columns: Int { side }
  var rowCount: Int { (side + 1) / 2 }

  /// Black on white where there are colours. Without, light is drawn as blocks in the colour of the text, which is bright
  /// on a dark screen; on a light one dark is.
  func rows(_ canvas: Canvas) -> [Row] {
    let hasColours = canvas.depth != .none
    let style = hasColours ? Style(.rgb(0, 0, 0), on: .rgb(255, 255, 255)) : .plain
    let inked = hasColours || canvas.settings.theme == .light
    return (0..<rowCount).map { row in
      let cells = (0..<side).map { column in
        Self.block(isDark(2 * row, column) == inked, isDark(2 * row + 1, column) == inked)
      }
      return Row(String(cells), style)
    }
  }

  private static func block(_ upper: Bool, _ lower: Bool) -> Character {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    let (row, column) = (row - Self.quiet, column - Self.quiet)
    guard modules.indices.contains(row), modules[row].indices.contains(column) else { return false }
    return modules[row][column]
  }
}
