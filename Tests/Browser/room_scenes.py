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
# Names as long as a room takes them, with and without a place to break.
LONG_NAMES = [f"{first} {last}"[:24] for last in ("von Hohenstein-Wernigerode", "Papadopoulos-Γεωργίου-Lee", "Wolfeschlegelsteinhausen", "d'Aubigné de la Rochelle") for first in
              ("Ann-Kathrin", "Bo", "Maximilian", "Chrysanthemumsmith", "Élodie", "Jean-Baptiste", "Noor", "W", "Konstantin", "Ж", "María José", "Theodora", "Ulrich", "Quintessa", "Zoë")]
TEAMS = ("Red foxes", "Blue herons", "Green otters", "Die Quizzlinge")
LONG_TEAMS = ("Die unglaublichen Füchse", "Quizzly Bears of Room 12", "Donaudampfschifffahrerin", "Les Incollables du jeudi", "Otters", "The Know-It-Almosts 2026")
CROWD = [f"{first} {last}" for last in ("Abt", "Brandt-Lindner", "Cruz", "van Dijk") for first in NAMES[:15]]


def choices(*texts, **more):
    return [{"id": chr(97 + at), "text": text} | {name: values[at] for name, values in more.items()} for at, text in enumerate(texts)]


LONG = ("because the water of the river is warmer than the air above it in the early morning", "because cold air flows down the slopes at night and gathers in the valley",
        "because the ground loses its warmth into a clear sky more quickly than under clouds", "because trees give off water all day, which has nowhere to go after sunset",
        "because there is less wind between the hills than there is on top of them", "because smoke and dust of the town are seeds on which small drops can grow",
        "because of all of these, but never of one of them alone", "because of none of these: fog is what clouds are called that cannot climb")
ROUND = {"title": "Rivers, and what lives on them", "body": "Ten questions on rivers, seas and bridges. Phones down until you have read the question, and no atlas.", "image": "/media/wide.svg", "imageAlt": "A river between hills"}
# What is hardest to show, each as question, answer given, right answer, and counts.
HARD = {
    "long": ({"kind": "multiple", "text": "Why is there fog in a valley on many autumn mornings, while the hills around it lie in the sun? Choose all reasons that are good ones.", "limit": 90,
              "answers": choices(*LONG)}, ["a", "b"], ["b", "c"], dict(zip("abcdefgh", (12, 30, 25, 6, 18, 9, 14, 2)))),
    "code": ({"kind": "single", "limit": 60, "markup": "markdown", "text": "What does this print?\n\n```python\ndef fibonacci(count):\n    a, b = 0, 1\n    while count > 0:\n        yield a\n        a, b = b, a + b\n        count -= 1\n\nprint([n for n in fibonacci(12) if n % 2 == 0 and n < 100])\n```",
              "answers": choices("`[0, 2, 8, 34]`", "`[0, 2, 8, 34, 144]`", "`[2, 8, 34]`", "It never ends.")}, ["a"], ["a"], {"a": 9, "b": 7, "c": 2, "d": 1}),
    "formula": ({"kind": "single", "limit": 60, "markup": "markdown", "text": "For which $x$ is $$\\int_0^x \\frac{2t}{1+t^2}\\,dt = \\sum_{k=1}^{\\infty} \\frac{(-1)^{k+1}}{k}$$ true?",
                 "answers": choices("$x = 1$", "$x = \\sqrt{e - 1}$", "$x = \\frac{1}{2}$", "$x = \\ln 2$")}, ["b"], ["a"], {"a": 11, "b": 6, "c": 2}),
    "picture": ({"kind": "single", "text": "Which river is this?", "limit": 20, "image": "/media/wide.svg", "imageAlt": "A river between hills", "answers": choices("The Rhine", "The Danube", "The Volga", "The Elbe")}, ["b"], ["b"], COUNTS["single"]),
    "portrait": ({"kind": "single", "text": "Which of the four towers is the highest, if its aerial is counted?", "limit": 20, "image": "/media/high.svg", "imageAlt": "A tower",
                  "answers": choices("Tokyo Skytree", "Canton Tower", "CN Tower", "Ostankino Tower")}, ["b"], ["a"], COUNTS["single"]),
    "tiles": ({"kind": "single", "text": "Which flag has a river in it?", "limit": 20, "answers": choices("", "", "", "", image=["/media/wide.svg", "/media/high.svg", "/media/flag.svg", "/media/wide.svg"], imageAlt=["Hills", "Tower", "Flag", "River"])},
              ["b"], ["d"], COUNTS["single"]),
    "gaps": ({"kind": "gaps", "text": "The Seine flows through [[city]], turns in wide bends through Normandy and meets the [[sea]] at Le Havre.",
              "gaps": [{"id": "city", "kind": "text"}, {"id": "sea", "kind": "choice", "answers": choices("Mediterranean", "Bay of Biscay", "English Channel")}]},
             {"city": "Rouen", "sea": "c"}, {"city": "Paris", "sea": "c"}, {"Paris, English Channel": 12, "Rouen, English Channel": 3}),
    "section": ({"kind": "single", "text": "Which river is this?", "limit": 20, "image": "/media/wide.svg", "imageAlt": "A river between hills", "pages": [ROUND], "answers": choices("The Rhine", "The Danube", "The Volga", "The Elbe")},
                ["b"], ["b"], COUNTS["single"]),
    "spellings": ({"kind": "text", "text": "How is the longest river of Asia called, in whatever language?"}, "Yangtse", "Yangtze",
                  {"Mekong": 6, "Yangtze": 5, "Yangtse": 4, "no idea": 3, "Ganges": 2, "Changjiang": 2, "Jangtsekiang": 1, "Amur": 1}),
    "many": ({"kind": "match", "text": "Which of these rivers ends in which of these seas?", "left": choices("Rhine", "Danube", "Volga", "Rhône", "Vistula", "Tagus"),
              "right": [{"id": f"r{at}", "text": text} for at, text in enumerate(("North Sea", "Black Sea", "Caspian Sea", "Mediterranean", "Baltic Sea", "Atlantic", "White Sea"))]},
             {"a": "r0", "b": "r2"}, {letter: f"r{at}" for at, letter in enumerate("abcdef")}, {"Rhine – North Sea": 3}),
    # Rooms with many people, and with teams.
    "crowd": (KINDS["single"] | {"kind": "single"}, ["b"], ["b"], {"a": 11, "b": 38, "c": 6, "d": 3}),
    "teams": (KINDS["single"] | {"kind": "single"}, ["b"], ["b"], COUNTS["single"]),
    "longnames": (KINDS["single"] | {"kind": "single"}, ["b"], ["b"], {"a": 11, "b": 38, "c": 6, "d": 3}),
}
TEAMS_OF = {"teams": TEAMS, "longnames": LONG_TEAMS}
RIGHT_TEXTS = {"spellings": ["Yangtze", "Yangtse", "Changjiang", "Jangtsekiang"], "text": ["Au"]}
PUT = {name: {"kind": name} | thing for name, thing in KINDS.items()} | {name: thing[0] for name, thing in HARD.items()}
GIVEN |= {name: thing[1] for name, thing in HARD.items()}
RIGHT |= {name: thing[2] for name, thing in HARD.items()}
COUNTS |= {name: thing[3] for name, thing in HARD.items()}
NUMBERS = list(PUT)


