internal import HTMLText
internal import JSONText
internal import QuizCore
internal import Words

/// The fields of the open question: its kind and text, its answers, and the rest folded up.
///
/// The fields of all kinds stand in the form. The style sheet shows those of the chosen kind, so that another kind
/// needs no script; a field that belongs to one kind has its name behind a colon.
struct QuestionFields {
  let controls: QuizControls
  let index: Int
  private var path: ValuePath { .question(index) }
  private var kind: Question.Kind { controls.quiz.kind(of: index) }
  private var words: PageWords { controls.words }
  private var workshop: PageWords.Workshop { words.workshop }

  var html: HTML {
    HTML {
      controls.field(path.appending("kind"))
      controls.field(path.appending("text"), label: workshop.question)
      choices
      truefalse
      numbers
      texts
      pairs
      gaps
      controls.field(path.appending("image"))
      controls.field(path.appending("imageAlt"))
      further
    }
  }

  private func part(_ kinds: Question.Kind..., content: () -> HTML) -> HTML {
    let names = kinds.map(\.rawValue).joined(separator: " ")
    return Tag.div(.class("stack", "of-kind"), .data("kinds", names)) { content() }
  }

  // MARK: Answers

  private var answers: [JSONValue] { kind.answersAreRules ? [] : controls.quiz[path.appending("answers")]?.list ?? [] }

  /// Four rows at least; those behind the last answer are empty and need no button first.
  private var choices: HTML {
    part(.single, .multiple, .order) {
      HTML {
        Tag.p(.class("soft", "of-kind"), .data("kinds", "order")) { workshop.orderAbout }
        (0..<max(4, answers.count)).map(choice)
        Tag.p(.class("row")) { deed("add:\(path.appending("answers").text)", workshop.addAnswer) }
      }
    }
  }

  private func choice(_ place: Int) -> HTML {
    let answer = path.appending("answers").appending(place)
    let number = ["n": String(place + 1)]
    return Tag.div(.class("entry"), .data("entry", answer.text)) {
      Tag.div(.class("answer-line")) {
        controls.field(answer.appending("text"), label: workshop.answerOf(number))
        Tag.div(.class("of-kind"), .data("kinds", "single multiple")) {
          controls.field(answer.appending("correct"), label: words.play.rightVerdict)
        }
      }
      Tag.details {
        Tag.summary { workshop.moreOf(["n": String(place + 1)]) }
        Tag.div(.class("stack")) {
          QuizPart.answer("", question: "").keys
            .filter { !["text", "correct"].contains($0) && Question.Kind.single.uses(answerKey: $0) }
            .map { key in
              // With its number, as each answer has one of them.
              controls.field(answer.appending(key), label: "\(controls.word(answer.appending(key))) (\(place + 1))")
            }
          if place < answers.count {
            Tag.p(.class("row")) {
              if place > 0 { deed("up:\(answer.text)", workshop.answerUp(number)) }
              deed("remove:\(answer.text)", workshop.removeAnswer(number))
            }
          }
        }
      }
    }
  }

  private var truefalse: HTML {
    let name = path.appending("correct").text + ":truefalse"
    let value = controls.quiz[path.appending("correct")]
    let sides = SideWords.byLanguage[words.language.rawValue] ?? (true: "True", false: "False")
    return part(.truefalse) {
      Tag.fieldset(.class("field")) {
        Tag.legend { words.play.rightAnswerLabel }
        [(true, sides.true), (false, sides.false)].map { side, word in
          Tag.label(.class("tick")) {
            Tag.input(
              [.type("radio"), .name(name), .value(side ? "true" : "false")]
                + (value == .bool(side) ? [.flag("checked")] : []))
            Tag.span { word }
          }
        }
      }
    }
  }

  private var numbers: HTML {
    HTML {
      for kind in [Question.Kind.number, .range] {
        part(kind) {
          HTML {
            controls.field(path.appending("correct"), kind: kind)
            controls.field(path.appending("tolerance"), kind: kind)
          }
        }
      }
      part(.range) {
        .joined(["min", "max", "step", "labels"].map { controls.field(path.appending($0)) })
      }
    }
  }

  private var texts: HTML {
    part(.text) { controls.field(path.appending("accept"), help: workshop.acceptAbout) }
  }

