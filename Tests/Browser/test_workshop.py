"""A quiz from nothing in the workshop, as a teacher writes one, with and without scripts; then a room plays it."""
import json
import re
import sys
from pathlib import Path

from accessible import CALM, faults_in_all_views
from browser import Complaints, chromium, enter, enter_plainly, visit
from checks import check, end
from serving import ROOT, Serving

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
PICTURES = ROOT / "quizzes" / "img"
SHOTS = Path(sys.argv[1]) if len(sys.argv) > 1 else None


class Teacher:
    """Counts each press, each text that is typed, each choice."""

    def __init__(self, page):
        self.page = page
        self.actions = 0

    def press(self, name, role="button"):
        self.actions += 1
        self.page.get_by_role(role, name=name, exact=True).first.click()

    def fill(self, label, text):
        self.actions += 1
        self.page.get_by_label(label, exact=True).fill(text)

    def choose(self, kind):
        self.actions += 1
        self.page.get_by_label("Kind", exact=True).select_option(kind)

    def tick(self, label, place=0):
        self.actions += 1
        self.page.get_by_label(label, exact=True).nth(place).check()

    def picture(self, name, words):
        self.actions += 1
        self.page.get_by_label("Picture: choose a file", exact=True).last.set_input_files(PICTURES / name)
        self.page.get_by_label("The picture in words", exact=True).last.fill(words)
        self.actions += 1

    def ask(self, text, kind="single", answers=(), right=(), picture=None):
        self.press("Add a question")
        if kind != "single":
            self.choose(kind)
        self.fill("Question", text)
        for place, answer in enumerate(answers):
            self.fill(f"Answer {place + 1}", answer)
        for place in right:
            self.tick("Right", place)
        if picture:
            self.picture(*picture)

    def write(self):
        self.press("New quiz", "link")
        self.fill("Title", "Animals and numbers")
        self.ask("Which one barks?", answers=("A dog", "A cat", "A turtle"), right=(0,), picture=("dog.png", "A dog that looks at you"))
        self.ask("Which one meows?", answers=("A dog", "A cat"), right=(1,), picture=("cat.png", "A cat"))
        self.ask("How much is $\\frac{2}{4}$?", answers=("$\\frac{1}{2}$", "$\\frac{1}{4}$"), right=(0,))
        self.ask("Which are even?", "multiple", ("2", "3", "4"), (0, 2))
        self.ask("Which are birds?", "multiple", ("Owl", "Bat", "Duck"), (0, 2))
        self.ask("Octopuses have three hearts.", "truefalse")
        self.tick("True")
        self.ask("Bats are blind.", "truefalse")
        self.tick("False")
        self.ask("17 + 25?", "number")
        self.fill("Right number", "42")
        self.ask("12 × 12?", "number")
        self.fill("Right number", "144")
        self.ask("Which river flows through Cologne?", "text")
        self.fill("Accepted texts", "Rhine")
        self.press("Save")


def shot(page, name):
    if SHOTS:
        page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


def written(serving, name):
    return json.loads((serving.folder / "quizzes" / f"{name}.json").read_text())


ANSWERS = (["A dog"], ["A cat"], [0], ["2", "4"], ["Owl", "Duck"], ["True"], ["False"], "42", "144", "Rhine")


def answer(phone, given):
    """What a finger does on a phone, and how many presses it takes: a single answer is sent by its tap."""
    if isinstance(given, str):
        phone.fill("#answer", given)
    else:
        for one in given:
            option = phone.locator("label.option")
            (option.nth(one) if isinstance(one, int) else option.filter(has_text=one)).first.tap()
    taps = 1 if isinstance(given, str) else len(given)
    if isinstance(given, str) or phone.locator("form.step").get_attribute("data-kind") == "multiple":
        phone.locator("form.step .actions .main").tap()
        taps += 1
    phone.wait_for_selector(".kept")
    return taps


