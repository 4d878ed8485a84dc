import { type KeyboardEvent as KeyEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { saidText } from '#app/i18n/text.ts';
import type { GameRecord } from '#app/journal/database.ts';
import { EXPORT_FORMATS, type ExportFormat } from '#app/score/exportFormats.ts';
import { scoreFileName } from '#app/score/fileName.ts';
import { incidentsOf } from '#app/score/incidents.ts';
import { plyNumber } from '#app/score/ownScore.ts';
import { ownScoreOf, scoreOf } from '#app/score/scoreOf.ts';
import { DialogFrame } from '#app/shared/DialogFrame.tsx';
import { download } from '#app/shared/download.ts';
import { Choice } from '#app/shared/fields.tsx';
import { useHector, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { sayIfExportFails } from '#app/shared/sayIfExportFails.ts';
import { describe } from '#rules/notation/describe.ts';
import { type ScoreGame, startPosition } from '#rules/notation/game.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { ExportOptions, useExportSettings } from './ExportOptions.tsx';
import type { PlayerDesk } from './playerDesk.ts';

type ExportDialogProps = Readonly<{ game: PlayerDesk; record: GameRecord; onClose: () => void }>;

/** Every format is two steps away: this dialog, and the button or the number of the format. */
export function ExportDialog({ game, record, onClose }: ExportDialogProps) {
  const hector = useHector();
  const { language } = useSettings();
  const text = useText();
  const [settings] = useExportSettings();
  const [which, setWhich] = useState<'board' | Color>('board');
  const [ply, setPly] = useState('');
  const state = useObservable(game.state);
  const begunAt = new Date(record.begunAt);
  const score = which === 'board' ? scoreOf(state, begunAt) : ownScoreOf(state, which, begunAt);
  const writers = COLORS.filter((side) => state.entries[side].length > 0);

  const done = (name: string, type: string, content: string) => {
    download(name, type, content);
    onClose();
    hector.announcer.say({ kind: 'answer', said: saidText(language, 'export.done', { file: name }) });
  };
  const players = { white: state.header.white.name, black: state.header.black.name };
  const write = (format: ExportFormat) =>
    sayIfExportFails(hector, async () => {
      const { exportScore } = await import('#app/score/exportScore.ts');
      const name = scoreFileName(players, begunAt, which === 'board' ? undefined : which);
      const chosen = ply === '' ? null : Number(ply);
      const file = exportScore(await complete(), { format, language, settings, name, ply: chosen });
      done(file.name, file.type, file.content);
    });
  /** The game's score with its incidents, which only the journal knows. */
  const complete = async (): Promise<ScoreGame> => {
    if (which !== 'board') return score;
    const restored = await hector.ports.journal.restored(record);
    return restored.ok ? scoreOf(state, begunAt, incidentsOf(restored.header, restored.events)) : score;
  };
  const writeJournal = () =>
    sayIfExportFails(hector, async () => {
      const name = `${scoreFileName(players, begunAt)}.ndjson`;
      done(name, 'application/x-ndjson', await hector.journalFile(record));
    });
  const onDigit = (digit: string) => {
    const format = EXPORT_FORMATS[Number(digit) - 1];
    if (format) void write(format);
  };
  useDigits(onDigit);

  return (
    <DialogFrame title={text('export.title')} keys={text('export.keys')} onClose={onClose}>
      <Formats>
        {EXPORT_FORMATS.map((format, index) => (
          <button key={format} type="button" role="menuitem" onClick={() => void write(format)}>
            {text(`export.${format}`)} <kbd>{index + 1}</kbd>
          </button>
        ))}
        <button type="button" role="menuitem" onClick={() => void writeJournal()}>
          {text('export.journal')}
        </button>
      </Formats>
      {writers.length > 0 && (
        <Choice
          label={text('export.which')}
          value={which}
          options={[
            { value: 'board', label: text('export.which.board') },
            ...writers.map((side) => ({ value: side, label: text('export.which.own', { side }) })),
          ]}
          onChange={(value) => {
            setWhich(value);
            setPly('');
          }}
        />
      )}
      <ExportOptions diagrams>
        <Choice label={text('export.position')} value={ply} options={positions()} onChange={setPly} />
      </ExportOptions>
      <div className="buttons">
        <Button onPress={onClose}>{text('export.close')}</Button>
      </div>
    </DialogFrame>
  );

  /** Every position of the score, by the move that led to it. */
  function positions(): { value: string; label: string }[] {
    const options = [
      { value: '', label: text('export.lastPosition') },
      { value: '0', label: text('export.firstPosition') },
    ];
    let position = startPosition(score);
    for (const [index, { move }] of score.moves.entries()) {
      const described = describe(position, move);
      const written = described ? writeMove(described, { language }) : '';
      const label = text('export.after', { move: `${plyNumber(state, index + 1)} ${written}` });
      options.push({ value: String(index + 1), label });
      position = position.after(move);
    }
    return options;
  }
}

/**
 * A menu, because in one a screen reader is in focus mode and leaves the digits to the dialog: among mere buttons they
 * look for headings. (Measured with Orca: a toolbar would do, but keeps the title of its dialog from being said.) Tab
 * leads through it as well as the arrows of a menu.
 */
function Formats({ children }: Readonly<{ children: ReactNode }>) {
  const onKeyDown = (event: KeyEvent<HTMLElement>) => {
    const { key, repeat, currentTarget } = event;
    const items = [...currentTarget.querySelectorAll('button')];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    if (next !== undefined) items.at(next % items.length)?.focus();
    // The Enter that has opened the dialog may still be held down.
    if (next !== undefined || (repeat && key === 'Enter')) event.preventDefault();
  };
  return (
    <div role="menu" tabIndex={-1} data-hector="formats" className="buttons stacked" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** A number pressed anywhere in the dialog but in a field of its own. */
function useDigits(onDigit: (digit: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (!/^[1-9]$/.test(key) || ctrlKey || altKey || metaKey) return;
      if (target instanceof HTMLElement && target.matches('input, select, textarea')) return;
      event.preventDefault();
      onDigit(key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
