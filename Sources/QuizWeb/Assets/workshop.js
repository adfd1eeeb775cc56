// The editors of the workshop work without this file. With it fields belong to the chosen kind, questions are dragged, texts
// have a bar of signs, what is written is kept as a draft, and the question is shown as players see it.
"use strict";
(() => {
  const find = (selector, from = document) => from.querySelector(selector);
  const make = (name, className, text) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (text) node.textContent = text;
    if (name === "button") node.type = "button";
    return node;
  };
  let words = {}, tell = () => {}, timer, keeping = null, waiting = null, seen = "";

  // The fields of other kinds leave the form, and come back with what was typed when their kind is chosen.
  const places = new Map();
  function sort(select) {
    const kind = select.value || "single";
    for (const [place, part] of places) if (place.isConnected && part.dataset.kinds.split(" ").includes(kind)) {
      place.replaceWith(part);
      places.delete(place);
    }
    document.querySelectorAll("main .of-kind").forEach((part) => {
      if (part.dataset.kinds.split(" ").includes(kind)) return;
      const place = document.createComment("");
      places.set(place, part);
      part.replaceWith(place);
    });
  }

  // Signs around what is selected, or in its place.
  const signs = {
    bold: ["**", "**"], code: ["`", "`"], formula: ["$", "$"], table: ["\n\n| A | B |\n|---|---|\n| ", " |  |\n"], picture: ["![", "](img.png)"],
  };
  function bar(area) {
    if (find("main[data-plain]")) return;
    const row = make("div", "signs");
    row.setAttribute("role", "group");
    for (const name of Object.keys(signs)) {
      const button = make("button", "quiet", { bold: "B", code: "</>", formula: "x²", table: "▦", picture: "▣" }[name]);
      button.setAttribute("aria-label", words[name]);
      button.title = words[name];
      button.onclick = () => {
        const { selectionStart: from, selectionEnd: to, value } = area, [before, behind] = signs[name];
        area.setRangeText(before + value.slice(from, to) + behind, from, to, "end");
        area.focus();
        area.setSelectionRange(from + before.length, from + before.length + to - from);
        area.dispatchEvent(new Event("input", { bubbles: true }));
      };
      row.append(button);
    }
    area.before(row);
  }

  // Moving by the hand beside the number; keys have the buttons. The list has the pointer: an item that moves would lose it.
  function drag(list) {
    const items = () => [...list.children];
    let item = null, from;
    list.querySelectorAll(".number").forEach((hand) => {
      hand.classList.add("hand");
      hand.onpointerdown = (event) => {
        if (event.button) return;
        event.preventDefault();
        list.setPointerCapture(event.pointerId);
        item = hand.closest("li");
        from = items().indexOf(item);
        item.classList.add("dragged");
      };
    });
    list.onpointermove = ({ clientY: y }) => {
      if (!item) return;
      const all = items(), over = all.find((one) => y < one.getBoundingClientRect().bottom) || all.at(-1), box = over.getBoundingClientRect();
      if (over !== item) { if (y > box.top + box.height / 2) over.after(item); else over.before(item); }
      if (y < 60) scrollBy(0, -20); else if (y > innerHeight - 60) scrollBy(0, 20);
    };
    list.onpointerup = list.onpointercancel = () => {
      if (!item) return;
      const to = items().indexOf(item);
      item.classList.remove("dragged");
      item = null;
      if (to === from) return;
      // A second move would overtake this one: its numbers hold on the page that comes.
      list.inert = true;
      press(list.closest("form"), `move:questions[${from}]:${to}`);
    };
  }

  // A button that the page does not show.
  function press(form, deed) {
    const button = make("button");
    button.type = "submit";
    button.hidden = true;
    button.name = "do";
    button.value = deed;
    form.append(button);
    form.requestSubmit(button);
  }

  function request(method, address, body, use) {
    const http = new XMLHttpRequest();
    http.open(method, address);
    http.responseType = "document";
    http.timeout = 10000;
    http.setRequestHeader("X-Quizrun", "page");
    http.onloadend = () => use(http.status && http.status < 400 ? http.response : null);
    http.send(body);
    return http;
  }

  const content = (form) => {
    const data = new FormData(form);
    for (const [name, value] of [...data]) if (typeof value !== "string") data.delete(name);
    data.append("do", "stay");
    return data;
  };
  const mark = (data) => JSON.stringify([...data]);

  // What is written is kept a moment after the last key, and the preview follows.
  function keep(form) {
    clearTimeout(timer);
    if (!form.isConnected || keeping) return;
    const data = content(form), now = mark(data);
    if (now === seen || !find("main[data-workshop]")) return preview(form);
    keeping = request("POST", form.getAttribute("action"), data, (page) => {
      keeping = null;
      if (page) { seen = now; tell(words.kept); }
      if (waiting) { const { form: late, button } = waiting; waiting = null; return late.requestSubmit(button); }
      preview(form);
    });
  }

  function preview(form) {
    const box = find("aside.live-preview"), open = find("[name=open]", form);
    if (!box || !find("main[data-workshop]") || !form.isConnected || !matchMedia("(min-width: 60rem)").matches) return;
    request("GET", `${form.getAttribute("action")}/preview?q=${open.value}`, null, (page) => {
      const shown = page && find(".preview", page);
      if (!shown || !box.isConnected) return;
      const root = box.shadowRoot || box.attachShadow({ mode: "open" }), sheet = make("link");
      sheet.rel = "stylesheet";
      sheet.href = find("link[rel=stylesheet]").href;
      root.replaceChildren(sheet, document.adoptNode(shown));
      shown.querySelectorAll("audio, video").forEach((player) => player.load());
      box.hidden = false;
    });
  }

  // A press waits for a draft on its way, which would come late otherwise.
  let isSent = false;
  addEventListener("submit", (event) => {
    clearTimeout(timer);
    if (!event.target.matches(".editor")) return;
    if (!keeping) { isSent = true; return; }
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting = { form: event.target, button: event.submitter };
  }, true);
  // What was typed in the last moment is kept, too.
  addEventListener("pagehide", () => {
    const form = find("main[data-workshop] form.editor");
    if (!form || isSent || find("[data-lines]", form) || mark(content(form)) === seen) return;
    navigator.sendBeacon(form.getAttribute("action"), content(form));
  });
  addEventListener("pageshow", () => { isSent = false; });

  // Files that are dropped or pasted on a question go to its picture, sound or film.
  function drop(card) {
    const put = (event, files) => {
      const file = files[0];
      if (!file) return;
      event.preventDefault();
      const entry = event.target.closest("[data-entry]"), key = { image: "image", audio: "audio", video: "video" }[file.type.split("/")[0]];
      const field = [...card.querySelectorAll("[type=file]")].find((one) => one.name.endsWith("." + key) && (entry ? one.name.includes(entry.dataset.entry) : !one.closest("[data-entry]")));
      if (!field) return;
      field.files = files;
      press(field.form, "stay");
    };
    card.ondragover = (event) => { if ([...event.dataTransfer.types].includes("Files")) { event.preventDefault(); card.classList.add("over"); } };
    card.ondragleave = () => card.classList.remove("over");
    card.ondrop = (event) => { card.classList.remove("over"); put(event, event.dataTransfer.files); };
    card.onpaste = (event) => put(event, event.clipboardData.files);
  }

  // A tab beside plays what is saved, and begins anew after each save: script.js listens there.
  function beside() {
    const form = find("main[data-workshop] form[data-beside]");
    if (!form || !("BroadcastChannel" in window) || !matchMedia("(min-width: 60rem)").matches) return;
    const name = `quizrun-beside ${location.pathname}`, quiz = find("select[name=quiz]", form);
    if (quiz) {
      quiz.value = sessionStorage.getItem(name) || quiz.value;
      quiz.onchange = () => sessionStorage.setItem(name, quiz.value);
    }
    const button = make("button", "", form.dataset.beside);
    button.onclick = () => {
      const target = form.target;
      form.target = name;
      form.submit();
      form.target = target;
    };
    form.append(button);
    if (!find("main [role=status].message:not([hidden], #findings)")) return;
    const channel = new BroadcastChannel("quizrun-beside");
    channel.postMessage({ name, action: form.action, fields: [...new FormData(form)] });
    channel.close();
  }

  // The list of quizzes follows what is typed; the last that was typed counts.
  let looking = null;
  function search(form, say) {
    form.oninput = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const address = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
        if (looking) looking.abort();
        looking = request("GET", address, null, (page) => {
          const found = page && find("#found", page), old = find("#found");
          if (!found || !old) return;
          old.replaceWith(document.adoptNode(found));
          history.replaceState(null, "", address);
          say((find("[role=status]", found) || {}).textContent || "");
        });
      }, 200);
    };
  }

  document.addEventListener("quizrun", ({ detail }) => {
    const form = find("main[data-workshop] form.editor"), searched = find("main form[role=search]");
    if (searched && find("#found")) search(searched, detail.tell);
    clearTimeout(timer);
    places.clear();
    beside();
    // Scans may be dropped anywhere on their page: beside the field a browser would open them instead.
    const heap = find("main input.drop");
    document.ondragover = heap && ((event) => { if ([...event.dataTransfer.types].includes("Files")) event.preventDefault(); });
    document.ondrop = heap && ((event) => {
      const { files } = event.dataTransfer;
      if (!files.length) return;
      event.preventDefault();
      heap.files = files;
      const more = heap.closest("details");
      if (more) more.open = true;
    });
    // Work that goes on is looked at again; among doubts Enter and the arrows go from field to field.
    if (find("main[data-again]")) setTimeout(() => location.reload(), 2000);
    const doubts = [...document.querySelectorAll(".doubts [name=answer]")];
    doubts.forEach((field, place) => field.onkeydown = (event) => {
      const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.ctrlKey) return;
      event.preventDefault();
      (doubts[place + step] || (step > 0 && find(".doubts .actions button")) || field).focus();
    });
    if (doubts[0] && !find("main [role=alert], main [aria-invalid]")) doubts[0].focus();
    // A mode has a script of its own.
    if (!form || find("[data-lines]", form)) return;
    tell = detail.tell;
    words = JSON.parse(form.dataset.words || "{}");
    const kind = find("select[name$='.kind']", form);
    if (kind) { sort(kind); kind.onchange = () => sort(kind); }
    form.querySelectorAll("textarea[data-text]").forEach(bar);
    const list = find("[data-sortable]", form);
    if (list && list.children.length > 1) drag(list);
    form.querySelectorAll(".is-open").forEach(drop);
    seen = mark(content(form));
    form.oninput = (event) => {
      if (event.target.type === "file") return;
      clearTimeout(timer);
      timer = setTimeout(() => keep(form), 900);
    };
    preview(form);
  });
})();