def rooms(browser, complaints, serving, teacher):
    """Two phones play to the podium what was just written, and each of their presses counts as well."""
    owner = teacher.page
    teacher.press("Open a room")
    owner.wait_for_url(re.compile(r"/rooms/\d+/host"))
    shot(owner, "room-lobby")
    code = re.search(r"/rooms/(\d+)/", owner.url)[1]
    phones = []
    for name in ("Ada", "Bo"):
        phone = visit(browser, complaints, **PHONE).new_page()
        phone.goto(f"{serving.address}/rooms/{code}")
        phone.fill("#name", name)
        phone.get_by_role("button", name="Join", exact=True).tap()
        phone.wait_for_selector("[data-phase=lobby]")
        phones.append(phone)
    taps = 3 * len(phones)
    owner.get_by_text("Bo", exact=True).first.wait_for()
    teacher.press("Start")
    for number, given in enumerate(ANSWERS, 1):
        for phone in phones:
            phone.wait_for_selector(f"main[data-phase=open][data-epoch='{number}']")
            if number in (1, 3, 4, 8):
                shot(phone, f"room-phone-{number}")
            taps += answer(phone, given)
        owner.get_by_text("2 of 2 have answered").first.wait_for()
        if number in (1, 3, 4):
            shot(owner, f"room-open-{number}")
        teacher.press("Close the question")
        owner.wait_for_selector("main[data-phase=locked]")
        teacher.press("Show the answer")
        owner.wait_for_selector("main[data-phase=reveal]")
        phones[0].wait_for_selector(".verdict")
        check(f"question {number} is answered right on both phones", all(phone.locator(".verdict.right").count() for phone in phones), phones[0].inner_text("main"))
        if number in (1, 3, 10):
            shot(owner, f"room-reveal-{number}")
            shot(phones[0], f"room-phone-reveal-{number}")
        teacher.press("Next question" if number < len(ANSWERS) else "End, and show the winners")
    for page in (owner, *phones):
        page.wait_for_selector("main[data-phase=over]")
    shot(owner, "room-podium")
    shot(phones[0], "room-phone-podium")
    check("both phones stand on the podium", all("of 2" in phone.inner_text("main") for phone in phones), phones[0].inner_text("main"))
    check(f"the teacher wrote and held it in at most 120 actions ({teacher.actions}, the phones {taps})", teacher.actions <= 120)


def editing(page, serving, path):
    """What is done to a quiz that is there."""
    page.goto(serving.address + path)
    with page.expect_navigation():
        page.get_by_role("button", name="Move up", exact=True).nth(1).click()
    with page.expect_navigation():
        page.get_by_role("button", name="Save", exact=True).click()
    check("a question moves up", [q["id"] for q in written(serving, path.rsplit("/", 1)[1])["questions"]][:2] == ["q2", "q1"])
    page.goto(serving.address + path + "/versions")
    page.get_by_role("button", name="Bring back", exact=True).first.click()
    page.wait_for_url(re.compile("saved=1"))
    check("an earlier version is brought back", [q["id"] for q in written(serving, path.rsplit("/", 1)[1])["questions"]][:2] == ["q1", "q2"])


def dragging(browser, complaints, serving, path):
    """By a real mouse and by a finger, up, down, and beyond both ends; the order is saved."""
    name = path.rsplit("/", 1)[1]
    for way, options in (("mouse", {"viewport": {"width": 1280, "height": 900}}), ("finger", PHONE)):
        page = visit(browser, complaints, **options).new_page()
        enter(page, serving, path)
        rows = page.locator("[data-sortable] > li")
        wire = page.context.new_cdp_session(page)

        def drag(start, end, beyond=0):
            hand, to = (rows.nth(at).locator(".number") for at in (start, end))
            hand.scroll_into_view_if_needed()
            a, b = hand.bounding_box(), to.bounding_box()
            x, y = a["x"] + a["width"] / 2, a["y"] + a["height"] / 2
            target = b["y"] + b["height"] / 2 + beyond + (6 if end > start else -6)
            if way == "mouse":
                page.mouse.move(x, y)
                page.mouse.down()
                page.mouse.move(x + 3, target, steps=12)
                page.mouse.up()
            else:
                for kind, at in [("touchStart", y)] + [("touchMove", y + (target - y) * step / 12) for step in range(1, 13)] + [("touchEnd", None)]:
                    wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if at is None else [{"x": x, "y": at}]})
                    page.wait_for_timeout(20)

        def order():
            return [row.split("\n")[0] for row in page.locator("[data-sortable] > li button.grow").all_inner_texts()]

        for start, end, beyond in ((0, 2, 0), (2, 0, 0), (1, 3, 0), (3, 0, -200), (0, 3, 0)):
            expected = order()
            expected.insert(end, expected.pop(start))
            with page.expect_navigation():
                drag(start, end, beyond)
            page.wait_for_function("first => [...document.querySelectorAll('[data-sortable] > li button.grow span')].map(one => one.textContent).join() === first", arg=",".join(expected), timeout=5000)
        check(f"{way}: questions are dragged to their places", order() == expected, order())
        page.get_by_role("button", name="Save", exact=True).click()
        page.wait_for_url(re.compile("saved=1"))
        titles = [re.sub(r"\$.*\$", "2/4", q["text"]) for q in written(serving, name)["questions"]]
        check(f"{way}: and saved there", titles == expected, titles)
        page.context.close()


