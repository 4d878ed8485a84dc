import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#speech/polyfill/engine.ts';
import { ENGINE_VOICES, type EngineVoiceId } from '#speech/polyfill/languages.ts';
import { startEngine } from './startEngine.ts';

const FILES = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'];
const RANKS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const SQUARES = FILES.flatMap((file) => RANKS.map((rank) => `${file} ${rank}`));
const WORDS = [
  ...['König', 'Dame', 'Turm', 'Läufer', 'Springer', 'Bauer'],
  ...['Kurze Rochade', 'Lange Rochade', 'schlägt', 'en passant', 'Schach', 'Matt', 'Remis'],
  ...['Zäsar zwo', 'Dawitt eins', 'Kurze Roch-ade', 'ang passang', 'Remie'],
];
const SENTENCES: Record<Exclude<EngineVoiceId, 'en-us' | 'de'>, string[]> = {
  en: ['knight Goostav one, Felix three', 'four minutes thirty seconds', 'castles short'],
  pl: ['skoczek Gustaw jeden, Feliks trzy', 'krótka roszada', 'cztery minuty trzydzieści sekund'],
  sk: ['jazdec Gustáv jeden, Felix tri', 'krátka rošáda', 'štyri minúty tridsať sekúnd'],
  hr: ['skakač Gustav jedan, Felix tri', 'mala rokada', 'četiri minute trideset sekundi'],
  sr: ['скакач Густав један, Феликс три', 'skakač Gustav jedan, Felix tri', 'мала рокада'],
  mk: ['скокач Густав еден, Феликс три', 'мала рокада', 'четири минути триесет секунди'],
};

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

function debianPhonemes(voice: string, text: string): string[] {
  const { stdout } = spawnSync('espeak-ng', ['-v', voice, '-x', '-q', text], { encoding: 'utf8' });
  return lines(stdout);
}

function ourPhonemes(voice: EngineVoiceId, text: string): string[] {
  return lines(engine.phonemes(text, voice));
}

/** A clause per line. */
function lines(phonemes: string): string[] {
  return phonemes
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

const debian = spawnSync('espeak-ng', ['--version']).status === 0;
if (!debian) console.warn('espeak-ng is not installed: the comparison of phonemes is skipped.');

describe.skipIf(!debian)('the offline voice pronounces like espeak-ng of Debian', () => {
  test.each(SQUARES)('%s', (square) => {
    const [expected] = debianPhonemes('de', square);
    expect(expected).not.toBe('');
    expect(ourPhonemes('de', square)).toEqual([expected]);
  });

  test.each(WORDS)('%s', (word) => {
    expect(ourPhonemes('de', word)).toEqual(debianPhonemes('de', word));
  });

  test.each(Object.entries(SENTENCES))('sentences in %s', (voice, sentences) => {
    for (const sentence of sentences) {
      expect(ourPhonemes(voice as EngineVoiceId, sentence)).toEqual(debianPhonemes(voice, sentence));
    }
  });
});

describe('the trimmed data holds every voice', () => {
  const FOUR: Record<EngineVoiceId, [text: string, phonemes: string]> = {
    en: ['four', "f'o@"],
    'en-us': ['four', "f'o@"],
    de: ['vier', "f'i:r"],
    pl: ['cztery', "tSt'ERy"],
    sk: ['štyri', "St'iRi"],
    hr: ['četiri', "tS'EtIRI"],
    sr: ['четири', "tS'EtIRI"],
    mk: ['четири', "tS;'etIR,I"],
  };
  test.each(ENGINE_VOICES)('$name says four', ({ id }) => {
    const [text, phonemes] = FOUR[id];
    expect(engine.phonemes(text, id)).toBe(phonemes);
  });

  test('the German voice says Zäsar with ts and Cesar with k (why the lexicon is needed)', () => {
    expect(engine.phonemes('Zäsar', 'de')).toBe("ts'E:zA:r");
    expect(engine.phonemes('Cesar', 'de')).toBe("k'e:zA:r");
  });

  test('Serbian is read alike in both scripts', () => {
    expect(engine.phonemes('skakač', 'sr')).toBe(engine.phonemes('скакач', 'sr'));
  });
});
