"""What a screen reader hears, in its order: where the focus goes and what it says there, what is described, and live regions."""
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Keys, start
from serving import Serving

LISTEN = """() => {
  window.heard = [];
  const isLive = '[role=status], [role=alert]';
  new MutationObserver((changes) => changes.forEach((change) => {
    const line = change.target.nodeType === 1 && change.target.closest('[role=status]');
    if (line && line.textContent) heard.push(line.textContent);
    change.addedNodes.forEach((node) => node.nodeType === 1 && [node, ...node.querySelectorAll(isLive)].filter((one) => one.matches('[role=alert]'))
      .forEach((one) => heard.push(one.textContent.trim())));
  })).observe(document, { subtree: true, childList: true });
}"""
FOCUSED = """() => {
  const one = document.activeElement, text = (node) => node.innerText.replace(/\\s+/g, ' ').trim();
  const described = (one.getAttribute('aria-describedby') || '').split(' ').map((id) => document.getElementById(id)).filter(Boolean).map(text);
  const name = one.matches('input') ? [...one.labels || []].map(text).join() : text(one);
  return [name, one.getAttribute('aria-description'), ...described].filter(Boolean);
}"""
BEHIND = """() => {
  const one = document.activeElement.closest('.verdict') || document.activeElement;
  return one.innerText.split('\\n').map((line) => line.trim()).filter(Boolean);
}"""


def hears(page, name, *expected):
    """The alerts and the status, then the focus with its descriptions: what is said without a key."""
    page.wait_for_timeout(400)
    said = page.evaluate("heard.splice(0)") + page.evaluate(FOCUSED)
    said = [text for place, text in enumerate(said) if text not in said[:place]]
    check(name, said == list(expected), said)


WORDS = {
    "en": {"place": "Question 1 of 10", "first": "Choose an answer first.", "wrong": "Wrong", "points": "0 of 1 point", "right": "The right answer: False",
           "hint": "Hint: ", "time": "Time left 3 s", "of": "Question 1 of 2", "over": "The time is up.", "late": "Time’s up",
           "code": "There is no room with this code that can be joined. Check the digits.", "digits": "Six digits, as the screen shows them.", "room": "Code of the room", "deck": "element-symbols"},
    "de": {"place": "Frage 1 von 10", "first": "Wähle erst eine Antwort.", "wrong": "Falsch", "points": "0 von 1 Punkt", "right": "Die richtige Antwort: Falsch",
           "hint": "Tipp: ", "time": "Zeit 3 s", "of": "Frage 1 von 2", "over": "Die Zeit ist um.", "late": "Die Zeit war um",
           "code": "", "digits": "", "room": "Code des Raums", "deck": "greek-letters"},
}


def question(page, serving, words):
    page.goto(serving.address + "/quizzes/solar-system")
    start(page)
    page.evaluate(LISTEN)
    asked = page.locator("main h1").inner_text()
    hears(page, "a question, then which of how many", asked, words["place"])
    page.keyboard.press("Enter")
    hears(page, "what is refused", words["first"])
    page.locator("button[value=hint]").click()
    page.wait_for_selector(".hint")
    hint = page.locator(".hint").inner_text()
    check("a hint begins with its name", hint.startswith(words["hint"]), hint)
    hears(page, "a hint", hint)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict")
    hears(page, "a verdict with its points", f"{words['wrong']} {words['points']}")
    lines = page.evaluate(BEHIND)
    check("reading on, the right answer comes before the explanation", lines[2].startswith(words["right"].split(":")[0]) and len(lines) > 3, lines)
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.verdict')")
    hears(page, "nothing of it is left at the next question", page.locator("main h1").inner_text(), words["place"].replace("1", "2", 1))


def time(page, serving, words):
    page.goto(serving.address + "/quizzes/timed")
    start(page)
    page.evaluate(LISTEN)
    said = page.evaluate(FOCUSED)
    check("a question with its time", said[0] == page.locator("main h1").inner_text() and said[1].startswith(words["of"]) and words["time"][:-3] in said[1], said)
    page.wait_for_selector(".verdict")
    page.wait_for_timeout(400)
    said = page.evaluate("heard.splice(0)")
    # The server decides: where its verdict is here before the page's own clock is at its end, the verdict alone says it.
    check("the end of the time is said once", said in ([words["over"]], []), said)
    check("then the verdict has the focus", page.evaluate(FOCUSED)[0].startswith(words["late"]), page.evaluate(FOCUSED))


def card(page, serving, words):
    page.goto(serving.address + f"/quizzes/{words['deck']}?plugin=cards")
    start(page)
    page.evaluate(LISTEN)
    front = page.locator(".face h1").inner_text()
    check("the front of a card", page.evaluate(FOCUSED)[0] == front, page.evaluate(FOCUSED))
    Keys(page).forward()
    page.wait_for_selector(".face.turned")
    page.wait_for_timeout(300)
    said = page.evaluate(FOCUSED)[0]
    check("the back of it, not the front again", said and front not in said, said)


def code(page, serving, words):
    page.goto(serving.address + "/join?code=123456")
    page.wait_for_timeout(300)
    said = page.evaluate(FOCUSED)
    check("a wrong code: the field, and why", said[0] == words["room"] and len(said) == 3 and page.locator("#code[aria-invalid=true]").count() == 1, said)
    if words["code"]:
        check("in words", said[1:] == [words["code"], words["digits"]] or said[1:] == [words["digits"], words["code"]], said)


def languages(page, serving):
    """Texts of a quiz are read by the voice of their language, those of the interface by its own."""
    page.goto(serving.address + "/quizzes/deutschlandreise")
    check("the title on a cover has its language", page.locator("main h1").get_attribute("lang") == "de")
    start(page)
    check("so has a question", page.locator("main h1").get_attribute("lang") == "de")
    check("and each answer", set(page.locator("label.option .text").evaluate_all("all => all.map(e => e.lang)")) <= {"de"})
    check("a button has that of the page", page.locator("main .actions .main").evaluate("e => e.closest('[lang]').lang") == "en")


def week(page, serving):
    page.goto(serving.address)
    days = page.locator(".week > li:not([aria-hidden=true])").evaluate_all("all => all.map(e => e.querySelector('.sr')?.textContent || '')")
    check("each day that is read says something", all(days), days)


with chromium() as browser, Serving(("timed",), has_shipped=True) as serving:
    for language, locale in (("en", "en"), ("de", "de-DE")):
        complaints = Complaints()
        page = visit(browser, complaints, locale=locale, reduced_motion="reduce").new_page()
        enter(page, serving)
        for part in (question, time, card, code):
            part(page, serving, WORDS[language])
        if language == "en":
            languages(page, serving)
            week(page, serving)
        check(f"no complaint of the browser: {language}", not complaints, complaints)
        page.context.close()
end()
