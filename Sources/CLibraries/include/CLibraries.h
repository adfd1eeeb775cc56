// The libraries that the program carries inside, with their versions: what an update of the system does not reach.
#pragma once

typedef struct {
  const char *name;
  const char *version;
} clibraries_entry;

// The library at a place from 0; its name is NULL behind the last. The texts stay until the same is asked again.
clibraries_entry clibraries_at(int place);
