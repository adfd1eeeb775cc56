internal import QuizCore

extension ModeAPI {
  /// A text, or texts by language.
  private static let texts = "string|table<string, string>"

  static let plugin = APITable(
    "Plugin", "What a plugin file returns",
    [
      APIField("api", "1", required: true, "the version of the mode API"),
      APIField("name", texts, "what players read, a text or one for each language; the file's name unless given"),
      APIField("about", texts, "one line for the list of modes, a text or one for each language"),
      APIField("quiz", #""any"|"marked"|"outcomes"|"none""#, "which quizzes fit; \"any\" unless given"),
      APIField(
        "kinds",
        #"("single"|"multiple"|"truefalse"|"range"|"number"|"text"|"order"|"match"|"info")[]"#,
        "the kinds of questions it wants; others are left out; all unless given"),
      APIField("players", "@Players", "how many can play; one unless given"),
      APIField("options", "table<string, @Spec>", "what the quiz or the player can set"),
      APIField(
        "strings", "table<string, table<string, string|@PluralText>>",
        "texts by language, then by name; one that counts has a form for each number"),
      APIField("achievements", "@Achievement[]", "what can be earned"),
      APIField("examples", "@Example[]", "small tests that travel with the mode"),
      APIField(
        .today, "fun(quizzes: @Quiz[], day: @Day, ctx: @Context): string?", "chooses the quiz of the day by its id"),
      APIField(.start, "fun(ctx: @Context): table", "makes the mode's first state"),
      APIField(
        .order, "fun(questions: @Question[], ctx: @Context): (@Question|string)[]",
        "says which questions are asked, in which order"),
      APIField(.next, "fun(state: table, ctx: @Context): @Step", "says what comes next"),
      APIField(
        .judge, "fun(question: @Question, response: @Event, ctx: @Context): @Verdict", "says what an answer is worth"),
      APIField(.after, "fun(state: table, event: @Event, ctx: @Context): table?", "hears of each settled question"),
      APIField(.acted, "fun(state: table, event: @Event, ctx: @Context): table?", "hears of hints, buttons and pages"),
      APIField(.keep, "fun(state: table, ctx: @Context): @Kept?", "says what is to be remembered from now on"),
      APIField(.status, "fun(state: table, ctx: @Context): (string|@StatusEntry)[]", "short texts for the header"),
      APIField(.result, "fun(state: table, ctx: @Context): @Result", "says how it went"),
      APIField(
        .due, "fun(memory: table, quiz: @Quiz, ctx: @Context): integer", "says how much of a quiz is due today"),
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
        "type", #""int"|"number"|"percent"|"seconds"|"bool"|"text"|"choice"|"list"|"map""#, required: true,
        "what it takes"),
      APIField("min", "number", "the least number"),
      APIField("max", "number", "the greatest number"),
      APIField("default", "any", "the value when nothing is said"),
      APIField("about", texts, "a line for help, a text or one for each language"),
      APIField("of", "any[]", "the values of a choice"),
      APIField(
        "values", #""int"|"number"|"percent"|"seconds"|"bool"|"text"|"choice""#,
        "what every entry of a list or map is; `min`, `max` and `of` bound each"),
      APIField("secret", "boolean", "of an input: nobody beside the player sees what is typed"),
    ])

  static let pluralText = APITable(
    "PluralText", "A text by the number `n` that it is given, after the rule of its language",
    [
      APIField("zero", "string", "for 0, in languages that count it by itself"),
      APIField("one", "string", "for 1, and what is said like it"),
      APIField("two", "string", "for 2, in languages that count it by itself"),
      APIField("few", "string", "for a few, as in Polish and Czech"),
      APIField("many", "string", "for many, as in Polish and Arabic"),
      APIField("other", "string", required: true, "for all other numbers"),
    ])

  static let achievement = APITable(
    "Achievement", "Something a player can earn, whichever mode plays",
    [
      APIField("id", "string", required: true, "its id"),
      APIField("title", texts, required: true, "what players read, a text or one for each language"),
      APIField("emoji", "string", "its picture"),
      APIField("earned", "fun(stats: @Statistics): any", required: true, "anything but false and nil earns it"),
      APIField("progress", "fun(stats: @Statistics): { have: number, need: number }", "how far the player has come"),
    ])

  static let example = APITable(
    "Example", "A small test: what is played, what the player does, what must come out",
    [
      APIField("quiz", "table|string", "a quiz, or the id of one; needed unless the plugin says `quiz = \"none\"`"),
      APIField(
        "quizzes", "(string|@Quiz)[]", "the pool for an example of `today`: ids, or tables like those of quiz files"),
      APIField("seed", "integer", "the sitting's seed; 1 unless given"),
      APIField("day", "string", "what `ctx.day` is, like \"2026-11-20\""),
      APIField("options", "table<string, any>", "values that win over those of the quiz"),
      APIField("language", "string", "the player's language, like \"de\"; English unless given"),
      APIField("players", "string[]", "who plays"),
      APIField("memory", "table", "what `ctx.memory` is"),
      APIField("shared", "table", "what `ctx.shared` is"),
      APIField("seen", "table<string, integer>", "what `ctx.seen` is"),
      APIField("responses", "table<string, any>", "what the player does, by the id of a question or page"),
      APIField("expect", "table<string, any>", required: true, "fields of the result, and `asked`, `due` or `today`"),
    ])

  static let response = APITable(
    "Response", "What the player of an example does, when it is more than an answer",
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
