#!/usr/bin/env python3
"""An output module of speech-dispatcher that writes every sentence into a file instead of speaking it.

Like a voice it takes its time for each: Orca reads a page on from the end of one sentence to the next, and its client drops
an end that comes before it has noted whom to tell (speechd/client.py, a KeyError that is passed over; on a busy machine).
Then Orca believes for ever that it is still reading, and never changes to focus mode.
usage: writer.py FILE, then the protocol of output modules on standard input and output
"""
import html
import re
import select
import sys

SENTENCE_S = 0.1

spoken = open(sys.argv[1], "a", encoding="utf-8")


def answer(*lines):
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def rest():
    """The lines behind a command, up to the one that is a dot alone."""
    lines = []
    while (line := sys.stdin.readline().rstrip("\n")) != ".":
        lines.append(line[1:] if line.startswith("..") else line)
    return lines


for line in sys.stdin:
    command = line.strip()
    if command == "INIT":
        answer("299-It writes.", "299 OK LOADED SUCCESSFULLY")
    elif command in ("AUDIO", "LOGLEVEL"):
        answer("207 OK RECEIVING SETTINGS")
        rest()
        answer("203 OK SET")
    elif command == "SET":
        answer("203 OK RECEIVING SETTINGS")
        rest()
        answer("203 OK SETTINGS RECEIVED")
    elif command == "LIST VOICES":
        answer("200-writer\ten-US\tnone", "200 OK VOICE LIST SENT")
    elif command.startswith("DEBUG"):
        answer("200 OK DEBUGGING")
    elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
        answer("202 OK RECEIVING MESSAGE")
        text = html.unescape(re.sub("<[^>]*>", "", " ".join(rest())))
        spoken.write(text.strip() + "\n")
        spoken.flush()
        answer("200 OK SPEAKING", "701 BEGIN")
        # Nothing but a stop comes while a sentence is spoken, and it stays to be read.
        is_stopped = bool(select.select([sys.stdin], [], [], SENTENCE_S)[0])
        answer("703 STOP" if is_stopped else "702 END")
    elif command == "QUIT":
        answer("210 OK QUIT")
        break
