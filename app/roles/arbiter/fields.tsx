/** Fields that only the arbiter needs: a side, a time as a clock shows it. */
import { readClockDigits } from '#app/shared/clockDigits.ts';
import { Choice, Radios, TextField } from '#app/shared/fields.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import { COLORS, type Color } from '#rules/position/square.ts';
import { useArbiter } from './arbiterContext.tsx';

export function SideField({
  value,
  onChange,
  label,
}: Readonly<{ value: Color; onChange: (side: Color) => void; label?: string }>) {
  const { text } = useArbiter();
  const common = useText();
  return (
    <Radios
      label={label ?? text('field.side')}
      value={value}
      options={COLORS.map((side) => ({ value: side, label: common(`color.${side}`) }))}
      onChange={onChange}
    />
  );
}

type NumberFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

const DIGITS = { inputMode: 'numeric', autoComplete: 'off', className: 'time' } as const;

export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} {...DIGITS} />;
}

/** 1:30:00, 5:00 or 5: hours, minutes and seconds as one reads them off a clock. */
export function TimeField(props: NumberFieldProps) {
  const { text } = useArbiter();
  const isWrong = props.value.trim() !== '' && readClockDigits(props.value) === null;
  const help = `${isWrong ? `${text('field.timeWrong')} ` : ''}${text('field.timeHelp')}`;
  return <TextField {...props} {...DIGITS} help={help} isWrong={isWrong} />;
}

type SquareFieldProps = Readonly<{
  label: string;
  value: string;
  squares: readonly string[];
  none: string;
  onChange: (value: string) => void;
}>;

export function SquareField({ squares, none, ...field }: SquareFieldProps) {
  const named = squares.map((square) => ({ value: square, label: square }));
  return <Choice {...field} options={[{ value: '', label: none }, ...named]} />;
}
