import { BOARD_SIZE, SQUARE_LAYOUTS, TEXT_SIZE, THEMES } from '#app/desk/look.ts';
import { Amount, Radios } from '#app/shared/fields.tsx';
import { useAreaText, useHector, useSettings } from '#app/shared/hectorContext.tsx';
import { lookTexts } from '#app/shared/lookTexts.ts';

/** Colours, the size of text and board, and how a screen reader meets the board. What is changed is seen at once. */
export function LookFields() {
  const hector = useHector();
  const settings = useSettings();
  const text = useAreaText(lookTexts);
  return (
    <>
      <h2>{text('look.title')}</h2>
      <Radios
        label={text('look.theme')}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, label: text(`look.theme.${value}`) }))}
        onChange={(theme) => void hector.change({ theme })}
      />
      <div className="pair">
        <Amount
          label={text('look.textSize')}
          {...TEXT_SIZE}
          value={settings.textSize}
          onChange={(textSize) => void hector.change({ textSize })}
        />
        <Amount
          label={text('look.boardSize')}
          {...BOARD_SIZE}
          value={settings.boardSize}
          onChange={(boardSize) => void hector.change({ boardSize })}
        />
      </div>
      <Radios
        label={text('look.squares')}
        help={text('look.squaresHelp')}
        value={settings.squares}
        options={SQUARE_LAYOUTS.map((value) => ({ value, label: text(`look.squares.${value}`) }))}
        onChange={(squares) => void hector.change({ squares })}
      />
    </>
  );
}
