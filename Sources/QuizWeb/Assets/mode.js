// The editor of a mode: line numbers, findings at their lines while one types, completion from the table of the reference,
// and a draft on the server. The page works without this file.
"use strict";
document.addEventListener("quizrun", ({ detail: { say, tell } }) => {
  const area = document.querySelector("main[data-workshop] textarea[data-lines]");
  if (!area || area.dataset.lines === "on") return;
  area.dataset.lines = "on";
  const path = document.querySelector("main[data-workshop]").dataset.workshop;
  const etag = () => (area.form.querySelector("[name=etag]") || {}).value || null;
  const make = (name, className, parent) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (parent) parent.append(node);
    return node;
  };

  // The numbers beside the text; a line with a finding is marked.
  const frame = make("div", "lined");
  area.before(frame);
  const numbers = make("div", "numbers", frame);
  numbers.setAttribute("aria-hidden", "true");
  frame.append(area);
  let findings = [];
  const count = () => {
    const lines = area.value.split("\n").length;
    const wrong = new Set(findings.map((one) => one.line));
    numbers.replaceChildren(...Array.from({ length: lines }, (_, place) => {
      const node = document.createElement("span");
      node.textContent = place + 1;
      if (wrong.has(place + 1)) node.className = "amiss";
      return node;
    }));
    numbers.scrollTop = area.scrollTop;
  };
  area.addEventListener("scroll", () => { numbers.scrollTop = area.scrollTop; });

  // Findings as buttons that lead to their places.
  const old = document.getElementById("findings");
  const list = make("ul", "rich");
  const board = old || make("section", "message");
  board.id = "findings";
  board.setAttribute("role", "status");
  board.hidden = !old;
  frame.after(board);
  const show = () => {
    board.replaceChildren(list);
    board.hidden = findings.length === 0;
    board.classList.toggle("grave", findings.some((one) => one.severity === "error"));
    list.replaceChildren(...findings.slice(0, 50).map((one) => {
      const row = document.createElement("li");
      const button = make("button", "plain", row);
      button.type = "button";
      button.textContent = `${one.line}:${one.column} ${one.message}`;
      button.onclick = () => {
        const lines = area.value.split("\n").slice(0, one.line - 1);
        const start = lines.reduce((sum, line) => sum + line.length + 1, 0) + one.column - 1;
        area.focus();
        area.setSelectionRange(start, start);
      };
      return row;
    }));
    count();
  };

  // One request at a time; what was typed meanwhile is sent when it is back.
  const send = (method, place, value) => fetch(path + place, {
    method, credentials: "same-origin", body: JSON.stringify(value),
    headers: { Accept: "application/json", "Content-Type": "application/json" },
  });
  const check = async (source) => {
    const reply = await send("POST", "/check", { source });
    if (reply.ok) { findings = (await reply.json()).findings; show(); }
  };
  let timer = 0, isAsking = false, isStale = false;
  const look = async () => {
    if (isAsking) { isStale = true; return; }
    isAsking = true;
    const source = area.value;
    try {
      await send("PUT", "/draft", { source, etag: etag() });
      await check(source);
    } catch { tell(say("lost")); }
    isAsking = false;
    if (isStale) { isStale = false; look(); }
  };
  area.form.addEventListener("submit", () => clearTimeout(timer));

  // Completion: the fields of the table before the point, else the keys of a mode.
  let tables = {};
  fetch("/workshop/words", { credentials: "same-origin", headers: { Accept: "application/json" } })
    .then((reply) => (reply.ok ? reply.json() : { tables: [] }))
    .then((all) => { for (const table of all.tables) tables[table.name] = table.fields; })
    .catch(() => {});
  const names = { ctx: "Context", question: "Question", event: "Event", verdict: "Verdict", quiz: "Quiz", answer: "Answer",
    day: "Day", response: "Response", outcome: "Outcome", band: "Band", section: "Section", result: "Result" };
  const menu = make("ul", "menu");
  menu.id = "completions";
  menu.setAttribute("role", "listbox");
  menu.hidden = true;
  frame.after(menu);
  area.setAttribute("aria-controls", menu.id);
  area.setAttribute("aria-autocomplete", "list");
  let chosen = 0, offered = [], begun = "";
  const close = () => { menu.hidden = true; offered = []; area.removeAttribute("aria-activedescendant"); };
  const offers = (isAsked) => {
    const before = area.value.slice(0, area.selectionStart);
    const field = before.match(/([A-Za-z_]\w*)\.([A-Za-z_]\w*)?$/);
    if (field) {
      begun = field[2] || "";
      const table = names[field[1]] || (field[1] === "text" ? "Text" : "");
      return (tables[table] || []).filter((one) => one.name.startsWith(begun) && one.name !== begun);
    }
    const key = before.match(/(?:^|[\s{,(])([A-Za-z_]\w*)?$/);
    begun = (key && key[1]) || "";
    if (!key || (begun.length < 2 && !isAsked)) return [];
    const all = Object.values(tables).flat().filter((one) => one.name.startsWith(begun) && one.name !== begun);
    return [...new Map(all.map((one) => [one.name, one])).values()];
  };
  const mark = () => {
    [...menu.children].forEach((node, place) => {
      node.setAttribute("aria-selected", String(place === chosen));
      if (place === chosen) { area.setAttribute("aria-activedescendant", node.id); node.scrollIntoView({ block: "nearest" }); }
    });
  };
  const take = (one) => {
    const place = area.selectionStart;
    area.setRangeText(one.name.slice(begun.length), place, place, "end");
    close();
    changed(false);
  };
  const offer = (isAsked) => {
    offered = offers(isAsked).slice(0, 12);
    chosen = 0;
    menu.hidden = offered.length === 0;
    menu.replaceChildren(...offered.map((one, place) => {
      const row = document.createElement("li");
      row.id = `completion-${place}`;
      row.setAttribute("role", "option");
      make("b", "", row).textContent = one.name;
      row.append(` ${one.type} – ${one.about}`);
      row.onmousedown = (event) => { event.preventDefault(); take(one); };
      return row;
    }));
    if (offered.length) mark(); else close();
  };
  const changed = (isTyped) => {
    count();
    clearTimeout(timer);
    timer = setTimeout(look, 700);
    if (isTyped) offer(false);
  };
  area.addEventListener("input", () => changed(true));
  area.addEventListener("blur", close);
  area.addEventListener("keydown", (event) => {
    if (event.key === " " && event.ctrlKey) { event.preventDefault(); offer(true); return; }
    if ((event.ctrlKey || event.metaKey) && event.key === "s") { event.preventDefault(); area.form.querySelector("[value=save]").click(); return; }
    if (menu.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      chosen = (chosen + step + offered.length) % offered.length;
      mark();
    } else if (event.key === "Enter" || event.key === "Tab") {
      take(offered[chosen]);
    } else if (event.key === "Escape") {
      close();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  count();
  // What the page was saved with is found again with its places.
  if (old) check(area.value).catch(() => {});
});