def code(phase, kind="single"):
    return f"{100000 + 100 * PHASES.index(phase) + NUMBERS.index(kind)}"


def room(number, role):
    phase, kind = PHASES[(int(number) - 100000) // 100], NUMBERS[(int(number) - 100000) % 100]
    names = {"crowd": CROWD, "longnames": LONG_NAMES}.get(kind, NAMES)
    shown = {"kept": "open", "kicked": "open", "late": "open", "own": "open", "visitor": "lobby"}.get(phase, phase)
    thing = {"type": "room", "room": "01JD0000000000000000000000", "code": number, "title": "Rivers · Capitals", "quiz_title": "Rivers of Europe",
             "pace": "own" if phase == "own" else "together", "round": 1, "rounds": 2, "phase": shown, "epoch": 3, "joining": True, "names": "free",
             "players": len(names), "number": 1 if kind == "section" else 3, "questions": 10}
    if phase == "visitor" and role == "player":
        return "visitor", thing
    if role == "player":
        thing |= {"player": 7, "name": names[6]}
    if phase == "kicked" and role == "player":
        thing["reason"] = "kicked"
    people = [{"player": at + 1, "name": name, "here": at % 5 != 3, "device": at != 1} for at, name in enumerate(names)]
    if role == "host" or role == "screen" and shown == "lobby":
        thing["people"] = people
    if phase == "own":
        thing |= {"sitting": "01JD0000000000000000000001"} if role == "player" else {}
    elif shown in ("open", "locked", "reveal", "paused") and not (phase == "late" and role == "player"):
        thing["question"] = {"type": "question", "step": 3, "try": 1, "of": 10, "id": "q"} | PUT[kind]
        if shown == "open" and "limit" in PUT[kind]:
            thing["left_ms"] = PUT[kind]["limit"] * 750
        if role != "player":
            thing["answered"] = len(names) - (7 if shown == "open" else 0)
        if role == "host" and shown == "open":
            thing["missing"] = names[:7]
        if role == "player" and phase in ("kept", "locked", "reveal"):
            thing["mine"] = {"answer": GIVEN[kind], "kept": True}
        if shown == "reveal" or shown == "locked" and role == "host":
            thing["counts"] = COUNTS[kind]
            if shown == "reveal" and kind in RIGHT_TEXTS:
                thing["right"] = RIGHT_TEXTS[kind]
        if shown == "reveal" and kind != "essay":
            right = GIVEN[kind] == RIGHT[kind]
            thing["verdict"] = {"type": "verdict", "answer": RIGHT[kind], "explanation": "It flows through Vienna, Bratislava, Budapest and Belgrade."}
            if role == "player":
                thing["verdict"] |= {"points": 1 if right else 0, "of": 1, "correct": right, "given": GIVEN[kind], "feedback": "Well rowed."}
    if shown in ("board", "over") or phase == "own" and role != "player":
        rows = [{"place": max(1, at - 1) if at < 3 and kind == "single" else at + 1, "player": at + 1, "name": name, "points": 24 - at * 1.5, "of": 30, "moved": (at % 4) - 1} for at, name in enumerate(names)]
        thing["board"] = rows
        if role == "player":
            place = {"picture": 1, "portrait": 2, "tiles": len(names)}.get(kind, 7)
            thing |= {"player": place, "name": names[place - 1]}
            thing["place_of"] = {"place": place, "of": len(names), "points": 25.5 - place * 1.5, "moved": 1}
    if role == "player" and shown == "reveal":
        thing["place_of"] = {"place": 7, "of": len(names), "points": 15, "moved": 2}
    if kind in TEAMS_OF:
        teams = TEAMS_OF[kind]
        thing["teams"] = [{"name": name, "players": 5 - at % 2} | ({"points": 14.25 - at * 2} if "board" in thing else {}) for at, name in enumerate(teams)]
        thing |= {"team": teams[1]} if role == "player" else {}
        for at, one in enumerate(thing.get("board", []) + thing.get("people", [])):
            one["team"] = teams[at % len(teams)]
    return role, thing


def answer(line):
    op, number = line["op"], line.get("code", "")
    if op == "watch":
        number, *role = line["audience"].split("/")[1:]
        return {"place": 40, "audiences": [line["audience"] + "/all"], "objects": []}
    if op == "room":
        if number > "101299":
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


def hard_pages():
    """What is hardest to show: long, high and wide questions, many people, teams, and how it ends for one and another."""
    for kind in HARD:
        if kind not in ("crowd", "teams", "longnames"):
            for phase in ("open", "locked", "reveal"):
                yield f"screen-{phase}-{kind}", f"/rooms/{code(phase, kind)}/screen"
                yield f"player-{phase}-{kind}", f"/rooms/{code(phase, kind)}"
            yield f"host-reveal-{kind}", f"/rooms/{code('reveal', kind)}/host"
    for kind in ("crowd", "teams", "longnames"):
        for phase in ("lobby", "open", "reveal", "board", "over"):
            yield f"screen-{phase}-{kind}", f"/rooms/{code(phase, kind)}/screen"
            yield f"host-{phase}-{kind}", f"/rooms/{code(phase, kind)}/host"
        for phase in ("lobby", "board", "over"):
            yield f"player-{phase}-{kind}", f"/rooms/{code(phase, kind)}"
    for kind, place in (("picture", "first"), ("portrait", "second"), ("tiles", "last")):
        yield f"player-over-{place}", f"/rooms/{code('over', kind)}"


PICTURES = {"wide": (1600, 700), "high": (500, 1400), "flag": (900, 600)}


def draw(page):
    """Has the page's pictures drawn here: the table has no files."""
    def fulfil(route):
        width, height = PICTURES[route.request.url.split("/")[-1].split(".")[0]]
        route.fulfill(content_type="image/svg+xml", body=f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
          <rect width="100%" height="100%" fill="#9ec7dd"/><circle cx="80%" cy="20%" r="60" fill="#f6d87a"/><ellipse cx="30%" cy="100%" rx="60%" ry="45%" fill="#4d7d4a"/>
          <ellipse cx="85%" cy="100%" rx="50%" ry="35%" fill="#6c9a5b"/><path d="M{width * .6} {height} Q {width * .4} {height * .8} {width * .55} {height * .6}" stroke="#dff0fa" stroke-width="40" fill="none"/></svg>""")
    page.route("**/media/*.svg", fulfil)
