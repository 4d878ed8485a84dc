import type { LexiconVoice } from './lexicon.ts';

/**
 * espeak hums the consonants of hr, sr and mk: "sə" for s. Where letters are spelt ("E, v, a"; a letter that was
 * typed) they get their names. A letter inside a sentence is left alone: *s* and *k* are words there.
 */
const LATIN = names(
  'b be c ce č če ć će d de đ đe f ef g ge h ha j je k ka l el m em n en p pe q ku r er s es š eš t te v ve z ze ž že',
);
/** Latin letters for a voice that reads Cyrillic. */
const LATIN_IN_CYRILLIC = names(
  'b бе c це č че ć ће d де đ ђе f еф g ге h ха j је k ка l ел m ем n ен p пе q ку r ер s ес š еш t те v ве z зе ž же',
);
const SERBIAN = names(
  'б бе в ве г ге д де ђ ђе ж же з зе ј је к ка л ел љ ељ м ем н ен њ ењ п пе р ер с ес т те ћ ће ф еф х ха ц це ч че џ џе ш еш',
);
const MACEDONIAN = names(
  'б бе в ве г ге д де ѓ ѓе ж же з зе ѕ ѕе ј је к ке л ле љ ље м ме н не њ ње п пе р ре с се т те ќ ќе ф фе х хе ц це ч че џ џе ш ше',
);

const NAMES: Readonly<Partial<Record<LexiconVoice, ReadonlyMap<string, string>>>> = {
  hr: LATIN,
  sr: new Map([...LATIN_IN_CYRILLIC, ...SERBIAN]),
  mk: new Map([...LATIN_IN_CYRILLIC, ...MACEDONIAN]),
};

/** One letter between commas, or alone. */
const SPELT = /(?<=^\s*|[,;]\s+)\p{L}(?=\s*(?:[,;.]|$))/gu;

export function nameLetters(text: string, voice: LexiconVoice): string {
  const letters = NAMES[voice];
  return letters ? text.replace(SPELT, (letter) => letters.get(letter.toLowerCase()) ?? letter) : text;
}

function names(pairs: string): ReadonlyMap<string, string> {
  const words = pairs.split(' ');
  return new Map(
    words.flatMap((letter, index) => (index % 2 === 0 ? [[letter, words[index + 1] ?? '']] : [])),
  );
}
