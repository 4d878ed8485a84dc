/**
 * The screens by who sits at them, each fetched when its desk is opened (`/?desk=arbiter`). A role without a screen of
 * its own yet sees what everybody sees.
 */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Listener } from '#rules/game/hearing.ts';
import type { Color } from '#rules/position/square.ts';
import type { DeskProps } from './shared/deskProps.ts';

type DeskScreen = LazyExoticComponent<ComponentType<DeskProps>>;

const assistant = lazy(() =>
  import('./roles/assistant/AssistantDesk.tsx').then((module) => ({ default: module.AssistantDesk })),
);

const spectator = lazy(() =>
  import('./roles/spectator/Spectator.tsx').then((module) => ({ default: module.Spectator })),
);

/** The arbiter's has something beside it: the codes of the others. */
export const ArbiterScreen = lazy(() =>
  import('./roles/arbiter/Arbiter.tsx').then((module) => ({ default: module.Arbiter })),
);

/** Players' desks need their boards too, and are opened apart. */
export const DESK_SCREENS: Readonly<Record<Exclude<Listener, Color | 'arbiter'>, DeskScreen>> = {
  'white-assistant': assistant,
  'black-assistant': assistant,
  spectator,
};
