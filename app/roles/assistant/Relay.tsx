import type { Desk } from '#app/desk/desk.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { unsaidMove } from '#app/desk/unsaidMove.ts';
import { useAreaText, useObservable, useSettings } from '#app/shared/hectorContext.tsx';
import { LargeMove } from '#app/shared/LargeMove.tsx';
import { type Actor, sideOf } from '#rules/game/command.ts';
import { cite } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import { makeUci } from '#rules/position/move.ts';
import { opposite } from '#rules/position/square.ts';
import { announceMove } from '#speech/phrases/announce.ts';
import type { DeskDuty } from './duties.ts';
import { useReadBack } from './readBack.ts';
import { assistantTexts } from './texts/texts.ts';

type RelayProps = Readonly<{
  desk: Desk;
  by: Actor;
  duties: readonly DeskDuty[];
  /** It was said back otherwise: what was said is to be entered. */
  onOtherwise: () => void;
}>;

/** D.2.1, D.2.10.1, D.2.10.2: the move that is being passed on, large, as it is to be said, and whether it was said back. */
export function Relay({ desk, by, duties, onOtherwise }: RelayProps) {
  const state = useObservable(desk.port.state);
  const settings = useSettings();
  const text = useAreaText(assistantTexts);
  const readBack = useReadBack(desk.port);
  const own = sideOf(by) ?? 'white';
  const { ply } = state;
  const announces = duties.includes('announce');
  const announce = (uci: string, words: string) =>
    void desk.submit({ by, do: 'announce', text: words, move: uci });

  const unsaid = unsaidMove(state, own);
  if (unsaid && unsaid.move !== ply.move && announces) {
    const { before, move: placed } = unsaid;
    const described = describeByForm(before, placed);
    const words = described ? announceMove(described, wordsOf(settings)) : makeUci(placed);
    return (
      <Card title={text('ownPlaced')}>
        <LargeMove before={before} move={placed} />
        <button type="button" className="primary" onClick={() => announce(makeUci(placed), words)}>
          {text('announced')}
        </button>
      </Card>
    );
  }
  if (!ply.move || !ply.previous || !ply.side)
    return (
      <Card title={text('relay')}>
        <p>{text('noMove')}</p>
      </Card>
    );

  const { move, previous } = ply;
  const isOwn = ply.side === own;
  const described = describeByForm(previous.position, move);
  const words = described ? announceMove(described, wordsOf(settings)) : makeUci(move);
  const isDeaf = state.header[opposite(own)].deaf;
  return (
    <Card title={text(isOwn ? 'ownMove' : 'opponentMove')}>
      <LargeMove before={previous.position} move={move} />
      {isOwn && isDeaf && <p>{text('showDeaf', { article: cite(state, 'sightedHelper') ?? '' })}</p>}
      {duties.includes('carry') && <p>{text(isOwn ? 'carryOwn' : 'carryOpponent')}</p>}
      {announces && !ply.announced && (
        <button type="button" className="primary" onClick={() => announce(makeUci(move), words)}>
          {text('announced')}
        </button>
      )}
      {announces && ply.announced && readBack === 'right' && <p className="done">{text('readBackRight')}</p>}
      {announces && ply.announced && readBack !== 'right' && (
        <>
          <p>
            {text(
              readBack === 'differs' ? 'readBackDiffers' : isOwn ? 'readBackByOpponent' : 'readBackByOwn',
            )}
          </p>
          <div className="pair-of-buttons">
            <button
              type="button"
              className="primary"
              onClick={() => void desk.submit({ by, do: 'repeat', move: makeUci(move) })}
            >
              {text('readBack')}
            </button>
            <button type="button" onClick={onOtherwise}>
              {text('readBackOtherwise')}
            </button>
          </div>
        </>
      )}
    </Card>
  );
}

function Card({ title, children }: Readonly<{ title: string; children: React.ReactNode }>) {
  return (
    <section className="card" aria-labelledby="relay">
      <h2 id="relay" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
