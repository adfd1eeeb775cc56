# shellcheck shell=sh
# What the scripts share. POSIX sh, to be sourced; the caller has set `root` to the repository's folder.
# Everything here speaks on stderr. Exit codes: 69 something needed is not there, 70 the build failed.

: "${root:?}"

say() {
  printf 'quizrun: %s\n' "$*" >&2
}

# Stops unless the Swift compiler can be called.
need_swift() {
  command -v swift >/dev/null 2>&1 && return 0
  say "there is no 'swift' on the PATH: install Swift 6.3 (https://www.swift.org/install/linux) and run this again"
  exit 69
}

# Prints the packages of a list in scripts/ that are not installed, on one line.
missing_packages() {
  missing=
  while read -r package _; do
    case $package in '' | '#'*) continue ;; esac
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || status=
    [ "$status" = installed ] || missing="$missing $package"
  done <"$root/scripts/$1"
  printf '%s' "${missing# }"
}

# Installs what building needs and is missing; without root it says how, and stops.
need_packages() {
  command -v dpkg-query >/dev/null 2>&1 || {
    say "this is no Debian system: what scripts/packages lists has to be installed already"
    return 0
  }
  missing=$(missing_packages packages)
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    say "missing Debian packages: $missing"
    say "install them with: sudo apt-get install -y $missing"
    exit 69
  fi
  install_packages "$missing" || {
    say "the packages could not be installed: see above, then run: apt-get install -y $missing"
    exit 69
  }
}

# Installs what some tests use and is missing; where that does not work it says so, and those tests are skipped.
want_packages_for_tests() {
  command -v dpkg-query >/dev/null 2>&1 || return 0
  missing=$(missing_packages packages-for-tests)
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -eq 0 ] && install_packages "$missing"; then return 0; fi
  say "some tests are skipped; they run after: sudo apt-get install -y $missing"
}

# Says what apt said only where it fails. Lists that do not know a package, or are too old to fetch it, are updated.
install_packages() {
  say "installing missing Debian packages: $1"
  apt_log=$(mktemp) || exit 74
  # shellcheck disable=SC2086 # one word a package
  if ! apt-cache show $1 >/dev/null 2>&1; then
    apt update && apt_install $1
  else
    apt_install $1 || { : >"$apt_log" && apt update && apt_install $1; }
  fi
  installed=$?
  [ "$installed" -eq 0 ] || cat "$apt_log" >&2
  rm -f "$apt_log"
  return "$installed"
}

apt() {
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q "$@" </dev/null >>"$apt_log" 2>&1
}

apt_install() {
  apt install -y --no-install-recommends "$@"
}

# Swift's module caches hold absolute paths: drops them when the repository was moved or copied since the last build.
settle_build_folder() {
  here=$(cd -- "$root" && pwd -P) && mkdir -p "$root/.build" || exit 74
  if [ -f "$root/.build/place" ] && [ "$(cat "$root/.build/place")" != "$here" ]; then
    find "$root/.build" -name ModuleCache -type d -prune -exec rm -rf {} +
  fi
  printf '%s\n' "$here" >"$root/.build/place"
}

# Every program, and the folders they are built in. Without optimization a start is some hundredths of a second slower.
all_programs='quizrun quizrun-fetch quizrun-serve quizrun-rehearse quizrun-scan'
optimized=$root/.build/release
unoptimized=$root/.build/unoptimized/release

# Whether a folder has all programs, and no source is newer. Its stamp is as old as the start of the last build that
# succeeded. The programs themselves will not do: they keep their dates when a change leaves them as they were.
is_current() {
  for program in $all_programs; do
    [ -x "$1/$program" ] || return 1
  done
  [ -f "$1/built" ] && [ -z "$(find "$root/Package.swift" "$root/Sources" -newer "$1/built" -print -quit)" ]
}

# Builds the programs that a person waits for, and says why. Their code knows that it is slow where it limits work.
build_unoptimized() {
  prepare_to_build
  if [ -e "$optimized/quizrun" ] || [ -e "$unoptimized/quizrun" ]; then
    say "a source is newer than the program, which is built again first."
  else
    say "the first start builds the program: two to three minutes on two cores."
    say "It then starts by itself, while a faster one is built for later starts."
  fi
  build_programs "$unoptimized" -Xswiftc -Onone -Xswiftc -DUNOPTIMIZED --scratch-path "$root/.build/unoptimized"
}

# The optimized programs, for those who measure them, install them or make packages of them: waits until they are there.
# A build behind a running program is one of low priority: it ends, and this one goes on from what it has done.
need_optimized() {
  is_current "$optimized" && return 0
  prepare_to_build
  lock=$root/.build/behind.lock
  exec 9>>"$lock"
  flock -n 9 || {
    [ ! -s "$lock" ] || kill -- "-$(cat "$lock")" 2>/dev/null
    flock 9
  }
  : >"$lock"
  is_current "$optimized" || {
    say "the optimized programs are built: five to eight minutes on two cores."
    build_programs "$optimized"
  }
  exec 9>&-
}

