import { useEffect, useState } from 'react';
import type { Playing } from '#app/hector.ts';
import { DeskCodes, deskHeading } from '#app/shared/desks/DeskCodes.tsx';
import { namesOf, rolesOf } from '#app/shared/desks/people.ts';
import { desksTexts } from '#app/shared/desks/texts.ts';
import { useAreaText, useHector, useObservable } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { type Listener, mayWarn } from '#rules/game/hearing.ts';

type DesksProps = Readonly<{
  playing: Playing;
  /** The game's own screen comes now. */
  onBoard: () => void;
}>;

/** Who may hear more than a player: in competition their codes are given away before the players sit down. */
const BEYOND_PLAYERS: ReadonlySet<Listener> = new Set<Listener>([
  'arbiter',
  'white-assistant',
  'black-assistant',
]);

/** The places of a game, given away before it begins or while it goes on. */
export function Desks({ playing, onBoard }: DesksProps) {
  const hector = useHector();
  const text = useAreaText(desksTexts);
  const { session, desks, codes, game, record } = playing;
  const state = useObservable(game.state);
  const present = useObservable(desks.presence);
  const [isConfirmed, setConfirmed] = useState(false);
  const [, setRevoked] = useState(0);
  const isPrepared = state.phase === 'waiting' && !game.boards.startsItself;
  const isOpen = mayWarn(state) || (isPrepared && isConfirmed);
  const roles = rolesOf(state.header).filter((role) => isOpen || !BEYOND_PLAYERS.has(role));

  // The button that was pressed is gone: what it brought takes the focus.
  useEffect(() => {
    if (isConfirmed) document.getElementById(deskHeading('arbiter'))?.focus();
  }, [isConfirmed]);

  const confirm = async () => {
    const recorded = await session.submit({
      by: 'arbiter',
      do: 'report',
      about: text('give.recorded'),
    });
    game.desk.speakOf(recorded);
    if (recorded.kind === 'done') setConfirmed(true);
  };
  const start = async () => {
    await game.boards.startIfSet(true);
    if (session.state.phase !== 'waiting') onBoard();
  };
  return (
    <div className="desks">
      <ScreenTitle>{text(isPrepared ? 'give.title' : 'title')}</ScreenTitle>
      <p>{text('intro')}</p>
      {!isOpen && isPrepared && (
        <p>
          <button type="button" aria-describedby="confirm-help" onClick={() => void confirm()}>
            {text('give.confirm')}
          </button>{' '}
          <span id="confirm-help" className="help">
            {text('give.confirmHelp')}
          </span>
        </p>
      )}
      {!isOpen && !isPrepared && <p>{text('hidden')}</p>}
      <DeskCodes
        game={record.id}
        roles={roles}
        names={namesOf(state.header)}
        codeOf={(role) => (role === 'spectator' ? null : codes.of(role))}
        present={present}
        onRevoke={(role) => {
          desks.revoke(role);
          setRevoked((count) => count + 1);
        }}
      />
      {isPrepared && (
        <p>
          <button
            type="button"
            className="primary"
            aria-describedby="start-help"
            onClick={() => void start().catch((error) => hector.fault(error))}
          >
            {text('give.start')}
          </button>{' '}
          <span id="start-help" className="help">
            {text('give.startHelp')}
          </span>
        </p>
      )}
    </div>
  );
}
