import { type FormEvent, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Desk } from '#app/desk/desk.ts';
import { DialogFrame } from '#app/shared/DialogFrame.tsx';
import { Choice, Radios } from '#app/shared/fields.tsx';
import { useAreaText, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { type Actor, sideOf } from '#rules/game/command.ts';
import { LONGEST_NAME } from '#rules/game/fields.ts';
import { opposite, type Square } from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';
import { assistantTexts } from './texts/texts.ts';

type ReportDialogProps = Readonly<{ desk: Desk; by: Actor; onClose: () => void }>;

/** D.2.10.5: the opponent has touched a piece, or something else is irregular. It reaches the arbiter alone (12.7). */
export function ReportDialog({ desk, by, onClose }: ReportDialogProps) {
  const { ply } = useObservable(desk.port.state);
  const { language } = useSettings();
  const text = useAreaText(assistantTexts);
  const common = useText();
  const id = useId();
  const [kind, setKind] = useState<'touched' | 'other'>('touched');
  const opponent = opposite(sideOf(by) ?? 'white');
  const { position } = ply;
  const squares = position.occupied.toSorted((a, b) => order(a) - order(b));
  const [square, setSquare] = useState<Square>(squares[0] ?? 'a1');
  const [about, setAbout] = useState('');
  /** The opponent's own men first: one of them was touched, most likely. */
  function order(of: Square): number {
    return position.pieceAt(of)?.color === opponent ? 0 : 1;
  }
  const named = (of: Square) => {
    const man = position.pieceAt(of);
    return man ? `${of} ${manWord(language, man.color, man.role)}` : of;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = kind === 'touched' ? `touched ${named(square)}` : about.trim();
    const outcome = await desk.submit({ by, do: 'report', about: said });
    if (outcome.kind !== 'done') return;
    desk.announcer.say({ kind: 'answer', said: assistantTexts.said(language, 'reported') });
    onClose();
  };
  return (
    <DialogFrame title={text('report')} words={text('reportHelp')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <Radios
          label={text('reportWhat')}
          value={kind}
          options={[
            { value: 'touched', label: text('reportTouched') },
            { value: 'other', label: text('reportOther') },
          ]}
          onChange={setKind}
        />
        {kind === 'touched' ? (
          <Choice
            label={text('reportPiece')}
            value={square}
            options={squares.map((value) => ({ value, label: named(value) }))}
            onChange={setSquare}
          />
        ) : (
          <div className="field">
            <label htmlFor={id}>{text('reportWords')}</label>
            <input
              id={id}
              type="text"
              required
              maxLength={LONGEST_NAME}
              value={about}
              onChange={(event) => setAbout(event.target.value)}
            />
          </div>
        )}
        <div className="buttons thumb-row">
          <Button onPress={onClose}>{common('help.close')}</Button>
          <Button type="submit" className="primary">
            {text('send')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
