"""What a page costs engine and server, in milliseconds of the processor: of a plain quiz, and of one whose texts have markup.

usage: pages.py QUIZRUN PLAIN MARKED [ROUNDS]; the quizzes are ids of QUIZRUN_HOME. Prints one line of JSON."""
import json
import os
import subprocess
import sys
import urllib.request

TICKS = os.sysconf("SC_CLK_TCK")


def children(parent):
    with open(f"/proc/{parent}/task/{parent}/children") as file:
        return [int(one) for one in file.read().split()]


def family(parent):
    return [parent] + [one for child in children(parent) for one in family(child)]


def spent(parent):
    """Ticks of a process and of all below it."""
    total = 0
    for one in family(parent):
        with open(f"/proc/{one}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total


class Client:
    def __init__(self, address):
        self.address, self.cookie = address, ""

    def ask(self, path, body=None, **headers):
        headers |= {"Cookie": self.cookie, "Origin": self.address}
        data = None if body is None else body.encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as reply:
            self.cookie = (reply.headers["Set-Cookie"] or self.cookie).split(";")[0]
            return reply.read().decode()


def main():
    program, quizzes, rounds = sys.argv[1], sys.argv[2:4], int(sys.argv[4]) if len(sys.argv) > 4 else 400
    serve = subprocess.Popen([program, "serve", "--json", "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    line = json.loads(serve.stdout.readline())
    client = Client("http://" + line["url"].split("/")[2])
    with open(line["key_file"]) as file:
        client.ask("/key", "key=" + file.read().strip())
    paths = []
    for quiz in quizzes:
        begun = client.ask("/sittings", json.dumps({"quiz": quiz, "seed": 1}), Accept="application/json", **{"Content-Type": "application/json"})
        paths.append("/sittings/" + json.loads(begun)["sitting"])
    for path in paths:
        client.ask(path)
    costs = [0, 0]
    for at in range(10):
        for which, path in enumerate(paths):
            before = spent(serve.pid)
            for _ in range(rounds // 10):
                client.ask(path)
            costs[which] += spent(serve.pid) - before
    serve.terminate()
    serve.wait()
    plain, marked = (cost * 1000 / TICKS / (rounds // 10 * 10) for cost in costs)
    print(json.dumps({"plain_ms": round(plain, 3), "marked_ms": round(marked, 3), "more_ms": round(marked - plain, 3)}))


main()
