internal import QuizCore

extension ModeAPI {
  /// A text, or texts by language.
  private static let texts = "string|table<string, string>"

  static let plugin = APITable(
    "Plugin", "The table that a plugin file returns",
    [
      APIField("api", "1", required: true, "the version of the mode API"),
      APIField("name", texts, "the name for players, a text or one for each language; the file's name unless given"),
      APIField("about", texts, "one line for the list of modes, a text or one for each language"),
      APIField("version", "string", "its version, such as \"1.2.0\""),
      APIField("author", "string", "its maker"),
      APIField("licence", "string", "how it may be used"),
      APIField("homepage", "string", "an address with more about it"),
      APIField("needs", "string", "the least version of quizrun that can run it, such as \"1.1\"; any unless given"),
      APIField(
        "quiz", #""any"|"marked"|"outcomes"|"none""#,
        "which quizzes fit: \"any\" (unless given), \"marked\" (something is marked right; other questions are left out), \"outcomes\" (there are outcomes), \"none\" (needs no quiz)"
      ),
      APIField(
        "kinds",
        "(\(ModeAPI.kind))[]",
        "the kinds of questions it wants; others are left out, and the player is told; pages stay; all kinds unless given"
      ),
      APIField("players", "@Players", "how many can play; one unless given"),
      APIField("options", "table<string, @Spec>", "values that the quiz or the player can set"),
      APIField(
        "strings", "table<string, table<string, string|@PluralText>>",
        "texts by language, then by name; one that counts has a form for each number"),
      APIField("achievements", "@Achievement[]", "the achievements that players can earn"),
      APIField("examples", "@Example[]", "small tests that travel with the mode"),
      APIField(
        .today, "fun(quizzes: @Quiz[], day: @Day, ctx: @Context): string?",
        "chooses the quiz of the day by its id; without it the quizzes take turns, sorted by id"),
      APIField(.start, "fun(ctx: @Context): table", "makes the first state; an empty one without it"),
      APIField(
        .order, "fun(questions: @Question[], ctx: @Context): (@Question|string)[]",
        "says which questions are asked, in which order: some or all of them, each at most once; as drawn without it"),
      APIField(
        .next, "fun(state: table, ctx: @Context): @Step",
        "returns the next step; without it all open questions in their order"),
      APIField(
        .judge, "fun(question: @Question, response: @Event, ctx: @Context): @Verdict",
        "returns the verdict on an answer; the rule of the question's kind without it"),
      APIField(
        .after, "fun(state: table, event: @Event, ctx: @Context): table?",
        "gets each settled question; changes the state in place, or returns another"),
      APIField(
        .acted, "fun(state: table, event: @Event, ctx: @Context): table?",
        "gets hints, buttons and pages; changes the state in place, or returns another"),
      APIField(
        .keep, "fun(state: table, ctx: @Context): @Kept?",
        "returns values to remember at once, after each event; or nil"),
      APIField(
        .status, "fun(state: table, ctx: @Context): (string|@StatusEntry)[]", "returns short texts for the header"),
      APIField(
        .result, "fun(state: table, ctx: @Context): @Result",
        "returns the result of the sitting; every field is filled in without it"),
      APIField(
        .due, "fun(memory: table, quiz: @Quiz, ctx: @Context, days?: integer): integer|@DueDay[]",
        "returns how many questions of a quiz are due today; with `days`, those of each day from today on"),
    ])

  static let dueDay = APITable(
    "DueDay", "The cards of a day, if every card asked before was known",
    [
      APIField("due", "integer", required: true, "cards that come back"),
      APIField("new", "integer", required: true, "cards that were never asked"),
    ])

  static let players = APITable(
    "Players", "How many can play",
    [
      APIField("min", "integer", "at least; 1 unless given"),
      APIField("max", "integer", "at most; `min` unless given"),
    ])

