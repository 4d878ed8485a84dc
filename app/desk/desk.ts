/**
 * A person's place at a game, whoever he is and wherever the table is: what happens is said and sounded to him, what he
 * asks for is passed on, and what comes of it is said. Screens show `port.state` and call `submit`; they decide no law
 * and speak of no event themselves.
 */
import { isAssistant, sideOf } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { Listener } from '#rules/game/hearing.ts';
import { forbids } from '#rules/game/permission.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import type { Color } from '#rules/position/square.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import type { Message } from '#speech/announcer/message.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import type { Observable } from '../base/observable.ts';
import { saidText, type TextKey } from '../i18n/text.ts';
import type { LogFault } from '../journal/eventLog.ts';
import type { Change, GamePort, Link, NotSent, Outcome, Requested } from './gamePort.ts';
import { soundsForArbiter, soundsOf, watchLowTime } from './gameSounds.ts';
import { sayLastMove } from './inform.ts';
import { narrate, sentences } from './narrate.ts';
import { type Settings, wordsOf } from './settings.ts';
import { deskTexts } from './texts.ts';
import { type UnsaidMove, watchUnsaid } from './unsaidMove.ts';

export type DeskOptions = Readonly<{
  port: GamePort;
  announcer: Announcer;
  settings: Observable<Settings>;
  play: (sound: Sound) => void;
  /** Whether the hand's own acts were heard when the fingers did them, as at a real board. */
  isFelt?: (side: Color) => boolean;
  /** Another desk on the same page tells what happens: this one only says what came of its own requests. */
  isQuiet?: boolean;
}>;

const FAULT_TEXTS: Readonly<Record<LogFault, TextKey>> = {
  'disk-full': 'error.diskFull',
  unavailable: 'error.unavailable',
  stale: 'error.stale',
};

const NOT_SENT_TEXTS: Readonly<Record<NotSent, TextKey>> = {
  'cut-off': 'desk.notSent',
  closed: 'desk.closed',
  'table-restarted': 'desk.notSent',
  'not-yours': 'desk.notTaken',
  'at-own-desk': 'desk.atOwnDesk',
  malformed: 'desk.notTaken',
  'too-old': 'desk.notTaken',
};

/** What somebody beside the desk, such as the lesson, has to say of a change; null: nothing. */
export type FurtherWords = (change: Change) => Said | null;

/** Whose hand it was; null: it was no hand. */
const handOf = (event: GameEvent): Color | null =>
  event.event === 'lifted' || event.event === 'inserted' ? sideOf(event.by) : null;

/** More than this is not told one by one to who has been cut off. */
const MOST_TOLD = 12;

export class Desk {
  readonly port: GamePort;
  readonly announcer: Announcer;
  readonly settings: Observable<Settings>;
  readonly play: (sound: Sound) => void;
  readonly #isFelt: (side: Color) => boolean;
  readonly #leave: (() => void)[] = [];
  #further: FurtherWords = () => null;
  #link: Link;

  constructor({ port, announcer, settings, play, isFelt = () => false, isQuiet = false }: DeskOptions) {
    this.port = port;
    this.announcer = announcer;
    this.settings = settings;
    this.play = play;
    this.#isFelt = isFelt;
    this.#link = port.link.value;
    if (isQuiet) return;
    this.#leave.push(
      port.subscribe((change, caughtUp) => this.#happened(change, caughtUp)),
      port.link.subscribe(() => this.#linked(port.link.value)),
    );
    if (this.listener !== 'arbiter' && this.listener !== 'spectator')
      this.#leave.push(
        watchLowTime(
          () => ({ state: port.state.value, at: port.at }),
          () => ({ own: this.side, sounds: settings.value.sounds }),
          () => play('lowTime'),
        ),
      );
    if (this.isAssistants)
      this.#leave.push(watchUnsaid(port.state, this.side, (unsaid) => this.#remind(unsaid)));
  }

  /** In whose words this desk speaks. */
  get listener(): Listener {
    return this.port.ears[0] ?? 'spectator';
  }

