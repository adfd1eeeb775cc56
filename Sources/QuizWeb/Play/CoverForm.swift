internal import HTMLText
internal import QuizCore
internal import QuizWire
internal import Words

/// How a quiz is to be played, and the button that begins it.
struct CoverForm {
  private let cover: CoverView
  private let words: PageWords
  private let refilled: Refilled

  init(_ cover: CoverView, _ told: FormNotice?, _ words: PageWords) {
    (self.cover, self.words) = (cover, words)
    refilled = Refilled(told: told, words: words)
  }

  var html: HTML {
    Tag.form(.class("stack"), .named("method", "post"), .named("action", "/sittings")) {
      if let code = cover.code {
        HTML.hidden("challenge", code)
      } else {
        quiz
      }
      Tag.div(.class("actions")) {
        Tag.button(.class(isBegun ? "" : "main")) {
          isBegun ? words.cover.startAnew : cover.code == nil ? words.cover.startLabel : words.cover.accept
        }
        if opensRooms {
          Tag.button(.class("quiet"), .named("formaction", "/rooms")) { words.host.openRoom }
        }
      }
    }
  }

  private var isBegun: Bool { cover.unfinished != nil }
  /// True when another sitting is unfinished, whose button stands above.
  private var startsNew: Bool { !cover.begun.isEmpty }

  @HTMLBuilder private var quiz: HTML {
    HTML.hidden("quiz", cover.quiz.id)
    cover.date.map { HTML.hidden("date", $0.text) }
    if startsNew { HTML.hidden("new", "true") }
    modes
    timings
    Tag.details(isAsked ? [.flag("open")] : []) {
      Tag.summary { words.cover.more }
      Tag.div(.class("stack")) { more }
    }
  }

  private var modes: HTML {
    let (modes, chosen) = (cover.modes, cover.mode)
    let standing = HTML.hidden("options-of", chosen)
    guard modes.count > 1 else { return .joined([standing, HTML.hidden("plugin", chosen)]) }
    return Tag.p(.class("field")) {
      standing
      Tag.label(.named("for", "plugin")) { words.cover.modeLabel }
      Tag.select(.id("plugin"), .name("plugin")) {
        modes.map { mode in
          let title = mode.id.isEmpty ? words.cover.standardMode : mode.name
          let about = mode.about.map { ": \($0)" } ?? ""
          return Tag.option([.value(mode.id)] + (mode.id == chosen ? [.flag("selected")] : [])) { title + about }
        }
      }
    }
  }

  /// Whether the page was asked with a mode or a modifier of its own, to see its options.
  private var isAsked: Bool {
    refilled.isBack || cover.mode != cover.modes.first?.id ?? cover.mode || cover.modifiers.contains(where: \.isChosen)
  }

  private var timings: HTML {
    let timings = cover.timings
    guard timings.count > 1 else { return .empty }
    return Tag.fieldset(.class("field")) {
      Tag.legend { words.cover.timeLabel }
      timings.map { timing in
        let isChosen = refilled.isTicked("timing", value(timing), else: timing.isChosen)
        return Tag.label(.class("tick")) {
          Tag.input(
            [.type("radio"), .name("timing"), .value(value(timing))] + (isChosen ? [.flag("checked")] : []))
          Tag.span { inWords(timing) }
        }
      }
    }
  }

  private func value(_ timing: OfferedTiming) -> String {
    timing.key == .every ? timing.seconds.map(words.plain) ?? OfferedTiming.Key.written.rawValue : timing.key.rawValue
  }

  private func inWords(_ timing: OfferedTiming) -> String {
    switch timing.key {
    case .untimed: return words.cover.untimed
    case .every: return words.cover.secondsEach(["n": words.number(timing.seconds ?? 0)])
    case .written:
      // Where there is no limit to switch off, the quiz has none.
      if !cover.timings.contains(where: { $0.key == .untimed }) { return words.cover.untimed }
      return words.cover.asWritten + (timing.words.map { ": \($0)" } ?? "")
    }
  }

