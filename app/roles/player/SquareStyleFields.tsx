import { PIECE_STYLES, POSITION_STYLES, PREFIX_STYLES, type SquareStyle } from '#app/desk/squareStyle.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { Choice } from '#app/shared/fields.tsx';
import { useAreaText, useHector, useSettings } from '#app/shared/hectorContext.tsx';

/** How a square and its man are said while the board is explored. */
export function SquareStyleFields() {
  const hector = useHector();
  const { squareStyle } = useSettings();
  const text = useAreaText(deskTexts);
  const set = (change: Partial<SquareStyle>) =>
    void hector.change({ squareStyle: { ...squareStyle, ...change } });
  return (
    <fieldset>
      <legend>{text('style.title')}</legend>
      <Choice
        label={text('style.piece')}
        value={squareStyle.piece}
        options={PIECE_STYLES.map((value) => ({ value, label: text(`style.piece.${value}`) }))}
        onChange={(piece) => set({ piece })}
      />
      <Choice
        label={text('style.prefix')}
        value={squareStyle.prefix}
        options={PREFIX_STYLES.map((value) => ({ value, label: text(`style.prefix.${value}`) }))}
        onChange={(prefix) => set({ prefix })}
      />
      <Choice
        label={text('style.position')}
        value={squareStyle.position}
        options={POSITION_STYLES.map((value) => ({ value, label: text(`style.position.${value}`) }))}
        onChange={(position) => set({ position })}
      />
    </fieldset>
  );
}
