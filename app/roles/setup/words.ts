/** A set-up in words: what is read aloud, what a closed part says of itself, and how a field is called. */

import { handTexts } from '#app/board/texts/texts.ts';
import { text as commonText } from '#app/i18n/text.ts';
import type { Problem } from '#app/setup/makeHeader.ts';
import { HAND_NUMBERS } from '#devices/inference/handNumbers.ts';
import type { EventOption } from '#rules/editions/options.ts';
import { optionsOf } from '#rules/editions/options.ts';
import { regimeOf } from '#rules/editions/regime.ts';
import { parametersOf } from '#rules/editions/table.ts';
import { type GameHeader, HAND_TIMES, type TimeControl } from '#rules/game/header.ts';
import type { Language } from '#rules/notation/language.ts';
import { chess960Number } from '#rules/position/chess960.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { writtenDate } from '#scoresheet/date.ts';
import type { MessageArgs } from '#speech/phrases/catalogue.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import type { SetupKey } from './texts/en.ts';
import { setupTexts } from './texts.ts';

export const PARTS = [
  'white',
  'black',
  'time',
  'laws',
  'start',
  'occasion',
  'arbiter',
  'hand',
  'saved',
] as const;
export type PartName = (typeof PARTS)[number];

const OCCASION = ['event', 'site', 'round', 'board', 'date', 'timeControlText'] as const;

export class SetupWords {
  readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  text(key: SetupKey, args?: MessageArgs): string {
    return setupTexts.text(this.language, key, args);
  }

  /** Everything that is chosen, sentence by sentence. */
  summary(header: GameHeader): string[] {
    return [
      this.text('say.laws', { mode: header.mode, edition: header.edition }),
      ...COLORS.flatMap((color) => this.player(header, color)),
      `${commonText(this.language, `boards.${header.boards}`)}.`,
      ...this.time(header),
      ...this.options(header),
      this.start(header),
      ...this.occasion(header),
      ...this.arbiter(header),
    ];
  }

  /** What a part has chosen. */
  chosen(part: PartName, header: GameHeader): string {
    switch (part) {
      case 'white':
      case 'black':
        return this.player(header, part).join(' ');
      case 'time':
        return this.time(header).join(' ');
      case 'laws':
        return [
          this.text('say.laws', { mode: header.mode, edition: header.edition }),
          ...this.options(header),
        ].join(' ');
      case 'start':
        return this.start(header);
      case 'occasion':
        return this.occasion(header).join(' ');
      case 'arbiter':
        return this.arbiter(header).join(' ');
      case 'hand':
        return this.hand(header);
      case 'saved':
        return '';
    }
  }

  player(header: GameHeader, side: Color): string[] {
    const { name, title, rating, team, sight, deaf, board, assistant } = header[side];
    const traits = [
      [title, name || this.text('trait.unnamed')].filter(Boolean).join(' '),
      rating && this.text('trait.rating', { rating }),
      team,
      sight && this.text(`trait.${sight}`),
      deaf && this.text('trait.deaf'),
      this.text(`trait.${board}`),
    ].filter(Boolean);
    const said = [this.text('say.player', { side, traits: traits.join(', ') })];
    if (!assistant) return said;
    const duties = assistant.duties.map((duty) => `${this.text(`duty.${duty}`)}.`).join(' ');
    return [
      ...said,
      this.text('say.assistant', {
        side,
        name: assistant.name || this.text('trait.unnamed'),
        duties: duties || this.text('say.noDuties'),
      }),
    ];
  }

  time({ timeControl, edition, supervision }: GameHeader): string[] {
    if (!timeControl) return [this.text('say.noClock')];
    const regime = regimeOf(parametersOf(edition), supervision, timeControl);
    const kind = regime.startsWith('blitz') ? 'blitz' : regime.startsWith('rapid') ? 'rapid' : 'standard';
    return [
      ...this.control(timeControl),
      this.text('say.regime', { regime: kind }),
      ...(kind === 'standard'
        ? []
        : [this.field(this.text('time.supervision'), this.text(`supervision.${supervision}`))]),
    ];
  }

  control({ periods, incrementMs, delayMs }: TimeControl): string[] {
    const [only, another] = periods;
    const said = periods.map(({ moves, ms }, index) => {
      const time = durationWords(this.language, ms);
      const number = index + 1;
      return moves === undefined
        ? this.text('say.rest', { number, time })
        : this.text('say.period', { number, moves, time });
    });
    const whole = only && !another && only.moves === undefined;
    return [
      ...(whole ? [this.text('say.whole', { time: durationWords(this.language, only.ms) })] : said),
      ...(incrementMs > 0
        ? [this.text('say.increment', { time: durationWords(this.language, incrementMs) })]
        : []),
      ...(delayMs > 0 ? [this.text('say.delay', { time: durationWords(this.language, delayMs) })] : []),
    ];
  }

