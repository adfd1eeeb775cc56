"""A room at one's own pace: a sitting of one's own in it, and from its end back to the room."""
import json

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse
from serving import Serving

JSON = {"Accept": "application/json", "Content-Type": "application/json"}

with chromium() as browser, Serving(("essay",)) as serving:
    complaints = Complaints()
    host = visit(browser, complaints).new_page()
    enter(host, serving)
    room = host.context.request.post(f"{serving.address}/rooms", data=json.dumps({"quizzes": ["essay"], "pace": "own"}), headers=JSON).json()
    place = f"{serving.address}/rooms/{room['code']}"
    page = visit(browser, complaints, **PHONE).new_page()
    page.goto(place)
    page.fill("#name", "Ada")
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_selector("[data-phase=lobby]")
    host.context.request.post(f"{place}/host", data=json.dumps({"do": "open"}), headers=JSON)
    screen = visit(browser, complaints).new_page()
    screen.goto(place + "/screen")
    host.goto(place + "/host")
    page.get_by_role("link", name="To my questions").click()
    page.wait_for_selector("main.play")
    page.get_by_text("Leave", exact=True).click()
    check("nobody takes a sitting out of the room", not page.get_by_role("button", name="Discard it").count())
    page.get_by_role("button", name="Keep it for later").click()
    page.wait_for_url(place)
    refused = page.context.request.post(serving.address + page.get_by_role("link", name="To my questions").get_attribute("href"), data=json.dumps({"quit": "discard"}), headers=JSON)
    check("nor does a program", refused.status == 422, refused.text())
    for number in range(6):
        late = visit(browser, complaints, **PHONE).new_page()
        late.goto(place)
        late.fill("#name", f"Late {number}")
        late.get_by_role("button", name="Join", exact=True).click()
        late.get_by_role("link", name="To my questions").wait_for(timeout=10_000)
        late.context.close()
    check("who comes later is led on without a reload", True)
    for name, looking in (("the host", host), ("the projector", screen)):
        looking.get_by_text("Late 5").wait_for(timeout=10_000)
        check(f"{name} sees who came later without a reload", True)
    page.get_by_role("link", name="To my questions").click()
    for _ in range(6):
        page.wait_for_selector("main.play, .result")
        if page.locator(".result").count():
            break
        if page.locator("textarea#answer").count():
            page.fill("#answer", "Because.")
        if page.locator("label.option").count():
            page.locator("label.option").first.click()
        Mouse(page).forward()
    check("the result leads back to the room", page.get_by_role("link", name="Back to the room").count() == 1, page.locator("main").inner_text())
    check("and offers nothing that the room forbids", not page.get_by_role("button", name="Play again").count())
    points = "() => [...document.querySelectorAll('.board tbody tr')].some((row) => row.innerText.includes('Ada') && !/\\t0$/.test(row.innerText.trim()))"
    host.locator("main a", has_text="Players").focus()
    for name, looking in (("the host", host), ("the projector", screen)):
        looking.wait_for_function(points, timeout=10_000)
        check(f"{name} sees points as they come", True)
    check("and the focus stays where it was", host.evaluate("document.activeElement.innerText") == "Players", host.evaluate("document.activeElement.outerHTML"))
    page.get_by_role("link", name="Back to the room").click()
    page.wait_for_url(place)
    check("the room shows the board", "Ada" in page.locator("main").inner_text(), page.locator("main").inner_text())
    page.goto(serving.address + "/history")
    text = page.locator("main").inner_text()
    check("history says that it was in a room", "in a room" in text, text)
    page.locator(".rows a").first.click()
    page.wait_for_url("**/review")
    text = page.locator("main").inner_text()
    check("the review waits until the room closes", "room is still open" in text and page.locator("main li").count() == 0, text)
    check("what belongs to a room is not deleted", not page.locator(".ending").count())
    host.context.request.post(f"{place}/host", data=json.dumps({"do": "end"}), headers=JSON)
    page.reload()
    check("a room that is over leads nowhere", not page.get_by_role("link", name="Back to the room").count())
    said = serving.run("rooms", room["room"], "--json")
    sittings = json.loads(said.stdout)["board"][0]["sittings"]
    check("`rooms` names the sittings", len(sittings) == 1, said.stdout + said.stderr)
    said = serving.run("history", sittings[0])
    check("`history` shows one, and whose room it was", f"It belongs to the room {room['room']}." in said.stdout, said.stdout + said.stderr)
    said = serving.run("history", room["room"])
    check("`history` knows a room", "is a room: `quizrun rooms" in said.stderr, said.stderr)
    check("no complaint of the browser", not complaints, complaints)
end()
