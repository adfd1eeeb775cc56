// The pages work without this file. With it forms are sent without a reload, a lost line is met with patience, the
// countdown moves, and keys and swipes do what the buttons do. Texts are put in as texts, never as markup.
"use strict";
(() => {
  const words = {}; // Filled in as this is served: the sentences of every language, from PageWords.Script.
  const say = (key) => (words[document.documentElement.lang.slice(0, 2)] || words.en)[key];
  const find = (selector, from = document) => from.querySelector(selector);
  const main = () => find("main");
  const isPlay = (page = document) => !!find("main.play", page);
  const request = (page) => (find("main [name=request]", page) || {}).value;

  // What a browser remembers for itself; a browser that remembers nothing has all switched on.
  const setting = (name, value) => {
    try { return value === undefined ? localStorage.getItem(name) !== "off" : localStorage.setItem(name, value ? "on" : "off"); } catch { return true; }
  };

  // The one line that is read out: the state of the connection, which is seen too, and what else has to be said.
  const line = document.createElement("p");
  line.id = "line";
  line.className = "sr";
  line.setAttribute("role", "status");
  const tell = (text, isSeen = false) => {
    line.className = isSeen ? "seen" : "sr";
    if (!line.isConnected) document.body.append(line);
    line.textContent = text;
  };

  // Asks for a page. Without an answer it asks again for as long as it takes: `request` makes that harmless.
  let turn = 0;
  function ask(address, body, isPatient, use, count = 0, mine = ++turn) {
    const http = new XMLHttpRequest();
    http.open(body ? "POST" : "GET", address);
    http.responseType = "document";
    http.timeout = 10000;
    http.setRequestHeader("X-Quizrun", "page");
    if (body) http.setRequestHeader("Content-Type", "application/x-www-form-urlencoded");
    const fail = () => {
      if (mine !== turn) return;
      tell(say(isPatient ? "lost" : "once"), true);
      if (!isPatient) return use(null);
      setTimeout(() => mine === turn && ask(address, body, true, use, count + 1, mine), Math.min(5000, 500 * 2 ** count) * (1 + Math.random() / 2));
    };
    http.onerror = http.ontimeout = fail;
    http.onload = () => {
      if (mine !== turn) return;
      if ([502, 503, 504].includes(http.status) || !http.response || !find("main", http.response)) return fail();
      if (line.className === "seen") tell(count ? say("held") : "");
      use(http.response, http.responseURL);
    };
    http.send(body);
  }

  let isBusy = false;
  function send(form, button) {
    if (isBusy) return;
    const body = new URLSearchParams(new FormData(form));
    if (button && button.name) body.append(button.name, button.value);
    isBusy = true;
    form.setAttribute("aria-busy", "true");
    ask((button && button.getAttribute("formaction")) || form.getAttribute("action") || location.pathname, body.toString(), isPlay() && body.has("request"), (page, address) => {
      isBusy = false;
      form.removeAttribute("aria-busy");
      if (page) show(page, address);
    });
  }

  // Asks what stands now, when time may have done something. What is being typed stays when nothing happened.
  function look() {
    const room = main().dataset.room;
    if (isBusy || !(room || isPlay())) return;
    ask(room || location.pathname, null, true, (page, address) => {
      if (room) return renew(page) || show(page, address);
      const [old, now] = [main().querySelectorAll(".countdown"), page.querySelectorAll("main .countdown")];
      if (find("main[data-watched]")) return anew(page, address);
      if (request(page) !== request() || old.length !== now.length) return show(page, address);
      old.forEach((countdown, i) => { countdown.dataset.left = now[i].dataset.left; });
      time();
    });
  }

  // A part of a fetched page. There its sounds and films are refused for good, so that they are loaded anew here.
  function adopt(part) {
    document.adoptNode(part).querySelectorAll("audio, video").forEach((player) => player.load());
    return part;
  }

  // A room's page is put in anew piece by piece: what is the same as before stays, with what is typed in it.
  function renew(page) {
    const pieces = (page) => [...page.querySelectorAll("main [data-live]")], ids = (list) => list.map((piece) => piece.id).join();
    const [old, now] = [pieces(document), pieces(page)];
    if (main().dataset.room !== find("main", page).dataset.room || ids(old) !== ids(now)) return false;
    const mark = () => main().dataset.phase + main().dataset.epoch, before = mark();
    for (const name of ["place", "phase", "epoch", "players", "events", "slow"]) {
      const value = find("main", page).dataset[name];
      if (value === undefined) delete main().dataset[name]; else main().dataset[name] = value;
    }
    const wasOther = mark() !== before;
    let isOther = false;
    old.forEach((piece, i) => {
      if (piece.dataset.live === now[i].dataset.live) return;
      // A board that only grows takes the focus from nothing else.
      isOther = isOther || piece.id === "stage" && (wasOther || piece.contains(document.activeElement));
      piece.replaceWith(adopt(now[i]));
    });
    document.title = page.title;
    arrive();
    if (isOther && !find("main.screen")) focus();
    return true;
  }

  // Where the page is from that is seen. Back to another is a new page; a jump inside of one is none.
  const place = () => location.pathname + location.search;
  let here = place();

  // What an author has filled in but not sent outlives what is saved meanwhile, and a mistake that stands there for a while.
  let draft = null;
  function keep() {
    const form = find("main[data-watched] form.step");
    if (!form) return;
    draft = { at: location.pathname + request(), data: new FormData(form) };
  }
  function refill(page) {
    const form = find("main[data-watched] form.step", page);
    if (!form || !draft) return false;
    const { at, data } = draft, counts = {};
    draft = null;
    if (at !== location.pathname + request(page)) return false;
    form.querySelectorAll("input:not([type=hidden]), select, textarea").forEach((field) => {
      const values = data.getAll(field.name);
      if (field.matches("[type=radio], [type=checkbox]")) { field.checked = values.includes(field.value); return; }
      const value = values[counts[field.name] = (counts[field.name] ?? -1) + 1];
      if (value !== undefined && (field.localName !== "select" || [...field.options].some((option) => option.value === value))) field.value = value;
    });
    return true;
  }
  function anew(page, address) {
    const [top, id] = [scrollY, document.activeElement.id];
    keep();
    const isSame = refill(page);
    show(page, address);
    const field = isSame && id && document.getElementById(id);
    if (field) field.focus({ preventScroll: true });
    if (isSame) scrollTo(0, top);
  }

  // Puts a page in the place of this one. A verdict leaves everything where it is; focus goes to what matters.
  function show(page, address) {
    const next = find("main", page);
    const [wasPlay, top, wasLeaving] = [isPlay(), scrollY, !!find("dialog[open]")];
    document.title = page.title;
    // What was said of the page before is not said of this one.
    if (line.className !== "seen") tell("");
    if (wasPlay && isPlay(page)) main().replaceWith(adopt(next));
    else {
      document.documentElement.lang = page.documentElement.lang;
      document.body.replaceWith(adopt(page.body));
      document.body.append(line);
    }
    const path = new URL(next.dataset.room || address, location.href);
    if (path.pathname + path.search !== place()) history.pushState(null, "", path);
    here = place();
    arrive();
    const verdict = find("main [data-focus]");
    scrollTo(0, wasPlay && verdict ? top : 0);
    focus();
    if (wasLeaving && find(".leave")) leave();
  }

  function focus() {
    const field = matchMedia("(pointer: fine)").matches && find("main.play form:is([data-kind=text], [data-kind=number]) #answer");
    const target = find("main [aria-invalid=true]") || find("main .amiss") || find("main [data-focus]") || field || find("main h1");
    if (!target) return;
    if (!target.matches("input, select, textarea")) target.tabIndex = -1;
    // Heard with a question: which of how many it is, and its time.
    const clocks = [...document.querySelectorAll("main.play [role=timer]")].map((clock) => clock.getAttribute("aria-label") + " " + clock.textContent);
    const facts = [...[find("main .where .quiz b")].flatMap((place) => place ? [place.textContent] : []), ...clocks];
    if (isPlay() && facts.length && (target === field || target.matches("h1"))) target.setAttribute("aria-description", facts.join(", "));
    target.focus({ preventScroll: true });
    (target.closest(".verdict, h1, .step") || target).scrollIntoView({ block: "nearest" });
  }

  // Time: the bar and the number move here, the server alone decides.
  let clock, stream, counted = "";
  const count = (text) => { counted = text; tell(text); };
  function time() {
    clearInterval(clock);
    // What was said of a time that is over does not stay behind it.
    if (counted && line.textContent === counted) tell("");
    counted = "";
    const all = [...document.querySelectorAll("main .countdown")].map((box) => {
      const now = performance.now();
      return { box, end: now + Number(box.dataset.left), limit: Number(box.dataset.limit), said: Number(box.dataset.left) };
    });
    if (!all.length) return;
    const moves = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const tick = () => all.forEach((one) => {
      const left = Math.max(0, one.end - performance.now()), bar = find("progress", one.box), seconds = Math.ceil(left / 1000);
      const text = seconds < 60 ? seconds + " s" : Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
      const isNew = find("[role=timer]", one.box).textContent !== text;
      if (bar && (isNew || moves)) bar.value = left;
      if (isNew) {
        find("[role=timer]", one.box).textContent = text;
        document.dispatchEvent(new CustomEvent("second", { detail: seconds }));
      }
      one.box.classList.toggle("short", left <= 10000);
      one.box.classList.toggle("last", left <= 5000);
      const passes = (mark) => one.said > mark && left <= mark;
      if (passes(0)) { count(say("over")); setTimeout(look, 1500); }
      else if (passes(10000)) count(say("ten"));
      else if (one.limit >= 40000 && passes(one.limit / 2)) count(say("half"));
      one.said = left;
    });
    tick();
    clock = setInterval(tick, 200);
  }

  function listen() {
    const wants = !!find("main.play:not([data-room]) .countdown, main[data-watched]");
    if (stream && (!wants || stream.path !== location.pathname)) { stream.close(); stream = null; }
    if (!wants || stream) return;
    stream = new EventSource(location.pathname + "/events");
    stream.path = location.pathname;
    stream.onmessage = look;
  }

  // Leaving asks first, in a dialog that is the page's own form.
  function leave() {
    const details = find("main .leave"), home = find(".result") && find("main a[href='/']");
    if (!details) return home && home.click();
    let dialog = find("main dialog");
    if (!dialog) {
      dialog = document.createElement("dialog");
      const form = find("form", details), title = find("h2", form), stay = find("[value=stay]", form);
      title.id = "leaving";
      dialog.setAttribute("aria-labelledby", "leaving");
      stay.hidden = false;
      stay.onclick = () => dialog.close();
      dialog.append(form);
      main().append(dialog);
    }
    if (!dialog.open) dialog.showModal();
  }

  const forward = () => {
    const button = find("main.play .step .actions .main") || find("main.play .behind [value=continue]") || find(".result ~ form .main");
    if (button) button.click();
  };

  addEventListener("submit", (event) => {
    const form = event.target;
    // A form with files is the browser's to send: it takes as long as it takes.
    if (form.method !== "post" || form.enctype === "multipart/form-data" || (event.submitter && event.submitter.formMethod === "get") || !form.closest("main")) return;
    event.preventDefault();
    send(form, event.submitter);
  });
  addEventListener("click", (event) => {
    const summary = event.target.closest(".leave > summary"), share = event.target.closest("[data-share]");
    const sign = event.target.closest("[data-sign]");
    if (sign) {
      const field = document.getElementById(sign.dataset.sign), minus = /^\s*[-\u2212\u2013]\s*/;
      field.value = minus.test(field.value) ? field.value.replace(minus, "") : "-" + field.value.trim();
      field.focus();
    }
    if (summary) { event.preventDefault(); leave(); }
    if (share) pass(document.getElementById(share.dataset.share));
  });

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || !setting("keys") || find("dialog[open]")) return;
    const isTyping = target.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=range])");
    if (key === "Escape" && find("main .leave")) { event.preventDefault(); return leave(); }
    if (key === "Enter" && !target.matches("a, button, summary, textarea, select") && !(isTyping && !isPlay()) && (isPlay() || find(".result"))) {
      event.preventDefault();
      return event.repeat || forward();
    }
    const option = !isTyping && isPlay() && key >= "1" && key <= "9" && (document.querySelectorAll("label.option input")[key - 1] || document.querySelectorAll("main .even button")[key - 1]);
    if (option) { event.preventDefault(); option.focus(); option.click(); }
  });

  // Fields for numbers take no letter, as in the terminal: but that of an exponent, behind a digit and once. Other signs, and
  // what is pasted, are looked at when the number is handed in.
  addEventListener("beforeinput", (event) => {
    const { target: field, data } = event;
    if (event.inputType !== "insertText" || !field.matches("form:not(.editor) input[inputmode]") || !/^\p{L}$/u.test(data)) return;
    const before = field.value.slice(0, field.selectionStart), rest = before + field.value.slice(field.selectionEnd);
    if (!(/e/i.test(data) && /\d$/.test(before) && !/e/i.test(rest))) event.preventDefault();
  });

  // A swipe counts when the finger is lifted, far enough, level enough, alone, and not from the edge, which is the browser's.
  let start = null;
  addEventListener("pointerdown", (event) => {
    const { clientX: x, clientY: y, pointerType, isPrimary, target } = event;
    const isFree = !target.closest("input[type=range], .live, .chips, .note, .scroll, pre, .markup-code, .markup-scroll, .math, select, textarea, input[type=text], dialog, details");
    start = isPrimary && pointerType !== "mouse" && isFree && x >= 24 && x <= innerWidth - 24 && !find("dialog[open]") && setting("swipes") ? { x, y } : null;
  });
  addEventListener("pointercancel", () => { start = null; });
  addEventListener("pointerup", (event) => {
    const [dx, dy] = start ? [event.clientX - start.x, event.clientY - start.y] : [0, 0];
    start = null;
    if (Math.abs(dx) < 60 || Math.abs(dx) <= 2 * Math.abs(dy) || find("dialog[open]")) return;
    if (dx > 0) forward(); else leave();
  });

  // The picture of a result, where the system shares files.
  async function attached(box) {
    if (!box.dataset.picture || !navigator.canShare) return {};
    const files = [new File([await (await fetch(box.dataset.picture)).blob()], "quizrun.png", { type: "image/png" })];
    return navigator.canShare({ files }) ? { files } : {};
  }

  // Sharing: what the system offers, else the clipboard, else the text, selected.
  function pass(box) {
    const done = (key) => { tell(say(key), true); setTimeout(() => { line.className = "sr"; }, 4000); };
    const select = () => { box.focus(); box.select(); done(document.execCommand("copy") ? "copied" : "select"); };
    if (navigator.share) attached(box).then((files) => navigator.share({ text: box.value, ...files })).catch((error) => error.name === "AbortError" || select());
    else if (navigator.clipboard) navigator.clipboard.writeText(box.value).then(() => done("copied"), select);
    else select();
  }

  // What every page needs when it comes.
  function arrive() {
    document.documentElement.classList.toggle("keys", setting("keys"));
    document.querySelectorAll("[data-share], [data-browser]").forEach((hidden) => { hidden.hidden = false; });
    // Keys scroll only what can have the focus.
    document.querySelectorAll("main :is(.markup-code, .markup-scroll, .math, :has(> math))").forEach((box) => { if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX === "auto") box.tabIndex = 0; });
    if (matchMedia("(pointer: coarse)").matches) document.querySelectorAll("[data-sign]").forEach((button) => { button.hidden = false; });
    document.querySelectorAll("[data-setting]").forEach((box) => {
      box.checked = setting(box.dataset.setting);
      box.onchange = () => { setting(box.dataset.setting, box.checked); arrive(); };
    });
    const name = matchMedia("(pointer: coarse)").matches ? "swipes" : "keys";
    if (isPlay() && !main().dataset.room && setting(name) && !find(".hints")) {
      const hints = document.createElement("p");
      hints.className = "hints";
      // Where several buttons are equal, nothing goes on by itself.
      const one = find(".even") ? { keys: "digits", swipes: "swipe" } : find("label.option") ? {} : { keys: "enter" };
      hints.textContent = say(one[name] || name);
      main().append(hints);
    }
    document.dispatchEvent(new CustomEvent("quizrun", { detail: { say, tell, look, time, setting } }));
    time();
    listen();
  }

  // The key behind #k= makes this browser its owner's; it does not stay in the address.
  function unlock() {
    const key = location.hash.startsWith("#k=") && location.hash.slice(3);
    if (!key) return;
    history.replaceState(null, "", location.pathname + location.search);
    const http = new XMLHttpRequest();
    // Behind a proxy the server has a path of its own, as its icon tells.
    http.open("POST", new URL("../../key", document.querySelector("link[rel=icon]").href).pathname);
    http.setRequestHeader("Content-Type", "application/x-www-form-urlencoded");
    http.onload = () => { if (http.status < 400) location.reload(); else tell(say("badKey"), true); };
    http.onerror = () => tell(say("once"), true);
    http.send(new URLSearchParams({ key }).toString());
  }

  // A tab beside the workshop, which says there what to play after each save.
  if (window.name.startsWith("quizrun-beside ") && "BroadcastChannel" in window) {
    new BroadcastChannel("quizrun-beside").onmessage = ({ data }) => {
      if (data.name !== window.name) return;
      const form = document.createElement("form");
      [form.method, form.action, form.hidden] = ["post", data.action, true];
      for (const [name, value] of data.fields) {
        const field = document.createElement("input");
        [field.name, field.value] = [name, value];
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    };
  }

  addEventListener("popstate", () => { if (place() !== here) location.reload(); });
  addEventListener("pageshow", (event) => { if (event.persisted) { isBusy = false; look(); } });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && find("main.play:not([data-room]) .countdown")) look(); });
  addEventListener("hashchange", unlock);
  unlock();
  document.body.append(line);
  arrive();
  if (isPlay() || find("main [aria-invalid=true], main [role=alert]")) focus();
})();
