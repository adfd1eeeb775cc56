// Each library is asked itself, so that a program says what was linked and not what its headers were. Those that have no call
// for it are named by their headers.
#include "CLibraries.h"

#include <CLuaKit.h>
#include <cmark-gfm.h>
#include <ctype.h>
#include <expat.h>
#include <fribidi/fribidi.h>
#include <gmp.h>
#include <gnu/libc-version.h>
#include <jconfig.h>
#include <mpfr.h>
#include <png.h>
#include <seccomp.h>
#include <sqlite3.h>
#include <stddef.h>
#include <stdio.h>
#include <zlib.h>
#include <zstd.h>

// minizip exports it, and no header of it has it.
extern const char unz_copyright[];

#define TEXT_OF(word) #word
#define TEXT(macro) TEXT_OF(macro)

static char text[32];

// The first number in a longer text, as in " unzip 1.01 Copyright 1998".
static const char *number_in(const char *longer) {
  size_t count = 0;
  while (*longer && !isdigit((unsigned char)*longer)) longer++;
  for (; (isdigit((unsigned char)*longer) || *longer == '.') && count + 1 < sizeof text; longer++) text[count++] = *longer;
  text[count] = 0;
  return text;
}

static const char *png_version(void) {
  unsigned version = png_access_version_number();
  snprintf(text, sizeof text, "%u.%u.%u", version / 10000, version / 100 % 100, version % 100);
  return text;
}

static const char *seccomp(void) {
  const struct scmp_version *version = seccomp_version();
  snprintf(text, sizeof text, "%u.%u.%u", version->major, version->minor, version->micro);
  return text;
}

clibraries_entry clibraries_at(int place) {
  switch (place) {
    case 0: return (clibraries_entry){"Lua", number_in(clk_lua_release())};
    case 1: return (clibraries_entry){"SQLite", sqlite3_libversion()};
    case 2: return (clibraries_entry){"Expat", number_in(XML_ExpatVersion())};
    case 3: return (clibraries_entry){"cmark-gfm", cmark_version_string()};
    case 4: return (clibraries_entry){"zlib", zlibVersion()};
    case 5: return (clibraries_entry){"minizip", number_in(unz_copyright)};
    case 6: return (clibraries_entry){"Zstandard", ZSTD_versionString()};
    case 7: return (clibraries_entry){"libpng", png_version()};
    case 8: return (clibraries_entry){"libjpeg-turbo", TEXT(LIBJPEG_TURBO_VERSION)};
    case 9: return (clibraries_entry){"FriBidi", number_in(fribidi_version_info)};
    case 10: return (clibraries_entry){"MPFR", mpfr_get_version()};
    case 11: return (clibraries_entry){"GNU MP", gmp_version};
    case 12: return (clibraries_entry){"libseccomp", seccomp()};
    case 13: return (clibraries_entry){"GNU C library", gnu_get_libc_version()};
    default: return (clibraries_entry){NULL, NULL};
  }
}
