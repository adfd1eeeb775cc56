// Private copies of named objects that are made as a script reads them; see clk_latent.c.
#ifndef CLK_LATENT_H
#define CLK_LATENT_H

#include "clk_private.h"

void clk_push_latent(lua_State *L, uint32_t index, size_t offset);
void clk_wake(lua_State *L, int index);
/// Whether a table has a watched field that nobody looked for yet.
bool clk_is_watching(lua_State *L, int index);
/// Pops a key and a value, which the table below gets when a script looks for them.
void clk_watch(lua_State *L);
bool clk_may_be_latent(const uint8_t *bytes, size_t count);
/// Makes the metatable on top say: made from the named object `index`.
void clk_set_label(lua_State *L, uint32_t index);

#endif
