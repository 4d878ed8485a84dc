/**
 * The arbiter's place over all games of a hall: asks the hub how it stands, second by second, and says what has become
 * of it that he must know: a new alert, a table that is lost or back. Speaks of nothing else unasked.
 */
import { Observable } from '#app/base/observable.ts';
import { alertKind } from '#app/desk/alertWords.ts';
import type { Settings } from '#app/desk/settings.ts';
import {
  byNeed,
  type HallAlert,
  type HallGameView,
  type HallView,
  leastTime,
  needOf,
  readHallView,
} from '#app/hub/hallView.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { hallTexts } from './texts/texts.ts';

export type HallState = Readonly<
  | { kind: 'waiting' }
  | { kind: 'seen'; view: HallView; cutOff: boolean }
  | { kind: 'refused'; reason: string }
>;

export type HallOptions = Readonly<{
  hub: URL;
  code: string;
  announcer: Pick<Announcer, 'say'>;
  settings: Observable<Settings>;
  play: (sound: Sound) => void;
}>;

const EVERY_MS = 1000;
const PATIENCE_MS = 5000;
/** More than these are counted, not named, in one summary. */
const MOST_NAMED = 5;

export class HallDesk {
  readonly state = new Observable<HallState>({ kind: 'waiting' });
  readonly #options: HallOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: HallOptions) {
    this.#options = options;
    void this.#look();
  }

  /** The address of a game's own desk, one step from here. */
  deskOf(game: string): string {
    const { hub, code } = this.#options;
    const address = new URL('/', hub);
    address.searchParams.set('desk', 'arbiter');
    address.searchParams.set('game', game);
    address.searchParams.set('code', code);
    return address.href;
  }

  /** What needs him now, as one message: asked for by a key. */
  summary(): void {
    const { state } = this;
    if (state.value.kind !== 'seen') return;
    this.#options.announcer.say({ kind: 'answer', said: this.#summaryOf(state.value.view) });
  }

  /** To these tables, or to all. Says how many have it. */
  async tell(text: string, games?: readonly string[]): Promise<boolean> {
    const { language } = this.#options.settings.value;
    const answer = await this.#ask('/api/tell', { text, ...(games && { games }) });
    const told = answer.ok && typeof answer.value.told === 'number' ? answer.value.told : null;
    const of = answer.ok && typeof answer.value.of === 'number' ? answer.value.of : 0;
    const said =
      told === null
        ? hallTexts.said(language, 'tell.failed')
        : hallTexts.said(language, 'tell.done', { told, of });
    this.#options.announcer.say({ kind: told === null ? 'alert' : 'answer', said });
    return told !== null;
  }

  /** Another device may become a game's table: the arbiter's act, and an event of the game. */
  async letTake({ game, board }: HallGameView): Promise<void> {
    const { announcer, settings } = this.#options;
    const { language } = settings.value;
    const { ok } = await this.#ask('/api/take', { game });
    const said = ok
      ? hallTexts.said(language, 'take.done', { board })
      : hallTexts.said(language, 'tell.failed');
    announcer.say({ kind: ok ? 'answer' : 'alert', said });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const answer = await this.#ask('/api/hall');
    if (this.#closed) return;
    const view = answer.ok ? readHallView(answer.value) : null;
    if (view) this.#seen(view);
    else if (!answer.ok && answer.refused) {
      this.state.set({ kind: 'refused', reason: answer.refused });
      return;
    } else this.#cutOff();
    this.#timer = setTimeout(() => void this.#look(), EVERY_MS);
  }

  #seen(view: HallView): void {
    const before = this.state.value;
    const { language } = this.#options.settings.value;
    const said: Said[] = [];
    if (before.kind === 'seen' && before.cutOff) said.push(hallTexts.said(language, 'hub.back'));
    if (before.kind === 'seen') said.push(...this.#news(before.view, view));
    this.state.set({ kind: 'seen', view, cutOff: false });
    if (before.kind === 'waiting') said.push(this.#summaryOf(view));
    if (said.length === 0) return;
    if (before.kind === 'seen') this.#options.play('alert');
    this.#options.announcer.say({ kind: 'alert', said: together(said) });
  }

  #cutOff(): void {
    const { value } = this.state;
    if (value.kind !== 'seen' || value.cutOff) return;
    this.state.set({ ...value, cutOff: true });
    const said = hallTexts.said(this.#options.settings.value.language, 'hub.lost');
    this.#options.announcer.say({ kind: 'alert', said, staysTrue: true });
  }

  #news(before: HallView, now: HallView): Said[] {
    const { language } = this.#options.settings.value;
    return now.games.flatMap((game) => {
      const known = before.games.find((other) => other.game === game.game);
      const fresh = game.alerts.filter(({ id }) => !known?.alerts.some((alert) => alert.id === id));
      const said = fresh.map((alert) => this.alertSaid(game, alert));
      const wasLost = known && needOf(known) !== 'silent' && known.table === 'silent';
      if (known?.table === 'heard' && game.table === 'silent' && game.phase !== 'over')
        said.push(hallTexts.said(language, 'table.lost', { board: game.board }));
      if ((wasLost || known?.table === 'silent') && game.table === 'heard')
        said.push(hallTexts.said(language, 'table.back', { board: game.board }));
      return said;
    });
  }

  /** "Board 7: illegal move by White." */
  alertSaid(game: HallGameView, alert: HallAlert): Said {
    const { language } = this.#options.settings.value;
    const detail = { side: alert.side ?? 'white' } as Parameters<typeof alertKind>[1]['detail'];
    return together([
      hallTexts.said(language, 'board.named', { board: game.board }),
      alertKind(language, { kind: alert.kind, detail }),
    ]);
  }

  #summaryOf(view: HallView): Said {
    const { language } = this.#options.settings.value;
    const games = byNeed(view.games);
    const count = (phase: HallGameView['phase']) => games.filter((game) => game.phase === phase).length;
    const said: Said[] = [
      hallTexts.said(language, 'summary.games', {
        round: view.round,
        playing: count('playing') + count('stopped'),
        over: count('over'),
        waiting: count('waiting'),
      }),
    ];
    const alerts = games.flatMap((game) => game.alerts.map((alert) => ({ game, alert })));
    if (alerts.length === 0) said.push(hallTexts.said(language, 'summary.noAlerts'));
    for (const { game, alert } of alerts.slice(0, MOST_NAMED)) said.push(this.alertSaid(game, alert));
    if (alerts.length > MOST_NAMED)
      said.push(hallTexts.said(language, 'summary.more', { count: alerts.length - MOST_NAMED }));
    for (const game of games.filter((each) => needOf(each) === 'silent').slice(0, MOST_NAMED))
      said.push(hallTexts.said(language, 'table.lost', { board: game.board }));
    const least = games.filter((game) => needOf(game) === 'playing' && leastTime(game) !== null).at(0);
    if (least)
      said.push(
        hallTexts.said(language, 'summary.least', {
          board: least.board,
          time: durationWords(language, leastTime(least) ?? 0),
        }),
      );
    return together(said);
  }

  async #ask(
    path: string,
    body?: unknown,
  ): Promise<
    Readonly<{ ok: true; value: Readonly<Record<string, unknown>> } | { ok: false; refused: string | null }>
  > {
    const { hub, code } = this.#options;
    try {
      const response = await fetch(new URL(path, hub), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${code}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const value = (await response.json()) as Readonly<Record<string, unknown>>;
      if (response.ok) return { ok: true, value };
      return { ok: false, refused: response.status === 403 ? String(value.reason ?? '') : null };
    } catch {
      return { ok: false, refused: null };
    }
  }
}
