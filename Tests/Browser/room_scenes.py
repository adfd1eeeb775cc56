"""The server alone, with an engine that is a table: each code is a room in another phase, with a question of another kind."""
import json
import os
import re
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = Path(os.environ.get("QUIZRUN_PROGRAM", ROOT / ".build" / "debug" / "quizrun")).parent / "quizrun-serve"

PHASES = ["lobby", "open", "kept", "locked", "reveal", "board", "paused", "over", "kicked", "late", "own", "visitor"]
KINDS = {
    "single": {"text": "Which river flows through the most capitals?", "limit": 20,
               "answers": [{"id": "a", "text": "The Rhine"}, {"id": "b", "text": "The Danube, which rises in the Black Forest and ends in the Black Sea"},
                           {"id": "c", "text": "The Volga"}, {"id": "d", "text": "The Elbe"}]},
    "multiple": {"text": "Which of these are mammals?", "answers": [{"id": "a", "text": "Dolphin"}, {"id": "b", "text": "Bat"}, {"id": "c", "text": "Shark"}]},
    "truefalse": {"text": "Water boils at a lower temperature on a mountain.", "answers": [{"id": "true", "text": "True"}, {"id": "false", "text": "False"}]},
    "text": {"text": "What is the chemical symbol of gold?"},
    "number": {"text": "In which year did somebody first stand on the Moon?"},
    "range": {"text": "How salty is the sea, in percent?", "min": 0, "max": 10, "step_size": 0.5, "labels": ["fresh", "brine"]},
    "order": {"text": "Order these planets, from the Sun outwards.", "answers": [{"id": "a", "text": "Venus"}, {"id": "b", "text": "Earth"}, {"id": "c", "text": "Mercury"}]},
    "essay": {"kind": "text", "byHand": True, "text": "What would change in this town if it had no cars?", "limit": 300},
    "match": {"text": "Whose flag is it?", "left": [{"id": "a", "text": "Leaf"}, {"id": "b", "text": "Cedar"}],
              "right": [{"id": "x", "text": "Canada"}, {"id": "y", "text": "Lebanon"}, {"id": "z", "text": "Chile"}]},
}
GIVEN = {"single": ["b"], "multiple": ["a", "c"], "truefalse": ["true"], "essay": "It would be quieter.\nAnd one could play in the street.", "text": "Ag", "number": 1968, "range": 3, "order": ["c", "b", "a"], "match": {"a": "x", "b": "z"}}
RIGHT = {"single": ["b"], "multiple": ["a", "b"], "truefalse": ["true"], "essay": None, "text": "Au", "number": 1969, "range": 3.5, "order": ["c", "a", "b"], "match": {"a": "x", "b": "y"}}
COUNTS = {"single": {"a": 3, "b": 14, "c": 2, "d": 0}, "multiple": {"a": 15, "b": 9, "c": 4}, "truefalse": {"true": 16, "false": 3},
          "text": {"Au": 11, "Ag": 5, "gold, as far as I remember from school": 1}, "number": {"1969": 12, "1968": 4},
          "essay": {}, "range": {"3.5": 8, "3": 6}, "order": {"Mercury, Venus, Earth": 13, "Mercury, Earth, Venus": 4}, "match": {"Leaf – Canada, Cedar – Lebanon": 15}}
NAMES = ["Ada", "Bo", "Clever Otter", "Die Quizzlinge", "Élodie", "مريم", "Team with a very long name", "Grace", "Heidi", "Ivan", "Judy", "Kim",
         "Quiet Heron", "Mallory", "Niaj", "Olivia", "Peggy", "Sybil", "Trent"]


def code(phase, kind="single"):
    return f"{100000 + 100 * PHASES.index(phase) + list(KINDS).index(kind)}"


