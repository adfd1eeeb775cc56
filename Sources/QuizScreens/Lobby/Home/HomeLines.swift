internal import QuizCore
internal import QuizPlay
package import QuizWire
internal import TextLayout
package import Words

/// The home screen as lines: the same parts in the same order, with choices numbered from 1.
package struct HomeLines {
  /// The choices, in the order of their numbers.
  package private(set) var choices: [HomeChoice] = []
  package private(set) var lines: [String] = []
  /// The titles that a part of may be typed, each with its choice.
  private var titles: [(title: String, choice: HomeChoice)] = []
  private let texts: ScreenTexts

  package init(_ view: HomeView, _ language: InterfaceLanguage) {
    texts = .of(language)
    let scene = HomeScene(view, at: nil, texts)
    let home = texts.home
    heading(view.open.isEmpty ? nil : home.resumeLabel)
    for open in view.open {
      add(open.title ?? "", [texts.reached(open.progress), open.modeName], .goOn(open.sitting))
    }
    heading(view.today != nil || view.streak.best > 0 ? home.todayLabel : nil)
    if let today = view.today { add(today.shownTitle, [scene.standing(today, texts)], .today) }
    if view.streak.best > 0 { lines.append("  " + scene.streak(texts)) }
    heading(scene.due.isEmpty ? nil : home.due)
    for entry in scene.due { add(entry.title, [texts.due(of: entry)], .quiz(entry.id)) }
    heading(view.games.isEmpty ? nil : home.games)
    for game in view.games { add(game.name, [game.about], .game(game.id)) }
    addQuizzes(scene.quizzes)
    heading(home.moreLabel)
    lines.append("  " + home.commands)
  }

  private mutating func addQuizzes(_ quizzes: [ListedQuiz]) {
    var category: String?
    for entry in quizzes {
      let own = entry.category ?? texts.otherCategory
      if own != category { heading(own) }
      category = own
      let state = entry.progress.map { texts.mark($0.settled, of: $0.of) } ?? texts.due(of: entry)
      let best = entry.best.map { texts.home.best(["percent": texts.rounded($0)]) }
      add(entry.title, [state ?? entry.size(texts), best], .quiz(entry.id))
    }
    if quizzes.isEmpty { lines.append(texts.noQuizzes) }
  }

  private mutating func heading(_ text: String?) {
    guard let text else { return }
    lines += (lines.isEmpty ? [] : [""]) + [text.cleaned]
  }

  private mutating func add(_ title: String, _ facts: [String?], _ choice: HomeChoice) {
    choices.append(choice)
    titles.append((title.cleaned, choice))
    let known = facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    let text = known.isEmpty ? title : "\(ShareText.colon(title)) \(known)"
    lines.append("  \(choices.count)) \(String(text.cleaned.map { $0.isNewline ? " " : $0 }))")
  }

  /// The choice whose title a line means; nil when none does, or several do.
  ///
  /// An unfinished quiz has two entries, of which it is continued.
  package func choice(titled line: String) -> HomeChoice? {
    PlainPrompt.title(meantBy: line, of: titles.map(\.title)).flatMap { title in
      titles.first { $0.title == title }?.choice
    }
  }
}