  @HTMLBuilder private var more: HTML {
    layers
    OptionFields(options: cover.options ?? [], words: words, refilled: refilled).html
    showing
    factor
    Tag.div(.class("field")) {
      Tag.label(.named("for", "limit")) { words.cover.limit }
      Tag.input(
        [
          .id("limit"), .type("text"), .named("inputmode", "numeric"), .name("limit"),
          .value(refilled.value("limit") ?? ""), .named("autocomplete", "off"),
        ] + refilled.marks("limit"))
      refilled.amiss("limit")
    }
    if takesSeveral {
      party
    }
    tick("missed", words.cover.onlyMissed)
    tick("practice", words.cover.practice)
    if opensRooms { room }
  }

  private var opensRooms: Bool { cover.isOwner && cover.code == nil && cover.date == nil }

  /// The choices for a room, before it is opened.
  private var room: HTML {
    Tag.fieldset(.class("field")) {
      Tag.legend { words.cover.inRoom }
      tick("pace", words.cover.ownPace, value: "own")
      line("until", words.cover.until)
      line("teams", words.cover.teams)
    }
  }

  private func line(_ name: String, _ label: String) -> HTML {
    Tag.div(.class("field")) {
      Tag.label(.named("for", name)) { label }
      Tag.input(
        [.id(name), .type("text"), .name(name), .value(refilled.value(name) ?? ""), .named("autocomplete", "off")]
          + refilled.marks(name))
      refilled.amiss(name)
    }
  }

  private var layers: HTML {
    guard !cover.modifiers.isEmpty else { return .empty }
    return Tag.fieldset(.class("field")) {
      Tag.legend { words.cover.modifiers }
      cover.modifiers.map { modifier in
        let isChosen = refilled.isTicked("plugin", modifier.id, else: modifier.isChosen)
        return Tag.label(.class("tick")) {
          Tag.input(
            [.type("checkbox"), .name("plugin"), .value(modifier.id)] + (isChosen ? [.flag("checked")] : []))
          Tag.span(.dirAuto) {
            modifier.name + (modifier.about.map { ": \($0)" } ?? "")
          }
        }
      }
    }
  }

  /// Requests this page with the chosen plugins, whose options it then has.
  private var showing: HTML {
    guard cover.modes.count + cover.modifiers.count > 1 else { return .empty }
    return Tag.p {
      Tag.button(
        .named("formmethod", "get"), .named("formaction", "/quizzes/\(cover.quiz.id.percentEncoded)"),
        .flag("formnovalidate")
      ) { words.cover.showOptions }
    }
  }

  /// Whether one of the modes is for several players; a guest plays alone.
  private var takesSeveral: Bool {
    cover.isOwner && cover.modes.contains { $0.players?.max ?? 1 > 1 }
  }

  private var party: HTML {
    Tag.div(.class("field")) {
      Tag.label(.named("for", "players")) { words.cover.players }
      Tag.textarea([.id("players"), .name("players"), .named("rows", "3")] + refilled.marks("players")) {
        refilled.value("players") ?? ""
      }
      refilled.amiss("players")
    }
  }

  private var factor: HTML {
    Tag.p(.class("field")) {
      Tag.label(.named("for", "timeFactor")) { words.cover.factor }
      Tag.select(.id("timeFactor"), .name("timeFactor")) {
        ["1", "1.5", "2", "4", "10"].map(option)
      }
    }
  }

  private func option(_ factor: String) -> HTML {
    var attributes: [Attribute] = [.value(factor == "1" ? "" : factor)]
    if refilled.value("timeFactor") == factor { attributes.append(.flag("selected")) }
    return Tag.option(attributes) { words.cover.factors[factor] ?? factor }
  }

  private func tick(_ name: String, _ label: String, value: String = "true") -> HTML {
    Tag.label(.class("tick")) {
      Tag.input(
        [.type("checkbox"), .name(name), .value(value)] + (refilled.isTicked(name, value) ? [.flag("checked")] : []))
      Tag.span { label }
    }
  }
}
