import QuizCoding
import QuizCore
import QuizRoom
import QuizStore
import QuizTesting
import XCTest

/// The stored form, letter by letter: a change here makes older records unreadable, so it needs a new version.
final class PinnedFormTests: XCTestCase {
  typealias Sample = PinnedSamples

  func testEvents() throws {
    let samples: [(SittingEvent, String)] = [
      (.ordered(["q2", "q1"]), #"{"ordered":["q2","q1"]}"#),
      (.stateChanged(.record([PlainField("lives", .int(2))])), #"{"stateChanged":{"lives":2}}"#),
      (
        .opened(Sample.step, status: ["lives 3"], rest: [Sample.pageStep]),
        #"""
        {"opened":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"status":["lives 3"],"rest":[{"number":0,\#
        "content":{"page":{"id":"intro","title":"Hello","body":"Read.","image":"a.png",\#
        "imageAlt":"A cat","audio":"a.mp3","actions":[{"id":"go","label":"Go"}],"inputs":[{"name":"name",\#
        "type":"text"}],"player":"Ada","continue":"Start"}}}]}}
        """#
      ),
      (
        .opened(Sample.madeStep, status: [], rest: []),
        #"""
        {"opened":{"step":{"number":2,"player":"Ada","content":{"question":{"asked":{"id":"m1",\#
        "kind":"number","text":"6 × 7?","correct":42,"tolerance":{"relative":0.05}},\#
        "asking":{"limit":15000,"reveal":"verdict","revealsAtEnd":true,"back":true,"skip":false,\#
        "hint":"Think.","hide":["b"],"actions":[{"id":"fifty","label":"50:50"}],\#
        "inputs":[{"name":"wager","type":"int","min":1,"max":10,"default":2,"about":"Points",\#
        "of":[1]}]}}}}}}
        """#
      ),
      (
        .opened(Sample.laterStep, status: Sample.status, rest: []),
        #"""
        {"opened":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer","inputs":[{"name":"bids","type":"map","max":9,"values":"int",\#
        "secret":true}],"note":" a\n b"}}}},"status":[{"text":"lives 2","kind":"hearts","value":2,\#
        "of":3},"calm",{"text":"500","kind":"money"},\#
        {"text":"rung 1","kind":"ladder","value":1,"of":2,"labels":["10 €","20 €"]}]}}
        """#
      ),
      (
        .opened(Sample.titledStep, status: [], rest: []),
        #"""
        {"opened":{"step":{"number":1,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer","title":"Scene 3"}}}}}}
        """#
      ),
      (.timePassed(1000), #"{"timePassed":1000}"#),
      (.selected(.chosen(["a", "b"])), #"{"selected":{"chosen":["a","b"]}}"#),
      (.selected(.value(0.25)), #"{"selected":{"value":0.25}}"#),
      (.selected(.text("Paris")), #"{"selected":{"text":"Paris"}}"#),
      (.selected(.order(["b", "a"])), #"{"selected":{"order":["b","a"]}}"#),
      (.selected(.pairs([Pair("France", "Paris")])), #"{"selected":{"pairs":[["France","Paris"]]}}"#),
      (
        Sample.took(
          .answered(.chosen(["a"]), inputs: [PlainField("wager", .int(5))]),
          Verdict(points: 1, of: 2, correct: false, feedback: "Half.")),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"answered":{"response":{"chosen":["a"]},\#
        "inputs":{"wager":5}}},"verdict":{"points":1,"of":2,"correct":false,"feedback":"Half."},\#
        "ms":900,"before":{"lives":3}}}
        """#
      ),
      (
        Sample.took(.timedOut(.text("Par"), selected: []), Verdict(points: 0, of: 0)),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"timedOut":{"response":{"text":"Par"}}},\#
        "verdict":{"points":0,"of":0},"ms":900,"before":{"lives":3}}}
        """#
      ),
      (
        Sample.took(.timedOut(nil, selected: ["a"]), Verdict(points: 0, of: 1, correct: false)),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"timedOut":{"selected":["a"]}},"verdict":{"points":0,\#
        "of":1,"correct":false},"ms":900,"before":{"lives":3}}}
        """#
      ),
      (
        Sample.took(.skipped, Verdict(points: 0, of: 1, correct: true)),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"skipped":true},"verdict":{"points":0,"of":1,\#
        "correct":true},"ms":900,"before":{"lives":3}}}
        """#
      ),
      (
        Sample.took(.hinted),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"hinted":true},"ms":900,"before":{"lives":3}}}
        """#
      ),
      (
        Sample.took(.action("fifty", inputs: [PlainField("wager", .int(5))])),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"action":{"action":"fifty","inputs":{"wager":5}}},\#
        "ms":900,"before":{"lives":3}}}
        """#
      ),
      (
        Sample.took(.continued(inputs: [PlainField("name", .text("Ada"))])),
        #"""
        {"took":{"step":{"number":1,"attempt":2,"player":"Ada","content":{"question":{"asked":"q1",\#
        "asking":{"reveal":"answer"}}}},"input":{"continued":{"inputs":{"name":"Ada"}}},"ms":900,\#
        "before":{"lives":3}}}
        """#
      ),
      (
        .remembered(
          RememberedValues(
            memory: .record([PlainField("q1", .record([PlainField("due", .int(5))]))]), shared: .list([.int(1)]))),
        #"{"remembered":{"memory":{"q1":{"due":5}},"shared":[1]}}"#
      ),
      (
        .remembered(RememberedValues(memory: .record([PlainField("a", .text("b"))]))),
        #"{"remembered":{"memory":{"a":"b"}}}"#
      ),
      (.rewound(to: 3), #"{"rewound":3}"#),
      (.keptDropped, #"{"keptDropped":true}"#),
      (.waitedForFinish, #"{"waitedForFinish":true}"#),
      (
        .hookFailed(HookFailure(plugin: "p", hook: .judge, message: "slow", isByClock: true)),
        #"{"hookFailed":{"plugin":"p","hook":"judge","message":"slow","clock":true}}"#
      ),
      (
        .hookFailed(HookFailure(plugin: "trivia", hook: .after, message: "trivia.lua:3: no")),
        #"""
        {"hookFailed":{"plugin":"trivia","hook":"after","message":"trivia.lua:3: no"}}
        """#
      ),
      (
        .finished(Sample.result),
        #"""
        {"finished":{"headline":"Cat","body":"You are a cat.","emoji":"🐱","image":"cat.png",\#
        "outcome":"cat","band":"Good","points":2.5,"of":3,"percent":83.33333333333333,"passed":true,\#
        "bars":[{"label":"cat","value":2,"of":3},{"label":"dog","value":1,"of":3,"mark":1.5}],"share":["▰▱"],"ranking":[{"player":"Ada",\#
        "points":2.5,"of":3},{"player":"Bob","points":1}],"memory":{"best":2},"shared":null,"ms":61000}}
        """#
      ),
      (.finished(SittingResult()), #"{"finished":{"ms":0}}"#),
      (.discarded, #"{"discarded":true}"#),
    ]
    for (event, text) in samples {
      XCTAssertEqual(EventCoding.text(event), text)
      XCTAssertEqual(try EventCoding.event(text), event)
    }
  }

  func testBeginnings() throws {
    let samples: [(Beginning, String)] = [
      (
        Sample.full,
        #"""
        {"sitting":"01J","rules":1,"seed":9007199254740991,"day":[2026,11,20],"players":["Ada","Bob"],\#
        "plugins":[{"id":"trivia","name":"Trivia","sha256":"ab","decidesLength":true},{"id":"calm",\#
        "name":"Calm"}],"options":{"pass":60},"streak":{"current":2,"best":5,"alive":true},\#
        "memory":{"best":2},"shared":[{"$question":"q1"}],"limits":{"timing":{"every":12.5},\#
        "factor":1.5,"forThisSitting":true},"languages":["de","en"],"quiz":{"id":"animals","title":"Animals",\#
        "description":"About animals",\#
        "image":"img/cat.png","imageAlt":"A cat","category":"Nature","language":"en","author":"Ada",\#
        "licence":"CC0","source":"A book","tags":["cats"],"data":{"k":0.5},"plugin":"trivia",\#
        "options":{"lives":3},"partial":"coverage","daily":true,"pick":10,"shuffle":{"questions":true,\#
        "answers":true},"navigation":{"back":true,"free":true,"skip":false},"timing":{"question":20,\#
        "quiz":300,"whileClosed":"runs"},"reveal":"end","outcomes":[{"id":"cat","title":"Cat",\#
        "emoji":"🐱","image":"cat.png","text":"Meow"}],"bands":[{"from":80,"title":"Good","emoji":"🌟",\#
        "image":"good.png","text":"Well done"}],\#
        "sections":[{"id":"A","title":"Part","text":"Read.","pick":2,"shuffle":true}],"questions":[{"id":"q1","kind":"multiple",\#
        "text":"Which?","image":"q.png","imageAlt":"A dog","audio":"dog.mp3","category":"Dogs","section":"A",\#
        "difficulty":"easy","level":1,"points":2,"limit":15,"hint":"Think.","explanation":"Because.","source":"Page 3",\#
        "partial":"all","data":{"$map":[1,true]},"answers":[{"id":"a","text":"Yes","correct":true,\#
        "fraction":0.5,"feedback":"Right","outcomes":[{"outcome":"cat","weight":2}],"pinnedLast":true,\#
        "data":{"k":1}},{"id":"b","text":"No"}]},{"id":"q2","kind":"text","text":"Type",\#
        "answers":[{"id":"u","text":"","rule":{"upTo":0.5}},{"id":"n","text":"",\#
        "rule":{"near":{"value":10,"tolerance":{"geometric":2}}}},{"id":"m","text":"",\#
        "rule":{"matches":["par*"]}},{"id":"o","text":"","rule":{"otherwise":true}}],"correct":true,\#
        "tolerance":{"absolute":0.5},"scale":{"min":-1,"max":2,"step":0.5,"labels":["low","high"]},\#
        "accept":["Paris"],"caseSensitive":true,"pairs":[["France","Paris"]],"extra":["Rome"],"sortTexts":["Paris"]},\#
        {"id":"q3","kind":"info","text":"Read."}]}}
        """#
      ),
      (
        Sample.small,
        #"""
        {"sitting":"01J","rules":9,"seed":1,"day":[2026,1,2],"players":[],"plugins":[{"id":"default",\#
        "name":"Default"}]}
        """#
      ),
    ]
    for (beginning, text) in samples {
      XCTAssertEqual(EventCoding.text(beginning), text)
      XCTAssertEqual(try EventCoding.beginning(text), beginning)
    }
  }

  /// A new property must be stored too: extend the form, the samples here and in `RecordSamples`, then this table.
  func testNoPropertyIsForgotten() {
    let counts: [(Any, Int)] = [
      // Whether others draw from it is asked of files alone: `canBeDrawnFrom` is not kept. `saysOneFeedback` follows from the
      // rules of a sitting, and `kept` from the questions of a quiz.
      (Sample.full, 15), (Sample.quiz, 28), (Sample.question, 13), (details(of: Sample.question), 22),
      (Sample.question.answers[0], 5), (details(of: Sample.question.answers[0]), 6), (Scale(), 4), (Streak(), 4),
      (Shuffle(), 2), (Navigation(), 3), (Timing(), 3), (Outcome(id: ""), 6), (Band(from: 0), 5), (Section(id: ""), 5),
      (LimitSettings(), 3),
      (Sample.full.plugins[0], 6), (Sample.step, 4), (Sample.asking, 14), (Sample.page, 13),
      (Action(id: "", label: ""), 3),
      (NamedSpec("", ValueSpec(.int)), 2), (ValueSpec(.int), 9), (Sample.result, 22), (Sample.result.bars[0], 7),
      (Sample.result.ranking[0], 3), (Verdict(points: 0, of: 0), 5), (OutcomeWeight("", 0), 2), (Pair("", ""), 2),
      (Turn(step: Sample.step, input: .skipped, ms: 0, before: .null), 5),
      (HookFailure(plugin: "", hook: .next, message: ""), 4),
    ]
    for (value, count) in counts {
      XCTAssertEqual(Mirror(reflecting: value).children.count, count, "\(type(of: value))")
    }
  }

  /// Markup is stored where texts have it; everything older is plain.
  func testMarkup() throws {
    var question = Question(id: "a", kind: .info, text: "*Read*.")
    question.markup = .markdown
    var quiz = Quiz(id: "q", title: "Q", questions: [question])
    quiz.markup = .markdown
    var asking = Asking(hint: "*h*", note: "*n*")
    (asking.markup, asking.hintMarkup) = (.markdown, .markdown)
    var verdict = Verdict(points: 1, of: 1, feedback: "*f*")
    verdict.markup = .markdown
    var result = SittingResult()
    (result.body, result.markup) = ("*b*", .markdown)
    var judgement = Judgement(player: 1, points: 1, of: 1, feedback: "*f*", standing: RoomStanding())
    judgement.markup = .markdown
    try check(
      quiz,
      #"{"id":"q","title":"Q","markup":"markdown","questions":[{"id":"a","kind":"info","text":"*Read*.","markup":"markdown"}]}"#
    )
    try check(Page(question), #"{"id":"a","body":"*Read*.","markup":"markdown","of":"info"}"#)
    try check(asking, #"{"reveal":"answer","hint":"*h*","note":"*n*","markup":"markdown","hintMarkup":"markdown"}"#)
    try check(verdict, #"{"points":1,"of":1,"feedback":"*f*","markup":"markdown"}"#)
    try check(result, #"{"body":"*b*","markup":"markdown","ms":0}"#)
    try check(
      judgement,
      #"{"player":1,"points":1,"of":1,"feedback":"*f*","markup":"markdown","standing":{"points":0,"of":0}}"#)
  }

  private func check<Value: Stored & Equatable>(_ value: Value, _ text: String) throws {
    XCTAssertEqual(EventCoding.text(value), text)
    XCTAssertEqual(try EventCoding.read(Array(text.utf8)), value)
  }

  /// A page of a mode is stored as before, one of the quiz says whose it is; what says nothing is a mode's.
  func testPagesSayWhoseTheyAre() throws {
    let question = Question(id: "a", kind: .info, text: "Read.")
    let pages = [
      (Page(id: "a"), #"{"id":"a"}"#),
      (Page(Section(id: "a", title: "A"), .plain), #"{"id":"a","title":"A","of":"section"}"#),
      (Page(question), #"{"id":"a","body":"Read.","of":"info"}"#),
    ]
    for (page, text) in pages {
      let step = OpenStep(content: .page(page), number: 0, attempt: 1, player: "")
      let event = SittingEvent.opened(step, status: [], rest: [])
      XCTAssertTrue(EventCoding.text(event).contains("{\"page\":\(text)}"), EventCoding.text(event))
      XCTAssertEqual(try EventCoding.event(EventCoding.text(event)), event)
    }
  }

  /// The details that few questions or answers have, and these samples do.
  private func details(of value: Any) -> Any {
    Mirror(reflecting: value).descendant("details", "other", "some", "value") ?? "nothing"
  }
}
