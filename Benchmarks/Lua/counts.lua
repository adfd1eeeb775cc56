-- A mode that looks at what remains and at what is past in every hook.
return {
  api = 1,
  name = "Counts",
  about = "reads ctx.remaining and ctx.past at every step",

  start = function() return { answered = 0 } end,

  next = function(state, ctx)
    if #ctx.remaining == 0 then return ctx.finish() end
    return ctx.ask(ctx.remaining[1])
  end,

  after = function(state, event, ctx) state.answered = #ctx.past end,

  status = function(state, ctx) return { #ctx.past .. "/" .. #ctx.remaining } end,
}
