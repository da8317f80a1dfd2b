# Shared by ./run and ./test: a virtual environment with nonokit and the extras asked for, and a browser for tests.
# Everything is skipped while the stamp matches what the installation depends on.

setup_environment() {
    root=$1
    extras=$2
    venv=$root/.venv
    stamp=$venv/nonokit-$(printf %s "$extras" | tr , -).stamp
    want=$(cd "$root" && { printf '%s %s\n' "$root" "${NONOKIT_NATIVE:-}"; cat pyproject.toml CMakeLists.txt native/*; } | cksum)
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$want" ]; then
        return 0
    fi
    python=${PYTHON:-python3}
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "nonokit needs Python 3.11 or newer (found: $("$python" --version 2>&1)); set PYTHON to one" >&2
        exit 1
    fi
    echo "Setting up nonokit in .venv (once) ..." >&2
    # A checkout that was moved or copied has an environment that points elsewhere: make it anew.
    if ! "$venv/bin/python" -c "import sys; sys.exit(sys.prefix != '$venv')" 2>/dev/null; then
        "$python" -m venv --clear "$venv" || {
            install_packages python3-venv python3-dev
            "$python" -m venv --clear "$venv"
        }
    fi
    log=$venv/setup.log
    # What builds stays in the environment: from a new folder each time, pip would compile everything again.
    builders=$("$venv/bin/python" -c "import tomllib; print(*tomllib.load(open('$root/pyproject.toml', 'rb'))['build-system']['requires'], sep='\\n')")
    command -v cmake >/dev/null || builders="$builders
cmake"
    command -v ninja >/dev/null || builders="$builders
ninja"
    printf '%s\n' "$builders" >"$venv/builders.txt"
    if ! {
        "$venv/bin/python" -m pip install --disable-pip-version-check -r "$venv/builders.txt" &&
            "$venv/bin/python" -m pip install --disable-pip-version-check --no-build-isolation -e "$root[$extras]"
    } >"$log" 2>&1; then
        tail -n 30 "$log" >&2
        echo "Setting up failed; the whole log is in $log" >&2
        exit 1
    fi
    printf '%s\n' "$want" >"$stamp"
}

# A browser and node for the tests of the page: those on the machine, else Debian's.
setup_browser() {
    missing=
    find_browser >/dev/null || missing="$missing chromium"
    command -v node >/dev/null || missing="$missing nodejs"
    command -v npm >/dev/null || missing="$missing npm"
    [ -z "$missing" ] || install_packages $missing
    NONOKIT_BROWSER=$(find_browser) || {
        echo "No Chromium found. Install it, or set NONOKIT_BROWSER to one." >&2
        exit 1
    }
    export NONOKIT_BROWSER
}

# What checks the page: the compiler for the types in its comments, and others of tests/web/package.json.
setup_typescript() {
    "$1/.venv/bin/python" "$1/tests/page_tools.py"
    typescript=$1/.venv/web/node_modules/typescript/bin/tsc
}

find_browser() {
    for name in "${NONOKIT_BROWSER:-}" chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name" 2>/dev/null; then
            return 0
        fi
    done
    return 1
}

install_packages() {
    echo "Installing $* ..." >&2
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    command -v apt-get >/dev/null || {
        echo "Please install: $*" >&2
        exit 1
    }
    # Package lists on a fresh machine are empty or old.
    DEBIAN_FRONTEND=noninteractive $sudo apt-get -qq update >/dev/null
    DEBIAN_FRONTEND=noninteractive $sudo apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}
