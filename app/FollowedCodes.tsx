import { Suspense, useEffect } from 'react';
import type { FollowedGame } from './desk/followedGame.ts';
import { DeskCodes } from './shared/desks/DeskCodes.tsx';
import { namesOf, rolesOf } from './shared/desks/people.ts';
import { desksTexts } from './shared/desks/texts.ts';
import { useAreaText, useObservable } from './shared/hectorContext.tsx';

type FollowedCodesProps = Readonly<{ game: FollowedGame }>;

/** At a desk of his own, too, the codes of the others are the arbiter's to give and to take; the table sends them to him alone. */
export function FollowedCodes({ game }: FollowedCodesProps) {
  const places = useObservable(game.places);
  useEffect(() => game.askForPlaces(othersOf(game.state.value.header)), [game]);
  return (
    places && (
      <Suspense>
        <Shown game={game} />
      </Suspense>
    )
  );
}

function Shown({ game }: FollowedCodesProps) {
  const text = useAreaText(desksTexts);
  const { header } = useObservable(game.state);
  const places = useObservable(game.places) ?? [];
  return (
    <section aria-labelledby="desk-codes">
      <h2 id="desk-codes">{text('title')}</h2>
      <DeskCodes
        game={game.game}
        roles={places.map(({ role }) => role)}
        names={namesOf(header)}
        codeOf={(of) => places.find(({ role }) => role === of)?.code ?? null}
        present={places.filter(({ isPresent }) => isPresent).map(({ role }) => role)}
        onRevoke={(role) => game.askForPlaces(othersOf(header), role)}
      />
    </section>
  );
}

/** His own code is renewed at the table: here it would lock him out. */
const othersOf = (header: Parameters<typeof rolesOf>[0]) =>
  rolesOf(header).filter((role) => role !== 'arbiter');
