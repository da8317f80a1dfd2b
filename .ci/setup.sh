# Shared by ./run and ./test: a virtual environment with nonokit and the extras asked for.
# Installing again is skipped while the stamp matches what the installation depends on.

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
    if [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -c "import sys; sys.exit(sys.prefix != '$venv')" 2>/dev/null; then
        "$python" -m venv --clear "$venv"
    fi
    log=$venv/setup.log
    if ! "$venv/bin/python" -m pip install --disable-pip-version-check -e "$root[$extras]" >"$log" 2>&1; then
        tail -n 30 "$log" >&2
        echo "Setting up failed; the whole log is in $log" >&2
        exit 1
    fi
    printf '%s\n' "$want" >"$stamp"
}
