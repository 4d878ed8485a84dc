import { Choice } from '#app/shared/fields.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import { EDITIONS } from '#rules/editions/edition.ts';
import { type EventOption, type OptionName, optionsOf } from '#rules/editions/options.ts';
import type { DraftProps } from './draftProps.ts';
import { SetupText } from './fields.tsx';

const GROUPS = ['time', 'draws', 'irregular', 'points', 'blind'] as const;
type Group = (typeof GROUPS)[number];

/** Each option among its like. */
const GROUP_OF: Readonly<Record<OptionName, Group>> = {
  defaultTimeMin: 'time',
  resumptionDefaultMin: 'time',
  incrementBeforeFirstMove: 'time',
  drawOfferMinMove: 'draws',
  fiftyMovesCount: 'draws',
  guidelinesIII: 'draws',
  bothColoursTouched: 'irregular',
  'illegal.blitzFull.bonusSec': 'irregular',
  'twoHands.needsPress': 'irregular',
  'wrongClaim.opponentBonusSec.blitzFull': 'irregular',
  'recordRequired.blitzFull': 'irregular',
  'points.win': 'points',
  'points.draw': 'points',
  'points.loss': 'points',
  sightedMustAnnounceBeforePress: 'blind',
  'blind.ranks': 'blind',
  'blind.castling': 'blind',
  'blind.pieces': 'blind',
  'blind.announcePromotion': 'blind',
  'blind.assistantMirrorsOn': 'blind',
  'blind.assistantRequiredWithDeaf': 'blind',
};

/** The edition, and what it leaves to the event: each with the value of the Laws first, which is not written. */
export function LawsPart({ draft, words, onDraft, onSetup }: DraftProps) {
  const text = useText();
  const options = optionsOf(draft.edition);
  const set = (name: OptionName, value: string | null) => {
    const { [name]: _, ...rest } = draft.setup.options;
    onSetup({ options: value === null ? rest : { ...rest, [name]: value } });
  };
  return (
    <>
      <Choice
        label={text('new.edition')}
        value={draft.edition}
        options={EDITIONS.map((value) => ({ value, label: value }))}
        onChange={(edition) => onDraft({ edition })}
      />
      {GROUPS.map((group) => {
        const own = options.filter(({ name }) => GROUP_OF[name] === group);
        if (own.length === 0) return null;
        return (
          <fieldset key={group}>
            <legend>{words.text('laws.group', { group })}</legend>
            {own.map((option) => (
              <OptionField
                key={option.name}
                option={option}
                words={words}
                value={
                  Object.hasOwn(draft.setup.options, option.name)
                    ? (draft.setup.options[option.name] ?? null)
                    : null
                }
                onChange={(value) => set(option.name, value)}
              />
            ))}
            {group === 'blind' && (
              <SetupText
                field="adaptedBy"
                label={words.text('laws.adaptedBy')}
                value={draft.setup.adaptedBy}
                onChange={(adaptedBy) => onSetup({ adaptedBy })}
              />
            )}
          </fieldset>
        );
      })}
    </>
  );
}

type OptionProps = Readonly<{
  option: EventOption;
  words: DraftProps['words'];
  /** Null: as in the Laws. */
  value: string | null;
  onChange: (value: string | null) => void;
}>;

const AS_LAWS = 'as-laws';
const OWN_NUMBER = 'own-number';

function OptionField({ option, words, value, onChange }: OptionProps) {
  const { name, form, usual, article } = option;
  const label = words.text(`option.${name}`);
  const choices = choicesOf(option);
  const takesNumber = form.kind !== 'flag' && form.kind !== 'choice';
  const isWord = value !== null && choices.some((choice) => String(choice) === value);
  const chosen = value === null ? AS_LAWS : isWord ? value : OWN_NUMBER;
  const told = { value: words.value(option, usual), article: article ?? '' };
  return (
    <>
      <Choice
        label={label}
        value={chosen}
        options={[
          { value: AS_LAWS, label: words.text(article ? 'option.asLawsArticle' : 'option.asLaws', told) },
          ...choices.map((choice) => ({ value: String(choice), label: words.value(option, choice) })),
          ...(takesNumber ? [{ value: OWN_NUMBER, label: words.text('option.own') }] : []),
        ]}
        onChange={(picked) =>
          onChange(picked === AS_LAWS ? null : picked === OWN_NUMBER ? ownNumber(usual) : picked)
        }
      />
      {chosen === OWN_NUMBER && (
        <SetupText
          field={`options.${name}`}
          label={words.text('option.number', { option: label })}
          isNumber
          value={value ?? ''}
          onChange={onChange}
        />
      )}
    </>
  );
}

function choicesOf({ form }: EventOption): readonly (string | number | boolean | null)[] {
  if (form.kind === 'flag') return [true, false];
  return form.kind === 'choice' ? form.values : form.words;
}

/** A number to begin with. */
function ownNumber(usual: unknown): string {
  return typeof usual === 'number' ? String(usual) : '30';
}
