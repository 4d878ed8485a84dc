/**
 * Numbers as words, because a voice reads a digit without regard to the noun: "eins Minute", "dva minute". One and
 * two agree with the noun's gender where the language does so, also at the end of a compound.
 */
import type { Language } from '#rules/notation/language.ts';

/** `person`: Slovak counts its men as persons, "dvaja strelci". */
export const GENDERS = ['m', 'f', 'n', 'person'] as const;
export type Gender = (typeof GENDERS)[number];

type ByGender = Readonly<Record<Gender, string>>;

type Numerals = Readonly<{
  /** Zero to nineteen, as they are counted. */
  small: readonly string[];
  /** Twenty, thirty … ninety. */
  tens: readonly string[];
  /** One hundred … nine hundred. */
  hundreds: readonly string[];
  /** Numerals that agree with their noun. */
  agreeing: Readonly<Record<number, ByGender>>;
  /** Which of them agree inside a compound too: none in Slovak, only two in Polish. */
  agreeingInCompound: readonly number[];
  join(tens: string, unit: string): string;
  joinHundreds(hundreds: string, rest: string, isCompound: boolean): string;
}>;

const split = (words: string): string[] => words.split(' ');
const spaced = (a: string, b: string): string => `${a} ${b}`;
const genders = (m: string, f: string, n: string, person = m): ByGender => ({ m, f, n, person });

const CROATIAN_AND_SERBIAN_LATIN = {
  small: split(
    'nula jedan dva tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
  ),
  tens: split('dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset'),
  agreeingInCompound: [1, 2],
  join: spaced,
  joinHundreds: spaced,
};

const NUMERALS: Readonly<Record<Language, Numerals>> = {
  en: {
    small: split(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: split('twenty thirty forty fifty sixty seventy eighty ninety'),
    hundreds: split('one two three four five six seven eight nine').map((word) => `${word} hundred`),
    agreeing: {},
    agreeingInCompound: [],
    join: (tens, unit) => `${tens}-${unit}`,
    joinHundreds: spaced,
  },
  de: {
    small: split(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    tens: split('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    hundreds: split(
      'hundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert',
    ),
    agreeing: { 1: genders('ein', 'eine', 'ein') },
    agreeingInCompound: [],
    join: (tens, unit) => `${unit === 'eins' ? 'ein' : unit}und${tens}`,
    joinHundreds: (hundreds, rest) => hundreds + rest,
  },
  pl: {
    small: split(
      'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
    ),
    tens: split(
      'dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
    ),
    hundreds: split('sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset'),
    agreeing: { 1: genders('jeden', 'jedna', 'jedno'), 2: genders('dwa', 'dwie', 'dwa') },
    agreeingInCompound: [2],
    join: spaced,
    joinHundreds: spaced,
  },
  sk: {
    small: split(
      'nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
    ),
    tens: split('dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat'),
    hundreds: split('sto dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto'),
    agreeing: {
      1: genders('jeden', 'jedna', 'jedno'),
      2: genders('dva', 'dve', 'dve', 'dvaja'),
      3: genders('tri', 'tri', 'tri', 'traja'),
      4: genders('štyri', 'štyri', 'štyri', 'štyria'),
    },
    agreeingInCompound: [],
    join: (tens, unit) => tens + unit,
    joinHundreds: (hundreds, rest) => hundreds + rest,
  },
  hr: {
    ...CROATIAN_AND_SERBIAN_LATIN,
    hundreds: split('sto dvjesto tristo četiristo petsto šesto sedamsto osamsto devetsto'),
    agreeing: { 1: genders('jedan', 'jedna', 'jedno'), 2: genders('dva', 'dvije', 'dva') },
  },
  'sr-Latn': {
    ...CROATIAN_AND_SERBIAN_LATIN,
    hundreds: split('sto dvesta trista četiristo petsto šeststo sedamsto osamsto devetsto'),
    agreeing: { 1: genders('jedan', 'jedna', 'jedno'), 2: genders('dva', 'dve', 'dva') },
  },
  sr: {
    small: split(
      'нула један два три четири пет шест седам осам девет десет једанаест дванаест тринаест четрнаест петнаест шеснаест седамнаест осамнаест деветнаест',
    ),
    tens: split('двадесет тридесет четрдесет педесет шездесет седамдесет осамдесет деведесет'),
    hundreds: split('сто двеста триста четиристо петсто шестсто седамсто осамсто деветсто'),
    agreeing: { 1: genders('један', 'једна', 'једно'), 2: genders('два', 'две', 'два') },
    agreeingInCompound: [1, 2],
    join: spaced,
    joinHundreds: spaced,
  },
  mk: {
    small: split(
      'нула еден два три четири пет шест седум осум девет десет единаесет дванаесет тринаесет четиринаесет петнаесет шеснаесет седумнаесет осумнаесет деветнаесет',
    ),
    tens: split('дваесет триесет четириесет педесет шеесет седумдесет осумдесет деведесет'),
    hundreds: split(
      'сто двесте триста четиристотини петстотини шестстотини седумстотини осумстотини деветстотини',
    ),
    agreeing: { 1: genders('еден', 'една', 'едно'), 2: genders('два', 'две', 'две') },
    agreeingInCompound: [1, 2],
    join: (tens, unit) => `${tens} и ${unit}`,
    // "сто дваесет и еден", but "сто и дваесет": the last part alone takes "и".
    joinHundreds: (hundreds, rest, isCompound) =>
      isCompound ? `${hundreds} ${rest}` : `${hundreds} и ${rest}`,
  },
};

/**
 * A whole number from 0 to 999 in words, agreeing with a noun where its gender is given. Beyond that, which no clock
 * and no game reaches, the digits.
 */
export function numberWords(language: Language, n: number, gender?: Gender): string {
  const numerals = NUMERALS[language];
  if (!Number.isInteger(n) || n < 0 || n > 999) return String(n);
  const rest = n % 100;
  if (n < 100) return belowHundred(numerals, n, gender);
  const hundreds = numerals.hundreds[Math.floor(n / 100) - 1] as string;
  if (rest === 0) return hundreds;
  const isCompound = rest > 20 && rest % 10 !== 0;
  const inner = isCompound ? belowHundred(numerals, rest, gender) : unit(numerals, rest, gender, true);
  return numerals.joinHundreds(hundreds, inner, isCompound);
}

function belowHundred(numerals: Numerals, n: number, gender: Gender | undefined): string {
  if (n < 20) return unit(numerals, n, gender, false);
  const tens = numerals.tens[Math.floor(n / 10) - 2] as string;
  return n % 10 === 0 ? tens : numerals.join(tens, unit(numerals, n % 10, gender, true));
}

/** A number below twenty, or the round tens that follow a hundred. */
function unit(numerals: Numerals, n: number, gender: Gender | undefined, inCompound: boolean): string {
  if (n >= 20) return numerals.tens[n / 10 - 2] as string;
  const forms = numerals.agreeing[n];
  const agrees = gender && forms && (!inCompound || numerals.agreeingInCompound.includes(n));
  return agrees ? forms[gender] : (numerals.small[n] as string);
}
