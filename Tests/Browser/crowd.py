"""A page while a hundred others play, who answer every few seconds as people do: what is beyond the line's own delay.

No part of the tests, as it measures: run it on a quiet machine, QUIZRUN_PROGRAM=.build/release/quizrun python3 Tests/Browser/crowd.py"""
import http.client
import json
import random
import statistics
import threading
import time

from checks import check, end
from serving import Serving

OTHERS, STEPS = 100, 60


class Player:
    """A guest who asks for pages as the script of a page does."""

    def __init__(self, serving):
        self.serving, self.cookie = serving, ""
        self.line = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=60)
        self.begin()

    def ask(self, path, body, kind):
        headers = {"Accept": "text/html" if kind == "form" else "application/json", "Accept-Encoding": "gzip", "Origin": self.serving.address,
                   "Cookie": self.cookie, "Content-Type": "application/x-www-form-urlencoded" if kind == "form" else "application/json", "X-Quizrun": "page"}
        self.line.request("POST", path, body, {name: value for name, value in headers.items() if value})
        reply = self.line.getresponse()
        text = reply.read()
        self.cookie = (reply.getheader("Set-Cookie") or self.cookie).split(";")[0]
        assert reply.status < 400, (reply.status, text[:200])
        return text

    def begin(self):
        if not self.cookie:
            self.ask("/join", json.dumps({"name": "Somebody"}), "json")
        self.sitting, self.left = json.loads(self.ask("/sittings", json.dumps({"quiz": "world-capitals", "new": True}), "json"))["sitting"], 7

    def step(self):
        """The milliseconds of two pages: a verdict, and the question behind it."""
        taken = []
        for deed in ("skip", "continue"):
            began = time.perf_counter()
            self.ask(f"/sittings/{self.sitting}", f"do={deed}", "form")
            taken.append((time.perf_counter() - began) * 1000)
        self.left -= 1
        if not self.left:
            self.begin()
        return taken


def measured(player):
    taken = sorted(ms for _ in range(STEPS) for ms in player.step() if time.sleep(0.02) is None)
    return statistics.median(taken), taken[len(taken) * 95 // 100], taken[-1]


with Serving((), has_shipped=True) as serving:
    player = Player(serving)
    alone = measured(player)
    isOver, failed, pages = threading.Event(), [], [0]

    def play():
        try:
            other = Player(serving)
            while not isOver.wait(random.uniform(3, 7)):
                pages[0] += len(other.step())
        except Exception as error:
            failed.append(repr(error))

    crowd = [threading.Thread(target=play) for _ in range(OTHERS)]
    for other in crowd:
        other.start()
    time.sleep(12)
    among = measured(player)
    isOver.set()
    for other in crowd:
        other.join()
    words = "median {:.1f}, 95 % within {:.1f}, longest {:.1f} ms".format
    check(f"the next page among {OTHERS} others takes at most 100 ms ({words(*among)}; alone {words(*alone)})", among[0] <= 100, among)
    check(f"the others played too ({pages[0]} pages), and none was refused", pages[0] > OTHERS and not failed, failed[:3])
end()
