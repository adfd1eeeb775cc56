extension ModeAPI {
  /// The type of every key that names a syntax of texts.
  static let markup = #""plain"|"markdown""#

  static let askOptions = APITable(
    "AskOptions", "How a question is asked this time",
    [
      APIField(
        "limit", "number",
        "seconds for this try, above 0; the question's or the quiz's unless given; the player's `--timed=SEC` wins"),
      APIField(
        "reveal", #""answer"|"verdict"|false"#,
        "what to show once it is settled: all, right or wrong with the feedback, or nothing; by the quiz unless given"
      ),
      APIField("back", "boolean", "whether the player may go back; the quiz's `navigation.back` unless given"),
      APIField("skip", "boolean", "whether the player may skip; the quiz's `navigation.skip` unless given"),
      APIField("hint", "string|false", "another hint, or none; the question's unless given"),
      APIField("hide", "string[]", "ids of answers that are not offered; one answer must stay"),
      APIField("actions", "@Action[]", "the mode's own buttons"),
      APIField("inputs", "table<string, @Spec>", "values asked for together with the answer, such as a wager"),
      APIField("player", "string", "the player whose turn it is, a name of `ctx.players`; the first unless given"),
      APIField("note", "string", "a text beside the question; its lines and spaces are kept"),
      APIField(
        "markup", ModeAPI.markup, "the syntax of `note`, and of a `hint` given here; plain unless given"),
      APIField("title", "string", "a heading instead of \"Question 3\""),
      APIField("text", "string", "a text instead of the question's, which stays the same question"),
    ])

  static let page = APITable(
    "Page", "A page to read, for `ctx.show`",
    [
      APIField("id", "string", required: true, "needed; the event has it"),
      APIField("title", "string", "its title"),
      APIField("body", "string", "its text"),
      APIField("markup", ModeAPI.markup, "the syntax of `body`; plain unless given"),
      APIField("image", "string", "a picture, by its path in the quiz's folder"),
      APIField("audio", "string", "a sound, by its path in the quiz's folder"),
      APIField("actions", "@Action[]", "buttons that leave it"),
      APIField("inputs", "table<string, @Spec>", "values asked for on the page"),
      APIField("player", "string", "the player of the page"),
      APIField(
        "continue", "string", "the button that goes on; an action with the same label becomes the button of Enter"),
      APIField("note", "string", "a text below the body; its lines and spaces are kept"),
    ])

  static let action = APITable(
    "Action", "A button of the mode",
    [
      APIField("id", "string", required: true, "comes back as `event.action`"),
      APIField("label", "string", "the text of the button; the id unless given"),
      APIField("next", "string", "when it comes back, such as \"8 d\", shown beside the label"),
    ])

  static let step = APITable(
    "Step", "A step, made by `ctx.ask`, `ctx.show` or `ctx.finish` and returned by `next`",
    [APIField("step", #""ask"|"show"|"finish""#, required: true, "which of the three it is")])

  static let statusEntry = APITable(
    "StatusEntry", "A text of the header that can be drawn",
    [
      APIField("text", "string", required: true, "the text, for every face"),
      APIField(
        "kind", #""hearts"|"meter"|"ladder"|"money"|"counter""#,
        "how the full screen draws it: hearts, a bar, steps climbed, or a number that stands out"),
      APIField("value", "number", "the amount to draw"),
      APIField("of", "number", "the greatest amount"),
      APIField("labels", "string[]", "names of the steps of a ladder, lowest first; their numbers unless given"),
    ])

  static let verdict = APITable(
    "Verdict", "The points and correctness of an answer",
    [
      APIField("points", "number", "0 unless given"),
      APIField("of", "number", "the most there is; the question's points unless given, 0 for an unmarked one"),
      APIField("correct", "boolean", "nil is neither right nor wrong: the player reads \"Answered\" and the feedback"),
      APIField("feedback", "string", "a sentence for the player"),
      APIField("gaps", "table<string, boolean>", "of gaps: whether each was filled rightly"),
      APIField("markup", ModeAPI.markup, "the syntax of `feedback`; plain unless given"),
    ])

  static let kept = APITable(
    "Kept",
    "Values to remember even if the sitting is not finished, as returned by `keep`; only changed ones are needed",
    [
      APIField("memory", "table", "its keys become keys of `ctx.memory`; the value false removes a key"),
      APIField("shared", "table", "its keys become keys of `ctx.shared`; the value false removes a key"),
    ])

  static let result = APITable(
    "Result", "The result of a sitting; every field may be left out",
    [
      APIField(
        "headline", "string",
        "the outcome's title, else a band's of the quiz, else the score, else `ctx.why`, unless given"),
      APIField("body", "string", "the outcome's text, else a band's of the quiz, else `ctx.why`, unless given"),
      APIField("markup", ModeAPI.markup, "the syntax of a `body` given here; plain unless given"),
      APIField("note", "string", "a text below the body; its lines and spaces are kept"),
      APIField("emoji", "string", "the outcome's, else a band's, unless given"),
      APIField("image", "string", "the outcome's, else a band's of the quiz, unless given"),
      APIField("outcome", "string", "the id of one of the quiz's outcomes"),
      APIField("points", "number", "the sum of each question's last verdict unless given"),
      APIField(
        "of", "number", "the sum over the whole order, asked or not, unless given; absent when only `points` is given"),
      APIField("percent", "number", "100 · points / of unless given; `points = 0, of = 0` shows no score"),
      APIField("passed", "boolean", "whether the sitting is passed; not shown unless given"),
      APIField("bars", "@Bar[]", "labelled lengths"),
      APIField("share", "string[]", "lines that a player can pass on; squares of the answers unless given"),
      APIField("ranking", "@Standing[]", "the players, best first"),
      APIField("unit", "@Unit", "the noun to count by instead of points"),
      APIField(
        "data", "table",
        "plain data for other programs: in the JSON of result and history, and in the columns of `grade --csv --details`"
      ),
      APIField("memory", "table", "the whole `ctx.memory` of the next sitting; unchanged unless given"),
      APIField("shared", "table", "the whole `ctx.shared` of the next sitting; unchanged unless given"),
    ])

  static let bar = APITable(
    "Bar", "A labelled length in a result",
    [
      APIField("label", "string", required: true, "the name beside the bar"),
      APIField("value", "number", required: true, "its length"),
      APIField("of", "number", "its greatest length; unless given the bar is drawn by the longest of the list"),
      APIField("mark", "number", "something to compare with, such as a norm, in units of the value"),
      APIField("from", "number", "the least value of the bar, such as -10; 0 unless given"),
      APIField("to", "number", "the greatest value of the bar, above `from`; `of` unless given"),
      APIField("text", "string", "the words beside the bar instead of its value"),
    ])

  static let unit = APITable(
    "Unit", "The noun that points are called by",
    [
      APIField("one", "string", required: true, "for 1, such as \"round\""),
      APIField("other", "string", required: true, "for all other numbers, such as \"rounds\""),
    ])

  static let standing = APITable(
    "Standing", "A player's place in a result",
    [
      APIField("player", "string", required: true, "the player's name"),
      APIField("points", "number", "0 unless given"),
      APIField("of", "number", "the points that could be earned"),
    ])
}
