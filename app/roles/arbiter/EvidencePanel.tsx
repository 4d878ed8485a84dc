/** The evidence of a case: acts with their times, the position before, the boards as sensed, scores, clocks. */

import { menOf } from '#app/pegs/men.ts';
import { plyNumber } from '#app/score/ownScore.ts';
import { clockDigits } from '#app/shared/clockDigits.ts';
import { useText } from '#app/shared/hectorContext.tsx';
import { pliesOf } from '#rules/game/final.ts';
import type { Alert } from '#rules/game/state.ts';
import { makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { COLORS, type Color, type Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { manWord } from '#speech/phrases/words.ts';
import { useArbiter } from './arbiterContext.tsx';
import { before } from './caseFile.ts';
import { eventWords, written } from './eventWords.ts';
import {
  type ClockReadings,
  differing,
  type Evidence,
  evidenceOf,
  readings,
  type Sensed,
  type Stands,
  sensedOn,
} from './evidence.ts';
import { SmallBoard } from './SmallBoard.tsx';

export function EvidencePanel({ alert }: Readonly<{ alert: Alert }>) {
  const { entries, text } = useArbiter();
  const evidence = evidenceOf(entries, alert);
  if (!evidence) return <p>{text('evidence.none')}</p>;
  return (
    <>
      <Acts evidence={evidence} alert={alert} />
      <ClockTable evidence={evidence} />
      <BoardsThen evidence={evidence} />
      <OwnScores />
    </>
  );
}

function Acts({ evidence, alert }: Readonly<{ evidence: Evidence; alert: Alert }>) {
  const { entries, words, text } = useArbiter();
  return (
    <>
      <h4>{text('evidence.acts')}</h4>
      <ol className="log-lines">
        {evidence.acts.map((entry) => {
          const index = entries.list.indexOf(entry);
          const { event, state } = entry;
          const line = eventWords({ event, state, before: before(entries, index) }, words);
          const isIt = event.event === 'alert' && event.id === alert.id;
          return (
            line && (
              <li key={index} className={isIt ? 'it' : undefined}>
                <time>{exactly(event.at)}</time> <span>{line}</span>
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}

/** To the tenth: what came first is often less than a second before what came next. */
function exactly(ms: number): string {
  return `${clockDigits(ms)}.${Math.floor((ms % 1000) / 100)}`;
}

function ClockTable({ evidence }: Readonly<{ evidence: Evidence }>) {
  const { state, at, text } = useArbiter();
  const common = useText();
  if (!evidence.clocksThen) return null;
  const rows: readonly [string, ClockReadings][] = [
    [text('clocks.before'), evidence.clocksBefore],
    [text('clocks.then'), evidence.clocksThen],
    [text('clocks.now'), readings(state, at)],
  ];
  return (
    <>
      <h4>{common('game.clocks')}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('clocks.when')}</th>
            <th scope="col">{common('color.white')}</th>
            <th scope="col">{common('color.black')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, times]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="time">{times && clockDigits(times.white)}</td>
              <td className="time">{times && clockDigits(times.black)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What differs in words first: eyes see it at once on the boards, ears would have to compare every man. */
function BoardsThen({ evidence: { positionBefore, state } }: Readonly<{ evidence: Evidence }>) {
  const { words, text } = useArbiter();
  const men = menOf(positionBefore);
  const sides: readonly Color[] = state.header.boards === 'two' ? COLORS : ['white'];
  const boards = sides.map((side) => {
    // A move that stands though it is illegal is on the board by now.
    const sensed =
      state.ply.illegal && state.ply.side === side ? menOf(state.ply.position) : sensedOn(state, side);
    const caption = state.header.boards === 'two' ? text('board.of', { side }) : text('board.then');
    return { side, sensed, caption, marked: differing(men, sensed) };
  });
  const named = (man: Stands | undefined) => {
    if (!man) return text('board.empty');
    return man === 'peg' ? text('board.peg') : manWord(words.language, man.color, man.role);
  };
  const change = (sensed: Sensed, square: Square) =>
    text('board.change', { square, before: named(men.get(square)), now: named(sensed.get(square)) });
  return (
    <>
      <h4>{text('evidence.boards')}</h4>
      <ul className="differences">
        {boards.map(({ side, sensed, caption: board, marked }) => (
          <li key={side}>
            {marked.length === 0
              ? text('board.same', { board })
              : text('board.changed', {
                  board,
                  squares: marked.map((square) => change(sensed, square)).join('; '),
                })}
          </li>
        ))}
      </ul>
      <div className="small-boards">
        <SmallBoard caption={text('board.before')} men={men} />
        {boards.map(({ side, sensed, caption, marked }) => (
          <SmallBoard key={side} caption={caption} men={sensed} marked={marked} />
        ))}
      </div>
    </>
  );
}

const LAST = 8;

/** D.2.9, 8.1: what the log has, and what each player has written himself. */
function OwnScores() {
  const { state, words, text } = useArbiter();
  const common = useText();
  const { entries } = state;
  const plies = pliesOf(state.ply);
  if (plies.length === 0) return null;
  /** Who has written nothing has no column. */
  const writers = COLORS.filter((side) => entries[side].length > 0);
  const first = Math.max(0, plies.length - LAST);
  const shown = plies.slice(first);
  return (
    <>
      <h4>{text('evidence.scores')}</h4>
      {writers.length === 0 && <p className="help">{text('evidence.noScores')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{text('score.move')}</th>
            <th scope="col">{text('score.log')}</th>
            {writers.map((side) => (
              <th key={side} scope="col">
                {common(`color.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((ply) => {
            const own = (side: Color) => entries[side][ply.number - 1];
            const differs =
              own('white') !== undefined && own('black') !== undefined && own('white') !== own('black');
            return (
              <tr key={ply.number} className={differs ? 'differs' : undefined}>
                <th scope="row">{plyNumber(state, ply.number)}</th>
                <td>
                  {ply.move && ply.previous
                    ? written(ply.previous.position, makeUci(ply.move), words)
                    : ply.san}
                  {ply.illegal && ` (${text('score.illegal')})`}
                </td>
                {writers.map((side) => (
                  <td key={side}>{ownMove(own(side), ply.previous?.position, words)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function ownMove(uci: string | undefined, position: Position | undefined, words: AnnounceOptions): string {
  if (uci === undefined) return '–';
  return position ? written(position, uci, words) : uci;
}
