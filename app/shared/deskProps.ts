import type { Desk } from '../desk/desk.ts';

/** What the screen of a role is given: its place at the game. Everything else it needs is the person's (usePerson). */
export type DeskProps = Readonly<{ desk: Desk }>;
