import { useState } from 'react';
import type { Playing } from './hector.ts';
import { DeskCodes } from './shared/desks/DeskCodes.tsx';
import { namesOf, rolesOf } from './shared/desks/people.ts';
import { desksTexts } from './shared/desks/texts.ts';
import { useAreaText, useObservable } from './shared/hectorContext.tsx';

/** While the arbiter sits at the table, the codes of all desks are his to give and to take. */
export function TableCodes({ playing: { record, codes, desks } }: Readonly<{ playing: Playing }>) {
  const text = useAreaText(desksTexts);
  const present = useObservable(desks.presence);
  const [, setRevoked] = useState(0);
  return (
    <section aria-labelledby="desk-codes">
      <h2 id="desk-codes">{text('title')}</h2>
      <DeskCodes
        game={record.id}
        roles={rolesOf(record.header)}
        names={namesOf(record.header)}
        codeOf={(role) => (role === 'spectator' ? null : codes.of(role))}
        present={present}
        onRevoke={(role) => {
          desks.revoke(role);
          setRevoked((count) => count + 1);
        }}
      />
    </section>
  );
}
