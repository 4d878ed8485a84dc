/**
 * The players' desk: the board's pegs, the text field and the buttons lead to the game; what it brings is said and heard
 * by the desk. It decides no law: it passes acts on and words back. The pegs are those of the boards at this table.
 */

import { Observable } from '#app/base/observable.ts';
import type { Boards, BoardsHost } from '#app/board/boards.ts';
import type { BoardSetup, OpenBoard } from '#app/board/playedBoard.ts';
import { sayLifted } from '#app/board/sayLifted.ts';
import { Desk, type DeskOptions } from '#app/desk/desk.ts';
import type { Change, GamePort, Outcome, Requested } from '#app/desk/gamePort.ts';
import { sayHole } from '#app/desk/inform.ts';
import { type Reviewed, reviewed } from '#app/desk/review.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { offenceOfPress, sayExplanation, sayWhyIllegal } from '#app/desk/teach.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { hear } from '#app/edge/hear.ts';
import type { Question as Asked } from '#app/edge/readText.ts';
import { saidText } from '#app/i18n/text.ts';
import { filledHoles, type Men, menInHand, menOf, menOnBoard } from '#app/pegs/men.ts';
import { pegActs } from '#app/pegs/placing.ts';
import type { HoleChange } from '#devices/inference/found.ts';
import { type Question, sideOf } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { answererOf } from '#rules/game/offers.ts';
import { type GameState, isUncompleted, onMove } from '#rules/game/state.ts';
import { onMoveAsItLooks } from '#rules/game/unpressed.ts';
import { capturedByForm, passesByForm } from '#rules/position/form.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import {
  type Color,
  lastRank,
  opposite,
  type PromotionRole,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { type Said, say } from '#speech/phrases/said.ts';

export type PlayerDeskOptions = DeskOptions &
  Readonly<{
    openBoard: OpenBoard;
    /** The boards at this place, given what they need of who sits at it. */
    boards: (host: BoardsHost) => Boards;
    /** Which boards they are, as they are chosen now. */
    setups: () => readonly BoardSetup[];
  }>;

/** So many events are kept to explain the last of them. */
const MOST_HEARD = 60;

const AT_OWN_DESK: Outcome = { kind: 'not-sent', reason: 'at-own-desk' };

export class PlayerDesk {
  readonly desk: Desk;
  readonly boards: Boards;
  /** The earlier position that is looked at; null: the live one. */
  readonly review = new Observable<Reviewed | null>(null);
  #pressAsked: string | null = null;
  /** Why a press was asked about, until something has happened since: it is what *explain* is asked about. */
  #warned: Said | null = null;
  /** The square of a capture in two acts, until the next one. */
  #taken: Square | null = null;
  #touching: Promise<void> | null = null;
  #toInsert: Readonly<{ square: Square; piece?: PromotionRole }> | null = null;
  #toLift: Readonly<{ after: Square; square: Square }> | null = null;
  #heard: readonly GameEvent[] = [];
  readonly #setups: () => readonly BoardSetup[];
  /** What was asked about a typed move, and after which half-move: the next text may answer it. */
  asked: Readonly<{ question: Asked; ply: number }> | null = null;
  /** The lesson lets him announce, for a while. */
  practisesWords = false;
  /** The lesson says its task behind what is repeated. */
  repeats: (() => void) | null = null;

  constructor({ openBoard, boards, setups, ...options }: PlayerDeskOptions) {
    this.#setups = setups;
    this.desk = new Desk({ ...options, isFelt: (side) => this.boards?.isReal(side) ?? false });
    const { announcer, settings } = options;
    this.boards = boards({
      openBoard,
      refuse: (outcome) => this.desk.speakOf(outcome),
      say: (message) => announcer.say(message),
      felt: (change) => this.#felt(change),
      words: () => wordsOf(settings.value),
      press: (by) => void this.submit((state) => ({ by: by ?? this.actor(state), do: 'press' })),
      ask: (what, by) => this.question(what, by ?? undefined),
      repeat: () => this.repeat(),
    });
    options.port.subscribe((change) => {
      this.#askForPiece(change);
      this.#insertAfterCapture(change);
      this.review.set(null); // what happens happens in the live position
      this.#warned = null;
      this.#heard = [...this.#heard, ...change.events].slice(-MOST_HEARD);
    });
  }

  get port(): GamePort {
    return this.desk.port;
  }

