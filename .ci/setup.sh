# Shared by ./run and ./test: a virtual environment with nonokit and the extras asked for, and a browser for tests.
# Everything is skipped while the stamp matches what the installation depends on.

# What Python compiles is kept in the environment, whatever the surroundings say: else every process would compile all of it again.
keep_bytecode() {
    unset PYTHONDONTWRITEBYTECODE
    export PYTHONPYCACHEPREFIX="$1/.venv/bytecode"
}

setup_environment() {
    root=$1
    keep_bytecode "$root"
    extras=$2
    venv=$root/.venv
    log=$venv/setup.log
    stamp=$venv/nonokit-$(printf %s "$extras" | tr , -).stamp
    want=$(cd "$root" && { printf '%s %s\n' "$root" "${NONOKIT_NATIVE:-}"; has_compiler || echo "no compiler"; cat pyproject.toml CMakeLists.txt requirements/*.txt; find src/nonokit -name __init__.py | LC_ALL=C sort; find native/kernel native/*pp -type f | LC_ALL=C sort | xargs cat; } | cksum)
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$want" ]; then
        return 0
    fi
    begun=$(date +%s)
    tell "Setting up nonokit in .venv (once; a minute or a few) ..."
    make_environment
    setup_installer
    # What builds stays in the environment: from a new folder each time, pip would compile everything again.
    if ! { is_locked && install_locked; }; then
        tell "  tools that build it"
        list_builders >"$venv/builders.txt"
        install_packages -r "$venv/builders.txt"
        tell "  packages it needs, and the engine"
        install_packages --no-build-isolation -e "$root[$extras]"
    fi
    printf '%s\n' "$want" >"$stamp"
    tell "Ready after $(($(date +%s) - begun)) s."
    tell_engine
}

# Whether the engine can be compiled; one that comes later is found, and what is installed is made anew with it.
has_compiler() {
    command -v "${CXX:-c++}" >/dev/null || command -v clang++ >/dev/null
}

tell_engine() {
    case ${NONOKIT_NATIVE:-} in 0 | OFF) return 0 ;; esac
    "$venv/bin/python" -c 'import sys, nonokit; sys.exit(nonokit.engine_info()["engine"] != "native")' && return 0
    if has_compiler; then
        tell "The engine could not be compiled (Python's headers may be missing: python3-dev), so the one in Python serves: right, but slower."
    else
        tell "There is no C++ compiler, so the engine in Python serves: right, but slower. Install one (g++), and the next start compiles the engine."
    fi
}

# The tests compare both engines.
setup_compiler() {
    has_compiler || install_debian g++
}

# A checkout that was moved or copied has an environment that points elsewhere: it is made anew.
make_environment() {
    python=${PYTHON:-python3}
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        tell "nonokit needs Python 3.11 or newer (found: $("$python" --version 2>&1)); set PYTHON to one"
        exit 1
    fi
    if ! "$venv/bin/python" -c "import sys; sys.exit(sys.prefix != '$venv')" 2>/dev/null; then
        tell "  a Python environment"
        "$python" -m venv --clear "$venv" >/dev/null 2>&1 || {
            install_debian python3-venv python3-dev
            "$python" -m venv --clear "$venv"
        }
    fi
    : >"$log"
}

# The versions that requirements/lock has found are for the tests alone, and for the Pythons that it was tried with.
is_locked() {
    [ "$extras" = all,test ] &&
        "$venv/bin/python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))'
}

# What does not have its hash ends it; what cannot be had is left to pip's own choice. The engine compiles meanwhile.
install_locked() {
    tell "  tools that build it, in the versions of requirements/builders.txt"
    try_hashed builders.txt || return 1
    ${when_builders_are_there:-}
    tell "  packages it needs, in the versions of requirements/test.txt; beside that the engine is compiled"
    install_engine &
    engine=$!
    code=0
    try_hashed test.txt || code=1
    wait "$engine" || {
        cat "$venv/engine.log" >>"$log"
        end_setup
    }
    return $code
}

install_engine() {
    "$venv/bin/python" -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e "$root" >"$venv/engine.log" 2>&1
}

try_hashed() {
    if try_install --require-hashes --no-deps -r "$root/requirements/$1"; then
        return 0
    fi
    grep -q "DO NOT MATCH THE HASHES" "$log" && end_setup
    tell "    not all of them can be had here ($log says why)"
    return 1
}

list_builders() {
    "$venv/bin/python" -c "import tomllib; print(*tomllib.load(open('$root/pyproject.toml', 'rb'))['build-system']['requires'], sep='\\n')"
    command -v cmake >/dev/null || echo cmake
    command -v ninja >/dev/null || echo ninja
}

install_packages() {
    try_install "$@" || end_setup
}

# uv takes a fifth of pip's time. Where it cannot be had, or does not find what pip would, pip is there.
setup_installer() {
    tell "  what installs packages"
    try_pip --require-hashes --no-deps -r "$root/requirements/installer.txt" || tell "    uv cannot be had here: pip does it"
}

try_install() {
    try_uv "$@" || try_pip "$@"
}

try_uv() {
    [ -x "$venv/bin/uv" ] || return 1
    failed=$venv/setup.failed
    rm -f "$failed"
    { install_with_uv "$@" 2>&1 || : >"$failed"; } |
        while IFS= read -r line; do
            printf '%s\n' "$line" >>"$log"
            case $line in
            Downloading*) tell "    getting ${line#Downloading }" ;;
            *Building*) tell "    compiling the engine; without a compiler the one in Python serves" ;;
            Prepared*) tell "    installing" ;;
            esac
        done
    [ ! -f "$failed" ]
}

# From where pip would take it. What is kept lies beside what is installed, as other names of the same files.
install_with_uv() (
    index=$(pip_setting index-url)
    certificates=$(pip_setting cert)
    [ -z "$index" ] || export UV_DEFAULT_INDEX="$index"
    [ -z "$certificates" ] || export SSL_CERT_FILE="$certificates"
    export UV_INDEX="$(pip_setting extra-index-url)" UV_FIND_LINKS="$(pip_setting find-links)"
    export UV_INDEX_STRATEGY=unsafe-best-match UV_CACHE_DIR="$venv/packages"
    # It does not see that the engine's files have changed.
    exec "$venv/bin/uv" pip install --python "$venv/bin/python" --reinstall-package nonokit "$@"
)

pip_setting() {
    "$venv/bin/python" -m pip config list | sed -n "s/^[^=]*\.$1='\(.*\)'\$/\1/p" | head -n 1 | sed 's,\\n, ,g'
}

# pip's words go into the log; what takes its time is said here. What is imported is compiled then, which is not everything.
try_pip() {
    failed=$venv/setup.failed
    rm -f "$failed"
    { "$venv/bin/python" -u -m pip install --disable-pip-version-check --no-compile "$@" 2>&1 || : >"$failed"; } |
        while IFS= read -r line; do
            printf '%s\n' "$line" >>"$log"
            case $line in
            *Downloading*MB* | *Downloading*GB*) tell "    $(printf %s "$line" | sed 's/^ *Downloading \(.*\/\)\{0,1\}/getting /; s/-[^ ]*//')" ;;
            *"Building editable"*started*) tell "    compiling the engine; without a compiler the one in Python serves" ;;
            *"still running"*) tell "    still at it ($(($(date +%s) - begun)) s)" ;;
            "Installing collected packages:"*) tell "    installing $(printf '%s\n' "$line" | tr , '\n' | wc -l | tr -d ' ') packages" ;;
            esac
        done
    [ ! -f "$failed" ]
}

