internal import HTMLText
internal import QuizWire
internal import Words

/// All quizzes, or the matches of a search.
struct QuizzesPage {
  private let home: HomeView
  private let search: String
  private let category: String
  private let words: PageWords

  init(_ home: HomeView, search: String, category: String, _ visit: PageVisit) {
    (self.home, self.search, self.category) = (home, search, category)
    words = visit.words
  }

  private var quizzes: [ListedQuiz] { home.quizzes }

  var frame: PageFrame {
    var frame = PageFrame(words.shell.quizzesLabel, .quizzes) {
      Tag.h1(.named("tabindex", "-1")) { words.shell.quizzesLabel }
      if home.isOwner { NewQuizLink(words: words).html }
      SearchForm(text: search, category: category, words: words).html
      CategoryChips(names: home.categories, search: search, chosen: category, words: words).html
      SearchCount(text: search, count: quizzes.count, words: words).html
      if home.all == 0 {
        Tag.p { words.shelf.noQuiz }
      } else if quizzes.isEmpty && search.isEmpty {
        Tag.p { words.shelf.noCategory(["category": category]) }
      }
      if !quizzes.isEmpty { QuizTiles(quizzes: quizzes, namesCategory: category.isEmpty, words: words).html }
    }
    frame.isWide = true
    return frame
  }
}