  /** D.2.3.3: whether the player says his moves himself, because he has chosen to or because the lesson teaches it. */
  get announcesHimself(): boolean {
    return this.practisesWords || this.desk.settings.value.announceMyself;
  }

  /** The only side that acts here; null where both players share the screen. */
  get own(): Color | null {
    const [actor, another] = this.port.actors;
    return actor && !another ? sideOf(actor) : null;
  }

  /** The game as the players at this screen may know it. */
  get state(): Observable<GameState> {
    return this.desk.port.state;
  }

  get #state(): GameState {
    return this.state.value;
  }

  async close(): Promise<void> {
    this.desk.close();
    await this.boards.close();
  }

  /** Who acts here now. */
  actor(state: GameState = this.#state): Color {
    return this.own ?? actorAt(state);
  }

  /** The boards as they are chosen now, each line opened anew. */
  reopenBoards(): Promise<void> {
    return this.boards.change(this.#setups());
  }

  /** Whether the player on move moves pegs on the table, so that the screen's keys only explore. */
  get isReal(): boolean {
    return this.boards?.current?.isReal ?? false;
  }

  /** Enter on a hole: its peg is lifted, or the peg in hand is inserted. Two separate acts (D.2.2). */
  touch(square: Square, piece?: PromotionRole, askForPiece?: () => void): Promise<void> {
    const act = async () => {
      if (askForPiece && this.promotesOn(square)) return askForPiece();
      this.#touch(square, piece);
      await this.port.submit(() => null);
    };
    // What a touch means depends on what the one before it has brought, however quickly they follow each other and
    // however that one ended.
    const next = this.#touching ? this.#touching.then(act, act) : act();
    this.#touching = next;
    return next.finally(() => {
      if (this.#touching === next) this.#touching = null;
    });
  }

  #touch(square: Square, piece?: PromotionRole): void {
    if (this.isReal) {
      this.desk.complain(saidText(this.#language, 'board.onTable'));
      return;
    }
    if (this.review.value) {
      this.review.set(null); // nothing is touched while one looks back
      this.desk.announcer.say({ kind: 'answer', said: deskTexts.say(this.#language, 'review.live') });
      return;
    }
    const { phase, stopped } = this.#state;
    if (phase === 'over') this.refuse('game-over', null);
    else if (this.#isAtOwnDesk) this.desk.speakOf(AT_OWN_DESK);
    else if (stopped)
      this.refuse('clocks-stopped', null); // nothing is half done while the clocks stand
    else if (this.boards.current) this.#act(square, piece);
    else this.refuse('not-on-move', null);
  }

  /** A capture is two acts like any move: with one own man in hand, the man that stands there is taken off first. */
  #act(square: Square, piece?: PromotionRole): void {
    const seat = this.boards.current;
    const men = menOnBoard(this.#state);
    const again = this.#taken === square;
    this.#taken = null;
    if (!again) {
      this.#toInsert = null;
      this.#toLift = null;
    }
    if (again && men.get(square)?.color !== onMove(this.#state)) {
      // One Enter more than needed: the man stands there, and is not lifted again by it (4.7).
      this.desk.announcer.say({ kind: 'echo', said: sayHole(men, square, this.#words) });
      return;
    }
    const origin = this.#onlyOwnInHand();
    const isCapture = origin && men.get(square) && men.get(square)?.color !== onMove(this.#state);
    if (!origin) {
      seat?.touch(square, piece);
      return;
    }
    const { position } = this.#state.ply;
    const move = { from: origin, to: square, ...(piece && { promotion: piece }) };
    if (!isCapture) {
      const passed = passesByForm(position, move) ? capturedByForm(position, move) : null;
      if (passed && (!mayWarn(this.#state) || position.isLegal(move))) {
        this.#taken = passed; // en passant: the man beside is taken off behind the other act
        this.#toLift = { after: square, square: passed };
      }
      seat?.touch(square, piece);
      return;
    }
    if (mayWarn(this.#state) && !position.isLegal(move)) {
      this.desk.complain(sayWhyIllegal(this.#state, move, this.#words)); // said before anything is done
      return;
    }
    this.#taken = square;
    this.#toInsert = { square, ...(piece && { piece }) };
    seat?.lift(square); // an act of its own, which is written and said before the other
  }

  #insertAfterCapture({ events }: Change): void {
    const lift = this.#toLift;
    if (lift && events.some((event) => event.event === 'inserted' && event.square === lift.after)) {
      this.#toLift = null;
      this.boards.current?.lift(lift.square);
    }
    const next = this.#toInsert;
    if (!next || !events.some((event) => event.event === 'lifted' && event.square === next.square)) return;
    this.#toInsert = null;
    this.boards.current?.insert(next.square, next.piece);
  }

  /** Who has the move sits at a desk of his own: all that he does is done there, and nothing of it by keys at the table. */
  get #isAtOwnDesk(): boolean {
    const isHere = this.port.actors.includes(onMove(this.#state));
    return this.boards.areTheTables && !this.isReal && !isHere;
  }

  /** The hole of the one man in hand, if it is the mover's. */
  #onlyOwnInHand(): Square | null {
    const { hand } = this.#state.act;
    const [man, another] = hand.lifted;
    return man && !another && hand.filled.length === 0 && man.piece.color === onMove(this.#state)
      ? man.origin
      : null;
  }

  /** Whether a peg inserted here would be a pawn on its last rank, so that the new piece is to be chosen. */
  promotesOn(square: Square): boolean {
    const state = this.#state;
    const color = onMove(state);
    const isFree = !filledHoles(state).has(square) || state.ply.position.pieceAt(square)?.color !== color;
    if (rankOf(square) !== lastRank(color) || !isFree) return false;
    return menInHand(state).some((man) => man.color === color && man.role === 'pawn');
  }

  /** A whole move, carried out peg by peg. */
  place(move: Move): void {
    if (this.#isAtOwnDesk) {
      this.desk.speakOf(AT_OWN_DESK);
      return;
    }
    if (!this.boards.current) {
      this.refuse('not-on-move', null); // the board of who has the move is elsewhere
      return;
    }
    const found = pegActs(this.#state, move);
    if (!found.ok) {
      this.refuse(found.code, null);
      return;
    }
    for (const act of found.acts) {
      if (act.do === 'lift') this.boards.current?.lift(act.square);
      else this.boards.current?.insert(act.square, act.piece);
    }
  }

  /** Puts a question about a typed move, or takes back the one that is open. */
  ask(question: Asked | null): void {
    this.asked = question && { question, ply: this.#state.ply.number };
  }

  /** Words about the move on its way. On a real board they also settle what its sensors left open (D.2.3). */
  announce(text: string, move: Move): void {
    const by = this.own ?? onMove(this.#state);
    void this.submit((state) =>
      onMoveAsItLooks(state) === by ? { by, do: 'announce', text, move: makeUci(move) } : null,
    );
  }

  /** D.2.1: the move as the opponent repeats it. Another move than the announced one is answered by that at once. */
  repeatBack(text: string): void {
    void this.submit((state) => {
      const by = this.own ?? opposite(state.ply.side ?? onMove(state));
      return { by, do: 'repeat', ...hear(state, by, text, true) };
    });
  }

  /** 4.6: the piece that a peg on the last rank is, where the board cannot tell. */
  promote(piece: PromotionRole): void {
    const { placing } = this.#state.act;
    if (placing.kind === 'pawn-in') this.boards.current?.settleBy({ ...placing.move, promotion: piece });
  }

  /** D.2.10.4: times and numbers of moves, told on request. */
  question(what: Question, by: Color = this.own ?? this.desk.settings.value.color): void {
    void this.submit({ by, do: 'ask', what });
  }

  /** One key leads to the next square on which a board and the game differ. */
  nextDifference(): void {
    const seats = this.boards.seats.value.filter((seat) => seat.differences.value.length > 0);
    if (seats.length === 0)
      this.desk.announcer.say({ kind: 'answer', said: saidText(this.#language, 'board.agrees') });
    for (const seat of seats) seat.nextDifference();
  }

  /** What was said last, once more. */
  repeat(): void {
    if (this.repeats) this.repeats();
    else this.desk.announcer.repeatLast();
  }

  /** What was done or asked since: a press is asked about again. Only the very next one is *once more*. */
  pressNoMore(): void {
    this.#pressAsked = null;
  }

  /**
   * Training asks before a press that would be punished: the same press once more counts. It is judged in its turn, when
   * what was done before it is written: a key that follows fast is no press without a move.
   */
  async press(by?: Color): Promise<void> {
    let asks = (): void => {};
    await this.submit((state) => {
      const side = by ?? this.actor(state);
      const { act, ply } = state;
      const about = JSON.stringify([side, ply.number, act.state, act.hand, act.words]);
      const reason = this.isReal ? null : offenceOfPress(state, side, this.port.at, this.#words);
      asks = () => {};
      if (!reason || this.#pressAsked === about) return { by: side, do: 'press' };
      asks = () => {
        this.#pressAsked = about;
        this.#warned = reason;
        this.desk.complain(deskTexts.say(this.#language, 'press.ask', { reason }));
      };
      return null;
    });
    asks();
  }

  /** Training: the act of the hand, or else the last half-move. */
  takeBack(): void {
    void this.submit((state) => ({ by: this.actor(state), do: 'takeBack' }));
  }

  /** Training: the last penalty of the program is undone. */
  liftRuling(): void {
    void this.submit((state) => ({ by: this.actor(state), do: 'liftRuling' }));
  }

  /** Earlier positions, one half-move at a time; the live one is not touched by it. */
  lookBack(step: -1 | 1): void {
    const from = this.review.value?.number ?? null;
    const found = reviewed(this.#state, this.desk.side, from, step, this.#words);
    const isLive = !found || (mayWarn(this.#state) && found.number === this.#state.ply.number);
    this.review.set(isLive ? null : found);
    const said = isLive || !found ? deskTexts.say(this.#language, 'review.live') : found.said;
    this.desk.announcer.say({ kind: 'answer', said, tellsMove: !isLive });
  }

  /** The men that the board shows: those of the position that is looked at, or as they stand. */
  menShown(): Men {
    const { value } = this.review;
    return value ? menOf(value.position) : menOnBoard(this.#state);
  }

  /** Training: why, for what happened last. */
  explain(): void {
    const said = this.#warned ?? sayExplanation(this.#state, this.#heard, this.#words);
    this.desk.announcer.say({ kind: 'answer', said, staysTrue: true });
  }

  offerDraw(): void {
    void this.submit((state) => ({ by: this.actor(state), do: 'offerDraw' }));
  }

  answerDraw(answer: 'acceptDraw' | 'declineDraw'): void {
    void this.submit((state) => ({
      by: this.own ?? answererOf(state) ?? this.actor(state),
      do: answer,
    }));
  }

  resign(by: Color): void {
    void this.submit({ by, do: 'resign' });
  }

  /** Training: the same act interrupts and resumes. */
  pause(): void {
    void this.submit((state) => ({ by: this.actor(state), do: 'pause' }));
  }

  callArbiter(): void {
    void this.submit((state) => ({ by: this.actor(state), do: 'callArbiter', reason: 'player' }));
  }

  adjust(): void {
    void this.submit((state) => ({
      by: this.actor(state),
      do: state.act.adjusting ? 'endAdjust' : 'adjust',
    }));
  }

  submit(request: Requested): Promise<Outcome> {
    return this.desk.submit(request);
  }

  refuse(code: Extract<Outcome, { kind: 'refused' }>['code'], article: string | null): void {
    this.desk.complain(sayRefusal(this.#language, code, article));
  }

  get #words() {
    return wordsOf(this.desk.settings.value);
  }

  get #language() {
    return this.desk.settings.value.language;
  }

  /** A peg of a real board: its click and its name are heard at once; what it means is told when it has settled. */
  #felt({ square, now }: HoleChange): void {
    if (this.#state.phase !== 'playing') return;
    this.desk.play(now === 'empty' ? 'lift' : 'insert');
    const words = wordsOf(this.desk.settings.value);
    if (now === 'empty')
      this.desk.announcer.say({ kind: 'echo', said: sayLifted(this.#state, square, words) });
  }

  /** 4.6, D.2.1: a contact cannot tell what a pawn became. Training asks; in competition the player knows his duty. */
  #askForPiece({ before, state }: Change): void {
    const isPending = ({ act }: GameState) => act.placing.kind === 'pawn-in';
    if (this.isReal && mayWarn(state) && isPending(state) && !isPending(before))
      this.desk.announcer.say({ kind: 'alert', said: say(this.#language, 'announce.promotion') });
  }
}

/** Who acts at this one board: the player whose clock runs; without a clock, who has moved and not yet finished. */
export function actorAt(state: GameState): Color {
  if (state.clock?.running) return state.clock.running;
  const { ply } = state;
  return ply.side && isUncompleted(state, ply) ? ply.side : onMove(state);
}