  // MARK: Pairs

  private var pairs: HTML {
    let list = controls.quiz[path.appending("pairs")]?.list ?? []
    return part(.match) {
      HTML {
        (0..<max(3, list.count)).map { place in
          let pair = path.appending("pairs").appending(place)
          let number = ["n": String(place + 1)]
          return Tag.div(.class("entry", "pair-line"), .data("entry", pair.text)) {
            side(pair.appending(0), workshop.pairLeft(number))
            side(pair.appending(1), workshop.pairMatch(number))
          }
        }
        Tag.p(.class("row")) { deed("add:\(path.appending("pairs").text)", workshop.addPair) }
        controls.field(path.appending("extra"), help: workshop.linesAbout)
      }
    }
  }

  /// A side is a text, or a table with a picture or a sound.
  private func side(_ place: ValuePath, _ label: String) -> HTML {
    guard let object = controls.quiz[place]?.object,
      object.members.contains(where: { $0.key != "text" && QuizPart.side(question: "").keys.contains($0.key) })
    else {
      return Tag.div {
        controls.field(place, label: label)
        uploads(place.appending("image"), label)
      }
    }
    return Tag.div(.class("stack")) {
      QuizPart.side(question: "").keys.map { key in
        controls.field(
          place.appending(key), label: key == "text" ? label : "\(label): \(controls.word(place.appending(key)))")
      }
    }
  }

  private func uploads(_ place: ValuePath, _ label: String) -> HTML {
    Tag.details {
      Tag.summary { "\(label): \(controls.word(place))" }
      controls.field(place, label: "\(label): \(controls.word(place))")
    }
  }

  // MARK: Gaps

  private var gaps: HTML {
    let members = kind == .gaps ? controls.quiz[path.appending("gaps")]?.object?.members ?? [] : []
    return part(.gaps) {
      HTML {
        Tag.p(.class("soft")) { workshop.gapsAbout }
        controls.field(path.appending("words"), help: workshop.linesAbout)
        members.map { member in
          let gap = path.appending("gaps").appending(member.key)
          let keys = QuizPart.gap("", question: "").keys
          return Tag.fieldset(.class("entry", "stack")) {
            Tag.legend { workshop.gapOf(["name": member.key]) }
            keys.prefix(1).map { controls.field(gap.appending($0), help: workshop.acceptAbout) }
            Tag.details {
              Tag.summary { workshop.further }
              Tag.div(.class("stack")) { keys.dropFirst().map { controls.field(gap.appending($0)) } }
            }
          }
        }
        controls.field(path.appending("reuse"))
      }
    }
  }

  // MARK: The rest

  /// Keys that have a place above, for the kinds that use them.
  private static let shown: Set = [
    "kind", "text", "image", "imageAlt", "correct", "tolerance", "min", "max", "step", "labels", "accept", "pairs",
    "extra", "words", "reuse", "gaps", "answers",
  ]

  private var further: HTML {
    let rest = QuizPart.question("").keys.filter { !Self.shown.contains($0) && kind.uses(questionKey: $0) }
    return Tag.details {
      Tag.summary { workshop.further }
      Tag.div(.class("stack")) {
        rest.map { controls.field(path.appending($0), list: $0 == "section" ? "sections" : nil) }
        if kind.answersAreRules || kind == .truefalse { rules }
      }
    }
  }

  /// Answers that are rules about the response, and the feedback of true and false.
  private var rules: HTML {
    let list = controls.quiz[path.appending("answers")]?.list ?? []
    return HTML {
      Tag.h2 { controls.word(path.appending("answers")) }
      if kind == .truefalse { controls.field(path.appending("answers")) }
      if kind != .truefalse {
        (0...list.count).map { place in
          let answer = path.appending("answers").appending(place)
          return Tag.div(.class("entry", "stack"), .data("entry", answer.text)) {
            QuizPart.answer("", question: "").keys
              .filter { kind.uses(answerKey: $0) && !["id", "pin", "text", "correct"].contains($0) }
              .map { controls.field(answer.appending($0)) }
          }
        }
      }
    }
  }

  private func deed(_ deed: String, _ word: String) -> HTML { HTML.deed(deed, word, "quiet") }
}
