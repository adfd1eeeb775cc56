-- Story: every question is a scene, every answer leads to another.
--
-- An answer says in its `data` where it goes: `to` is the next scene, `ending` an outcome of the quiz. It may give things
-- (`gives = "lamp"`) and need some (`needs = "lamp"`): what needs a thing you do not have is not offered, nor what gives
-- a thing that you have and leads back to the same scene. Its feedback is told before the next scene.

-- The answers of a scene for which something is missing, and those that would only give again what one has.
local function outOfReach(scene, things)
  local ids = {}
  for _, answer in ipairs(scene.answers) do
    local data = answer.data
    local isMissing = data.needs and not things[data.needs]
    local isTaken = data.gives and things[data.gives] and data.to == scene.id
    if isMissing or isTaken then ids[#ids + 1] = answer.id end
  end
  return ids
end

return {
  api = 1,
  name = { en = "Story", de = "Geschichte", fr = "Histoire", es = "Historia" },
  about = { en = "a story that goes where your answers lead it",
            de = "eine Geschichte, die dorthin geht, wohin deine Antworten führen",
            fr = "une histoire qui va là où tes réponses la mènent",
            es = "una historia que va adonde la llevan tus respuestas" },

  strings = {
    en = { scene = "Scene {n}", lost = "Here the trail ends." },
    de = { scene = "Szene {n}", lost = "Hier verliert sich die Spur." },
    fr = { scene = "Scène {n}", lost = "Ici, la piste se perd." },
    es = { scene = "Escena {n}", lost = "Aquí se pierde el rastro." },
  },

  start = function(ctx)
    local first = ctx.remaining[1]
    return { scene = first and first.id, things = {}, bag = {} }
  end,

  next = function(state, ctx)
    if state.told then return ctx.show { id = "told", body = state.told, markup = state.markup } end
    if state.ending then return ctx.finish() end
    local scene = state.scene and ctx.question(state.scene)
    if not scene then return ctx.finish(ctx.t.lost()) end
    local hidden = outOfReach(scene, state.things)
    if #hidden == #scene.answers then return ctx.finish(ctx.t.lost()) end
    return ctx.ask(scene, { title = ctx.t.scene { n = #ctx.past + 1 }, skip = false, hide = hidden })
  end,

  after = function(state, event)
    local answer = event.chosen[1]
    local data = answer and answer.data or {}
    state.scene, state.ending = data.to, data.ending
    state.told, state.markup = answer and answer.feedback, event.question.markup
    if data.gives and not state.things[data.gives] then
      state.things[data.gives] = true
      table.insert(state.bag, data.gives)
    end
  end,

  acted = function(state, event)
    if event.id == "told" then state.told = nil end
  end,

  status = function(state)
    return #state.bag > 0 and { "🎒 " .. table.concat(state.bag, ", ") } or {}
  end,

  -- Where the trail was lost, the reason to finish is what is read.
  result = function(state)
    return { outcome = state.ending }
  end,

  examples = {
    { quiz = { title = "The door", outcomes = { { id = "in", title = "Inside" }, { id = "out", title = "Outside" } }, questions = {
        { id = "door", kind = "single", text = "A locked door.", answers = {
            { text = "Unlock it", data = { ending = "in", needs = "key" } },
            { text = "Look under the mat", feedback = "A key!", data = { to = "door", gives = "key" } },
            { text = "Go home", data = { ending = "out" } } } } } },
      responses = { door = { tries = { { "b" }, { "a" } } } }, expect = { headline = "Inside", outcome = "in" } },
    { quiz = { title = "Nowhere", questions = {
        { id = "wall", kind = "single", text = "A wall.", answers = { { text = "Turn round" } } } } },
      responses = { wall = { "a" } }, expect = { headline = "Here the trail ends." } },
  },
}
