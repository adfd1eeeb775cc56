// Sliders with their value and two buttons; ordering and matching by drag, by tapping and by keys. Without this file the
// pages have plain sliders and lists to choose from, and those are what is sent here too.
"use strict";
document.addEventListener("quizrun", ({ detail: { say, tell } }) => {
  const make = (name, className, text, label) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (text) node.textContent = text;
    if (label) node.setAttribute("aria-label", label);
    if (name === "button") node.type = "button";
    return node;
  };

  // Choices as they look, where lists to choose from have their plain texts alone; they move to where they are needed.
  const looks = (list) => {
    const all = new Map([...list.querySelectorAll("[data-choice]")].map((node) => [node.dataset.choice, node]));
    list.remove();
    return all;
  };

  document.querySelectorAll("main .slider:not(.live)").forEach((slider) => {
    const [range, output] = [slider.querySelector("[type=range]"), slider.querySelector("output")];
    const write = () => { output.textContent = Number(range.value).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 10, useGrouping: false }); };
    const button = (text, label, step) => {
      const node = make("button", "", text, label);
      node.onclick = () => { step(); range.dispatchEvent(new Event("input")); };
      return node;
    };
    slider.classList.add("live");
    output.hidden = false;
    output.setAttribute("aria-live", "off");
    range.before(button("−", say("less"), () => range.stepDown()));
    range.after(button("+", say("more"), () => range.stepUp()));
    range.addEventListener("input", write);
    write();
  });

  document.querySelectorAll("main form .order:not(.live)").forEach((list) => {
    const selects = [...list.querySelectorAll("select")];
    if (!selects.length) return;
    const options = [...selects[0].options].map((option) => [option.value, option.text]);
    const chosen = selects.map((select) => select.value);
    const ids = new Set(chosen).size === options.length ? chosen : options.map(([id]) => id);
    const rich = list.previousElementSibling && list.previousElementSibling.matches(".rich") ? looks(list.previousElementSibling) : new Map();
    list.classList.add("live");
    list.replaceChildren(...ids.map((id) => item(id, options.find(([other]) => other === id)[1])));

    function item(id, text) {
      const [node, field, grip] = [make("li", "option"), make("input"), make("span", "grip", "≡")];
      const name = rich.get(id) || make("span", "text", text);
      node.dataset.plain = text;
      Object.assign(field, { type: "hidden", name: "answer", value: id });
      name.dir = "auto";
      grip.setAttribute("aria-hidden", "true");
      const [up, down] = [make("button", "", "↑", say("up") + text), make("button", "", "↓", say("down") + text)];
      up.onclick = () => move(node, -1, up);
      down.onclick = () => move(node, 1, down);
      node.append(grip, name, field, up, down);
      return node;
    }

    const read = (node) => tell(say("place").replace("{text}", node.dataset.plain)
      .replace("{n}", [...list.children].indexOf(node) + 1).replace("{of}", list.children.length));
    function move(node, by, button) {
      const other = by < 0 ? node.previousElementSibling : node.nextElementSibling;
      if (!other) return;
      if (by < 0) other.before(node); else other.after(node);
      button.focus();
      read(node);
    }

    list.addEventListener("keydown", (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key], button = event.target.closest("button");
      if (!by || !button) return;
      event.preventDefault();
      move(button.closest("li"), by, button);
    });

    // One tap picks an item, the next puts it where that one is. Fingers drag by the grip, so that the page still scrolls.
    let picked = null, drag = null;
    const pick = (node) => {
      if (picked) picked.classList.remove("picked");
      if (picked && node && picked !== node) {
        const isAfter = [...list.children].indexOf(node) > [...list.children].indexOf(picked);
        if (isAfter) node.after(picked); else node.before(picked);
        read(picked);
        node = null;
      }
      picked = node === picked ? null : node;
      if (picked) picked.classList.add("picked");
    };
    const end = (event) => {
      if (drag && event.type === "pointerup") { if (drag.moved) read(drag.node); else pick(drag.node); }
      if (drag) drag.node.classList.remove("moving");
      drag = null;
    };
    list.addEventListener("pointerdown", (event) => {
      const node = event.target.closest("li");
      if (!node || event.target.closest("button") || event.button) return;
      drag = { node, y: event.clientY, moved: false, free: event.pointerType === "mouse" || !!event.target.closest(".grip") };
      if (drag.free) node.setPointerCapture(event.pointerId);
    });
    list.addEventListener("pointermove", (event) => {
      if (!drag || (!drag.moved && Math.abs(event.clientY - drag.y) < 6)) return;
      if (!drag.free) { drag = null; return; }
      drag.moved = true;
      drag.node.classList.add("moving");
      const middle = (node) => { const box = node.getBoundingClientRect(); return box.top + box.height / 2; };
      const [before, after] = [drag.node.previousElementSibling, drag.node.nextElementSibling];
      if (before && event.clientY < middle(before)) before.before(drag.node);
      else if (after && event.clientY > middle(after)) after.after(drag.node);
    });
    list.addEventListener("pointerup", end);
    list.addEventListener("pointercancel", end);
  });

  // Matching: the lists to choose from stay, for keys and for reading out; what can be chosen lies beside as chips to tap or drag.
  // Partners of a match, and words of a text with gaps.
  document.querySelectorAll("main form :is(.match, .gaps):not(.live)").forEach((set) => {
    const place = set.matches(".gaps") ? "select.word" : ".pair";
    const list = (pair) => pair.matches("select") ? pair : pair.querySelector("select");
    const selects = [...set.querySelectorAll(place)].map(list);
    if (!selects.length) return;
    const chips = make("div", "chips"), shown = set.querySelector(".rich"), rich = shown ? looks(shown) : new Map();
    let picked = null, drag = null;
    set.classList.add("live");
    chips.setAttribute("aria-hidden", "true");
    for (const option of selects[0].options) {
      if (!option.value) continue;
      const chip = make("button", "", rich.has(option.value) ? "" : option.text);
      if (rich.has(option.value)) chip.append(rich.get(option.value));
      Object.assign(chip, { value: option.value, tabIndex: -1, dir: "auto" });
      Object.assign(chip.dataset, option.dataset);
      chips.append(chip);
    }
    if (place === ".pair") selects[0].closest(place).before(chips); else set.prepend(chips);
    const paint = () => [...chips.children].forEach((chip) => {
      chip.classList.toggle("picked", chip === picked);
      chip.classList.toggle("used", selects.some((select) => select.value === chip.value));
    });
    const put = (chip, pair) => {
      const others = selects.filter((select) => select !== list(pair) && select.value === chip.value);
      // A word goes into as many gaps as it is there.
      if (chip.dataset.count && others.length >= chip.dataset.count) others[0].value = "";
      list(pair).value = chip.value;
      picked = null;
      paint();
    };
    const under = (event) => { const node = document.elementFromPoint(event.clientX, event.clientY); return node && node.closest(place); };
    const aim = (pair) => set.querySelectorAll(place).forEach((other) => other.classList.toggle("target", other === pair));
    const end = (event) => {
      if (!drag) return;
      const { chip, moved } = drag;
      drag = null;
      chip.style.transform = "";
      chip.classList.remove("flying");
      aim(null);
      if (event.type !== "pointerup") return;
      const pair = under(event);
      if (moved && pair) put(chip, pair);
      else if (!moved) { picked = picked === chip ? null : chip; paint(); }
    };
    chips.addEventListener("pointerdown", (event) => {
      const chip = event.target.closest("button");
      if (!chip || event.button) return;
      drag = { chip, x: event.clientX, y: event.clientY, moved: false };
      chip.setPointerCapture(event.pointerId);
    });
    chips.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(dx, dy) < 6) return;
      drag.moved = true;
      drag.chip.classList.add("flying");
      drag.chip.style.transform = `translate(${dx}px, ${dy}px)`;
      aim(under(event));
    });
    chips.addEventListener("pointerup", end);
    chips.addEventListener("pointercancel", end);
    set.addEventListener("click", (event) => {
      const pair = event.target.closest(place);
      if (!picked || !pair) return;
      event.preventDefault();
      put(picked, pair);
    });
    set.addEventListener("change", paint);
    paint();
  });
});
