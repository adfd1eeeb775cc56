"""Begun in a terminal, continued on a phone, finished in a pipe: one sitting, one result, also when its author changes the mode meanwhile."""
import json
import os
import pty
import select
import subprocess
import time

from browser import PHONE, Complaints, chromium, enter, visit
from checks import check, end
from playing import Mouse, title
from serving import PROGRAM, Serving

MODE = """return {
  api = 1,
  name = "Mine",
  judge = function(question, response, ctx)
    local verdict = ctx.judge(question, response)
    verdict.points, verdict.of = verdict.points * FACTOR, verdict.of * FACTOR
    return verdict
  end,
}
"""


def terminal(serving, words, say, until):
    """The program on a pseudo-terminal: types when what is waited for has come; what it said."""
    master, slave = pty.openpty()
    process = subprocess.Popen([PROGRAM, *words], cwd=serving.folder, env=serving.environment | {"TERM": "xterm"},
                               stdin=slave, stdout=slave, stderr=slave, start_new_session=True)
    os.close(slave)
    said, deadline = "", time.monotonic() + 30
    for wanted, keys in zip(until, [*say, None]):
        while wanted not in said and time.monotonic() < deadline:
            if select.select([master], [], [], 0.2)[0]:
                try:
                    said += os.read(master, 65536).decode(errors="replace")
                except OSError:
                    break
        if keys is not None:
            said = ""
            os.write(master, keys.encode())
    process.terminate()
    process.wait(20)
    os.close(master)
    return said


def lines(text):
    return [json.loads(line) for line in text.splitlines()]


def plays(browser, plugin=None):
    name = "with a plugin that changes" if plugin else "without a plugin"
    complaints = Complaints()
    words = ["kinds"] + (["--plugin", "mine"] if plugin else [])
    with Serving() as serving:
        if plugin:
            (serving.folder / "plugins" / "mine.lua").write_text(MODE.replace("FACTOR", "1"))
        said = terminal(serving, ["play", *words, "--plain"], ["\n", "\n", "2\n"],
                        ["Press Enter to start", "Enter to continue", "1 to 3", "any of 1 to 3"])
        check(f"{name}: the terminal comes to the second question", "mammals" in said, said)
        if plugin:
            (serving.folder / "plugins" / "mine.lua").write_text(MODE.replace("FACTOR", "3"))

        page = visit(browser, complaints, **PHONE).new_page()
        enter(page, serving)
        page.locator("main a[href^='/sittings/']").first.click()
        page.wait_for_selector("main.play")
        check(f"{name}: the phone goes on with it", title(page).startswith("Which of these are mammals"), title(page))
        player = Mouse(page)
        while not title(page).startswith("Order these planets"):
            player.seen.append(title(page))
            player.step()
        page.locator("details.leave summary, button:has-text('Leave')").first.click()
        page.get_by_role("button", name="Keep it for later").click()
        page.wait_for_url(serving.address + "/")

        begun = lines(serving.run("play", *words, "--json").stdout)
        questions = [one for one in begun if one["type"] == "question"]
        check(f"{name}: the pipe goes on with it", begun[0]["resumed"] and questions[0]["text"].startswith("Order"), begun)
        items = {one["text"]: one["id"] for one in questions[0]["answers"]}
        rest = [{"answer": [items[text] for text in ["Mercury", "Venus", "Earth"]]}, {"skip": True}]
        ended = lines(serving.run("play", *words, "--json", text="".join(json.dumps(one) + "\n" for one in rest)).stdout)
        history = serving.history()
        sittings = {begun[0]["sitting"], ended[0]["sitting"]} | {one["sitting"] for one in history}
        check(f"{name}: it is one sitting", len(sittings) == 1 and len(history) == 1, sittings)
        check(f"{name}: it has one result", ended[-1].get("points") == 7 and history[0]["points"] == 7, ended[-1])
        check(f"{name}: it can be verified", serving.run("verify").returncode == 0, serving.run("verify").stdout)
        check(f"{name}: no complaint of the browser", not complaints, complaints)


with chromium() as browser:
    plays(browser)
    plays(browser, plugin=True)
end()
