#!/usr/bin/env bash
# A desktop of its own for one page: display, accessibility bus, Orca, and a speech service that writes down every
# sentence instead of speaking it. Writes the name of the display once Orca speaks and the browser is on its way. Ends,
# with all it started, when its input is closed; ends with 1 where a part does not come up.
# usage: dbus-run-session -- desktop.sh FOLDER ADDRESS DEBUGGING_PORT
set -u
folder=$1 address=$2 port=$3
export HOME=$folder/home XDG_RUNTIME_DIR=$folder/run LANG=C.UTF-8 NO_AT_BRIDGE=0 ACCESSIBILITY_ENABLED=1
# Settings are of this desktop alone: the service that keeps them would be that of the user's home.
export GSETTINGS_BACKEND=memory
speech=$HOME/.config/speech-dispatcher
mkdir -p "$speech" "$XDG_RUNTIME_DIR"
cp -r /etc/speech-dispatcher/. "$speech/"
chmod 700 "$XDG_RUNTIME_DIR"

started=()
trap 'kill "${started[@]}" 2>/dev/null; wait' EXIT
start() { "$@" >>"$folder/desktop.log" 2>&1 & started+=($!); }

# until_is WHAT COMMAND…: a busy machine takes its time; what was started last may also have ended.
until_is() {
  local what=$1; shift
  for (( try = 0; try < 300; try++ )); do
    "$@" >/dev/null 2>&1 && return
    kill -0 "${started[-1]}" 2>/dev/null || { echo "$what has ended" >>"$folder/desktop.log"; exit 1; }
    sleep 0.1
  done
  echo "$what is not ready" >>"$folder/desktop.log"
  exit 1
}

# Orca looks for others of the same user, of whatever desktop, and gives up or kills them. It is alone on this one: no
# other desktop, and not the screen reader of whoever runs this, is its affair.
mkdir "$folder/bin"
printf '#!/bin/sh\nexit 1\n' >"$folder/bin/pgrep"
chmod +x "$folder/bin/pgrep"

# A number of its own: those that Xvfb gives away by itself it locks nowhere. The display tells it once it is ready.
mkfifo "$folder/number"
Xvfb ":$((1000 + $$ % 50000))" -noreset -displayfd 3 -screen 0 1280x900x24 3>"$folder/number" >>"$folder/desktop.log" 2>&1 & started+=($!)
read -r number <"$folder/number" || { echo 'no display' >>"$folder/desktop.log"; exit 1; }
export DISPLAY=:$number

until_is 'the display' xdotool getdisplaygeometry

touch "$folder/spoken"
printf '#!/bin/sh\nexec "%s" "%s"\n' "$(dirname "$(realpath "$0")")/writer.py" "$folder/spoken" >"$folder/write"
chmod +x "$folder/write"
cat >"$speech/speechd.conf" <<CONF
LogLevel 1
LogDir "default"
DefaultLanguage "en-US"
AddModule "writer" "$folder/write"
DefaultModule "writer"
Include "clients/*.conf"
CONF

start /usr/libexec/at-spi-bus-launcher --launch-immediately
until_is 'the accessibility bus' dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus \
  org.a11y.Bus.GetAddress
for status in IsEnabled ScreenReaderEnabled; do
  dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set \
    string:org.a11y.Status string:$status variant:boolean:true >/dev/null
done
start speech-dispatcher -s -C "$speech" -t 0
until_is 'the speech service' test -S "$XDG_RUNTIME_DIR/speech-dispatcher/speechd.sock"
# HECTOR_ORCA_DEBUG=FILE: Orca's own account, for who has to find out why it has said something or nothing.
PATH=$folder/bin:$PATH start orca ${HECTOR_ORCA_DEBUG:+--debug-file=$HECTOR_ORCA_DEBUG.$$}
until_is 'Orca' test -s "$folder/spoken"
# --test-type: no bar of the browser's own that warns of --no-sandbox, is spoken, and stands in the way of Tab.
start chromium --no-sandbox --test-type --force-renderer-accessibility --remote-debugging-port="$port" \
  --user-data-dir="$folder/profile" --no-first-run --disable-gpu --password-store=basic --lang=en \
  --disable-background-networking --disable-component-update --disable-sync --app="$address"

echo "$DISPLAY"
cat >/dev/null
