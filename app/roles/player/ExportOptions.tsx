import { type ReactNode, useState } from 'react';
import {
  BRAILLE_PAGES,
  CELLS,
  EXPORT_CODES,
  EXPORT_PAGE_ENDINGS,
  type ExportSettings,
  LINES,
  POINTS,
  usableExportSettings,
} from '#app/score/exportFormats.ts';
import { Amount, Check, Choice } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { COLORS } from '#rules/position/square.ts';

/** The usable form of what this player has chosen, and how it is changed: kept for the next time. */
export function useExportSettings(): [ExportSettings, (change: Partial<ExportSettings>) => void] {
  const hector = useHector();
  const { language, exports } = useSettings();
  const settings = usableExportSettings(exports, language);
  return [settings, (change) => void hector.change({ exports: { ...settings, ...change } })];
}

type ExportOptionsProps = Readonly<{ diagrams: boolean; children?: ReactNode }>;

/**
 * Folded away until they are wanted: most players choose them once. Measured with Orca: a list that comes with its dialog
 * is said as if it had the focus, which is on a button.
 */
export function ExportOptions({ diagrams, children }: ExportOptionsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="options" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('export.options')}</summary>
      {isOpen && (
        <>
          {children}
          <Options diagrams={diagrams} />
        </>
      )}
    </details>
  );
}

/** Cells, lines and code of Braille, the size of print, the view of diagrams. */
function Options({ diagrams }: ExportOptionsProps) {
  const text = useText();
  const { language } = useSettings();
  const [settings, change] = useExportSettings();
  const pages = BRAILLE_PAGES.map((value) => {
    const [cells, lines] = value.split('x');
    if (!cells || !lines) return { value, label: text(`export.page.${value as 'display' | 'own'}`) };
    const key = value === '30x27' ? 'export.page.a4' : 'export.page.size';
    return { value, label: text(key, { cells, lines }) };
  });
  return (
    <>
      {language === 'en' && (
        <Choice
          label={text('export.code')}
          value={settings.code}
          options={EXPORT_CODES.map((value) => ({ value, label: text(`export.code.${value}`) }))}
          onChange={(code) => change({ code })}
        />
      )}
      <Choice
        label={text('export.page')}
        value={settings.page}
        options={pages}
        onChange={(page) => change({ page })}
      />
      {settings.page === 'own' && (
        <>
          <Amount
            label={text('export.cells')}
            {...{ min: CELLS.smallest, max: CELLS.largest, step: 1, value: settings.cells }}
            onChange={(cells) => change({ cells })}
          />
          <Amount
            label={text('export.lines')}
            {...{ min: 0, max: LINES.largest, step: 1, value: settings.lines }}
            onChange={(lines) => change({ lines: nextLines(settings.lines, lines) })}
          />
        </>
      )}
      <Choice
        label={text('export.pageEnding')}
        value={settings.pageEnding}
        options={EXPORT_PAGE_ENDINGS.map((value) => ({ value, label: text(`export.pageEnding.${value}`) }))}
        onChange={(pageEnding) => change({ pageEnding })}
      />
      {(['pageNumbers', 'runningHead', 'clocks'] as const).map((name) => (
        <Check
          key={name}
          label={text(`export.${name}`)}
          checked={settings[name]}
          onChange={(checked) => change({ [name]: checked })}
        />
      ))}
      <Amount
        label={text('export.typeSize')}
        {...{ min: POINTS.smallest, max: POINTS.largest, step: 1, value: settings.typeSize }}
        onChange={(typeSize) => change({ typeSize })}
      />
      {diagrams && (
        <Choice
          label={text('export.bottom')}
          value={settings.bottom}
          options={COLORS.map((value) => ({ value, label: text(`color.${value}`) }))}
          onChange={(bottom) => change({ bottom })}
        />
      )}
    </>
  );
}

/** No page has fewer lines than the fewest, but there may be none at all: the slider steps over what lies between. */
function nextLines(before: number, lines: number): number {
  if (lines === 0 || lines >= LINES.smallest) return lines;
  return before < LINES.smallest ? LINES.smallest : 0;
}
