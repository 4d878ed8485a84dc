#!/usr/bin/env bash
# A desktop of its own for one page: display, accessibility bus, Orca, and a speech service that writes down every
# sentence instead of speaking it. Ends, with all it started, when its input is closed.
# usage: dbus-run-session -- desktop.sh FOLDER ADDRESS DEBUGGING_PORT
set -u
folder=$1 address=$2 port=$3
export HOME=$folder/home XDG_RUNTIME_DIR=$folder/run LANG=C.UTF-8 NO_AT_BRIDGE=0 ACCESSIBILITY_ENABLED=1
speech=$HOME/.config/speech-dispatcher
mkdir -p "$speech" "$XDG_RUNTIME_DIR"
cp -r /etc/speech-dispatcher/. "$speech/"
chmod 700 "$XDG_RUNTIME_DIR"

started=()
trap 'kill "${started[@]}" 2>/dev/null; wait' EXIT
start() { "$@" >>"$folder/desktop.log" 2>&1 & started+=($!); }

# The display tells its number once it is ready.
mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 1280x900x24 3>"$folder/number" >>"$folder/desktop.log" 2>&1 & started+=($!)
read -r number <"$folder/number"
export DISPLAY=:$number

cat >"$folder/write" <<WRITE
#!/bin/bash
sentence=\$(cat); printf '%s\n' "\${sentence//$'\n'/ }" >>"$folder/spoken"
WRITE
chmod +x "$folder/write"
touch "$folder/spoken"
cat >"$speech/speechd.conf" <<CONF
LogLevel 1
LogDir "default"
DefaultLanguage "en-US"
AudioOutputMethod "libao"
AddModule "writer" "sd_generic" "writer.conf"
DefaultModule "writer"
Include "clients/*.conf"
CONF
cat >"$speech/modules/writer.conf" <<CONF
Debug 0
GenericExecuteSynth "printf %s \'\$DATA\' | $folder/write"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "en-us" "en-us" "utf-8"
AddVoice "en" "MALE1" "en"
AddVoice "en-us" "MALE1" "en-us"
GenericRateForceInteger 1
GenericPitchForceInteger 1
GenericStripPunctChars ""
CONF

start /usr/libexec/at-spi-bus-launcher --launch-immediately
start speech-dispatcher -s -C "$speech" -t 0
sleep 2
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
start orca --replace
sleep 5
start chromium --no-sandbox --force-renderer-accessibility --remote-debugging-port="$port" \
  --user-data-dir="$folder/profile" --no-first-run --disable-gpu --password-store=basic --lang=en \
  --disable-background-networking --disable-component-update --disable-sync --app="$address"

echo "$DISPLAY"
cat >/dev/null
