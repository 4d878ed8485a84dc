/** Fields that only the arbiter needs: a side, a time as a clock shows it. */
import { useId } from 'react';
import { readClockDigits } from '#app/shared/clockDigits.ts';
import { Radios } from '#app/shared/fields.tsx';
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

type TimeFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

/** 1:30:00, 5:00 or 5: hours, minutes and seconds as one reads them off a clock. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const { text } = useArbiter();
  const id = useId();
  const isWrong = value.trim() !== '' && readClockDigits(value) === null;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="time"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={isWrong ? 'help wrong' : 'help'}>
        {isWrong && `${text('field.timeWrong')} `}
        {text('field.timeHelp')}
      </p>
    </div>
  );
}

type SquareFieldProps = Readonly<{
  label: string;
  value: string;
  squares: readonly string[];
  none: string;
  onChange: (value: string) => void;
}>;

export function SquareField({ label, value, squares, none, onChange }: SquareFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{none}</option>
        {squares.map((square) => (
          <option key={square} value={square}>
            {square}
          </option>
        ))}
      </select>
    </div>
  );
}

export function NumberField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="time"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
