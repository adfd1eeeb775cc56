// Before anything is drawn: the theme that was chosen here before. From a disk some browsers keep nothing.
try {
  const chosen = localStorage.getItem("theme")
  if (chosen) document.documentElement.dataset.theme = chosen
} catch {}
// On a narrow page the list of pages begins closed.
addEventListener("DOMContentLoaded", () => {
  if (innerWidth < 900) document.querySelector(".side details").open = false
})