# Builds the optimized programs with the time that processors have left, unless that is under way; nobody waits for it.
build_behind() {
  setsid -f nice -n 19 "$root/scripts/build-behind" </dev/null >/dev/null 2>&1
}

# Information for debuggers takes a seventh of the compiler's time. A flag of Package.swift does not leave it out, as the
# package manager's own stands behind it.
release_options='-c release -debug-info-format none'

# Builds all programs of a folder in one run of the compiler, so that every core has work; what follows the folder are
# further options. Shows how far it is; what the compiler said is shown only where it fails, which ends with 70.
build_programs() {
  folder=$1
  shift
  whole=0
  [ -e "$folder/quizrun" ] || whole=$(source_bytes "$root/Sources")
  stamp=$(mktemp) && build_log=$(mktemp) || exit 74
  rm -f "$build_log.done"
  # shellcheck disable=SC2086
  { swift build --package-path "$root" $release_options "$@" </dev/null 2>&1 && : >"$build_log.done"; } |
    tee "$build_log" | show_progress "$whole"
  built=70
  if [ ! -f "$build_log.done" ]; then
    grep -v '^\[[0-9]*/[0-9]*\] ' "$build_log" >&2
    say "the build failed: see the errors above"
  elif cp -p "$stamp" "$folder/built"; then
    built=0
  else
    built=74
  fi
  rm -f "$stamp" "$build_log" "$build_log.done"
  [ "$built" -eq 0 ] || exit "$built"
}

# Reads the lines of a build, such as `[12/345] Compiling QuizCore Answer.swift`, and says the share that is done: on a
# terminal in one line that changes, else every tenth. It never falls.
#
# A build of everything is weighed by the bytes of the sources, as each module is one step, and the largest come last. Of
# any other build only the steps are known.
show_progress() {
  whole=$1 shown=0 bytes=0 seen=' '
  while IFS= read -r line; do
    share=${line#'['}
    share=${share%%']'*}
    steps=${share#*/}
    case ${share%/*}:$steps in *[!0-9:]* | :* | *: | *:0) continue ;; esac
    if [ "$whole" -gt 0 ]; then
      count_module "${line#*'] '}"
      percent=$((bytes * 100 / whole))
    else
      percent=$((${share%/*} * 100 / steps))
    fi
    [ "$percent" -lt 100 ] || percent=99
    if [ -t 2 ]; then
      [ "$percent" -gt "$shown" ] || continue
      shown=$percent
      printf '\rquizrun: building, %s %% done' "$shown" >&2
    elif [ "$percent" -ge $((shown + 10)) ]; then
      shown=$((percent / 10 * 10))
      say "building, $shown % done"
    fi
  done
  if [ -t 2 ] && [ "$shown" -gt 0 ]; then printf '\r%*s\r' 40 '' >&2; fi
}

# Adds a module to `bytes` when it is compiled: its argument is `Compiling NAME FILE`.
count_module() {
  case $1 in 'Compiling '*) module=${1#* } module=${module%% *} ;; *) return 0 ;; esac
  case $seen in *" $module "*) return 0 ;; esac
  seen="$seen$module "
  bytes=$((bytes + $(source_bytes "$root/Sources/$module")))
}

# How many bytes of sources lie in a folder.
source_bytes() {
  [ -d "$1" ] || { echo 0 && return 0; }
  find "$1" -type f \( -name '*.swift' -o -name '*.c' \) -exec cat {} + | wc -c
}

# All that must be settled before `swift` is called.
prepare_to_build() {
  need_swift
  need_packages
  settle_build_folder
}

# For tests in Chromium: sets `browser` to an environment of Python that has playwright and axe, or ends with 77.
prepare_browser() {
  browser=$root/.build/browser-tests
  wanted='playwright==1.65.2 axe-playwright-python==0.1.8'
  command -v chromium >/dev/null || skip "there is no chromium here; it is a Debian package"
  [ ! -e "$browser/$wanted" ] || return 0
  rm -rf "$browser"
  mkdir -p "$root/.build"
  python3 -m venv "$browser" >"$root/.build/browser-tests.log" 2>&1 ||
    skip "python3 cannot make an environment; it needs the Debian package python3-venv"
  # shellcheck disable=SC2086 # one word a package
  "$browser/bin/pip" install --quiet --disable-pip-version-check $wanted >>"$root/.build/browser-tests.log" 2>&1 ||
    skip "$wanted cannot be had from PyPI: see .build/browser-tests.log"
  : >"$browser/$wanted"
}

# Why a test cannot run here.
skip() {
  echo "skipped: $1"
  exit 77
}
