/** Native form controls with their labels: nothing a screen reader does not already know. */
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId } from 'react';
import { LONGEST_NAME } from '#rules/game/fields.ts';

type Option<T extends string> = Readonly<{ value: T; label: string; lang?: string }>;

/** What is told of a field beside its label. */
type Told = Readonly<{
  help?: string | undefined;
  /** What is wrong with it, in words of its own. */
  wrong?: string | null | undefined;
}>;

type Control = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}>;

type FrameProps = Told &
  Readonly<{
    /** Without one it stands elsewhere: around a box to be ticked. */
    label?: string;
    helpClass?: string;
    children: (control: Control) => ReactNode;
  }>;

/** What stands around every control: its label, and below it what helps and what is wrong, of which it is told. */
function Frame({ label, help, helpClass = 'help', wrong, children }: FrameProps) {
  const id = useId();
  const described = [help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': wrong ? true : undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={helpClass}>
          {help}
        </p>
      )}
      <Wrong id={`${id}-wrong`}>{wrong}</Wrong>
    </div>
  );
}

/** What is wrong with a field; beside one that has no frame, such as several boxes, on its own. */
export function Wrong({ id, children }: Readonly<{ id?: string; children: ReactNode }>) {
  if (!children) return null;
  return (
    <p id={id} className="error">
      {children}
    </p>
  );
}

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
  return (
    <Frame label={label} help={help}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value as T)}>
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
      )}
    </Frame>
  );
}

function Options({ options }: Readonly<{ options: readonly Option<string>[] }>) {
  return options.map((option) => (
    <option key={option.value} value={option.value} lang={option.lang}>
      {option.label}
    </option>
  ));
}

/**
 * The browser sends the form of a radio button or a box on Enter; but Enter there is pressed to choose. What is done, and
 * may cost something, is done by its button.
 */
const onlyChooses = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

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
            onKeyDown={onlyChooses}
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
  return (
    <Frame label={label}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      )}
    </Frame>
  );
}

type CheckProps = Told &
  Readonly<{
    label: ReactNode;
    /** The name of the field in a draft, by which it is found. */
    field?: string;
    checked: boolean;
    onChange: (checked: boolean) => void;
  }>;

export function Check({ label, field, help, wrong, checked, onChange }: CheckProps) {
  return (
    <Frame help={help} wrong={wrong}>
      {(control) => (
        <label className="choice">
          <input
            {...control}
            type="checkbox"
            data-field={field}
            checked={checked}
            onKeyDown={onlyChooses}
            onChange={(event) => onChange(event.target.checked)}
          />
          {label}
        </label>
      )}
    </Frame>
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
  return (
    <Frame label={label}>
      {(control) => (
        <>
          <input
            {...control}
            type="range"
            {...{ min, max, step, value }}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          {/* The slider itself has it for ears: an output would be said with the page, and once more with each change. */}
          <span className="amount" aria-hidden="true">
            {value}
          </span>
        </>
      )}
    </Frame>
  );
}

type TextFieldProps = Told &
  Readonly<{
    label: string;
    /** The name of the field in a draft, by which it is found. */
    field?: string;
    value: string;
    onChange: (value: string) => void;
    /** What is wrong is what its help says. */
    isWrong?: boolean;
  }> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete' | 'className' | 'required'>;

export function TextField(props: TextFieldProps) {
  const { label, field, help, wrong, isWrong = false, onChange, ...input } = props;
  return (
    <Frame label={label} help={help} helpClass={isWrong ? 'help wrong' : 'help'} wrong={wrong}>
      {(control) => (
        <input
          {...control}
          {...input}
          type="text"
          maxLength={LONGEST_NAME}
          data-field={field}
          aria-invalid={isWrong || control['aria-invalid']}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Frame>
  );
}
