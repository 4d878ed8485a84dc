/** Native form controls with their labels: nothing a screen reader does not already know. */
import { type ReactNode, useId } from 'react';
import { LONGEST_NAME } from '#rules/game/fields.ts';

type Option<T extends string> = Readonly<{ value: T; label: string; lang?: string }>;

type ChoiceProps<T extends string> = Readonly<{
  label: string;
  help?: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}>;

type GroupedChoiceProps<T extends string> = ChoiceProps<T> &
  Readonly<{ groups?: readonly Readonly<{ label: string; options: readonly Option<T>[] }>[] }>;

export function Choice<T extends string>(props: GroupedChoiceProps<T>) {
  const { label, help, value, options, groups = [], onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.value as T)}
      >
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
    </div>
  );
}

function Options({ options }: Readonly<{ options: readonly Option<string>[] }>) {
  return options.map((option) => (
    <option key={option.value} value={option.value} lang={option.lang}>
      {option.label}
    </option>
  ));
}

export function Radios<T extends string>({ label, help, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset aria-describedby={help ? `${name}-help` : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {help && (
        <p id={`${name}-help`} className="help">
          {help}
        </p>
      )}
    </fieldset>
  );
}

type FileFieldProps = Readonly<{ label: string; accept: string; onFile: (file: File) => void }>;

/** The field is emptied at once: to choose the same file again is a change too. */
export function FileField({ label, accept, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

type CheckProps = Readonly<{
  label: ReactNode;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}>;

export function Check({ label, help, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={help ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p id={id} className="help">
          {help}
        </p>
      )}
    </div>
  );
}

type AmountProps = Readonly<{
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}>;

export function Amount({ label, value, min, max, step, onChange }: AmountProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id} className="amount">
        {value}
      </output>
    </div>
  );
}

type TextFieldProps = Readonly<{ label: string; value: string; onChange: (value: string) => void }>;

export function TextField({ label, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={LONGEST_NAME}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
