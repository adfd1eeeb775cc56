/// A quiz with every key there is.
let fullQuiz = #"""
  { "format": 1, "id": "animals", "title": "Which animal?", "description": "About you", "image": "img/cat.png",
    "imageAlt": "A cat", "category": "Fun", "language": "en", "markup": "markdown", "author": "Ada", "licence": "CC0", "source": "a book",
    "tags": ["pets", "fun"], "data": { "deep": [1, null] }, "plugin": "personality.lua",
    "options": { "ties": "seed" }, "partial": "coverage", "daily": true, "pick": 5,
    "shuffle": { "questions": true, "answers": true }, "navigation": { "back": true, "free": true, "skip": false },
    "timing": { "question": 20, "quiz": 300.5, "whileClosed": "runs" }, "reveal": "end",
    "outcomes": [{ "id": "cat", "title": "Cat", "emoji": "🐱", "image": "img/cat.png", "text": "Free" }, { "id": "dog" }],
    "bands": [
      { "from": 80, "title": "Excellent", "emoji": "🌟", "image": "img/star.png", "text": "Well done" }, { "from": 0 }],
    "sections": [{ "id": "s", "title": "Part", "text": "Read", "pick": 2, "shuffle": true }, { "id": "t" }],
    "defaults": { "points": 2, "difficulty": "hard" },
    "questions": [
      { "id": "q1", "kind": "single", "text": "Which?", "image": "img/q.png", "imageAlt": "A question",
        "category": "Fun: Pets", "difficulty": "easy", "level": 2, "points": 3, "limit": 15, "hint": "It purrs",
        "explanation": "Because", "source": "page 3", "partial": "all", "data": { "k": 1 },
        "answers": [
          { "id": "x", "text": "Cat", "correct": true, "fraction": 0.5, "feedback": "Yes",
            "outcomes": { "cat": 2, "dog": -0.5 }, "pin": "last", "data": { "k": "v" } },
          { "text": "Dog" }] },
      { "kind": "multiple", "text": "All?", "markup": "plain",
        "answers": [{ "text": "a", "correct": true }, { "text": "b", "correct": true }, { "text": "c" }] },
      { "kind": "truefalse", "text": "So?", "correct": false,
        "answers": [{ "id": "true", "text": "Right", "feedback": "No" }] },
      { "kind": "range", "text": "How warm?", "min": -10, "max": 10, "step": 0.5, "labels": ["cold", "hot"],
        "correct": 4, "tolerance": 1, "answers": [{ "upTo": 10, "outcomes": { "cat": 1 } }, { "upTo": 0 }] },
      { "kind": "number", "text": "How many?", "correct": 7, "tolerance": { "relative": 0.05 },
        "answers": [{ "otherwise": true, "feedback": "no" },
          { "value": 7, "tolerance": { "geometric": 2 }, "fraction": 1 }, { "value": 8, "fraction": 0.5 }] },
      { "kind": "text", "text": "What?", "accept": ["colo*r", "hue"], "caseSensitive": true, "typos": 2, "accents": false,
        "answers": [{ "accept": "red" }, { "accept": ["r*", "g*"] }, { "otherwise": true }] },
      { "kind": "order", "text": "Sort", "answers": [{ "text": "one" }, { "text": "two" }] },
      { "kind": "match", "text": "Match", "pairs": [["France", "Paris"], ["Italy", "Rome"]], "extra": ["Oslo"] },
      { "kind": "gaps", "text": "[[1]] [[b]] [[c]] [[d]]", "words": ["x", "y"], "reuse": true, "gaps": {
        "1": { "accept": ["a"], "typos": 1, "accents": false, "caseSensitive": true, "weight": 2 },
        "b": { "correct": 7, "tolerance": { "relative": 0.1 } },
        "c": { "answers": [{ "text": "p", "correct": true }, { "text": "q", "feedback": "No" }] },
        "d": { "correct": "x" } } },
      { "kind": "info", "text": "The end", "section": "t" } ] }
  """#
