"""Texts that would like to be more than texts: in titles, questions, answers, names, words of pictures, and what a mode says."""
import json

from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, start, title
from serving import Serving

PAYLOADS = [
    "<script>window.hacked=1</script>",
    "<img src=x onerror=window.hacked=1>",
    "\"><svg onload=window.hacked=1>",
    "' autofocus onfocus='window.hacked=1",
    "</textarea></select></option><b>bold</b>",
    "&lt;i&gt; &amp;amp; &#60; &bogus;",
    "javascript:window.hacked=1",
    "{{7*7}} ${7*7} <%= 7*7 %>",
    "a" * 300,
    "שלום <b>עולם</b> ١٢٣",
    "<!-- comment --> ]]> <![CDATA[x]]>",
    "</title></head><body onload=window.hacked=1>",
]
# Overrides of direction and control characters are shown as what they are: signs that cannot be shown.
BIDI = "evil\u202e txt.exe\u2066\u2069"
SHOWN = "evil\ufffd txt.exe\ufffd\ufffd"
ALL = PAYLOADS + [BIDI]

# A mode that says the text wherever a mode can say something.
PLUGIN = """return { api = 1, name = "Hostile",
  next = function(state, ctx)
    if ctx.remaining[1] then return ctx.ask(ctx.remaining[1], { note = P, actions = { { id = "press", label = P } },
      inputs = { one = { type = "text", about = P, default = "x" } } }) end
    return ctx.finish()
  end,
  acted = function() end,
  status = function() return { P } end,
  result = function() return { headline = P, body = P, bars = { { label = P, value = 1, of = 2 } }, share = { P } } end,
}
"""


def quiz(number, text):
    return {"format": 1, "id": f"hostile-{number}", "title": f"T {text}", "description": f"D {text}", "category": f"C {text}", "author": text, "plugin": "hostile",
            "questions": [
                {"id": "one", "kind": "single", "text": f"Q {text}", "image": "dot.png", "imageAlt": f"A {text}", "hint": f"H {text}",
                 "explanation": f"E {text}",
                 "answers": [{"id": "a", "text": f"right {text}", "correct": True}, {"id": "b", "text": f"wrong {text}", "feedback": f"F {text}"}]},
                {"id": "two", "kind": "order", "text": f"O {text}", "answers": [{"id": "x", "text": f"1 {text}"}, {"id": "y", "text": f"2 {text}"}]},
                {"id": "three", "kind": "match", "text": f"M {text}", "pairs": [[f"l {text}", f"r {text}"]]},
                {"id": "four", "kind": "range", "text": f"R {text}", "min": 0, "max": 2, "step": 1, "labels": [f"low {text}", f"high {text}"], "correct": 1},
            ]}


def lua(text):
    """A text in Lua, byte by byte."""
    return 'local P = "' + "".join(f"\\{byte:03}" for byte in text.encode()) + '"\n' + PLUGIN


class Poking(Mouse):
    """Plays without knowing anything, and remembers all texts that were to be seen."""

    texts = ""
    alts = ""

    def __init__(self, page):
        super().__init__(page)
        self.said = []

    def step(self):
        self.page.keyboard.press("1")
        hint = self.page.locator("button[value=hint]")
        if hint.count():
            mark = self.mark()
            hint.click()
            self.settled(mark)
        self.remember()
        if self.page.locator("form[data-kind]").count():
            places = ["pre.note", "ul.status", ".actions [value='action:press']", "label[for='input.one']"]
            self.said += [self.page.locator(place).text_content() for place in places]
        self.forward()

    def remember(self):
        self.texts += self.page.evaluate("document.title + ' ' + document.body.textContent")
        self.alts += self.page.evaluate("[...document.images].map(image => image.alt).join()")


with chromium() as browser, Serving(()) as serving:
    complaints = Complaints()
    (serving.folder / "quizzes" / "dot.png").write_bytes(bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc000000301010018dd8db00000000049454e44ae426082"))
    for number, text in enumerate(ALL):
        (serving.folder / "quizzes" / f"hostile-{number}.json").write_text(json.dumps(quiz(number, text)))
    page = visit(browser, complaints).new_page()
    dialogs = []
    page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    enter(page, serving)
    for number, text in enumerate(ALL):
        shown = SHOWN if text is BIDI else text
        label = shown[:1].upper() + shown[1:]  # names of fields begin with a capital letter
        (serving.folder / "plugins" / "hostile.lua").write_text(lua(text))
        page.goto(f"{serving.address}/quizzes/hostile-{number}")
        cover = page.evaluate("document.body.textContent")
        check(f"the cover shows the text as it is: {text[:30]}", f"T {shown}" in cover and f"D {shown}" in cover, cover)
        start(page)
        player = Poking(page)
        player.play()
        player.remember()
        player.said += [page.locator(place).first.text_content() for place in (".result", ".bars")] + [page.locator(".share").input_value()]
        wanted = [f"{sign} {shown}" for sign in ("Q", "O", "M", "R", "H", "E", "right", "wrong", "low", "high", "l", "r")]
        missing = [one for one in wanted if one not in player.texts]
        check(f"a sitting shows every text as it is: {text[:30]}", not missing, missing)
        check(f"so does what the mode says: {text[:30]}", all(shown in one or label in one for one in player.said), player.said)
        check(f"the picture's words are as they are: {text[:30]}", f"A {shown}" in player.alts, player.alts)
        check(f"nothing ran: {text[:30]}", not page.evaluate("window.hacked") and not dialogs, dialogs)
        page.goto(page.url + "/review")
        check(f"the review shows it: {text[:30]}", f"Q {shown}" in page.evaluate("document.body.textContent"))
    for path in ("/", "/quizzes", "/history", "/statistics", "/leaderboard"):
        page.goto(serving.address + path)
        check(f"nothing ran on {path}", not page.evaluate("window.hacked"))
    check("no complaint of the browser", not complaints, complaints)
end()
