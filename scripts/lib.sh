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

# Prints the packages of scripts/packages that are not installed, on one line.
missing_packages() {
  missing=
  while read -r package _; do
    case $package in '' | '#'*) continue ;; esac
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || status=
    [ "$status" = installed ] || missing="$missing $package"
  done <"$root/scripts/packages"
  printf '%s' "${missing# }"
}

# Installs what is missing; without root it says how, and stops.
need_packages() {
  command -v dpkg-query >/dev/null 2>&1 || {
    say "this is no Debian system: what scripts/packages lists has to be installed already"
    return 0
  }
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    say "missing Debian packages: $missing"
    say "install them with: sudo apt-get install -y $missing"
    exit 69
  fi
  say "installing missing Debian packages: $missing"
  # shellcheck disable=SC2086 # one word a package
  apt_install $missing || { apt update && apt_install $missing; } || {
    say "the packages could not be installed: see above, then run: apt-get install -y $missing"
    exit 69
  }
}

apt() {
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -q "$@" </dev/null >&2
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

# All that must be settled before `swift` is called.
prepare_to_build() {
  need_swift
  need_packages
  settle_build_folder
}
