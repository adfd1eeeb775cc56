/// Sittings and their parts with the names that their players have today.
extension SittingEvent {
  package func renamed(_ names: Renaming) -> SittingEvent {
    if names.isEmpty { return self }
    switch self {
    case .stateChanged(let state): return .stateChanged(names.value(state))
    case .remembered(let values): return .remembered(values.renamed(names))
    case .opened(let step, let status, let rest):
      return .opened(
        step.renamed(names), status: status.map { $0.renamed(names) }, rest: rest.map { $0.renamed(names) })
    case .took(let turn): return .took(turn.renamed(names))
    case .finished(let result): return .finished(result.renamed(names))
    case .ordered, .timePassed, .selected, .rewound, .keptDropped, .waitedForFinish, .hookFailed, .discarded:
      return self
    }
  }
}

extension SittingState {
  /// The state with present names, for faces; modes see the former names.
  package func renamed(_ names: Renaming) -> SittingState {
    if names.isEmpty { return self }
    var state = self
    state.beginning = beginning.renamed(names)
    state.modeState = names.value(modeState)
    state.remembered = remembered.renamed(names)
    state.turns = turns.map { $0.renamed(names) }
    state.open = open?.renamed(names)
    state.status = status.map { $0.renamed(names) }
    state.statusOfTurns = statusOfTurns.map { $0.map { $0.renamed(names) } }
    state.rest = rest.map { $0.renamed(names) }
    state.kept = kept.map { $0.renamed(names) }
    state.reopened = reopened?.renamed(names)
    state.result = result?.renamed(names)
    return state
  }
}

extension Beginning {
  package func renamed(_ names: Renaming) -> Beginning {
    if names.isEmpty { return self }
    var beginning = self
    beginning.players = players.map(names.name)
    beginning.memory = names.value(memory)
    beginning.shared = names.value(shared)
    return beginning
  }
}

extension OpenStep {
  package func renamed(_ names: Renaming) -> OpenStep {
    var step = self
    step.player = names.name(player)
    switch content {
    case .question(let asked, var asking):
      asking.hint = asking.hint.map(names.text)
      asking.note = asking.note.map(names.text)
      asking.title = asking.title.map(names.text)
      asking.text = asking.text.map(names.text)
      asking.actions = asking.actions.map { $0.renamed(names) }
      step.content = .question(asked.renamed(names), asking)
    case .page(let page): step.content = .page(page.renamed(names))
    }
    return step
  }
}

extension AskedQuestion {
  /// A question of the quiz knows no players.
  fileprivate func renamed(_ names: Renaming) -> AskedQuestion {
    guard case .made(var question) = self else { return self }
    question.text = names.text(question.text)
    // The order in which others are shown hangs on their texts.
    guard [.single, .multiple, .truefalse].contains(question.kind) else { return .made(question) }
    for place in question.answers.indices { question.answers[place].text = names.text(question.answers[place].text) }
    return .made(question)
  }
}

extension StatusEntry {
  fileprivate func renamed(_ names: Renaming) -> StatusEntry {
    var entry = self
    entry.text = names.text(text)
    entry.labels = labels.map(names.text)
    return entry
  }
}

extension Action {
  fileprivate func renamed(_ names: Renaming) -> Action { Action(id: id, label: names.text(label), next: next) }
}

extension Page {
  fileprivate func renamed(_ names: Renaming) -> Page {
    var page = self
    page.title = title.map(names.text)
    page.body = body.map(names.text)
    page.note = note.map(names.text)
    page.actions = actions.map { $0.renamed(names) }
    page.player = player.map(names.name)
    page.proceeding = proceeding.map(names.text)
    return page
  }
}

extension Turn {
  package func renamed(_ names: Renaming) -> Turn {
    var turn = self
    turn.step = step.renamed(names)
    turn.verdict?.feedback = verdict?.feedback.map(names.text)
    turn.before = names.value(before)
    return turn
  }
}

extension SittingResult {
  package func renamed(_ names: Renaming) -> SittingResult {
    var result = self
    result.headline = headline.map(names.text)
    result.body = body.map(names.text)
    result.note = note.map(names.text)
    result.data = data.map(names.value)
    result.share = share.map(names.text)
    for place in bars.indices {
      result.bars[place].label = names.text(bars[place].label)
      result.bars[place].text = bars[place].text.map(names.text)
    }
    for place in ranking.indices { result.ranking[place].player = names.name(ranking[place].player) }
    result.memory = memory.map(names.value)
    result.shared = shared.map(names.value)
    return result
  }
}

extension RememberedValues {
  fileprivate func renamed(_ names: Renaming) -> RememberedValues {
    RememberedValues(memory: memory.map(names.value), shared: shared.map(names.value))
  }
}

extension StoredSitting {
  /// The renaming from the players' names at the beginning to the present ones.
  package var renaming: Renaming { Renaming(beginning.players, players) }
}
