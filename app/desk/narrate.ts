/**
 * What is said to a listener about what has happened, from the one table (narration.ts). The events of one act make
 * one message, so that a screen reader speaks all of it. Whether a listener may hear an event at all is decided by the
 * rules (hearing.ts, view.ts): what arrives here is the game as he may know it.
 */
import { isAssistant } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { type Listener, mayWarn } from '#rules/game/hearing.ts';
import { placedMove } from '#rules/game/placing.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import { makeUci } from '#rules/position/move.ts';
import { MESSAGE_KINDS, type Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import { type Ear, NARRATION, type Scene, type Told } from './narration.ts';
import { sayPlacedIllegally } from './teach.ts';
import { deskTexts } from './texts.ts';

/** Null where there is nothing to say. */
export function narrate(change: Change, words: AnnounceOptions, listener: Listener): Message | null {
  const announces = change.events.some(({ event }) => event === 'announced' || event === 'corrected');
  const scene: Scene = { change, words, language: words.language, announces };
  const ear = earOf(listener);
  const told = change.events.flatMap((event) => tellEvent(event, scene, ear) ?? []);
  const more = ear === 'player' ? [warnEarly(scene), warnSide(scene)] : [];
  return oneMessage([...told, ...more.flatMap((part) => part ?? [])]);
}

function earOf(listener: Listener): Ear {
  if (listener === 'spectator' || listener === 'arbiter') return listener;
  return isAssistant(listener) ? 'assistant' : 'player';
}

function tellEvent(event: GameEvent, scene: Scene, ear: Ear): Told | null {
  const row = NARRATION[event.event] as Partial<Record<Ear, (event: GameEvent, scene: Scene) => Told | null>>;
  return row[ear]?.(event, scene) ?? null;
}

/** What weighs most gives the message its kind: a move, with what it brings, interrupts everything else. */
function oneMessage(told: readonly Told[]): Message | null {
  const kind = MESSAGE_KINDS.find((known) => told.some((part) => part.kind === known));
  return kind ? { kind, said: sentences(told.map(({ said }) => said)) } : null;
}

/** One after another, each with an end. */
export function sentences(parts: readonly Said[]): Said {
  return parts.reduce((all, next) => together([all, next], /[.!?…:]$/.test(all.text) ? ' ' : '. '));
}

/** Training speaks up before the press; in competition silence is kept, because words would be help (11.3.1). */
function warnEarly({ change: { before, state }, words }: Scene): Told | null {
  const { act } = state;
  if (!mayWarn(state) || act.state !== 'PLACED_ILLEGAL') return null;
  const move = placedMove(act.placing);
  if (!move || makeUci(move) === uciOf(before)) return null;
  return { kind: 'alert', said: sayPlacedIllegally(state, move, words) };
}

/** Training: the first man touched is the other side's. It may be the beginning of a capture; more often it is a slip. */
function warnSide({ change: { before, state, events }, language }: Scene): Told | null {
  const [first] = state.act.touches;
  if (!mayWarn(state) || !first || before.act.touches.length > 0 || first.piece.color === state.act.color)
    return null;
  if (!events.some(({ event }) => event === 'lifted')) return null;
  return { kind: 'alert', said: deskTexts.say(language, 'wrong.side', { side: state.act.color }) };
}

function uciOf({ act }: GameState): string | null {
  const move = act.state === 'PLACED_ILLEGAL' ? placedMove(act.placing) : null;
  return move && makeUci(move);
}
