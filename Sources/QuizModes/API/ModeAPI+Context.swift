extension ModeAPI {
  static let context = APITable(
    "Context", "Every hook's last argument: read-only, and the only way to the world",
    [
      APIField(
        "quiz", "@Quiz", required: true, "the quiz, defaults filled in; without a quiz a table without questions"),
      APIField("options", "table<string, any>", required: true, "the values of the options"),
      APIField("player", "string", "the (first) player's name"),
      APIField("players", "string[]", required: true, "all names"),
      APIField("state", "table", "the state, where it is no argument"),
      APIField(
        "asked", "@Question",
        "the question: the shown one in `status`, `judge`, `acted`, the settled one in `after`, `keep`; absent on pages"
      ),
      APIField(
        "remaining", "@Question[]", required: true, "questions of the order that are not settled, without pages"),
      APIField(
        "past", "@Event[]", required: true, "settled events, oldest first, every try; in `after` with the event at hand"
      ),
      APIField(
        "memory", "table", required: true, "the mode's memory of this quiz and player; fixed when the sitting begins"
      ),
      APIField(
        "shared", "table", required: true,
        "the mode's memory of the (first) player over all quizzes; fixed when the sitting begins"),
      APIField(
        "seen", "table<string, integer>", required: true,
        "the day number on which a question was last settled, by its id; of the last 20 finished sittings"),
      APIField(
        "timeFactor", "number", required: true,
        "the factor of every time limit; 0 when the sitting is untimed; `event.ms` is real time"),
      APIField("day", "@Day", required: true, "the day on which the sitting began"),
      APIField("language", "string", required: true, "the reader's language, such as \"de\""),
      APIField("streak", "@Streak", required: true, "days in a row; in `result` with today"),
      APIField("why", "string", "the text given to `ctx.finish`, in `result`"),
      APIField("t", "table<string, fun(values?: table): string>", required: true, "the plugin's texts"),
      APIField("grade", "@Grade", required: true, "the marking rules"),
      APIField("text", "@Text", required: true, "widths, folding, comparing"),
      APIField(
        "ask", "fun(question: @Question|string|table, options?: @AskOptions): @Step", required: true,
        "a step: ask this question"),
      APIField("show", "fun(page: @Page): @Step", required: true, "a step: show this page"),
      APIField("finish", "fun(why?: string): @Step", required: true, "a step: the end"),
      APIField("question", "fun(id: string): @Question?", required: true, "the question with that id, or nil"),
      APIField(
        "random", "fun(m?: integer, n?: integer, key?: string|number): number", required: true,
        "`()` a fraction, `(n)` 1 to n, `(m, n)` m to n; with a key in third place the same in every sitting"),
      APIField(
        "shuffle", "fun(list: any[], key?: string|number): any[]", required: true,
        "a new list in a drawn order; with a key the same in every sitting"),
      APIField(
        "judge", "fun(question: @Question, response: @Event): @Verdict", required: true,
        "the verdict of the layer below, as it would be without this plugin"),
      APIField(
        "rank", "fun(map: table<string, number>): @Ranked[]", required: true,
        "best first; ties in the order of the quiz's outcomes, then by id, share a place: 1, 1, 3"),
      APIField(
        "percent", "fun(points: number, of: number, digits?: integer): number", required: true,
        "100 · points / of, rounded half up; whole without `digits`; 0 when `of` is 0"),
      APIField(
        "band", "fun(percent: number): @Band", required: true,
        "the band of the quiz for a percentage, else a built-in one; never nil"),
      APIField(
        "closest", "fun(list: table[], key: string, value: number): table?", required: true,
        "the item whose number under `key` is nearest; items without it are passed over, the first of equals wins"),
      APIField(
        "date", "fun(year: integer|string, month?: integer, day?: integer): @Day", required: true,
        "the day of three numbers, or of a text like \"2026-11-28\"; no such day is an error"),
    ])

  static let grade = APITable(
    "Grade", "The marking rules, as `ctx.grade`",
    [
      APIField("exact", "fun(question: @Question, response: @Event): @Verdict", required: true, "all points or none"),
      APIField("partial", "fun(question: @Question, response: @Event): @Verdict", required: true, "points in parts"),
      APIField(
        "fraction", "fun(question: @Question, response: @Event): number", required: true, "the share of the points"),
    ])

  static let text = APITable(
    "Text", "Widths, folding and comparing, as `ctx.text`",
    [
      APIField("width", "fun(text: string): integer", required: true, "cells on a terminal"),
      APIField("fold", "fun(text: string): string", required: true, "without regard to case and form, for comparing"),
      APIField(
        "of", "fun(texts: string|table<string, string>): string", required: true,
        "the text of a table by language: the reader's, else `en`, else the first by name"),
      APIField(
        "matches", "fun(patterns: string|string[], typed: string, options?: @MatchOptions): boolean", required: true,
        "whether a typed text is accepted, as by `accept`"),
      APIField(
        "plain", "fun(text: string, markup?: string): string", required: true,
        "the text without signs of its markup: `a x² c` for `a $x^2$ c`"),
    ])

  static let matchOptions = APITable(
    "MatchOptions", "The mistakes that `ctx.text.matches` forgives",
    [
      APIField("typos", "integer", "letters that may be missing, added, wrong or swapped; 0 unless given"),
      APIField("accents", "boolean", "whether accents must be right; true unless given"),
      APIField("caseSensitive", "boolean", "whether capitals must be right; false unless given"),
    ])

  static let ranked = APITable(
    "Ranked", "An entry of `ctx.rank`",
    [
      APIField("id", "string", required: true, "the key"),
      APIField("value", "number", required: true, "its number"),
      APIField("place", "integer", required: true, "1 is the best; equals share a place"),
    ])

  static let event = APITable(
    "Event", "An event of the sitting; without its verdict it is the response that `judge` gets",
    [
      APIField(
        "type", #""answered"|"timed_out"|"skipped"|"hinted"|"action"|"page""#, required: true,
        "`after` gets \"answered\", \"timed_out\" and \"skipped\", `acted` the others"),
      APIField("question", "@Question", "the question; absent on pages"),
      APIField(
        "chosen", "@Answer[]", required: true,
        "the chosen answers; for range, number and text the answer whose rule applied"),
      APIField("value", "number|boolean", "of range and number a number, of truefalse a boolean"),
      APIField("text", "string", "the typed text"),
      APIField("order", "string[]", "ids, first to last"),
      APIField("pairs", "table<string, string>", "left text to right text"),
      APIField("gaps", "table<string, string|number>", "gap to its text, number, answer id or word"),
      APIField("selected", "@Answer[]", "the answers ticked when a single choice ran out of time"),
      APIField("inputs", "table<string, any>", required: true, "values of the inputs; empty when time ran out"),
      APIField("action", "string", "the id of the button"),
      APIField("id", "string", "the id of the page"),
      APIField("ms", "integer", required: true, "whole milliseconds on the clock of this try"),
      APIField("limit", "number", "seconds that ran for this try; absent without a limit"),
      APIField("try", "integer", required: true, "1, 2, …"),
      APIField("player", "string", required: true, "the player whose turn it was"),
      APIField("verdict", "@Verdict", "the verdict on the answer, for `after`"),
    ])
}
