internal import LuaKit
internal import QuizCore

extension LuaValue {
  /// The quiz as modes see it: its questions as references, without pages.
  init(_ quiz: Quiz, naming name: (Question) -> String = \.id) {
    let questions = quiz.questions.filter { $0.kind != .info }.map { LuaValue.reference(name($0)) }
    self = .record([
      "id": .text(quiz.id), "title": .text(quiz.title), "description": quiz.description.map(LuaValue.text),
      "image": quiz.image.map(LuaValue.text), "imageAlt": quiz.imageAlt.map(LuaValue.text),
      "category": quiz.category.map(LuaValue.text), "language": quiz.language.map(LuaValue.text),
      "markup": quiz.markup == .plain ? nil : .text(quiz.markup.rawValue),
      "author": quiz.author.map(LuaValue.text), "licence": quiz.licence.map(LuaValue.text),
      "source": quiz.source.map(LuaValue.text), "tags": .list(quiz.tags.map(LuaValue.text)),
      "data": LuaValue(quiz.data), "plugin": quiz.plugin.map(LuaValue.text),
      "partial": .text(quiz.partial.rawValue), "pick": quiz.pick.map { .int(Int64($0)) },
      "daily": .bool(quiz.isDaily), "reveal": .text(quiz.reveal.rawValue),
      "shuffle": .record(["questions": .bool(quiz.shuffle.questions), "answers": .bool(quiz.shuffle.answers)]),
      "navigation": .record([
        "back": .bool(quiz.navigation.back), "free": .bool(quiz.navigation.free),
        "skip": .bool(quiz.navigation.skip),
      ]),
      "timing": .record([
        "question": quiz.timing.question.map(LuaValue.numeric), "quiz": quiz.timing.quiz.map(LuaValue.numeric),
        "whileClosed": .text(quiz.timing.whileClosed.rawValue),
      ]),
      "outcomes": .list(quiz.outcomes.map(LuaValue.init)), "bands": .list(quiz.bands.map(LuaValue.init)),
      "sections": .list(quiz.sections.map { LuaValue($0, in: quiz) }), "questions": .list(questions),
    ])
  }

  private init(_ section: Section, in quiz: Quiz) {
    self = .record([
      "id": .text(section.id), "title": section.title.map(LuaValue.text), "text": section.text.map(LuaValue.text),
      "pick": section.pick.map { .int(Int64($0)) }, "shuffle": .bool(section.shuffle ?? quiz.shuffle.questions),
    ])
  }

  init(_ outcome: Outcome) {
    self = .record([
      "id": .text(outcome.id), "title": outcome.title.map(LuaValue.text), "emoji": outcome.emoji.map(LuaValue.text),
      "image": outcome.image.map(LuaValue.text), "text": outcome.text.map(LuaValue.text),
      "data": LuaValue(outcome.data),
    ])
  }

  init(_ band: Band) {
    self = .record([
      "from": .numeric(band.from), "title": band.title.map(LuaValue.text), "emoji": band.emoji.map(LuaValue.text),
      "image": band.image.map(LuaValue.text), "text": band.text.map(LuaValue.text),
    ])
  }

  init(_ day: CivilDay) {
    self = .record([
      "year": .int(Int64(day.year)), "month": .int(Int64(day.month)), "day": .int(Int64(day.day)),
      "yday": .int(Int64(day.dayOfYear)), "weekday": .int(Int64(day.weekday)), "number": .int(Int64(day.number)),
    ])
  }

  init(_ streak: Streak) {
    self = .record([
      "current": .int(Int64(streak.current)), "best": .int(Int64(streak.best)), "alive": .bool(streak.alive),
    ])
  }
}
