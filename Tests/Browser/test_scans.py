"""A teacher drops scanned sheets on a quiz's page, resolves a doubt by keys, and saves the marks."""
import json
import sys
from pathlib import Path

from accessible import CALM, faults_in_all_views
from browser import Complaints, PHONE, chromium, enter, enter_plainly, visit
from checks import check, end
from serving import Serving

SHOTS = Path(sys.argv[1]) if len(sys.argv) > 1 else None
PATH = "/workshop/quizzes/leaves/scans"
QUIZ = {
    "id": "leaves", "title": "Leaves", "questions": [
        {"id": "one", "text": "One?", "answers": [{"text": "right", "correct": True}, {"text": "wrong"}, {"text": "worse"}]},
        {"id": "two", "kind": "truefalse", "text": "Two.", "correct": True},
        {"id": "sum", "kind": "number", "text": "6 × 7?", "correct": 42}]}
MARKS = {"Ada": ["1:A", "2:A", "3#3:4", "3#4:2"], "Ben": ["1:A", "1:B", "2:B", "3#3:4", "3#4:2"]}


def shot(page, name):
    if SHOTS:
        page.screenshot(path=SHOTS / f"{name}.png", full_page=True)


def scanned(browser, serving):
    """Pictures of the printed sheets of two pupils, with filled bubbles: pages as a scanner makes them."""
    (serving.folder / "names.txt").write_text("\n".join(MARKS))
    printed = serving.run("quiz", "print", "leaves", "--sheet", "--scan", "--seed", "5", "--class", "names.txt")
    page = browser.new_context(device_scale_factor=2, viewport={"width": 900, "height": 1300}).new_page()
    page.emulate_media(media="print")
    page.set_content(printed.stdout)
    sheets = []
    for sheet in page.query_selector_all("div.scan"):
        name = sheet.get_attribute("data-participant")
        for mark in MARKS[name]:
            sheet.query_selector(f"[data-bubble='{mark}']").evaluate("bubble => { bubble.style.background = '#223'; }")
        # The paper around the marks, as on a page.
        sheet.evaluate("sheet => { sheet.style.background = '#fff'; }")
        sheets.append({"name": f"{name}.png", "mimeType": "image/png", "buffer": sheet.screenshot()})
    page.context.close()
    return sheets


def drop(page, place, files):
    """Drops files on a place of the page, as a hand drags them from the desktop."""
    box = page.locator(place).bounding_box()
    at = {"x": box["x"] + 20, "y": box["y"] + box["height"] / 2}
    data = {"items": [], "files": [str(file) for file in files], "dragOperationsMask": 1}
    browser = page.context.new_cdp_session(page)
    for event in ["dragEnter", "dragOver", "drop"]:
        browser.send("Input.dispatchDragEvent", {"type": event, **at, "data": data})
    page.wait_for_timeout(500)


def chosen(page):
    return page.evaluate("[...document.querySelector('#files').files].map((one) => one.name)")


def saved(page, name):
    with page.expect_download() as waiting:
        page.get_by_role("link", name=name, exact=True).click()
    return waiting.value.suggested_filename, Path(waiting.value.path()).read_text()