  options({ edition, options, adaptedBy }: GameHeader): string[] {
    const known = optionsOf(edition);
    const said = known
      .filter(({ name }) => Object.hasOwn(options, name))
      .map((option) =>
        this.field(this.text(`option.${option.name}`), this.value(option, options[option.name])),
      );
    if (adaptedBy) said.push(this.field(this.text('laws.adaptedBy'), adaptedBy));
    return said.length > 0 ? said : [this.text('say.asLaws')];
  }

  /** A value of an option. */
  value({ name, form }: Pick<EventOption, 'name' | 'form'>, value: unknown): string {
    if (name.endsWith('onusSec') || name.includes('BonusSec'))
      return durationWords(this.language, Number(value) * 1000);
    if (typeof value === 'number')
      return form.kind === 'move' ? this.text('value.move', { number: value }) : String(value);
    const key = `value.${String(value)}`;
    return setupTexts.keys.some((known) => known === key) ? this.text(key as SetupKey) : String(value);
  }

  start({ variant, startFen }: GameHeader): string {
    const number = variant === 'chess960' ? (startFen === null ? 518 : chess960Number(startFen)) : undefined;
    const what =
      startFen !== null && number === undefined
        ? `${this.text('start.position')} ${startFen}`
        : number === undefined
          ? this.text('start.standard')
          : `${this.text('start.chess960')}, ${number}`;
    return this.field(this.text('part.start'), what);
  }

  occasion(header: GameHeader): string[] {
    return OCCASION.flatMap((name) => {
      const value = name === 'date' ? writtenDate(header.date ?? undefined, this.language) : header[name];
      return value ? [this.field(this.text(`occasion.${name}`), value)] : [];
    });
  }

  arbiter({ arbiter, arbiterPresent, timesToldBy, options }: GameHeader): string[] {
    return [
      ...(arbiter ? [this.field(this.text('arbiter.name'), arbiter)] : []),
      ...(arbiterPresent === false ? [`${this.text('arbiter.absent')}.`] : []),
      ...(timesToldBy === 'assistant' ? [`${this.text('arbiter.tells')}.`] : []),
      this.text('say.approved', { approved: options.deviceApproved === false ? 'no' : 'yes' }),
    ];
  }

  hand({ hand }: GameHeader): string {
    if (!hand) return this.text('say.handUsual');
    return HAND_TIMES.map((name) => this.field(this.handName(name), String(hand[name]))).join(' ');
  }

  handName(name: (typeof HAND_TIMES)[number]): string {
    return handTexts.text(this.language, name);
  }

  /** A date that ends with a point ends its sentence with it. */
  field(label: string, value: string): string {
    return this.text('say.field', { label, value: value.replace(/\.$/, '') });
  }

  problem({ code, detail }: Problem): string {
    return this.text(`problem.${code}`, { detail });
  }

  /** What a field is called, for who has to put it right. */
  fieldName(field: string): string {
    const [first, second = '', third = ''] = field.split('.');
    if (first === 'white' || first === 'black') return this.#playersField(first, second);
    if (first === 'periods')
      return `${this.text('time.period', { number: Number(second) + 1 })}, ${this.text(third === 'moves' ? 'time.moves' : 'time.minutes')}`;
    if (first === 'options') return this.text(`option.${field.slice('options.'.length)}` as SetupKey);
    const number = HAND_NUMBERS.find(({ name }) => first === 'hand' && name === second);
    if (number) return this.handName(number.name);
    return this.text(FIELD_NAMES[field] ?? 'part.occasion');
  }

  #playersField(side: Color, name: string): string {
    const key = PLAYERS_FIELDS[name];
    const field = key ? this.text(key) : commonText(this.language, `new.${side}`);
    return `${commonText(this.language, `color.${side}`)}: ${field}`;
  }
}

const PLAYERS_FIELDS: Readonly<Record<string, SetupKey>> = {
  title: 'player.title',
  rating: 'player.rating',
  fideId: 'player.fideId',
  team: 'player.team',
  assistant: 'assistant.has',
  assistantName: 'assistant.name',
};

const FIELD_NAMES: Readonly<Record<string, SetupKey>> = {
  increment: 'time.increment',
  delay: 'time.delay',
  gamesPerArbiter: 'time.gamesPerArbiter',
  start: 'start.kind',
  startNumber: 'start.number',
  startFen: 'start.fen',
  event: 'occasion.event',
  site: 'occasion.site',
  round: 'occasion.round',
  board: 'occasion.board',
  date: 'occasion.date',
  timeControlText: 'occasion.timeControlText',
  arbiter: 'arbiter.name',
  adaptedBy: 'laws.adaptedBy',
  game: 'title',
};

/** The part of the set-up in which a field stands. */
export function partOf(field: string): PartName {
  const [first = ''] = field.split('.');
  if (first === 'white' || first === 'black' || first === 'hand') return first;
  if (['periods', 'increment', 'delay', 'gamesPerArbiter', 'timeControlText'].includes(first)) return 'time';
  if (first === 'options' || first === 'adaptedBy') return 'laws';
  if (first.startsWith('start')) return 'start';
  return first === 'arbiter' ? 'arbiter' : 'occasion';
}
