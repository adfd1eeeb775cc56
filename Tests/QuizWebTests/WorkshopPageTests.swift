import JSONText
import XCTest

@testable import QuizWeb

/// The pages of the workshop: the questions that they ask the engine, and what is shown.
final class WorkshopPageTests: XCTestCase {
  private func done(_ object: String = "", status: Int = 200) -> String { Pages.reply(object, status: status) }
  private let nothing = #"{"id":1,"status":404,"message":"there is no draft"}"#
  private let piece = #"{"id":1,"status":200,"upload":"u"}"#
  private let kept = #"{"id":1,"status":204}"#
  private let quiz =
    #"{"quiz":{"title":"Cats","questions":[{"id":"q1","text":"Who purrs?","answers":[{"text":"A cat","correct":true},{"text":"A dog"}]}]},"etag":"e1"}"#

  private func post(_ body: String, _ replies: String..., to path: String = "/workshop/quizzes/cats") -> Pages.Visit {
    Pages("POST", path, body: body, ["Content-Type": "application/x-www-form-urlencoded"]).visit(replies)
  }

  func testOthersFindNothing() {
    for path in [
      "/workshop", "/workshop?new=1", "/workshop/quizzes/cats", "/workshop/quizzes/cats/preview",
      "/workshop/quizzes/cats/print", "/workshop/modes/lives",
    ] {
      XCTAssertEqual(Pages("GET", path).visit([nothing, nothing]).answer.status, 404, path)
    }
  }

