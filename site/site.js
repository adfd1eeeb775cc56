// The theme and the search. `words` is the index, an array of [page, title, heading, anchor, text], from words.js.
const root = document.documentElement
const up = document.body.dataset.up
const button = document.querySelector("button.theme")
const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches
const name = () => { button.textContent = isDark() ? "Light" : "Dark" }
button.hidden = false
name()
button.addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark"
  try { localStorage.setItem("theme", root.dataset.theme) } catch {}
  name()
})

const field = document.querySelector("#find")
const found = document.querySelector("#found")
const folded = text => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const index = words.map(([page, title, heading, anchor, text]) =>
  ({ page, title, heading, anchor, text, name: folded(heading + " " + title), all: folded(heading + " " + title + " " + text) }))

// Every word has to be there; one in a heading weighs more, and so does one that is a word of its own.
function search(query) {
  const terms = folded(query).split(/\s+/).filter(Boolean)
  if (!terms.length) return []
  const score = part => terms.reduce((sum, term) => {
    if (sum < 0) return sum
    const place = part.all.indexOf(term)
    if (place < 0) return -1
    const whole = new RegExp("(^|[^\\p{L}\\p{N}])" + term.replace(/[^\p{L}\p{N}]/gu, "\\$&") + "($|[^\\p{L}\\p{N}])", "u")
    return sum + 1 + (part.name.includes(term) ? 8 : 0) + (whole.test(part.name) ? 8 : whole.test(part.all) ? 2 : 0)
  }, 0)
  return index.map(part => [score(part), part]).filter(pair => pair[0] > 0).sort((a, b) => b[0] - a[0]).slice(0, 20).map(pair => pair[1])
}

function around(part, query) {
  const term = folded(query).split(/\s+/)[0]
  const place = Math.max(0, folded(part.text).indexOf(term))
  const from = Math.max(0, place - 60)
  return (from ? "… " : "") + part.text.slice(from, place + 120) + (part.text.length > place + 120 ? " …" : "")
}

function show() {
  const query = field.value.trim()
  found.hidden = !query
  found.replaceChildren()
  if (!query) return
  const parts = search(query)
  if (!parts.length) found.textContent = `Nothing has all of “${query}”.`
  for (const part of parts) {
    const link = document.createElement("a")
    link.href = up + part.page + (part.anchor ? "#" + part.anchor : "")
    const head = document.createElement("b")
    head.textContent = part.heading === part.title ? part.title : part.title + ": " + part.heading
    const text = document.createElement("span")
    text.textContent = around(part, query)
    link.append(head, text)
    found.append(link)
  }
}

field.addEventListener("input", show)
field.form.addEventListener("submit", event => {
  event.preventDefault()
  found.querySelector("a")?.click()
})
addEventListener("keydown", event => {
  if (event.key === "Escape" && field.value) { field.value = ""; show() }
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)
  if (event.key === "/" && !isTyping) { event.preventDefault(); field.focus() }
})
found.addEventListener("click", event => { if (event.target.closest("a")) { field.value = ""; show() } })
