// Pages of a room follow it by one stream, which is opened anew for as long as it takes. What it says leads to a look at the
// page, all phones not in the same moment; numbers that move while a question is open are put in at once.
"use strict";
(() => {
  let stream, path, place = -1, plays = 0, retry, soon, tries = 0, phase, look = () => {}, time = () => {}, pressed = false;
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
    each("[data-answered]", (line) => { if ("answered" in room) line.textContent = fill(line.dataset.answered, { n: room.answered, of: room.asked ?? room.players }); });
    each("[data-missing]", (list) => {
      list.replaceChildren(...(room.missing || []).map((name) => {
        const line = document.createElement("li");
        line.dir = "auto";
        line.textContent = name;
        return line;
      }));
    });
    if (!("left_ms" in room)) return;
    each(".countdown", (box) => { box.dataset.left = room.left_ms; });
    time();
  }

  // Nobody scrolls on a projector: the largest size at which the page is no higher and no wider than the screen.
  function fit() {
    if (!main().matches(".screen")) return;
    const root = document.documentElement, sized = (size) => {
      root.style.setProperty("--fit", size);
      return root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
    };
    let small = 0.25, large = Math.max(1, Math.min(2.5, innerHeight / 700, innerWidth / 900));
    if (sized(large)) return;
    for (let tries = 0; tries < 7; tries++) {
      const middle = (small + large) / 2;
      if (sized(middle)) small = middle; else large = middle;
    }
    sized(small);
  }

  // What moves, moves once, when its phase begins; a page that is only put in anew stands still.
  function move() {
    if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
    const isScreen = main().matches(".screen");
    if (["board", "over"].includes(phase)) each("tr[data-moved]", (row) => {
      const height = row.getBoundingClientRect().height, places = Math.max(-8, Math.min(8, row.dataset.moved));
      row.animate([{ transform: `translateY(${height * places}px)` }, { transform: "none" }], { duration: 900, easing: "ease-in-out" });
    });
    if (phase !== "over" || !main().querySelector(isScreen ? ".podium" : ".rank1")) return;
    const box = document.createElement("div");
    box.className = "confetti";
    box.setAttribute("aria-hidden", "true");
    for (let i = 0; i < 90; i++) {
      const piece = document.createElement("i"), way = (Math.random() - 0.5) * 30;
      piece.className = "hue" + i % 8;
      piece.style.insetInlineStart = Math.random() * 100 + "%";
      piece.animate(
        [{ transform: "none" }, { transform: `translate(${way}vw, 110vh) rotate(${way * 60}deg)` }],
        { duration: 2500 + Math.random() * 2500, delay: (isScreen ? 4000 : 300) + Math.random() * 1500, easing: "cubic-bezier(.2,.6,.6,1)", fill: "both" });
      box.append(piece);
    }
    main().append(box);
    setTimeout(() => box.remove(), 10000);
  }

  // A finger or the mouse on an answer is the answer; by keys one may look around before the button is pressed.
  document.addEventListener("click", (event) => {
    const box = event.target.closest("main[data-room] .lettered input[type=radio]"), form = box && box.form;
    if (!form || !pressed || form.querySelectorAll("input:not([type=hidden], [name=answer]), select, textarea").length) return;
    pressed = false;
    form.requestSubmit(form.querySelector(".actions .main"));
  });
  document.addEventListener("pointerup", (event) => { pressed = !!event.target.closest(".lettered .option"); });
  document.addEventListener("keydown", () => { pressed = false; });
  addEventListener("resize", fit);

  // A phone that was asleep knows nothing of what it missed.
  function wake() {
    if (!main() || !main().dataset.events) return;
    look();
    open();
  }

  document.addEventListener("quizrun", (event) => {
    ({ look, time } = event.detail);
    const room = main().dataset;
    const isLater = phase !== room.phase;
    phase = room.phase;
    plays = Math.max(plays, Number(room.plays || 0));
    place = Math.max(room.events === path ? place : -1, Number(room.place || -1));
    if (room.events !== path) open();
    fit();
    each("img", (image) => { if (!image.complete) image.onload = fit; });
    if (isLater) move();
    const verdict = isLater && phase === "reveal" && main().querySelector(".verdict");
    // Browsers that were never touched refuse, and complain.
    if (verdict && navigator.vibrate && navigator.userActivation && navigator.userActivation.hasBeenActive) navigator.vibrate(verdict.matches(".right") ? 60 : [60, 80, 60]);
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
  addEventListener("online", wake);
})();
