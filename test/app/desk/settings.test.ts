import { describe, expect, test } from 'vitest';
import { browserLanguage, defaultSettings, parseSettings } from '#app/desk/settings.ts';
import { TIME_CHOICES } from '#app/setup/timeControls.ts';
import { newGame } from '#rules/game/state.ts';
import { headerOf } from '#test/app/setup/headerOf.ts';

describe('what a player has chosen', () => {
  test('comes back as it was stored', () => {
    const chosen = { ...defaultSettings('en'), language: 'de', time: '3+2', check: true } as const;
    expect(parseSettings(JSON.stringify(chosen), 'en')).toEqual(chosen);
  });

  test.each([null, '', 'not json', '[]', '{"language":"xx","voice":7,"time":"bullet","check":"yes"}'])(
    'takes the defaults for what cannot be read: %j',
    (text) => {
      expect(parseSettings(text, 'en')).toEqual(defaultSettings('en'));
    },
  );

  test.each([
    ['{"sounds":{"volume":1e300,"lowTimeMs":-1e300}}'],
    ['{"sounds":{"volume":-1},"voice":{"channels":{"moves":{"rate":1e300,"volume":7}}}}'],
    [`{"white":"${'x'.repeat(20_000)}"}`],
    ['{"sounds":{"volume":null},"voice":{"channels":[]}}'],
  ])('takes the defaults for what no voice and no sound can do: %.60s', (text) => {
    expect(parseSettings(text, 'en')).toEqual(defaultSettings('en'));
  });

  test('keeps what is still known of an older version', () => {
    const older = { language: 'pl', voice: { zwo: true, channels: { moves: { rate: 2 } } }, unknown: 1 };
    const settings = parseSettings(JSON.stringify(older), 'en');
    expect(settings.language).toBe('pl');
    expect(settings.voice.zwo).toBe(true);
    expect(settings.voice.channels.moves).toEqual({ voices: {}, rate: 2, volume: 1 });
    expect(settings).not.toHaveProperty('unknown');
  });

  test('the browser’s language is taken where it is one of ours', () => {
    expect(browserLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(browserLanguage(['sr-Latn'])).toBe('sr-Latn');
    expect(browserLanguage(['fr'])).toBe('en');
  });

  test.each(TIME_CHOICES)('a game can be begun with the time control %s', (time) => {
    expect(newGame(headerOf({ ...defaultSettings('en'), time }))).toMatchObject({ ok: true });
  });
});
