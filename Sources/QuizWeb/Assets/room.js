// Pages of a room follow it by one stream, which is opened anew for as long as it takes. What it says leads to a look at the
// page, all phones not in the same moment; numbers that move while a question is open are put in at once.
"use strict";
(() => {
  let stream, path, place = -1, plays = 0, retry, soon, tries = 0, phase, epoch, look = () => {}, time = () => {}, tell = () => {}, say, setting = () => true, pressed = false;
  const main = () => document.querySelector("main");
  const each = (selector, change) => main().querySelectorAll(selector).forEach(change);
  const isSame = (room) => room.phase === main().dataset.phase && String(room.epoch) === main().dataset.epoch;

  function close() {
    clearTimeout(retry);
    if (stream) stream.close();
    stream = path = null;
  }

  function open() {
    close();
    path = main().dataset.events;
    if (!path) return;
    const mine = stream = new EventSource(path + (path.includes("?") ? "&" : "?") + "from=" + place);
    stream.onopen = () => { tries = 0; };
    stream.onmessage = (event) => { if (mine === stream) take(JSON.parse(event.data), Number(event.lastEventId)); };
    stream.onerror = () => {
      if (mine !== stream) return;
      stream.close();
      retry = setTimeout(open, Math.min(5000, 500 * 2 ** tries) * (0.5 + Math.random() / 2));
      if (tries++ === 0) look();
    };
  }

  // What is older than the page was told already.
  function take(room, at) {
    if (at < place) return;
    replay(room);
    const isNew = at > place;
    place = at;
    // The own sitting may begin behind the page that waits for it.
    const isLed = !room.sitting || main().querySelector(`a[href$="/sittings/${room.sitting}"]`);
    // At their own pace nobody fills in anything here: those who look on have a board that grows.
    const isBoard = room.pace === "own" && path.includes("?as=");
    if (isLed && room.phase === "open" && isSame(room) && !isBoard) return count(room);
    if (isLed && !isNew && isSame(room) && room.phase !== "lobby") return;
    const spread = isBoard ? 1000 : isSame(room) ? 400 : Math.random() * Math.min(300, (room.players || 0) / 3);
    soon = soon || setTimeout(() => { soon = 0; look(); }, spread);
  }

  // The host has the projector play a sound or film once more; a browser that was never touched may refuse.
  function replay(room) {
    if (!(room.plays > plays)) return;
    plays = room.plays;
    each("[data-replay]", (player) => { player.currentTime = 0; player.play().catch(() => {}); });
  }

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  function count(room) {
    if ("answered" in room) each("[data-answered]", (line) => {
      const of = room.asked ?? room.players, text = fill(line.dataset.answered, { n: room.answered, of });
      if (line.textContent === text) return;
      line.textContent = text;
      // The host is waiting for it, and may not see it.
      if (main().querySelector("#controls") && of && room.answered === of) tell(say("all"));
      line.parentElement.querySelector("rect").setAttribute("width", Math.min(100, (100 * room.answered) / (of || 1)) + "%");
      if (moves()) line.animate([{ transform: "scale(1.15)", transformOrigin: "0" }, { transform: "none", transformOrigin: "0" }], { duration: 300, easing: "ease-out" });
    });
    each("[data-missing]", (list) => {
      list.parentElement.hidden = !room.missing?.length;
      list.replaceChildren(...(room.missing || []).map((name) => {
        const line = document.createElement("li");
        line.dir = "auto";
        line.textContent = name;
        return line;
      }));
    });
    if (!("left_ms" in room)) return;
    // What all hear is the time of most; that of a player with more is on the own page.
    if ("slow" in main().dataset) return look();
    each(".countdown", (box) => { box.dataset.left = room.left_ms; });
    time();
  }

  // Nobody scrolls on a projector: nearly the largest size at which the page is no higher and no wider than the screen. Each
  // try costs a layout, so it begins with what fitted this phase before, and what is too large tells how much.
  const sizes = {};
  function fit() {
    if (!main().matches(".screen")) return;
    const root = document.documentElement, ratio = (size) => {
      root.style.setProperty("--fit", size);
      return Math.min(innerHeight / root.scrollHeight, innerWidth / root.scrollWidth);
    };
    // Names of a class are rows, which grow as letters do while they stand beside each other alike: four layouts at most, as
    // more would be seen.
    const all = main().querySelectorAll("*").length, isLong = main().querySelectorAll("tr, .people li").length > 16 || all > 300, kind = phase + isLong;
    let small = 0, large = 1.5, size = sizes[kind] || (isLong ? 0.9 : large), part = isLong && ratio(size);
    if (isLong && part < 1) part = ratio(size *= part * 0.99);
    if (isLong && part >= 1 && !sizes[kind]) {
      const stage = main().querySelector("#stage"), edge = (part) => part.getBoundingClientRect();
      const grown = Math.min(large, size * (innerHeight * 0.95 - edge(stage).top) / (edge(stage.lastElementChild).bottom - edge(stage.firstElementChild).top));
      if (grown > size * 1.05 && ratio(grown) >= 1) size = grown;
    } else if (!isLong) {
      for (let tries = 0; tries < (all > 120 ? 3 : 6) && large > small * 1.07; tries++) {
        part = ratio(size);
        if (part >= 1) small = size; else large = size;
        if (small === 1.5) break;
        const guess = size * Math.sqrt(part) * 0.95;
        size = part < 1 && guess > small * 1.02 ? guess : small ? Math.min(small * 1.2, (small + large) / 2) : large / 2;
      }
      size = small || large * 0.9;
    }
    // As a last resort all that is left of the way.
    while (ratio(size) < 1 && size > 0.15) size *= 0.85;
    sizes[kind] = size;
  }

  const moves = () => matchMedia("(prefers-reduced-motion: no-preference)").matches;

  // A question is announced on the projector, for a moment and over what is open already: its time does not wait, and no
  // phone does. A page that is only loaded anew announces nothing.
  function announce() {
    each(".ready", (box) => {
      box.hidden = false;
      const isRound = box.matches(".round");
      setTimeout(() => { box.hidden = true; }, isRound ? 2700 : 1400);
      play(isRound ? [[0, 523, 0.2], [0.18, 659, 0.2], [0.36, 784, 0.5]] : [[0, 523, 0.15], [0.15, 784, 0.3]]);
    });
  }

  // Points count up from those of the board before, which the page remembers.
  let points = new Map();
  function countUp() {
    const began = performance.now(), lines = [], later = new Map();
    each("[data-points]", (line) => {
      const player = line.closest("tr").dataset.player, now = Number(line.dataset.points), before = points.get(player) ?? now;
      later.set(player, now);
      if (before !== now) lines.push({ line, before, now, text: line.textContent });
    });
    points = later;
    if (!moves()) return;
    const digits = new Intl.NumberFormat(document.documentElement.lang), step = (at) => {
      const part = Math.min(1, (at - began) / 900);
      for (const { line, before, now, text } of lines) line.textContent = part < 1 ? digits.format(Math.round(before + (now - before) * Math.max(0, part))) : text;
      if (part < 1) requestAnimationFrame(step);
    };
    if (lines.length) requestAnimationFrame(step);
  }

  // What moves, moves once, when its phase begins; a page that is only put in anew stands still.
  function move() {
    const isScreen = main().matches(".screen");
    if (["board", "over"].includes(phase)) countUp();
    if (phase === "reveal") play([[0, 392, 0.12], [0.12, 587, 0.35]]);
    // Each place has its note, and the first one a fanfare.
    // Places that nobody has, as others share the one above, are not waited for.
    const lower = ["3", "2"].filter((place) => main().querySelector(".podium .place" + place)).length, first = [0.4, 1.8, 3.4][lower];
    if (phase === "over") play([...[[0.4, 392, 0.3], [1.8, 523, 0.3]].slice(0, lower), ...[523, 659, 784, 1047].map((hertz, at) => [first + at * 0.14, hertz, at < 3 ? 0.2 : 1.2]), [first + 0.42, 659, 1.2], [first + 0.42, 784, 1.2]], moves() ? 0 : first);
    if (!moves()) return;
    if (["board", "over"].includes(phase)) {
      // All are measured before the first one moves: each look behind a change would lay the page out anew.
      const rows = [...main().querySelectorAll("tr[data-moved]")].map((row) => [row, row.offsetHeight * Math.max(-8, Math.min(8, row.dataset.moved))]);
      for (const [row, way] of rows) row.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], { duration: 900, easing: "ease-in-out" });
    }
    if (phase === "over" && main().querySelector(isScreen ? ".podium" : ".rank1")) setTimeout(celebrate, isScreen ? first * 1000 + 600 : 300);
  }

  function celebrate() {
    const box = document.createElement("div");
    box.className = "confetti";
    box.setAttribute("aria-hidden", "true");
    for (let i = 0; i < 90; i++) {
      const piece = document.createElement("i"), way = (Math.random() - 0.5) * 30;
      piece.className = "hue" + i % 8;
      piece.style.insetInlineStart = Math.random() * 100 + "%";
      piece.animate(
        [{ transform: "none" }, { transform: `translate(${way}vw, 110vh) rotate(${way * 60}deg)` }],
        { duration: 2500 + Math.random() * 2500, delay: Math.random() * 1500, easing: "cubic-bezier(.2,.6,.6,1)", fill: "both" });
      box.append(piece);
    }
    main().append(box);
    setTimeout(() => box.remove(), 10000);
  }

  // The projector's sounds are made here. A browser lets no page sound that nobody has touched.
  let audio;
  function play(notes, from = 0) {
    if (!main().matches(".screen") || !setting("sounds") || !(navigator.userActivation || { hasBeenActive: true }).hasBeenActive) return;
    audio = audio || new AudioContext();
    for (const [at, hertz, long] of notes) {
      const start = audio.currentTime + at - from, tone = audio.createOscillator(), loud = audio.createGain();
      if (at < from) continue;
      tone.type = "triangle";
      tone.frequency.value = hertz;
      loud.gain.setValueAtTime(0.0001, start);
      loud.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, start + long);
      tone.connect(loud).connect(audio.destination);
      tone.start(start);
      tone.stop(start + long);
    }
  }

  // The last five seconds tick, unless there is something to be heard.
  document.addEventListener("second", (event) => {
    if (!main().querySelector("audio, video") && event.detail <= 5) play(event.detail > 0 ? [[0, 880, 0.08]] : [[0, 294, 0.7], [0, 220, 0.7]]);
  });

  const soundsNow = () => say(setting("sounds") ? "sounds" : "noSounds");
  function switchSounds() {
    setting("sounds", !setting("sounds"));
    tell(soundsNow(), true);
    setTimeout(() => tell(""), 2500);
    const button = document.querySelector(".speaker");
    if (button) button.textContent = soundsNow();
    if (setting("sounds")) play([[0, 784, 0.2]]);
  }
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() === "s" && !event.ctrlKey && !event.metaKey && !event.altKey && main().matches(".screen")) switchSounds();
  });
  // A projector has no buttons; that of the sounds comes with the mouse, and goes when it rests.
  let resting;
  document.addEventListener("pointermove", () => {
    if (!main() || !main().matches(".screen")) return;
    let button = document.querySelector(".speaker");
    if (!button) {
      button = document.createElement("button");
      button.className = "speaker";
      button.onclick = switchSounds;
      document.body.append(button);
    }
    button.textContent = soundsNow();
    button.hidden = false;
    clearTimeout(resting);
    resting = setTimeout(() => { button.hidden = true; }, 3000);
  });

  // A finger or the mouse on an answer is the answer; by keys one may look around before the button is pressed.
  document.addEventListener("click", (event) => {
    const box = event.target.closest("main[data-room] .lettered input[type=radio]"), form = box && box.form;
    if (!form || !pressed || form.querySelectorAll("input:not([type=hidden], [name=answer]), select, textarea").length) return;
    pressed = false;
    form.requestSubmit(form.querySelector(".actions .main"));
  });
  document.addEventListener("pointerup", (event) => { pressed = !!event.target.closest(".lettered .option"); });
  document.addEventListener("keydown", (event) => {
    pressed = false;
    // The host's next step is one key away, wherever the reading has come to.
    const next = event.key === "Enter" && !event.repeat && setting("keys") && !event.target.closest("a, button, summary, input, select, textarea, dialog") && main().querySelector("#controls form .main");
    if (next) { event.preventDefault(); next.form.requestSubmit(next); }
  });
  addEventListener("resize", fit);

  // A phone that was asleep knows nothing of what it missed.
  function wake() {
    if (!main() || !main().dataset.events) return;
    look();
    open();
  }

  document.addEventListener("quizrun", (event) => {
    ({ look, time, tell, say, setting } = event.detail);
    const room = main().dataset;
    const isLater = phase !== room.phase, isNext = phase !== undefined && room.phase === "open" && epoch !== room.epoch;
    [phase, epoch] = [room.phase, room.epoch];
    plays = Math.max(plays, Number(room.plays || 0));
    place = Math.max(room.events === path ? place : -1, Number(room.place || -1));
    if (room.events !== path) open();
    each("#controls .actions form .main", (button) => { button.setAttribute("aria-keyshortcuts", "Enter"); button.title = say("host"); });
    fit();
    each("img", (image) => { if (!image.complete) image.onload = fit; });
    if (isNext) announce();
    if (isLater) move();
    const verdict = isLater && phase === "reveal" && main().querySelector(".verdict");
    // Browsers that were never touched refuse, and complain.
    if (verdict && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(verdict.matches(".right") ? 60 : [60, 80, 60]);
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  addEventListener("online", wake);
})();
