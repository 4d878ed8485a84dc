/**
 * The screens by who sits at them, each fetched when its desk is opened (`/?desk=arbiter`). A role without a screen of
 * its own yet sees what everybody sees.
 */
import type { Listener } from '#rules/game/hearing.ts';
import type { Color } from '#rules/position/square.ts';
import type { DeskProps } from './shared/deskProps.ts';
import { type Fetched, fetched } from './shared/fetched.tsx';

const assistant = fetched(() =>
  import('./roles/assistant/AssistantDesk.tsx').then(({ AssistantDesk }) => AssistantDesk),
);

const spectator = fetched(() => import('./roles/spectator/Spectator.tsx').then(({ Spectator }) => Spectator));

/** The arbiter's has something beside it: the codes of the others. */
export const ArbiterScreen = fetched(() =>
  import('./roles/arbiter/Arbiter.tsx').then(({ Arbiter }) => Arbiter),
);

/** Players' desks need their boards too, and are opened apart. */
export const DESK_SCREENS: Readonly<Record<Exclude<Listener, Color | 'arbiter'>, Fetched<DeskProps>>> = {
  'white-assistant': assistant,
  'black-assistant': assistant,
  spectator,
};