end_setup() {
    tail -n 30 "$log" >&2
    tell "Setting up failed; the whole log is in $log"
    exit 1
}

tell() {
    printf '%s\n' "$1" >&2
}

# A browser and node for the tests of the page: those on the machine, else Debian's. Chromium without windows needs half the time.
setup_browser() {
    missing=
    command -v node >/dev/null || missing="$missing nodejs"
    command -v npm >/dev/null || missing="$missing npm"
    [ -z "$missing" ] || install_debian $missing
    # Not every distribution has it without windows.
    find_browser >/dev/null || install_debian chromium-headless-shell || install_debian chromium
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

# The kernel for browsers, which `nonokit site` needs: its compiler is large, so it comes only when something is to be compiled.
setup_browser_kernel() {
    venv=$1/.venv
    log=$venv/setup.log
    begun=$(date +%s)
    if "$venv/bin/python" "$1/native/wasm/build.py" --is-built; then
        return 0
    fi
    tell "Compiling the kernel for browsers (once; a minute or two) ..."
    install_packages -r "$1/native/wasm/requirements.txt"
    "$venv/bin/python" "$1/native/wasm/build.py"
}

find_browser() {
    for name in "${NONOKIT_BROWSER:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name" 2>/dev/null; then
            return 0
        fi
    done
    return 1
}

install_debian() {
    echo "Installing $* ..." >&2
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    command -v apt-get >/dev/null || {
        echo "Please install: $*" >&2
        exit 1
    }
    (
        flock 9 # ./test may want two things at once, and apt does one
        # Package lists on a fresh machine are empty or old.
        DEBIAN_FRONTEND=noninteractive $sudo apt-get -qq update >/dev/null
        DEBIAN_FRONTEND=noninteractive $sudo apt-get -qq install -y --no-install-recommends "$@" >/dev/null
    ) 9</var/lib/dpkg
}
