/** Fields of a set-up: each knows its name in the draft, so that what is wrong stands beside it and can be gone to. */
import { useContext } from 'react';
import { Check, TextField } from '#app/shared/fields.tsx';
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

export function SetupText({ isNumber = false, ...field }: TextFieldProps) {
  const wrong = useContext(SetupContext).problemOf(field.field);
  return <TextField {...field} inputMode={isNumber ? 'decimal' : undefined} wrong={wrong} />;
}

type CheckProps = Readonly<{
  field: string;
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}>;

export function SetupCheck(field: CheckProps) {
  const wrong = useContext(SetupContext).problemOf(field.field);
  return <Check {...field} wrong={wrong} />;
}
