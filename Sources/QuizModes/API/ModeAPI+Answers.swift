extension ModeAPI {
  static let askOptions = APITable(
    "AskOptions", "How a question is asked this time",
    [
      APIField("limit", "number", "seconds; the question's or the quiz's unless given"),
      APIField("reveal", #""answer"|"verdict"|false"#, "what the player sees once it is settled"),
      APIField("back", "boolean", "whether the player may go back"),
      APIField("skip", "boolean", "whether the player may skip"),
      APIField("hint", "string|false", "another hint, or none"),
      APIField("hide", "string[]", "ids of answers that are not offered"),
      APIField("actions", "@Action[]", "the mode's own buttons"),
      APIField("inputs", "table<string, @Spec>", "what is asked for together with the answer"),
      APIField("player", "string", "whose turn it is"),
      APIField("note", "string", "a text beside the question; its lines and spaces are kept"),
      APIField("title", "string", "what stands above it, in the place of \"Question 3\""),
    ])

  static let page = APITable(
    "Page", "A page to read, for `ctx.show`",
    [
      APIField("id", "string", required: true, "comes back in the event"),
      APIField("title", "string", "its title"),
      APIField("body", "string", "its text"),
      APIField("image", "string", "a picture, by its path in the quiz's folder"),
      APIField("audio", "string", "a sound, by its path in the quiz's folder"),
      APIField("actions", "@Action[]", "buttons that leave it"),
      APIField("inputs", "table<string, @Spec>", "what is asked for on it"),
      APIField("player", "string", "whose page it is"),
      APIField("continue", "string", "what stands on the button that goes on"),
    ])

  static let action = APITable(
    "Action", "A button of the mode",
    [
      APIField("id", "string", required: true, "comes back as `event.action`"),
      APIField("label", "string", "what stands on it; the id unless given"),
    ])

  static let step = APITable(
    "Step", "What `ctx.ask`, `ctx.show` and `ctx.finish` make, and `next` returns",
    [APIField("step", #""ask"|"show"|"finish""#, required: true, "which of the three it is")])

  static let statusEntry = APITable(
    "StatusEntry", "A text of the header that can be drawn",
    [
      APIField("text", "string", required: true, "what it says, for every face"),
      APIField("kind", #""hearts"|"meter"|"ladder"|"money"|"counter""#, "how it is drawn where there is room"),
      APIField("value", "number", "how much there is"),
      APIField("of", "number", "the most there could be"),
      APIField("labels", "string[]", "what the steps of a ladder are called, lowest first"),
    ])

  static let verdict = APITable(
    "Verdict", "What an answer is worth",
    [
      APIField("points", "number", "0 unless given"),
      APIField("of", "number", "the most there is; the question's points unless given"),
      APIField("correct", "boolean", "nil is neither right nor wrong"),
      APIField("feedback", "string", "a sentence for the player"),
    ])

  static let kept = APITable(
    "Kept", "What `keep` wants to be remembered, whatever comes of the sitting; only what changed is needed",
    [
      APIField("memory", "table", "its keys become keys of `ctx.memory`"),
      APIField("shared", "table", "its keys become keys of `ctx.shared`"),
    ])

  static let result = APITable(
    "Result", "How it went; every field may be left out",
    [
      APIField("headline", "string", "the outcome's title, a band's title or the score unless given"),
      APIField("body", "string", "the outcome's or band's text unless given"),
      APIField("emoji", "string", "the outcome's or band's unless given"),
      APIField("image", "string", "the outcome's or band's unless given"),
      APIField("outcome", "string", "the id of one of the quiz's outcomes"),
      APIField("points", "number", "the sum of each question's last verdict unless given"),
      APIField("of", "number", "the sum over the whole order unless given"),
      APIField("percent", "number", "100 · points / of unless given"),
      APIField("passed", "boolean", "whether it was enough"),
      APIField("bars", "@Bar[]", "labelled lengths"),
      APIField("share", "string[]", "lines that a player can pass on; squares of the answers unless given"),
      APIField("ranking", "@Standing[]", "the players, best first"),
      APIField("memory", "table", "what `ctx.memory` is the next time"),
      APIField("shared", "table", "what `ctx.shared` is the next time"),
    ])

  static let bar = APITable(
    "Bar", "A labelled length in a result",
    [
      APIField("label", "string", required: true, "what it is"),
      APIField("value", "number", required: true, "how long it is"),
      APIField("of", "number", "how long it could be; as long as the longest unless given"),
      APIField("mark", "number", "something to compare with, such as a norm, in units of the value"),
    ])

  static let standing = APITable(
    "Standing", "A player's place in a result",
    [
      APIField("player", "string", required: true, "who"),
      APIField("points", "number", "0 unless given"),
      APIField("of", "number", "the most there was"),
    ])
}
