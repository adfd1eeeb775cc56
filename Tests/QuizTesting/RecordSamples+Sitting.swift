package import QuizCore

extension RecordSamples {
  package mutating func beginning(_ sitting: String = "01J0000000000000000000TEST") -> Beginning {
    var beginning = Beginning(
      sitting: sitting, quiz: isHit(4) ? nil : quiz(), plugins: few { $0.pluginUse() }, options: fields(),
      seed: integer(), players: few { $0.text() }, day: CivilDay(number: chance.within(0, 40_000)))
    beginning.rules = count()
    beginning.streak = Streak(current: count(), best: count(), alive: flag())
    beginning.memory = plain()
    beginning.shared = plain()
    let seconds = double()
    beginning.limits = LimitSettings(timing: one(of: [.asWritten, .untimed, .every(seconds)]), factor: double())
    beginning.cut = maybe { $0.count() }
    beginning.languages = one(of: [[], ["en"], ["de", "en"]])
    return beginning
  }

  mutating func pluginUse() -> PluginUse {
    var use = PluginUse(id: text(), name: text(), sha256: maybe { $0.text() }, decidesLength: flag())
    use.isNamesake = flag()
    use.isInstalled = flag()
    return use
  }

  /// One event of each kind, by its kind.
  package mutating func events() -> [(kind: String, event: SittingEvent)] {
    [
      ("ordered", .ordered(few { $0.text() })),
      ("stateChanged", .stateChanged(plain(5))),
      ("remembered", .remembered(RememberedValues(memory: maybe { $0.plain() }, shared: maybe { $0.plain() }))),
      ("opened", .opened(step(), status: few { $0.statusEntry() }, rest: few { $0.step() })),
      ("timePassed", .timePassed(milliseconds())),
      ("selected", .selected(response())),
      ("took", .took(turn())),
      ("rewound", .rewound(to: count())),
      ("keptDropped", .keptDropped),
      ("waitedForFinish", .waitedForFinish),
      (
        "hookFailed",
        .hookFailed(
          HookFailure(plugin: text(), hook: one(of: Hook.allCases), message: text(), isByClock: one(of: [true, false])))
      ),
      ("finished", .finished(result())),
      ("discarded", .discarded),
    ]
  }

  mutating func step() -> OpenStep {
    let content: OpenStep.Content
    if isHit(3) {
      content = .page(page())
    } else {
      content = .question(isHit(3) ? .made(question()) : .ofQuiz(text()), asking())
    }
    return OpenStep(content: content, number: count(), attempt: count(), player: text())
  }

  private mutating func page() -> Page {
    var page = Page(id: text(), title: maybe { $0.text() }, body: maybe { $0.text() }, image: maybe { $0.text() })
    page.markup = one(of: TextMarkup.allCases)
    page.imageAlt = maybe { $0.text() }
    page.audio = maybe { $0.text() }
    page.actions = few { Action(id: $0.text(), label: $0.text(), next: $0.maybe { $0.text() }) }
    page.inputs = few { $0.spec() }
    page.player = maybe { $0.text() }
    page.proceeding = maybe { $0.text() }
    page.note = maybe { $0.text() }
    return page
  }

  private mutating func statusEntry() -> StatusEntry {
    if isHit() { return StatusEntry(text()) }
    return StatusEntry(
      text(), maybe { $0.one(of: StatusEntry.Kind.allCases) }, value: maybe { $0.double() }, of: maybe { $0.double() },
      labels: few { $0.text() })
  }

  private mutating func asking() -> Asking {
    var asking = Asking(
      limit: maybe { $0.milliseconds() }, reveal: one(of: [.answer, .verdict, .nothing]), revealsAtEnd: flag(),
      back: flag(), skip: flag(), hint: maybe { $0.text() }, hide: few { $0.text() },
      actions: few { Action(id: $0.text(), label: $0.text(), next: $0.maybe { $0.text() }) }, inputs: few { $0.spec() },
      note: maybe { $0.text() }, title: maybe { $0.text() }, text: maybe { $0.text() })
    asking.markup = one(of: TextMarkup.allCases)
    asking.hintMarkup = one(of: TextMarkup.allCases)
    return asking
  }

  private mutating func spec() -> NamedSpec {
    var spec = ValueSpec(
      one(of: ValueSpec.ValueType.allCases), min: maybe { $0.double() }, max: maybe { $0.double() },
      initial: maybe { $0.plain() }, about: maybe { $0.text() }, choices: few { $0.plain() },
      values: maybe { $0.one(of: ValueSpec.ValueType.allCases) }, isSecret: flag())
    spec.labels = few { ValueSpec.ChoiceLabel(value: $0.plain(), label: $0.text()) }
    return NamedSpec(text(), spec)
  }

  package mutating func response() -> Response {
    switch chance.within(0, 4) {
    case 0: return .chosen(few { $0.text() })
    case 1: return .value(double())
    case 2: return .text(text())
    case 3: return .order(few { $0.text() })
    default: return .pairs(few { Pair($0.text(), $0.text()) })
    }
  }

  package mutating func turn() -> Turn {
    Turn(
      step: step(), input: input(), verdict: maybe { $0.verdict() }, ms: milliseconds(), before: plain())
  }

  private mutating func input() -> Turn.Input {
    switch chance.within(0, 5) {
    case 0: return .answered(response(), inputs: fields())
    case 1: return .timedOut(maybe { $0.response() }, selected: few { $0.text() })
    case 2: return .skipped
    case 3: return .hinted
    case 4: return .action(text(), inputs: fields())
    default: return .continued(inputs: fields())
    }
  }

  private mutating func verdict() -> Verdict {
    var verdict = Verdict(
      points: amount(), of: amount(), correct: maybe { $0.flag() }, feedback: maybe { $0.text() })
    verdict.markup = one(of: TextMarkup.allCases)
    return verdict
  }

  package mutating func result() -> SittingResult {
    var result = SittingResult()
    result.headline = maybe { $0.text() }
    result.body = maybe { $0.text() }
    result.markup = one(of: TextMarkup.allCases)
    result.emoji = maybe { $0.text() }
    result.image = maybe { $0.text() }
    result.outcome = maybe { $0.text() }
    result.band = maybe { $0.text() }
    result.points = maybe { $0.amount() }
    result.of = maybe { $0.amount() }
    result.percent = maybe { $0.amount() }
    result.passed = maybe { $0.flag() }
    result.bars = few { samples in
      let mark = samples.maybe { $0.amount() }
      var bar = SittingResult.Bar(label: samples.text(), value: samples.amount(), of: samples.amount(), mark: mark)
      bar.saysOf = samples.flag()
      bar.ends = .init(from: -max(1, samples.amount().magnitude), to: samples.amount().magnitude)
      bar.text = samples.maybe { $0.text() }
      return bar
    }
    result.share = few { $0.text() }
    result.ranking = few { samples in
      SittingResult.Standing(player: samples.text(), points: samples.amount(), of: samples.maybe { $0.amount() })
    }
    result.note = maybe { $0.text() }
    result.unit = maybe { ResultUnit(one: $0.text(), other: $0.text()) }
    result.data = maybe { $0.plain() }
    result.memory = maybe { $0.plain() }
    result.shared = maybe { $0.plain() }
    result.ms = milliseconds()
    result.waiting = few { $0.text() }
    return result
  }
}
