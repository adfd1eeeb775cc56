internal import QuizCore
internal import QuizWire
internal import Terminal
internal import Words

/// The pane beside the list, if there is room for one: details of the focused entry.
extension HomeScene {
  func details(width: Int, from column: Int, _ canvas: Canvas) -> SidePane {
    var body = Body(width: width)
    switch place {
    case nil: break
    case .today?: describeToday(into: &body, canvas)
    case .open(let sitting)?: describe(view.open.first { $0.sitting == sitting }, into: &body, canvas)
    case .section(let section)?:
      body.add(section.name(canvas.texts.home), Look.title)
      body.gap()
      body.add(section.about(canvas.texts.home))
    case .game(let id)?:
      guard let game = view.games.first(where: { $0.id == id }) else { break }
      body.add(game.name, Look.title)
      body.gap()
      if let about = game.about { body.add(about) }
    case .quiz(let id)?, .due(let id)?:
      if let entry = quizzes.first(where: { $0.id == id }) { describe(entry, into: &body, canvas) }
    }
    return SidePane(body: body, column: column)
  }

  private func describeToday(into body: inout Body, _ canvas: Canvas) {
    guard let today = view.today else { return }
    body.add(today.shownTitle, Look.title)
    body.gap()
    body.add(standing(today, canvas.texts))
    if view.streak.best > 0 { body.add(streak(canvas.texts)) }
    body.gap()
    body.add(canvas.texts.home.todayAbout)
  }

  private func describe(_ open: OpenSitting?, into body: inout Body, _ canvas: Canvas) {
    guard let open else { return }
    let texts = canvas.texts
    body.add(open.title ?? "", Look.title)
    body.gap()
    body.add(texts.mark(open.settled, of: open.of))
    if let mode = open.modeName { body.add("\(texts.cover.modeLabel.asLabel) \(mode)") }
    if let day = open.day { body.add(texts.home.begunOn(["day": day.text])) }
  }

  private func describe(_ entry: ListedQuiz, into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    body.add(entry.title, Look.title)
    let facts = [entry.category, entry.size(texts)].compactMap { $0 }
    body.add(facts.joined(separator: " \(canvas.glyphs.separator) "))
    body.gap()
    if let description = entry.description, !description.isEmpty {
      body.add(description, entry.markup, canvas)
      body.gap()
    }
    if let name = entry.image {
      let box = Size(rows: min(12, max(4, canvas.size.rows / 3)), columns: body.width)
      if let picture = canvas.pictures.picture(name, box: box, depth: canvas.depth) {
        body.add(picture)
        body.gap()
      }
    }
    standing(entry, into: &body, canvas)
  }

  private func standing(_ entry: ListedQuiz, into body: inout Body, _ canvas: Canvas) {
    let texts = canvas.texts
    if let progress = entry.progress { body.add(texts.mark(progress.settled, of: progress.of)) }
    if let due = entry.isLearnt ? entry.due.map({ texts.dueCount(["n": String($0)]) }) : texts.due(of: entry) {
      body.add(due)
    }
    let played = [
      entry.best.map { texts.home.best(["percent": texts.rounded($0)]) },
      entry.last.map { texts.home.lastPlayed(["day": $0.text]) },
    ].compactMap { $0 }
    if played.isEmpty {
      if entry.progress == nil { body.add(texts.home.neverPlayed) }
      return
    }
    body.add(played.joined(separator: " \(canvas.glyphs.separator) "))
    guard let first = entry.recent.first, let last = entry.recent.last, entry.recent.count > 1 else { return }
    let times = texts.home.lastTimes(["n": String(entry.recent.count)]).asLabel
    body.add(
      Row([
        Span(times + " "), Span(Chart.line(entry.recent, canvas.glyphs), Look.bar),
        Span("  \(texts.rounded(first)) \(canvas.glyphs.leadsTo) \(texts.rounded(last))"),
      ]))
  }
}
