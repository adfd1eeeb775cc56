"""Names that would like to be more than names, and very long ones: of players, quizzes and rooms, wherever they stand."""
import json

from browser import Complaints, chromium, enter, visit
from checks import check, end
from serving import Serving

NAMES = ["<script>window.hacked=1", "\"><svg onload=window.hacked=1>", "&lt;i&gt; &amp; {{7*7}}", "שלום <b>עולם</b>", "W" * 60,
         "Bo who has a name of many words that goes on and on", "Bot 7"]
TITLE = "\"><img src=x onerror=window.hacked=1> " + "M" * 40
QUIZ = {"format": 1, "id": "one", "title": TITLE, "category": "<b>C</b>",
        "questions": [{"id": "q", "kind": "truefalse", "text": "So?", "correct": True}]}


def faults(page, names):
    """Names that are not there as they are, what ran, and what stands beyond the edge."""
    text = page.evaluate("document.body.textContent + [...document.querySelectorAll('input')].map(i => i.value).join()")
    found = [name for name in names if name not in text]
    if page.evaluate("window.hacked"):
        found.append("something ran")
    found += page.evaluate("""[...document.querySelectorAll('main *')].filter(e => !e.closest('.sr, .chipset, .banner, details:not([open]) > :not(summary)'))
      .filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1).map(e => 'beyond the edge: ' + e.outerHTML.slice(0, 80))""")
    return found


def broken(page, name):
    """Whether a name stands on more than one line where it fits on one."""
    return page.evaluate("""name => [...document.querySelectorAll('main li, main th span, main b')].filter(e => e.textContent.trim() === name)
      .some(e => new Set([...document.createRange() && (r => { r.selectNodeContents(e); return r.getClientRects(); })(document.createRange())].map(b => Math.round(b.top))).size > 1)""", name)


with chromium() as browser, Serving(()) as serving:
    (serving.folder / "quizzes" / "one.json").write_text(json.dumps(QUIZ))
    for name in NAMES:
        said = serving.run("player", "add", name)
        check(f"there is a player {name[:20]}", said.returncode == 0, said.stderr)
        played = serving.run("one", "--plain", "--player", name, "--new", text="1\n\n\n")
        check(f"{name[:20]} has played", played.returncode == 0, played.stderr)
    for width in (320, 360, 1280):
        complaints = Complaints()
        context = visit(browser, complaints, viewport={"width": width, "height": 800})
        page = context.new_page()
        enter(page, serving)
        for path in ("/players", "/leaderboard"):
            page.goto(serving.address + path)
            found = faults(page, NAMES)
            check(f"{path} shows names as they are: {width} px", not found and not broken(page, "Bot 7"), found)
        for path in ("/", "/quizzes", "/leaderboard", "/quizzes/one"):
            page.goto(serving.address + path)
            found = faults(page, [TITLE.strip()])
            check(f"{path} shows the title as it is: {width} px", not found, found)
        room = context.request.post(f"{serving.address}/rooms", data=json.dumps({"quizzes": ["one"]}),
                                    headers={"Accept": "application/json", "Content-Type": "application/json"}).json()
        names = [name[:24].strip() for name in NAMES]
        for name in names:
            reply = browser.new_context().request.post(f"{serving.address}/rooms/{room['code']}/players", data=json.dumps({"name": name}),
                                                       headers={"Accept": "application/json", "Content-Type": "application/json"})
            check(f"{name} comes in", reply.status == 201, reply.text())
        place = f"{serving.address}/rooms/{room['code']}"
        for path in ("/host", "/host?view=people", "/screen"):
            page.goto(place + path)
            found = faults(page, names)
            check(f"{path} shows who is in: {width} px", not found and not broken(page, "Bot 7"), found)
        for deed in ("open", "lock", "reveal", "board"):
            context.request.post(f"{place}/host", data=json.dumps({"do": deed}),
                                 headers={"Accept": "application/json", "Content-Type": "application/json"})
        for path in ("/host", "/screen"):
            page.goto(place + path)
            page.wait_for_selector("main[data-phase=board]")
            found = faults(page, names)
            check(f"{path} shows the board: {width} px", not found and not broken(page, "Bot 7"), found)
        context.request.post(f"{place}/host", data=json.dumps({"do": "end"}), headers={"Accept": "application/json", "Content-Type": "application/json"})
        page.goto(serving.address + "/rooms")
        found = faults(page, [])
        check(f"/rooms fits: {width} px", not found, found)
        check(f"no complaint of the browser: {width} px", not complaints, complaints)
        context.close()
end()
