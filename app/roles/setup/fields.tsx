/** Fields of a set-up: each knows its name in the draft, so that what is wrong stands beside it and can be gone to. */
import { type ReactNode, useContext, useId } from 'react';
import { LONGEST_NAME } from '#rules/game/fields.ts';
import { SetupContext } from './setupContext.ts';

type TextFieldProps = Readonly<{
  /** The name of the field in the draft, such as `white.rating`. */
  field: string;
  label: string;
  help?: string;
  value: string;
  isNumber?: boolean;
  onChange: (value: string) => void;
}>;

export function SetupText({ field, label, help, value, isNumber = false, onChange }: TextFieldProps) {
  const id = useId();
  const wrong = useContext(SetupContext).problemOf(field);
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        maxLength={LONGEST_NAME}
        value={value}
        data-field={field}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      <Wrong id={`${id}-wrong`}>{wrong}</Wrong>
    </div>
  );
}

type CheckProps = Readonly<{
  field: string;
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}>;

export function SetupCheck({ field, label, help, checked, onChange }: CheckProps) {
  const id = useId();
  const wrong = useContext(SetupContext).problemOf(field);
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          checked={checked}
          data-field={field}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      <Wrong id={`${id}-wrong`}>{wrong}</Wrong>
    </div>
  );
}

/** What is wrong with a field that has no text of its own, such as a choice. */
export function Wrong({ id, children }: Readonly<{ id?: string; children: ReactNode }>) {
  if (!children) return null;
  return (
    <p id={id} className="error">
      {children}
    </p>
  );
}
