/** A desk in a window of its own, as its address says: `/?desk=arbiter&code=…&game=…` (interfaces.md, section 5). */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Listener } from '#rules/game/hearing.ts';
import type { Color } from '#rules/position/square.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import type { Said } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import type { OpenBoard } from './board/playedBoard.ts';
import { DeskApp } from './DeskApp.tsx';
import type { DeskAddress } from './desk/address.ts';
import { changeSettings } from './desk/changeSettings.ts';
import { Desk } from './desk/desk.ts';
import { follow } from './desk/followedGame.ts';
import { ArbiterScreen, DESK_SCREENS } from './desks.ts';
import { FollowedCodes } from './FollowedCodes.tsx';
import { loadTexts, type TextKey } from './i18n/text.ts';
import { fetched } from './shared/fetched.tsx';
import type { Person, Place } from './shared/hectorContext.tsx';
import type { Wire } from './wire/line.ts';
import { ROLES } from './wire/messages.ts';

const Game = fetched(() => import('./roles/player/Game.tsx').then(({ Game }) => Game));

const OpponentDesk = fetched(() =>
  import('./roles/opponent/OpponentDesk.tsx').then(({ OpponentDesk }) => OpponentDesk),
);

export type OpenDeskOptions = Person &
  Readonly<{
    address: DeskAddress;
    wire: Wire;
    /** The hub that has served this page; null where the table is in another window. */
    hall: URL | null;
    clocks: Readonly<{ steady: () => number; wall: () => number }>;
    play: (sound: Sound) => void;
    page: HTMLElement;
    openBoard: OpenBoard;
    choosePort: Place['choosePort'];
    onError: (error: unknown) => void;
    /** Says and shows why there is no desk. */
    refuse: (why: TextKey | Said, args?: Readonly<Record<string, string>>) => Promise<void>;
  }>;

export async function openDesk(options: OpenDeskOptions): Promise<void> {
  const { address, settings, announcer, wire, hall, clocks, play, page, onError, refuse } = options;
  const { language } = settings.value;
  await Promise.all([loadTexts(language), loadLanguage(language)]);
  const role: Listener | undefined = ROLES.find((known) => known === address.role);
  if (!role) return refuse('desk.unknown', { role: address.role.slice(0, 40) });
  // On its way while the table is asked; a player's waits for the answer, which says what he plays on.
  if (role === 'arbiter') void ArbiterScreen.ahead(language);
  else if (role !== 'white' && role !== 'black') void DESK_SCREENS[role].ahead(language);
  const inHall = hall && (await import('./hub/openInHall.ts'));
  const joined = inHall
    ? await inHall.followInHall(hall, role, address, clocks)
    : await follow({ wire, role, game: address.game, code: address.code, clocks });
  if (!joined.ok && 'key' in joined && inHall) return refuse(await inHall.saidInHall(language, joined.key));
  if (!joined.ok) return refuse('reason' in joined ? `desk.${joined.reason}` : 'desk.no-table');
  const { game: port } = joined;
  const { openBoard, choosePort } = options;
  const own = { port, announcer, settings, play };
  if (role === 'white' || role === 'black') return openSeat(role);
  const desk = new Desk(own);
  window.addEventListener('pagehide', () => desk.close());
  if (role === 'arbiter')
    return show(desk, <ArbiterScreen desk={desk} beside={<FollowedCodes game={port} />} />);
  const Screen = DESK_SCREENS[role];
  show(desk, <Screen desk={desk} />);

  /** A blind player has his own screen here; who plays by Article 4 alone a desk made for eyes. Each has his board. */
  async function openSeat(side: Color): Promise<void> {
    if (port.state.value.header[side].board === 'peg') {
      void Game.ahead(language);
      const { openPlayer } = await import('./openPlayer.ts');
      await loadTexts(language); // of what came with it
      const player = await openPlayer(own, side, openBoard);
      window.addEventListener('pagehide', () => void player.close());
      show(player.desk, <Game game={player} table={null} />);
      return;
    }
    void OpponentDesk.ahead(language);
    const { openOpponent } = await import('./openOpponent.ts');
    const { desk: seated, boards } = await openOpponent(own, side, openBoard);
    window.addEventListener('pagehide', () => {
      seated.close();
      void boards.close();
    });
    show(seated, <OpponentDesk desk={seated} boards={boards} />);
  }

  function show(shown: Desk, screen: ReactNode): void {
    const place: Place = {
      change: (changes) => changeSettings(shown, changes),
      choosePort,
      fault: onError,
    };
    createRoot(page).render(
      <DeskApp desk={shown} role={role as Listener} place={place}>
        {screen}
      </DeskApp>,
    );
  }
}