def room(number, role):
    phase, kind = PHASES[(int(number) - 100000) // 100], list(KINDS)[(int(number) - 100000) % 100]
    shown = {"kept": "open", "kicked": "open", "late": "open", "own": "open", "visitor": "lobby"}.get(phase, phase)
    thing = {"type": "room", "room": "01JD0000000000000000000000", "code": number, "title": "Rivers · Capitals", "quiz_title": "Rivers of Europe",
             "pace": "own" if phase == "own" else "together", "round": 1, "rounds": 2, "phase": shown, "epoch": 3, "joining": True, "names": "free",
             "players": len(NAMES), "number": 3, "questions": 10}
    if phase == "visitor" and role == "player":
        return "visitor", thing
    if role == "player":
        thing |= {"player": 7, "name": NAMES[6]}
    if phase == "kicked" and role == "player":
        thing["reason"] = "kicked"
    people = [{"player": at + 1, "name": name, "here": at % 5 != 3, "device": at != 1} for at, name in enumerate(NAMES)]
    if role == "host" or role == "screen" and shown == "lobby":
        thing["people"] = people
    if phase == "own":
        thing |= {"sitting": "01JD0000000000000000000001"} if role == "player" else {}
    elif shown in ("open", "locked", "reveal", "paused") and not (phase == "late" and role == "player"):
        thing["question"] = {"type": "question", "step": 3, "try": 1, "of": 10, "id": "q", "kind": kind} | KINDS[kind]
        if shown == "open" and "limit" in KINDS[kind]:
            thing["left_ms"] = 15000
        if role != "player":
            thing["answered"] = 19 if shown != "open" else 12
        if role == "host" and shown == "open":
            thing["missing"] = NAMES[:7]
        if role == "player" and phase in ("kept", "locked", "reveal"):
            thing["mine"] = {"answer": GIVEN[kind], "kept": True}
        if shown == "reveal" or shown == "locked" and role == "host":
            thing["counts"] = COUNTS[kind]
        if shown == "reveal" and kind != "essay":
            right = GIVEN[kind] == RIGHT[kind]
            thing["verdict"] = {"type": "verdict", "answer": RIGHT[kind], "explanation": "It flows through Vienna, Bratislava, Budapest and Belgrade."}
            if role == "player":
                thing["verdict"] |= {"points": 1 if right else 0, "of": 1, "correct": right, "given": GIVEN[kind], "feedback": "Well rowed."}
    if shown in ("board", "over") or phase == "own" and role != "player":
        rows = [{"place": max(1, at - 1) if at < 3 else at + 1, "player": at + 1, "name": name, "points": 24 - at * 1.5, "of": 30, "moved": (at % 4) - 1} for at, name in enumerate(NAMES)]
        thing["board"] = rows
        if role == "player":
            thing["place_of"] = {"place": 7, "of": len(NAMES), "points": 15, "moved": 1}
    return role, thing


def answer(line):
    op, number = line["op"], line.get("code", "")
    if op == "watch":
        number, *role = line["audience"].split("/")[1:]
        return {"place": 40, "audiences": [line["audience"] + "/all"], "objects": []}
    if op == "room":
        if number > "102000":
            return {"status": 404, "message": "there is no such room"}
        role, thing = room(number, line.get("as", "player"))
        return {"place": 40, "role": role, "objects": [thing]}
    if op == "rooms":
        return {"objects": [{"room": "01JD0000000000000000000000", "code": code("open"), "quizzes": ["rivers", "capitals"], "players": 19, "phase": "open",
                             "started": "2026-11-22T19:00:00Z"}, {"room": "01JD0000000000000000000001", "quizzes": ["animals"], "players": 3, "phase": "over"}]}
    if op == "room-past":
        rows = [{"place": at + 1, "player": at + 1, "name": name, "points": 24 - at * 1.5, "of": 30, "right": 9 - at // 3, "answered": 10, "questions": 10} for at, name in enumerate(NAMES)]
        return {"objects": [{"room": line["room"], "title": "Rivers · Capitals", "started": "2026-11-22T19:00:00Z", "over": True, "board": rows,
                             "corrections": [{"player": 2, "points": 2, "why": "The Rhône counts as well"}]}]}
    if op == "room-answer":
        return {"kept": True, "epoch": 3}
    return {"player": None} if op == "me" else {}


class Scenes:
    """`quizrun-serve` as its parent starts it."""

    def __init__(self, *arguments):
        self.arguments = arguments

    def __enter__(self):
        self.asked = []
        self.process = subprocess.Popen([PROGRAM, "--port=0", *self.arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.ready = threading.Event()
        threading.Thread(target=self.serve, daemon=True).start()
        assert self.ready.wait(20), "the server did not say hello"
        return self

    def serve(self):
        for text in self.process.stdout:
            line = json.loads(text)
            self.asked.append(line)
            if line["op"] == "hello":
                self.address = f"http://127.0.0.1:{line['port']}"
                self.ready.set()
            self.process.stdin.write(json.dumps({"id": line["id"], "status": 200, "objects": []} | answer(line)) + "\n")
            self.process.stdin.flush()

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def pages():
    """Every page of rooms, as name and path."""
    yield from [("join", "/join"), ("join-wrong", "/join?code=12"), ("none", "/rooms/999999"), ("rooms", "/rooms"), ("past", "/rooms/01JD0000000000000000000001")]
    for phase in PHASES:
        for role in ("player", "screen", "host"):
            if role == "player" or phase in ("lobby", "open", "locked", "reveal", "board", "paused", "over", "own"):
                yield f"{role}-{phase}", f"/rooms/{code(phase)}" + ("" if role == "player" else f"/{role}")
    for kind in list(KINDS)[1:]:
        for phase in ("open", "locked", "reveal"):
            yield f"player-{phase}-{kind}", f"/rooms/{code(phase, kind)}"
        for role in ("screen", "host"):
            yield f"{role}-reveal-{kind}", f"/rooms/{code('reveal', kind)}/{role}"
        yield f"screen-open-{kind}", f"/rooms/{code('open', kind)}/screen"
    for phase in ("lobby", "open", "board"):
        yield f"people-{phase}", f"/rooms/{code(phase)}/host?view=people"
