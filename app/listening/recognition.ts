/**
 * The browser's own speech recognition, for one sentence at a time. Where the sound goes is the browser's affair, and
 * the settings say so before it is switched on; here it is only asked and its text passed on.
 */
import type { Language } from '#rules/notation/language.ts';

export const LISTEN_FAULTS = ['denied', 'silence', 'network', 'language', 'other'] as const;
export type ListenFault = (typeof LISTEN_FAULTS)[number];

/** What was understood, the likeliest first. */
export type Heard = Readonly<{ ok: true; texts: readonly string[] } | { ok: false; fault: ListenFault }>;

export type Listening = Readonly<{ heard: Promise<Heard>; stop: () => void }>;

/** What we use of the standard's SpeechRecognition, which TypeScript's library does not describe. */
interface Recognition extends EventTarget {
  lang: string;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}
type ResultEvent = Event & Readonly<{ results: SpeechRecognitionResultList }>;
type ErrorEvent = Event & Readonly<{ error: string }>;

const TAGS: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  pl: 'pl-PL',
  sk: 'sk-SK',
  hr: 'hr-HR',
  sr: 'sr-RS',
  // Browsers know Serbian without its script; the matcher reads both.
  'sr-Latn': 'sr-RS',
  mk: 'mk-MK',
};

const FAULTS: Readonly<Record<string, ListenFault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silence',
  aborted: 'silence',
  network: 'network',
  'language-not-supported': 'language',
};

/** A move sounds like many others: the matcher is given several readings. */
const ALTERNATIVES = 5;

/** Chromium and Safari have it under their own name. */
function recogniser(): (new () => Recognition) | null {
  const page = globalThis as unknown as Record<string, (new () => Recognition) | undefined>;
  return page.SpeechRecognition ?? page.webkitSpeechRecognition ?? null;
}

export function canListen(): boolean {
  return recogniser() !== null;
}

/** Inside a user's gesture. Ends with one sentence, with silence, or when it is stopped. */
export function listen(language: Language): Listening {
  const Recogniser = recogniser();
  if (!Recogniser) return { heard: Promise.resolve({ ok: false, fault: 'other' }), stop: () => {} };
  const recognition = new Recogniser();
  recognition.lang = TAGS[language];
  recognition.maxAlternatives = ALTERNATIVES;
  const heard = new Promise<Heard>((settle) => {
    recognition.addEventListener('result', (event) => {
      const [result] = (event as ResultEvent).results;
      settle({ ok: true, texts: result ? [...result].map(({ transcript }) => transcript.trim()) : [] });
    });
    recognition.addEventListener('error', (event) => {
      settle({ ok: false, fault: FAULTS[(event as ErrorEvent).error] ?? 'other' });
    });
    recognition.addEventListener('end', () => settle({ ok: false, fault: 'silence' }));
  });
  recognition.start();
  return { heard, stop: () => recognition.abort() };
}