with chromium() as browser, Serving(quizzes=()) as serving:
    (serving.folder / "quizzes" / "leaves.json").write_text(json.dumps(QUIZ))
    sheets = scanned(browser, serving)
    complaints = Complaints()
    owner = visit(browser, complaints, viewport={"width": 1280, "height": 900}).new_page()
    enter(owner, serving, "/workshop/quizzes/leaves")
    owner.get_by_role("link", name="Read sheets", exact=True).click()
    owner.wait_for_url("**" + PATH)
    owner.locator("#class").fill("Ada\nBen\nCem")
    files = [serving.folder / sheet["name"] for sheet in sheets]
    for file, sheet in zip(files, sheets):
        file.write_bytes(sheet["buffer"])
    drop(owner, "#files", files[:1])
    check("a scan dropped on the field is chosen", chosen(owner) == ["Ada.png"], chosen(owner))
    drop(owner, "h1", files)
    check("scans dropped beside it are chosen and not opened", chosen(owner) == ["Ada.png", "Ben.png"] and len(owner.context.pages) == 1, chosen(owner))
    shot(owner, "1-chosen")
    owner.get_by_role("button", name="Read sheets", exact=True).click()
    owner.get_by_role("heading", name="Doubts", exact=True).wait_for()
    text = owner.inner_text("main")
    check("two pages are read, with one doubt", "2 pages were read. 1 doubt is left." in text, text)
    check("the row of a pupil has what was read", owner.get_by_role("row", name="Ada A").inner_text().split()[-3:] == ["A", "A", "42"], owner.get_by_role("row", name="Ada A").inner_text())
    check("whose sheet is missing is said", "No sheet of Cem" in text, text)
    cut = owner.locator(".doubts img")
    check("the doubt has its cut-out", cut.count() == 1 and cut.evaluate("one => one.naturalWidth") > 100)
    shot(owner, "2-doubts")

    owner.reload()
    owner.get_by_label("1", exact=True).focus()
    owner.keyboard.type("Q")
    owner.keyboard.press("Enter")
    check("Enter goes on behind the last field", owner.evaluate("document.activeElement.textContent") == "Save the answers")
    owner.keyboard.press("Enter")
    owner.locator("main .amiss").wait_for()
    check("a letter that is not there stays in its field", owner.get_by_label("1", exact=True).input_value() == "Q", owner.inner_text("main"))
    owner.get_by_label("1", exact=True).focus()
    owner.keyboard.press("ControlOrMeta+a")
    owner.keyboard.type("a")
    owner.keyboard.press("Enter")
    owner.keyboard.press("Enter")
    owner.get_by_text("Everything was read without a doubt.").wait_for()
    check("a doubt is resolved by keys", owner.locator("main form.doubts").count() == 0, owner.inner_text("main"))
    owner.get_by_role("button", name="Mark them", exact=True).click()
    owner.get_by_role("link", name="Save the marks (CSV)", exact=True).wait_for()
    shot(owner, "3-marks")
    name, table = saved(owner, "Save the marks (CSV)")
    check("the marks are saved", name == "leaves-marks.csv" and "\nAda,A " in table and "\nBen,A " in table, (name, table))
    name, feedback = saved(owner, "Save the feedback (HTML)")
    check("and the feedback with each pupil's page", name == "leaves-feedback.html" and feedback.count("data:image/png") >= 2, name)

    guest = visit(browser, complaints).new_page()
    check("a guest finds nothing", guest.goto(serving.address + PATH).status == 404)

    calm = visit(browser, complaints, **CALM).new_page()
    enter(calm, serving, PATH)
    check("axe finds nothing in the marks", not (faults := faults_in_all_views(calm)), faults)

    plain = visit(browser, complaints, java_script_enabled=False, **PHONE).new_page()
    enter_plainly(plain, serving)
    plain.goto(serving.address + PATH)
    plain.get_by_text("Put these sheets away").first.click()
    plain.get_by_role("button", name="Put these sheets away").click()
    plain.get_by_label("Scanned pages", exact=True).set_input_files(sheets)
    shot(plain, "4-phone")
    plain.get_by_role("button", name="Read sheets", exact=True).click()
    for _ in range(60):
        if plain.get_by_role("link", name="Look again").count() == 0:
            break
        plain.get_by_role("link", name="Look again").click()
        plain.wait_for_timeout(500)
    shot(plain, "5-phone-doubts")
    plain.get_by_label("1", exact=True).fill("B")
    plain.get_by_role("button", name="Save the answers", exact=True).click()
    check("without scripts it goes as far", "Everything was read without a doubt." in plain.inner_text("main"), plain.inner_text("main"))

    dark = visit(browser, complaints, color_scheme="dark", viewport={"width": 1280, "height": 900}).new_page()
    enter(dark, serving, PATH)
    shot(dark, "6-dark")
    check("no page complains", not complaints, complaints)
end()
