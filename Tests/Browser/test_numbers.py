"""Fields for numbers take no letters, as in the terminal, and the host's form for somebody without a device comes back as it was."""
import json

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import start
from serving import Serving

QUIZ = {"title": "Numbers", "questions": [{"id": "n", "kind": "number", "text": "How many?", "correct": 12.5}]}
JSON = {"Accept": "application/json", "Content-Type": "application/json"}


def typed(page, text):
    page.fill("#answer", "")
    page.locator("#answer").press_sequentially(text)
    return page.input_value("#answer")


with chromium() as browser, Serving(()) as serving:
    (serving.folder / "quizzes" / "numbers.json").write_text(json.dumps(QUIZ))
    complaints = Complaints()
    host = visit(browser, complaints).new_page()
    enter(host, serving, "/quizzes/numbers")
    start(host)
    for text, expected in (("1a2.b5", "12.5"), ("xe1e2e3", "1e23"), ("-3 1/2:", "-3 1/2:"), ("äß½", "½")):
        check(f"of '{text}' stands '{expected}'", typed(host, text) == expected, host.input_value("#answer"))

    room = host.context.request.post(f"{serving.address}/rooms", data=json.dumps({"quizzes": ["numbers"]}), headers=JSON).json()
    place = f"{serving.address}/rooms/{room['code']}/host"
    for order in ({"do": "enter", "name": "Table 4"}, {"do": "enter", "name": "Table 5"}, {"do": "open"}):
        host.context.request.post(place, data=json.dumps(order), headers=JSON)
    for scripts in (True, False):
        page = host if scripts else host.context.browser.new_context(storage_state=host.context.storage_state(), java_script_enabled=False, **PHONE).new_page()
        page.goto(place + "?view=people")
        page.locator("summary", has_text="Enter an answer").click()
        page.select_option("#player", label="Table 5")
        page.fill("#answer", "many")
        page.locator("details.card[open] button.main").click()
        page.wait_for_selector("#amiss")
        kept = (page.input_value("#answer"), page.locator("#player option:checked").inner_text(), page.locator("details.card[open] #answer[aria-invalid=true]").count())
        check(f"what is refused comes back, scripts: {scripts}", kept == ("many", "Table 5", 1), kept)
        page.fill("#answer", "12,5" if scripts else "12.5")
        page.locator("details.card[open] button.main").click()
        page.wait_for_selector("#amiss", state="detached")
    seen = host.context.request.get(place, headers=JSON).json()
    check("and counts once it is mended", seen["objects"][0]["answered"] == 1 if "objects" in seen else seen["answered"] == 1, seen)
    phone = visit(browser, complaints, **PHONE).new_page()
    enter(phone, serving, "/quizzes/numbers")
    phone.get_by_role("button", name="Start anew").or_(phone.get_by_role("button", name="Start", exact=True)).first.click()
    phone.wait_for_selector("#answer")
    phone.fill("#answer", "12,5")
    seen = []
    for _ in range(2):
        phone.get_by_role("button", name="Change the sign").tap()
        seen.append(phone.input_value("#answer"))
    check("a phone whose keys have no minus gets one, and takes it back", seen == ["-12,5", "12,5"], seen)
    check("where there are keys it is not shown", not host.get_by_role("button", name="Change the sign").count())
    check("nothing is scrolled sideways", phone.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    check("no complaint of the browser", not complaints, complaints)
end()