  /** The side that this desk is for; at a screen for both players, the one who has chosen it. */
  get side(): Color {
    const [only, another] = this.port.ears;
    const own = only && !another && only !== 'spectator' ? sideOf(only) : null;
    return own ?? this.settings.value.color;
  }

  /** Whether this desk is an assistant's, whose duties are in the header (D.2.10). */
  get isAssistants(): boolean {
    return this.listener !== 'spectator' && isAssistant(this.listener);
  }

  async submit(request: Requested): Promise<Outcome> {
    const outcome = await this.port.submit(request);
    this.speakOf(outcome);
    return outcome;
  }

  /** Says what came of a request, where something is to be said. */
  speakOf(outcome: Outcome): void {
    const { language } = this.settings.value;
    switch (outcome.kind) {
      case 'done':
        return;
      case 'refused':
        this.complain(sayRefusal(language, outcome.code, outcome.article));
        return;
      case 'not-written':
        this.complain(saidText(language, FAULT_TEXTS[outcome.fault]));
        return;
      case 'failed':
        this.complain(saidText(language, 'error.failed'));
        return;
      case 'not-sent':
        this.complain(saidText(language, NOT_SENT_TEXTS[outcome.reason]));
    }
  }

  complain(said: Said): void {
    this.play('refused');
    this.announcer.say({ kind: 'alert', said });
  }

  /** Words that follow on those of the desk itself, whoever says them: two voices would cut each other. */
  follow(words: FurtherWords): () => void {
    this.#further = words;
    return () => {
      this.#further = () => null;
    };
  }

  close(): void {
    for (const leave of this.#leave.splice(0)) leave();
    this.port.close();
  }

  #happened(change: Change, caughtUp: boolean): void {
    const words = wordsOf(this.settings.value);
    if (caughtUp && change.events.length > MOST_TOLD) {
      const missed = saidText(words.language, 'desk.caughtUp', { count: change.events.length });
      const said = together([missed, sayLastMove(change.state, words)]);
      this.announcer.say({ kind: 'alert', said, tellsMove: true });
      return;
    }
    const isNews = (event: GameEvent) => {
      const hand = handOf(event);
      return hand === null || !this.#isFelt(hand);
    };
    const heard = { ...change, events: change.events.filter(isNews) };
    this.#tell(narrate(heard, words, this.listener), this.#further(change));
    const sounds = this.listener === 'arbiter' ? soundsForArbiter(heard) : soundsOf(heard, this.side);
    for (const sound of sounds) this.play(sound);
  }

  /**
   * One message with what follows on it: two that come together reach a screen reader in either order, and the own voice
   * would drop an answer for what is said next. Only a move that goes down a way of its own stands apart.
   */
  #tell(message: Message | null, further: Said | null): void {
    const isMove = message?.kind === 'move';
    const isApart = isMove && this.announcer.mode !== 'screen-reader';
    if (message && (isApart || !further)) this.announcer.say(message);
    if (!further) return;
    if (!message || isApart) this.announcer.say({ kind: 'alert', said: further });
    else this.announcer.say({ kind: isMove ? 'move' : 'alert', said: sentences([message.said, further]) });
  }

  /** D.2.10.2: a move waits for the words of who was given to say it. */
  #remind({ side, before, move }: UnsaidMove): void {
    const { state, actors } = this.port;
    const words = wordsOf(this.settings.value);
    const described = describeByForm(before, move);
    const isHis = actors.some((by) => !forbids(state.value, { by, do: 'announce', at: state.value.at }));
    if (!described || !isHis) return;
    const said = deskTexts.say(words.language, 'move.unsaid', { side, move: sayMove(described, words) });
    this.announcer.say({ kind: 'alert', said });
  }

  #linked(link: Link): void {
    const before = this.#link;
    this.#link = link;
    if (link.kind === before.kind) return;
    const { language } = this.settings.value;
    const key: Readonly<Record<Link['kind'], TextKey>> = {
      up: 'desk.back',
      'cut-off': 'desk.cutOff',
      closed: link.kind === 'closed' && link.reason === 'revoked' ? 'desk.revoked' : 'desk.closed',
    };
    this.announcer.say({ kind: 'alert', said: saidText(language, key[link.kind]), staysTrue: true });
  }
}
