/** Whose desks a game has, and their names: for who gives their codes away. */
import type { GameHeader } from '#rules/game/header.ts';
import type { Listener } from '#rules/game/hearing.ts';

export function rolesOf({ white, black }: GameHeader): Listener[] {
  return [
    'arbiter',
    'white',
    ...(white.assistant ? (['white-assistant'] as const) : []),
    'black',
    ...(black.assistant ? (['black-assistant'] as const) : []),
    'spectator',
  ];
}

export function namesOf({ white, black, arbiter }: GameHeader): Partial<Record<Listener, string>> {
  return {
    white: white.name,
    black: black.name,
    'white-assistant': white.assistant?.name ?? '',
    'black-assistant': black.assistant?.name ?? '',
    arbiter: arbiter ?? '',
  };
}
