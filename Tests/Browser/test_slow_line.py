"""A whole evening on a slow line that loses one request in ten: every sitting ends once, with the score it should have."""
from browser import Complaints, chromium, enter, visit
from checks import check, end
from playing import Keys, start
from serving import Serving
from slow_line import SlowLine

SITTINGS = 3

with chromium() as browser, Serving() as serving:
    line = SlowLine(serving.port)
    serving.address = f"http://127.0.0.1:{line.port}"
    complaints = Complaints()
    page = visit(browser, complaints).new_page()
    enter(page, serving, "/quizzes/kinds")
    for number in range(SITTINGS):
        page.goto(f"{serving.address}/quizzes/kinds")
        start(page)
        line.isOn = True
        Keys(page).play()
        line.isOn = False
    check("requests were lost", line.cut >= 3, (line.cut, line.passed))
    history = serving.history()
    check("each sitting counts once, with all points", [(one.get("points"), one.get("of")) for one in history] == [(8, 8)] * SITTINGS, history)
    check("no complaint of the browser", not complaints, complaints)
end()
