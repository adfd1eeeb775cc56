internal import QuizCore

extension ModeAPI {
  /// The kinds of questions as a type.
  static let kind = Question.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: "|")

  static let question = APITable(
    "Question", "A question with the keys of a quiz file, defaults filled in",
    [
      APIField("id", "string", required: true, "its id"),
      APIField(
        "kind", ModeAPI.kind, required: true, "how it is answered"),
      APIField("text", "string", required: true, "the question's text"),
      APIField("markup", #""markdown""#, "the syntax of its texts; absent for plain ones"),
      APIField("image", "string", "a picture"),
      APIField("imageAlt", "string", "the picture in words"),
      APIField("audio", "string", "a sound"),
      APIField("video", "string", "a film"),
      APIField("category", "string", "its category"),
      APIField("section", "string", "the id of its section"),
      APIField("difficulty", "string", "its difficulty"),
      APIField("level", "integer", "its level"),
      APIField("points", "number", required: true, "the points it is worth"),
      APIField("limit", "number", "its own limit in seconds"),
      APIField("hint", "string", "its hint"),
      APIField("explanation", "string", "shown with the right answer"),
      APIField("source", "string", "where it comes from"),
      APIField("partial", "string", "its own partial rule"),
      APIField("data", "table", required: true, "whatever the author put there"),
      APIField("answers", "@Answer[]", required: true, "the answers to choose from, or the rules of a typed answer"),
      APIField("correct", "number|boolean", "the right number or side"),
      APIField("tolerance", "number|table", "how near is right"),
      APIField("min", "number", "of a range"),
      APIField("max", "number", "of a range"),
      APIField("step", "number", "of a range"),
      APIField("labels", "string[]", "of a range"),
      APIField("accept", "string[]", "patterns of a text"),
      APIField("caseSensitive", "boolean", "of a text"),
      APIField("typos", "integer", "how many a text may have"),
      APIField("accents", "boolean", "whether they must be right in a text"),
      APIField("signs", #""plain""#, "of a text in which raised and lowered digits are plain ones"),
      APIField("marked", #""by hand""#, "of a text that is marked later by hand: there is nothing to judge"),
      APIField("pairs", "string[][]", "of a match"),
      APIField("extra", "string[]", "of a match"),
      APIField("gaps", "table<string, table>", "of gaps: the keys of each gap in a quiz file"),
      APIField("words", "string[]", "of gaps"),
      APIField("reuse", "boolean", "of gaps: whether each word may be used any number of times"),
    ])

  static let answer = APITable(
    "Answer", "An answer of a question",
    [
      APIField("id", "string", required: true, "its id"),
      APIField("text", "string", required: true, "the answer's text"),
      APIField("image", "string", "a picture"),
      APIField("imageAlt", "string", "the picture in words"),
      APIField("audio", "string", "a sound"),
      APIField("data", "table", required: true, "whatever the author put there"),
      APIField("correct", "boolean", "whether it is right"),
      APIField("fraction", "number", "the share of the points it earns"),
      APIField("feedback", "string", "the feedback when it is chosen"),
      APIField("outcomes", "table<string, number>", required: true, "weights by outcome"),
      APIField("pin", #""last""#, "stays behind the shuffled ones"),
      APIField("upTo", "number", "rule of a range"),
      APIField("value", "number", "rule of a number"),
      APIField("tolerance", "number|table", "of that rule"),
      APIField("accept", "string[]", "rule of a text"),
      APIField("otherwise", "boolean", "rule of a text"),
    ])

  static let quiz = APITable(
    "Quiz", "A quiz with the keys of its file, defaults filled in",
    [
      APIField("id", "string", required: true, "its id"),
      APIField("title", "string", required: true, "its title"),
      APIField("description", "string", "a sentence or two"),
      APIField("image", "string", "a picture"),
      APIField("imageAlt", "string", "the picture in words"),
      APIField("audio", "string", "a sound"),
      APIField("category", "string", "its category"),
      APIField("language", "string", "its language"),
      APIField("markup", #""markdown""#, "the syntax of its texts; absent for plain ones"),
      APIField("author", "string", "the author's name"),
      APIField("licence", "string", "how it may be used"),
      APIField("source", "string", "where it comes from"),
      APIField("tags", "string[]", required: true, "its tags"),
      APIField("data", "table", required: true, "whatever the author put there"),
      APIField("plugin", "string", "the mode it is meant for"),
      APIField("partial", "string", required: true, "the partial rule"),
      APIField("pick", "integer", "how many questions are drawn"),
      APIField("daily", "boolean", required: true, "whether it is in the daily pool"),
      APIField("reveal", #""each"|"end"|"never""#, required: true, "when right answers are shown"),
      APIField("shuffle", "table", required: true, "`questions`, `answers`"),
      APIField("navigation", "table", required: true, "`back`, `free`, `skip`"),
      APIField("timing", "table", required: true, "`question`, `quiz`, `whileClosed`"),
      APIField("outcomes", "@Outcome[]", required: true, "the outcomes of a personality quiz"),
      APIField("bands", "@Band[]", required: true, "texts by percentage"),
      APIField("sections", "@Section[]", required: true, "the parts that questions belong to, in their order"),
      APIField("questions", "@Question[]", required: true, "without pages"),
    ])

  static let section = APITable(
    "Section", "A part of a quiz, whose questions stay together",
    [
      APIField("id", "string", required: true, "its id"),
      APIField("title", "string", "its title"),
      APIField("text", "string", "a text before its first question"),
      APIField("pick", "integer", "how many of its questions are drawn"),
      APIField("shuffle", "boolean", required: true, "whether its questions are shuffled"),
    ])

  static let outcome = APITable(
    "Outcome", "An outcome of a personality quiz",
    [
      APIField("id", "string", required: true, "its id"),
      APIField("title", "string", "the headline"),
      APIField("emoji", "string", "its picture"),
      APIField("image", "string", "a larger picture"),
      APIField("text", "string", "the body"),
      APIField("data", "table", required: true, "whatever the author put there"),
    ])

  static let band = APITable(
    "Band", "A range of percentages with its text",
    [
      APIField("from", "number", required: true, "where it begins"),
      APIField("title", "string", "the headline"),
      APIField("emoji", "string", "its picture"),
      APIField("image", "string", "a larger picture"),
      APIField("text", "string", "the body"),
    ])

  static let day = APITable(
    "Day", "A civil date",
    [
      APIField("year", "integer", required: true, "such as 2026"),
      APIField("month", "integer", required: true, "1 to 12"),
      APIField("day", "integer", required: true, "1 to 31"),
      APIField("yday", "integer", required: true, "1 is 1 January"),
      APIField("weekday", "integer", required: true, "1 is Monday"),
      APIField("number", "integer", required: true, "days since 1970-01-01"),
    ])

  static let streak = APITable(
    "Streak", "Days in a row on which something was finished",
    [
      APIField("current", "integer", required: true, "up to now"),
      APIField("best", "integer", required: true, "the most ever"),
      APIField("alive", "boolean", required: true, "whether it can go on"),
    ])

  static let statistics = APITable(
    "Statistics", "The player's figures for achievements",
    [
      APIField("streak", "@Run", required: true, "days in a row"),
      APIField("perfectStreak", "@Run", required: true, "days in a row with a full score"),
      APIField("finished", "integer", required: true, "sittings"),
      APIField("perfect", "integer", required: true, "sittings with all points"),
      APIField("days", "integer", required: true, "days with a sitting"),
      APIField("quizzes", "integer", required: true, "different quizzes"),
      APIField("modes", "integer", required: true, "different modes"),
      APIField(
        "byCategory", "table<string, integer>", required: true,
        "sittings by category: the quiz's, else those of its questions"),
      APIField("categories", "integer", required: true, "different categories, those of questions too"),
      APIField("last", "@LastSitting", "the latest sitting; nil before the first"),
    ])

  static let run = APITable(
    "Run", "Days in a row, in statistics",
    [
      APIField("current", "integer", required: true, "up to now"),
      APIField("best", "integer", required: true, "the most ever"),
    ])

  static let lastSitting = APITable(
    "LastSitting", "The sitting that was finished last",
    [
      APIField("quiz", "string", "the quiz's id"),
      APIField("title", "string", required: true, "its title"),
      APIField("mode", "string", required: true, "the mode's id"),
      APIField("category", "string", "the quiz's category"),
      APIField("points", "number", "the points earned"),
      APIField("of", "number", "the points that could be earned"),
      APIField("percent", "number", "the share of it"),
      APIField("ms", "integer", required: true, "milliseconds that it took"),
      APIField("day", "string", required: true, "its day, like \"2026-11-20\""),
    ])
}