def conflict(page, serving, path, name):
    page.goto(serving.address + path)
    file = serving.folder / "quizzes" / f"{name}.json"
    page.get_by_label("Title", exact=True).fill("From the browser")
    file.write_text(file.read_text().replace("Animals and numbers", "From an editor"))
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("heading", name="Changed in two places").wait_for()
    text = page.inner_text("main")
    check("both sides of a conflict are shown", "From the browser" in text and "From an editor" in text, text)
    check("nothing was overwritten", written(serving, name)["title"] == "From an editor")
    shot(page, f"conflict-{name}")
    page.get_by_role("button", name="Save mine", exact=True).click()
    page.wait_for_url(re.compile("saved=1"))
    check("one of them is chosen", written(serving, name)["title"] == "From the browser", written(serving, name)["title"])


def copying(page, serving, path):
    """A question goes into another quiz, where it is saved with the rest."""
    page.goto(serving.address + path + "?q=0")
    page.get_by_role("button", name="Copy into another quiz", exact=True).click()
    page.get_by_role("heading", name="Into which quiz?").wait_for()
    page.get_by_role("button", name="Capitals", exact=True).click()
    page.wait_for_url(re.compile("/workshop/quizzes/capitals\\?q=1"))
    page.get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile("saved=1"))
    copied = written(serving, "capitals")["questions"]
    check("a question is copied into another quiz", len(copied) == 2 and copied[1]["text"] == "Which one barks?" and "image" in copied[1], copied)


def pasting(page, serving, path):
    """A picture from the clipboard becomes the picture of the question."""
    page.goto(serving.address + path + "?q=2")
    page.get_by_label("Question", exact=True).evaluate("""(area, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "image.png", { type: "image/png" }));
      area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
    }""", list((PICTURES / "cat.png").read_bytes()))
    page.locator("[name='questions[2].image'][value*='image-']").wait_for()
    named = page.locator("[name='questions[2].image']").input_value()
    check("a pasted picture lies beside the quiz", (serving.folder / "quizzes" / named).read_bytes() == (PICTURES / "cat.png").read_bytes(), named)
    with page.expect_navigation():
        page.get_by_role("button", name="Throw the changes away").click()


def beside(page, serving, path):
    """A tab beside plays the quiz, and what was saved after that."""
    page.goto(serving.address + path + "?q=0")
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Play it beside", exact=True).click()
    play = opened.value
    play.wait_for_url(re.compile("/sittings/"))
    first = play.url
    for text in ("Which one barks loudly?", "Which one barks?"):
        page.get_by_label("Question", exact=True).fill(text)
        page.get_by_role("button", name="Save", exact=True).click()
        play.wait_for_url(lambda url: "/sittings/" in url and url != first)
        first = play.url
        check(f"the tab beside plays what was saved: {text}", text in play.inner_text("main"), play.inner_text("main"))
    play.close()


