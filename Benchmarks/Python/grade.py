"""The rules of Benchmarks/Lua/score.lua over the lines of responses.c, in Python alone: what a short script would do."""
import json
import sys

QUESTIONS = {f"q{i + 1}": ("ABCD"[7 * i % 4], 1 + i % 3, i % 2) for i in range(20)}
TOTAL = sum(points for _, points, _ in QUESTIONS.values())

for line in sys.stdin:
    row = json.loads(line)
    responses = row["responses"]
    points = streak = 0
    for name, (correct, worth, penalty) in QUESTIONS.items():
        answer = responses.get(name)
        if answer is None:
            streak = 0
        elif answer[0] == correct:
            streak += 1
            points += worth + (streak >= 3)
        else:
            streak = 0
            points -= penalty
    percent = 100 * points / TOTAL
    print(json.dumps({"participant": row["participant"], "points": points, "of": TOTAL,
                      "percent": int(percent) if percent.is_integer() else percent, "headline": f"{points} of {TOTAL}"}, separators=(",", ":")))