  func testANewQuizHasItsFields() {
    let text = Pages("GET", "/workshop?new=1").visit([done(#"{"quizzes":[]}"#)]).text
    for piece in [">Title</label>", ">Id</label>", ">Add a question</button>", ">Save</button>", ">Preview</button>"] {
      XCTAssertTrue(text.contains(piece), "no \(piece) in \(text)")
    }
  }

  func testTheFirstButtonGivesAnID() {
    let visit = post("new=1&title=Cats&id=&do=add:questions", done(#"{"id":"cats"}"#), piece, kept, to: "/workshop")
    XCTAssertEqual(visit.answer.status, 303)
    XCTAssertEqual(visit.answer.header("Location"), "/workshop/quizzes/cats?q=0#open")
    XCTAssertTrue(visit.lines[0].contains(#""do":"free-id","name":"Cats""#), visit.lines[0])
    XCTAssertTrue(
      visit.lines[2].contains(#""do":"keep-draft","kind":"quiz","name":"cats","upload":"u""#), visit.lines[2])
  }

  func testAnIDThatIsTakenIsTold() {
    let visit = post("new=1&title=Cats&id=cats&do=save", done(#"{"id":"cats-2"}"#), piece, kept, to: "/workshop")
    XCTAssertEqual(visit.answer.status, 422)
    XCTAssertTrue(visit.text.contains("Another quiz has this id"), visit.text)
  }

  func testAQuestionIsOpened() {
    let text = Pages("GET", "/workshop/quizzes/cats?q=0").visit([
      nothing, done(quiz), piece,
      done(
        #"{"findings":[{"path":"questions[0].answers[1].text","message":"this is like another one","severity":"warning"}]}"#
      ),
    ]).text
    for piece in [
      #"<label for="questions[0].text">Question</label>"#,
      #"<label for="questions[0].answers[0].text">Answer 1</label>"#, "<span>Right</span>", ">Move up</button>",
      #"<p class="doubt" dir="auto">This is like another one</p>"#, #"name="etag" value="e1""#, ">Play it</button>",
      ">Open a room</button>", ">Print it</a>",
    ] {
      XCTAssertTrue(
        text.contains(piece) || piece.contains("Move up") && text.contains(#"aria-label="Move up""#),
        "no \(piece) in \(text)")
    }
  }

  func testAChangeIsKeptAsADraft() {
    let visit = post("etag=e1&open=0&title=Dogs&do=open:0", nothing, done(quiz), piece, kept)
    XCTAssertEqual(visit.answer.header("Location"), "/workshop/quizzes/cats?q=0#open")
    let same = post("etag=e1&open=0&title=Cats&do=open:0", nothing, done(quiz))
    XCTAssertEqual(
      same.answer.header("Location"), "/workshop/quizzes/cats?q=0#open", "nothing changed, nothing is kept")
  }

  func testSavingLeadsBack() {
    let visit = post(
      "etag=e1&open=0&title=Dogs&do=save", nothing, done(quiz), piece, done(#"{"etag":"e2","findings":[]}"#))
    XCTAssertEqual(visit.answer.header("Location"), "/workshop/quizzes/cats?q=0&saved=1#saved")
  }

  func testMistakesStayInTheDraft() {
    let refused = done(
      #"{"message":"no","findings":[{"path":"questions[0].answers","message":"none is there","severity":"error"}]}"#,
      status: 422)
    let visit = post("etag=e1&open=&title=Dogs&do=save", nothing, done(quiz), piece, refused, piece, kept)
    XCTAssertEqual(visit.answer.header("Location"), "/workshop/quizzes/cats?q=0&checked=1")
  }

  func testAConflictShowsBoth() {
    let other = done(#"{"message":"changed","etag":"e9","quiz":{"title":"Mice","questions":[]}}"#, status: 409)
    let visit = post("etag=e1&open=&title=Dogs&do=save", nothing, done(quiz), piece, other, piece, kept)
    XCTAssertEqual(visit.answer.status, 409)
    for piece in [
      "Changed in two places", "<mark>Dogs</mark>", "<mark>Mice</mark>", #"name="etag" value="e9""#,
      ">Save mine</button>",
    ] {
      XCTAssertTrue(visit.text.contains(piece), "no \(piece) in \(visit.text)")
    }
  }

  func testAQuestionIsCopiedIntoAnotherQuiz() {
    let chosen = post("etag=e1&open=0&title=Cats&do=copy-elsewhere", nothing, done(quiz))
    XCTAssertEqual(chosen.answer.header("Location"), "/workshop/quizzes/cats?q=0&copy=1")
    let rows =
      #"{"quizzes":[{"id":"cats","title":"Cats","writable":true},{"id":"dogs","title":"Dogs","writable":true},{"id":"films","title":"Films","writable":false}]}"#
    let page = Pages("GET", "/workshop/quizzes/cats?q=0&copy=1").visit([nothing, done(quiz), done(rows)]).text
    XCTAssertTrue(page.contains(#"name="into" value="dogs""#) && page.contains("Who purrs?"), page)
    XCTAssertFalse(page.contains(#"value="films""#) || page.contains(#"value="cats""#), page)
    let copied = post("open=0&do=copy-into&into=dogs", nothing, done(quiz), done(#"{"place":4}"#))
    XCTAssertEqual(copied.answer.header("Location"), "/workshop/quizzes/dogs?q=4#open")
    XCTAssertTrue(
      copied.lines[2].contains(#""do":"copy-question","kind":"quiz","name":"cats","quiz":"dogs""#), copied.lines[2])
  }

  /// Findings are asked for in the language of the page, and stand once: that of an answer at its text.
  func testFindingsStandOnceInTheLanguageOfThePage() {
    let found =
      #"{"findings":[{"path":"questions[0].answers[1]","message":"Gleich.","severity":"warning"},{"path":"questions[0]","message":"Keine.","severity":"error"}]}"#
    let visit = Pages("GET", "/workshop/quizzes/cats?q=0", ["Accept-Language": "de"]).visit([
      nothing, done(quiz), piece, done(found),
    ])
    XCTAssertTrue(
      visit.lines.contains {
        $0.contains(#""do":"check""#) && $0.contains(#""lang":"de""#) && $0.contains(#""page":true"#)
      }, "\(visit.lines)")
    for message in ["Gleich.", "Keine."] {
      XCTAssertEqual(visit.text.components(separatedBy: message).count, 2, visit.text)
    }
    XCTAssertFalse(visit.text.contains("Was du ansehen solltest"), visit.text)
  }

  /// A finding that is not on the page leads to its question or settings.
  func testFindingsElsewhereLeadToTheirPlaces() {
    let found =
      #"{"findings":[{"path":"questions[3].answers[1].text","message":"Empty.","severity":"error"},{"path":"licence","message":"None.","severity":"warning"}]}"#
    let text = Pages("GET", "/workshop/quizzes/cats?q=0").visit([nothing, done(quiz), piece, done(found)]).text
    for piece in [
      #"<a href="/workshop/quizzes/cats?q=3&amp;checked=1#open">Question 4, Answer 2</a>: Empty."#,
      #"<a href="/workshop/quizzes/cats?view=settings&amp;checked=1">Licence</a>: None."#,
    ] {
      XCTAssertTrue(text.contains(piece), "no \(piece) in \(text)")
    }
  }

  /// The engine searches; the page has a form for more quizzes than are seen at once, and opens what was found.
  func testManyQuizzesAreSearched() {
    func rows(_ count: Int) -> String {
      let own = (0..<count).map { #"{"id":"q\#($0)","title":"Quiz \#($0)","writable":true}"# }
      let all = own + [#"{"id":"rivers","title":"Rivers","writable":false}"#]
      return #"{"quizzes":[\#(all.joined(separator: ","))]}"#
    }
    let modes = done(#"{"modes":[]}"#)
    let few = Pages("GET", "/workshop").visit([done(rows(8)), modes]).text
    let many = Pages("GET", "/workshop").visit([done(rows(9)), modes]).text
    XCTAssertFalse(few.contains(#"role="search""#), few)
    XCTAssertTrue(many.contains(#"role="search" action="/workshop""#) && many.contains("<details><summary>"), many)
    let visit = Pages("GET", "/workshop?search=riv%26r").visit([done(rows(0)), modes])
    XCTAssertTrue(visit.lines[0].contains(#""search":"riv&r""#), visit.lines[0])
    for piece in [#"value="riv&amp;r""#, "1 quiz matches", #"<details open>"#, "Rivers"] {
      XCTAssertTrue(visit.text.contains(piece), "no \(piece) in \(visit.text)")
    }
    XCTAssertFalse(visit.text.contains("None yet"), visit.text)
  }

  func testVersionsAreBroughtBack() {
    let text = Pages("GET", "/workshop/quizzes/cats/versions").visit([
      done(#"{"versions":[{"n":3,"time":"2026-11-28T21:00:00+01:00","bytes":9,"etag":"x"}]}"#)
    ]).text
    XCTAssertTrue(
      text.contains(#"action="/workshop/quizzes/cats/versions/3""#) && text.contains(">Bring back</button>"), text)
    let back = post("", done(#"{"etag":"x","findings":[]}"#), to: "/workshop/quizzes/cats/versions/3")
    XCTAssertEqual(back.answer.header("Location"), "/workshop/quizzes/cats?saved=1")
  }

  /// The engine is told that cells were pasted, and a refusal has the reason of the reader.
  func testAPastedTableIsReadAsOne() {
    let refused = #"{"id":1,"status":422,"message":"table.tsv: no question could be read"}"#
    let visit = post("table=a%09b%09c", piece, refused, to: "/workshop")
    for field in [#""name":"table.tsv""#, #""kind":"table""#] {
      XCTAssertTrue(visit.lines[1].contains(field), visit.lines[1])
    }
    XCTAssertEqual(visit.answer.status, 422)
    XCTAssertTrue(visit.text.contains("no question could be read"), visit.text)
    XCTAssertTrue(post("table=a,b", piece, refused, to: "/workshop").lines[1].contains(#""name":"table.csv""#))
  }

  func testALostImportIsShownBeforeItIsSaved() {
    let read = done(
      ##"{"quiz":{"id":"capitals","title":"Capitals","questions":[{"text":"?"}]},"told":["one question was lost"],"media":[{"name":"a.png","token":"t.capitals"}]}"##
    )
    let visit = post(
      "table=a%09b%09c", piece, read, piece, done(#"{"path":"capitals-files/a.png"}"#), piece, kept, to: "/workshop")
    XCTAssertEqual(visit.answer.status, 200)
    XCTAssertTrue(
      visit.text.contains("One question was lost") && visit.text.contains(#"href="/workshop/quizzes/capitals""#),
      visit.text)
  }

  func testNamesOfFilesAreTheirOwn() {
    let (one, other) = (MediaFileName.of("My Cat.PNG", [1]), MediaFileName.of("My Cat.PNG", [2]))
    XCTAssertNotEqual(one, other)
    XCTAssertNotNil(one.wholeMatch(of: /my-cat-[a-z0-9]{1,8}\.png/))
    XCTAssertNotNil(MediaFileName.of("…", [1]).wholeMatch(of: /[a-z0-9]{1,8}/))
  }
}
