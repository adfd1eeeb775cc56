internal import QuizCore
package import QuizPlay
package import QuizWire
internal import TextLayout
package import Words

/// The home screen as lines: the same parts in the same order, with choices numbered from 1.
package struct HomeLines {
  package private(set) var chooser = PlainChooser<HomeChoice>()
  private let texts: ScreenTexts

  package init(_ view: HomeView, _ language: InterfaceLanguage) {
    texts = .of(language)
    let scene = HomeScene(view, at: nil, texts)
    let home = texts.home
    for open in view.open {
      let facts = [texts.reached(open.progress), open.modeName]
      chooser.add(open.title ?? "", facts, below: home.resumeLabel, .goOn(open.sitting))
    }
    if let today = view.today {
      chooser.add(today.shownTitle, [scene.standing(today, texts)], below: home.todayLabel, .today)
    }
    if view.streak.best > 0 { chooser.remark("  " + scene.streak(texts), below: home.todayLabel) }
    for entry in scene.due { chooser.add(entry.title, [texts.due(of: entry)], below: home.due, .quiz(entry.id)) }
    for game in view.games { chooser.add(game.name, [game.about], below: home.games, .game(game.id)) }
    addQuizzes(scene.quizzes)
    chooser.remark("  " + home.commands, below: home.moreLabel)
  }

  private mutating func addQuizzes(_ quizzes: [ListedQuiz]) {
    for entry in quizzes {
      let state = entry.progress.map { texts.mark($0.settled, of: $0.of) } ?? texts.due(of: entry)
      let best = entry.best.map { texts.home.best(["percent": texts.rounded($0)]) }
      let heading = entry.category ?? texts.otherCategory
      chooser.add(entry.title, [state ?? entry.size(texts), best], below: heading, .quiz(entry.id))
    }
    if quizzes.isEmpty { chooser.remark(texts.noQuizzes, below: texts.quizzesLabel) }
  }
}