  static let spec = APITable(
    "Spec", "An option of a mode, or an input of `ctx.ask` and `ctx.show`",
    [
      APIField(
        "type", #""int"|"number"|"percent"|"seconds"|"bool"|"text"|"choice"|"date"|"list"|"map""#, required: true,
        "the type of its values"),
      APIField("min", "number", "the least number, of the first four types"),
      APIField("max", "number", "the greatest number, of the first four types"),
      APIField("default", "any", "the value unless set; without one it is nil, and an input is required"),
      APIField(
        "about", texts, "a line for help, a text or one for each language; of an input the question to the player"),
      APIField("of", "any[]", "the values of a choice, each alone or with a label: a table of the kind Choice"),
      APIField(
        "values", #""int"|"number"|"percent"|"seconds"|"bool"|"text"|"choice"|"date""#,
        "the type of every entry of a list or map; `min`, `max` and `of` bound each; any entry unless given"),
      APIField("secret", "boolean", "of an input: typed unseen, and in no history or export before the result"),
    ])

  static let choice = APITable(
    "Choice", "A value of a choice with the text that players read",
    [
      APIField("value", "string|number|boolean", required: true, "the value that the mode gets"),
      APIField("label", texts, "the text to choose, a text or one for each language; the value unless given"),
    ])

  static let pluralText = APITable(
    "PluralText", "A text by the number `n` that it is given, after the rule of its language",
    [
      APIField("zero", "string", "for 0, in languages that count it by itself"),
      APIField("one", "string", "for 1, and numbers with the same form"),
      APIField("two", "string", "for 2, in languages that count it by itself"),
      APIField("few", "string", "for a few, as in Polish and Czech"),
      APIField("many", "string", "for many, as in Polish and Arabic"),
      APIField("other", "string", required: true, "for all other numbers"),
    ])

  static let achievement = APITable(
    "Achievement", "Something a player can earn, whichever mode plays",
    [
      APIField("id", "string", required: true, "the key, with the file's name, under which it is recorded"),
      APIField("title", texts, required: true, "the title for players, a text or one for each language"),
      APIField("emoji", "string", "its picture"),
      APIField(
        "earned", "fun(stats: @Statistics): any", required: true,
        "called when a sitting is finished; any value but false and nil earns it, for good"),
      APIField(
        "progress", "fun(stats: @Statistics): { have: number, need: number }",
        "how far the player has come, for the list; or nil"),
    ])

  static let example = APITable(
    "Example", "A small test: the quiz, the player's responses, and the expected result",
    [
      APIField("quiz", "table|string", "a quiz, or the id of one; needed unless the plugin says `quiz = \"none\"`"),
      APIField(
        "quizzes", "(string|@Quiz)[]", "the pool for an example of `today`: ids, or tables like those of quiz files"),
      APIField("seed", "integer", "the sitting's seed; 1 unless given"),
      APIField("day", "string", "the day of `ctx.day`, like \"2026-11-20\"; 2026-01-01 unless given"),
      APIField("options", "table<string, any>", "values that win over those of the quiz"),
      APIField(
        "language", "string", "the player's language, like \"de\"; English unless given, or the first of `strings`"),
      APIField("players", "string[]", "the names of the players; as many as needed unless given"),
      APIField("memory", "table", "the value of `ctx.memory`"),
      APIField("shared", "table", "the value of `ctx.shared`"),
      APIField("seen", "table<string, integer>", "the value of `ctx.seen`"),
      APIField("responses", "table<string, any>", "the player's responses, by the id of a question or page"),
      APIField(
        "expect", "table<string, any>", required: true,
        "fields of the result; `memory` and `shared` in the end; `asked`, the ids of questions in the order they were put, without pages; `due` or `today`"
      ),
    ])

  static let response = APITable(
    "Response", "A response in an example that is more than an answer",
    [
      APIField("answer", "any", "the answer"),
      APIField("inputs", "table<string, any>", "values of the inputs"),
      APIField("action", "string", "the id of a button"),
      APIField("hint", "boolean", "takes the hint"),
      APIField("skip", "boolean", "skips the question"),
      APIField("wait", "integer", "lets milliseconds go by"),
      APIField("tries", "any[]", "does one after the other"),
    ])
}