def imports(page, serving):
    page.goto(serving.address + "/workshop")
    page.get_by_text("From a file", exact=True).click()
    page.get_by_label("Table from a spreadsheet", exact=True).fill("question\tanswer\tanswer\ncorrect\n")
    page.get_by_label("File", exact=True).set_input_files({"name": "Capitals.gift", "mimeType": "text/plain", "buffer": b"::one:: Capital of France? {=Paris ~Lyon}\n\nBroken {=\n"})
    with page.expect_navigation():
        page.get_by_role("button", name="Read the file", exact=True).click()
    text = page.inner_text("main")
    check("what is lost is shown before anything is saved", "What is lost" in text and not (serving.folder / "quizzes" / "capitals.json").exists(), text)
    shot(page, "import")
    page.get_by_role("link", name="Open it in the editor", exact=True).click()
    with page.expect_navigation():
        page.get_by_role("button", name="Save", exact=True).click()
    check("an imported quiz is saved", len(written(serving, "capitals")["questions"]) == 1)


def tables(page, serving):
    """Cells as spreadsheets copy them: with names of the columns in German, and without any, with lines and quotation marks in a cell."""
    for table, right in (("Frage\tAntwort A\tAntwort B\tRichtig\r\nHauptstadt?\tLyon\tParis\tB\r\n", {"Hauptstadt?": "Paris"}),
                         ("\"Which\nbarks?\"\tDog\tCat\n2 − 1?\t1\t2\n2 − 0?\t2\t1\n", {"Which\nbarks?": "Dog", "2 − 1?": "1", "2 − 0?": "2"})):
        page.goto(serving.address + "/workshop")
        page.get_by_text("From a file", exact=True).click()
        page.get_by_label("Table from a spreadsheet", exact=True).fill(table)
        page.get_by_role("button", name="Read the table", exact=True).click()
        page.get_by_role("link", name="Open it in the editor", exact=True).click()
        page.get_by_role("button", name="Save", exact=True).click()
        page.wait_for_url(re.compile("saved=1"))
        quiz = written(serving, re.search(r"/quizzes/([^?]+)", page.url)[1])
        found = {q["text"]: next(one["text"] for one in q["answers"] if one.get("correct")) for q in quiz["questions"]}
        check("a pasted table has its right answers", found == right, found)


def searching(page, plain, serving):
    """Two hundred quizzes: the list follows what is typed, and a form finds the same."""
    names = ["Rivers of Asia", *(f"Number {at}" for at in range(199))]
    for at, name in enumerate(names):
        (serving.folder / "quizzes" / f"many-{at}.json").write_text(json.dumps({"title": name, "questions": [{"text": "?", "answers": [{"text": "a", "correct": True}, {"text": "b"}]}]}))
    page.goto(serving.address + "/workshop")
    rows = page.locator("#found ul.rows > li")
    check("the list has all quizzes", rows.count() > 200, rows.count())
    page.get_by_label("Search quizzes", exact=True).press_sequentially("rivers as")
    page.get_by_text("1 quiz matches “rivers as”.", exact=True).first.wait_for()
    check("and follows what is typed", rows.all_inner_texts() == ["Rivers of Asia\nmany-0"], rows.all_inner_texts())
    check("the field keeps the focus", page.evaluate("document.activeElement.id") == "search")
    check("the address has it", page.url.endswith("/workshop?search=rivers+as"), page.url)
    page.get_by_label("Search quizzes", exact=True).fill("")
    page.wait_for_function("() => document.querySelectorAll('#found ul.rows > li').length > 200")
    plain.goto(serving.address + "/workshop")
    plain.get_by_label("Search quizzes", exact=True).fill("ASIA river")
    plain.get_by_role("button", name="Search", exact=True).click()
    plain.get_by_text("1 quiz matches “ASIA river”.", exact=True).wait_for()
    check("without scripts a form finds it", plain.locator("#found ul.rows > li").all_inner_texts() == ["Rivers of Asia\nmany-0"], plain.inner_text("main"))
    for file in (serving.folder / "quizzes").glob("many-*.json"):
        file.unlink()


