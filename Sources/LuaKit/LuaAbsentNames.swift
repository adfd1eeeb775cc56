/// The names of stock Lua that a script does not have, each with the end of a sentence that starts with the name.
package enum LuaAbsentNames {
  package static let advice: [(name: String, advice: String)] = [
    ("os", "is not available in a plugin: use ctx.day for the date, event.ms for time"),
    ("io", "is not available in a plugin: read the hook's arguments, and keep values in the state"),
    ("debug", "is not available in a plugin: use print, which writes to the plugin's log"),
    ("package", "is not available in a plugin: use require \"name\" for another file of the plugin folder"),
    ("load", "is not available in a plugin: write a function, or require \"name\" another file"),
    ("loadstring", "is not available in a plugin: write a function, or require \"name\" another file"),
    ("loadfile", "is not available in a plugin: use require \"name\" for another file of the plugin folder"),
    ("dofile", "is not available in a plugin: use require \"name\" for another file of the plugin folder"),
    ("collectgarbage", "is not available in a plugin: memory is freed between the calls"),
    ("coroutine", "is not available in a plugin: remember the position in the state"),
    ("warn", "is not available in a plugin: use print, which writes to the plugin's log"),
    ("unpack", "is not available in Lua 5.4: use table.unpack"),
    ("setfenv", "is not available in Lua 5.4"),
    ("string.dump", "is not available in a plugin: functions stay functions"),
    ("math.randomseed", "is not available in a plugin: math.random starts from the seed of the call"),
  ]
}
