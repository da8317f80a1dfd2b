# Work beside other work, for ./test: what it says is kept, and shown when it is waited for.
kept=$(mktemp -d)
trap end_beside EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

beside() { # a name, and what to run; with `exec` before a program, ending this ends it
    name=$1
    shift
    ("$@") >"$kept/$name" 2>&1 </dev/null &
    printf '%s\n' $! >"$kept/$name.pid"
}

joined() { # the name of what must have ended well before anything else begins
    code=0
    wait "$(cat "$kept/$1.pid")" || code=$?
    rm "$kept/$1.pid"
    cat "$kept/$1"
    [ "$code" = 0 ] || exit "$code"
}

end_beside() {
    for left in "$kept"/*.pid; do
        [ ! -f "$left" ] || kill "$(cat "$left")" 2>/dev/null || :
    done
    rm -rf "$kept"
}
