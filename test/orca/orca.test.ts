/**
 * What a blind player with Orca really hears of whole games: every message once and in order, and where the focus is.
 * Opt in with HECTOR_ORCA=1: it needs a Linux with Orca and takes some minutes.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Desktop, missingPrograms, openDesktop, wordsOf as words } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1';
const missing = isWanted ? missingPrograms() : [];
if (!isWanted) console.warn('Orca is not heard: set HECTOR_ORCA=1 to run it over a game.');
else if (missing.length > 0) console.warn(`Orca is not heard: install ${missing.join(', ')}.`);

/** A busy machine takes its time. */
const PATIENCE_MS = 60_000;

let server: Server;
let desktop: Desktop;
/** A copy of its own: a build that somebody starts meanwhile does not pull the files away. */
let files = '';

beforeAll(async () => {
  if (!isWanted || missing.length > 0) return;
  if (!buildIfChanged()) throw new Error('the app could not be built');
  files = mkdtempSync(join(tmpdir(), 'hector-dist-'));
  cpSync('dist', files, { recursive: true });
  server = await serve(files, { port: 0 });
}, 120_000);
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.warn(`Orca has said:\n${desktop?.spoken()}`);
  await desktop?.close();
}, 60_000);
afterAll(() => {
  server?.closeAllConnections();
  server?.close();
  if (files) rmSync(files, { recursive: true, force: true });
});

function address(): string {
  const at = server.address();
  if (typeof at !== 'object' || !at) throw new Error('the app is not served');
  return `http://localhost:${at.port}/`;
}

type Log = Readonly<{ said: { text: string; by: string }[]; put: string[] }>;

/** What the app has said, and what of it went to the screen reader, in the words that it was given. */
function log(): Promise<Log> {
  return desktop.page.evaluate(() => ({
    said: window.hectorSaid.map(({ text, by }) => ({ text, by })),
    put: window.hectorPut.map(({ text }) => text),
  }));
}

/** Where the ear was when the page of this game began. */
let begun = 0;
/** How many messages of this game have been heard. */
let messages = 0;

/** Waits for the next message and until Orca has said it. */
async function hearNext(): Promise<string> {
  await desktop.page
    .waitForFunction((count) => window.hectorPut.length > count, messages, { timeout: PATIENCE_MS })
    .catch(async (error) => {
      throw new Error(`Nothing more was said; ${await whereItStands()}`, { cause: error });
    });
  const { put } = await log();
  const text = put[messages] ?? '';
  messages += 1;
  await heardInOrder(put.slice(0, messages));
  return text;
}

/** For who has to find out why a key has led to nothing. */
async function whereItStands(): Promise<string> {
  const at = await desktop.page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.outerHTML.slice(0, 120)} holding “${(element as HTMLInputElement)?.value}”, page in front: ${document.hasFocus()}`;
  });
  return `the focus is on ${at}; Orca’s last words: ${desktop.spoken().slice(-400)}`;
}

/** Every one of them is heard, each behind the one before it. */
async function heardInOrder(put: readonly string[]): Promise<void> {
  await desktop.until(`in order:\n${put.join('\n')}\n`, begun, (spoken) => {
    let at = 0;
    return put.every((text) => {
      const found = words(spoken).indexOf(words(text), at);
      at = found + words(text).length - 1;
      return found >= 0;
    });
  });
}

/** And none of them twice. */
async function heardOnce(): Promise<void> {
  await desktop.untilQuiet();
  const { said, put } = await log();
  expect(said.every(({ by }) => by === 'screen-reader')).toBe(true);
  expect(put).toHaveLength(said.length);
  await heardInOrder(put);
  const spoken = words(desktop.spoken().slice(begun));
  const times = (all: string, text: string) => all.split(text.trimEnd()).length - 1;
  for (const text of put)
    expect([text, times(spoken, words(text))]).toEqual([text, times(put.map(words).join('|'), words(text))]);
}

async function enter(typed: string): Promise<string> {
  desktop.type(typed);
  desktop.press('Return');
  return hearNext();
}

const fieldHasFocus = () =>
  desktop.page.waitForFunction(() => document.activeElement?.matches('[data-hector=field]'));

async function openPage(settings: object): Promise<void> {
  const kept = { 'hector:greeted': '1', 'hector:settings': JSON.stringify(settings) };
  desktop = await openDesktop(address(), kept);
  begun = await desktop.untilQuiet();
  messages = 0;
}

/** The start of a game ends on the field of moves, and Orca says so. */
async function startGame(): Promise<string> {
  desktop.press('Return');
  const first = await hearNext();
  await fieldHasFocus();
  await desktop.untilSpoken(await fieldLabel(), begun);
  return first;
}

const fieldLabel = async () =>
  (
    (await desktop.page.evaluate(
      () => document.querySelector<HTMLInputElement>('[data-hector=field]')?.labels?.[0]?.textContent,
    )) ?? ''
  ).trim();

const LANGUAGES = [
  { language: 'en', resign: 'resign', begins: 'The game has begun.', wins: /Checkmate\. Black wins\./ },
  { language: 'de', resign: 'aufgeben', begins: 'Die Partie hat begonnen.', wins: /matt.*Schwarz gewinnt/i },
] as const;

describe.skipIf(!isWanted || missing.length > 0).each(LANGUAGES)(
  'Orca in $language',
  ({ language, resign, begins, wins }) => {
    test('says every message of a training game once and in order', { timeout: 600_000 }, async () => {
      await openPage({ language, speech: 'screen-reader', mode: 'training' });
      expect(await startGame()).toBe(begins);
      // A press without a move: one message, and it gives the reason.
      desktop.press('ctrl+Return');
      expect(await hearNext()).toMatch(/\b(move|Zug)\b/);
      expect(words(await enter('f3'))).toBe(' bauer felix zwei felix drei ');
      await enter('x');
      // After Escape from a dialog the field is announced, and what is typed goes into it.
      const before = desktop.spoken().length;
      desktop.type(resign);
      desktop.press('Return');
      await desktop.page.waitForSelector('[role=dialog]');
      const title = (await desktop.page.textContent('[role=dialog] h2')) ?? '';
      const opened = await desktop.untilSpoken(title.replace(/\?$/, ''), before);
      desktop.press('Escape');
      await desktop.page.waitForSelector('[role=dialog]', { state: 'detached' });
      await desktop.untilSpoken(await fieldLabel(), opened);
      expect(words(await enter('e5'))).toBe(' bauer eva sieben eva fünf ');
      await enter('x');
      await enter('g4');
      await enter('x');
      // The same words twice are heard twice.
      expect(await enter('l')).toBe(await enter('l'));
      expect(await enter('Qh4')).toMatch(wins);
      await heardOnce();
    });

    test('says every message of a competition game once and in order', { timeout: 600_000 }, async () => {
      await openPage({ language, speech: 'screen-reader', mode: 'competition' });
      expect(await startGame()).toBe(begins);
      // Nobody watches this table: that is said as well.
      expect(await hearNext()).toMatch(/arbiter|Schiedsrichter/);
      for (const typed of ['f3', 'x', 'e5', 'x', 't', 'g4', 'x']) await enter(typed);
      expect(await enter('Qh4')).toMatch(wins);
      await heardOnce();
    });
  },
);