with chromium() as browser, Serving(quizzes=()) as serving:
    complaints = Complaints()
    owner = visit(browser, complaints, viewport={"width": 1280, "height": 900}).new_page()
    enter(owner, serving, "/workshop")
    writer = teacher = Teacher(owner)
    shot(owner, "entrance")
    teacher.write()
    shot(owner, "written")
    quiz = written(serving, "animals-and-numbers")
    check("a quiz of ten questions is written", len(quiz["questions"]) == 10, quiz)
    check("of five kinds", len({q["kind"] for q in quiz["questions"]}) == 5)
    check("with two pictures beside it", sum(1 for q in quiz["questions"] if (serving.folder / "quizzes" / q.get("image", "-")).is_file()) == 2)
    check(f"in at most 120 actions ({teacher.actions})", teacher.actions <= 120)
    checked = serving.run("quiz", "check", "quizzes/animals-and-numbers.json")
    check("nothing is found in it", checked.returncode == 0, checked.stdout + checked.stderr)
    with owner.expect_navigation():
        owner.get_by_role("button", name="Preview", exact=True).click()
    check("the preview is a player's page", owner.locator(".preview form.step").count() == 1, owner.inner_text("main"))
    shot(owner, "preview")
    path = "/workshop/quizzes/animals-and-numbers"
    editing(owner, serving, path)
    dragging(browser, complaints, serving, path)
    owner.goto(serving.address + path + "/versions")
    owner.get_by_role("button", name="Bring back", exact=True).nth(1).click()
    owner.wait_for_url(re.compile("saved=1"))
    conflict(owner, serving, path, "animals-and-numbers")
    imports(owner, serving)
    tables(owner, serving)
    copying(owner, serving, path)
    pasting(owner, serving, path)
    beside(owner, serving, path)

    owner.goto(serving.address + path + "?q=1")
    owner.wait_for_selector("aside.live-preview:not([hidden])")
    owner.get_by_label("Question", exact=True).fill("Which one meows at night?")
    owner.locator("aside.live-preview").get_by_text("Which one meows at night?").wait_for()
    check("the preview beside follows what is typed", True)
    owner.goto(serving.address + "/workshop")
    check("what was not saved is kept", "not saved yet" in owner.inner_text("main"), owner.inner_text("main"))
    shot(owner, "list")
    owner.goto(serving.address + path)
    check("and stands in the editor", "Which one meows at night?" in owner.inner_text("main"))
    with owner.expect_navigation():
        owner.get_by_role("button", name="Throw the changes away").click()

    guest = visit(browser, complaints).new_page()
    answers = [guest.goto(serving.address + place).status for place in ("/workshop", "/workshop?new=1", path, path + "/preview", path + "/versions", path + "/print")]
    check("a guest finds nothing", answers == [404] * 6, answers)

    plain = visit(browser, complaints, java_script_enabled=False, **PHONE).new_page()
    enter_plainly(plain, serving)
    plain.goto(serving.address + "/workshop")
    plain.get_by_role("link", name="New quiz", exact=True).click()
    plain.get_by_label("Title", exact=True).fill("Animals and numbers")
    plain.get_by_label("Id", exact=True).fill("by-hand")
    teacher = Teacher(plain)
    for text, kind in (("One?", "single"), ("Right or wrong?", "truefalse")):
        teacher.press("Add a question")
        teacher.choose(kind)
        teacher.fill("Question", text)
        if kind == "single":
            teacher.fill("Answer 1", "yes")
            teacher.fill("Answer 2", "no")
            plain.locator("input[name='questions[0].answers[0].correct'][type=checkbox]").check()
        else:
            plain.get_by_label("True", exact=True).check()
    shot(plain, "phone-question")
    teacher.press("Save")
    made = written(serving, "by-hand")
    check("a quiz is written without scripts", [q["kind"] for q in made["questions"]] == ["single", "truefalse"], made)
    check("and is the one that was meant", made["questions"][0]["answers"][0].get("correct") is True and made["questions"][1]["correct"] is True, made)
    shot(plain, "phone-saved")

    searching(owner, plain, serving)

    owner.goto(serving.address + path)
    rooms(browser, complaints, serving, writer)

    looking = visit(browser, complaints, **CALM).new_page()
    enter(looking, serving, "/workshop")
    found = []
    for place in ("/workshop", "/workshop?search=animals", "/workshop?new=1", path + "?q=0", path + "?q=7", path + "?view=settings", path + "/versions", path + "/preview?q=0", "/quizzes/animals-and-numbers"):
        looking.goto(serving.address + place)
        found += [(place, fault) for fault in faults_in_all_views(looking)]
    check("axe finds nothing in the workshop", not found, found)
    check("no page complains", not complaints, complaints)
end()
