/**
 * One table of everything that a player can do or ask: its name for people, when it can be had, whether it is an act or a
 * question. Help, buttons, key handling and the list of keys are made from it, with textCommand.ts (its words) and
 * keys.ts (its keys).
 */
import { mayTell } from '#rules/game/hearing.ts';
import { answererOf } from '#rules/game/offers.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Language } from '#rules/notation/language.ts';
import { type TextKey, text } from '../i18n/text.ts';
import { COMMAND_NAMES, type CommandName } from './textCommand.ts';
import { type DeskKey, deskTexts } from './texts.ts';

type Label = Readonly<{ common: TextKey } | { desk: DeskKey }>;

/** `act`: it does something in the game. `question`: it is answered. `way`: it leads about the page. */
export type ActionKind = 'act' | 'question' | 'way';

type Action = Readonly<{
  kind: ActionKind;
  label: Label;
  /** Where it can be had; always where nothing is said. */
  when?: (state: GameState) => boolean;
}>;

const goesOn = ({ phase }: GameState) => phase !== 'over';
const training = ({ header }: GameState) => header.mode === 'training';
const offered = (state: GameState) => answererOf(state) !== null && goesOn(state);

export const ACTIONS: Readonly<Record<CommandName, Action>> = {
  ownTime: { kind: 'question', label: { common: 'ask.ownTime' } },
  opponentTime: { kind: 'question', label: { common: 'ask.opponentTime' } },
  timeUsed: { kind: 'question', label: { desk: 'act.timeUsed' } },
  moves: { kind: 'question', label: { common: 'ask.moves' } },
  toControl: { kind: 'question', label: { common: 'ask.toControl' } },
  lastMove: { kind: 'question', label: { common: 'ask.lastMove' } },
  lastMoves: { kind: 'question', label: { common: 'ask.lastMoves' } },
  lastCapture: { kind: 'question', label: { desk: 'act.lastCapture' } },
  turn: { kind: 'question', label: { common: 'ask.turn' } },
  check: {
    kind: 'question',
    label: { common: 'ask.check' },
    when: (state) => mayTell(state, 'check'),
  },
  pieces: { kind: 'question', label: { common: 'ask.pieces' } },
  inHand: { kind: 'question', label: { desk: 'act.inHand' } },
  repeat: { kind: 'question', label: { common: 'ask.repeat' } },
  repeatFive: { kind: 'question', label: { common: 'ask.repeatFive' } },
  spell: { kind: 'question', label: { common: 'ask.spell' } },
  explain: { kind: 'question', label: { desk: 'act.explain' }, when: training },
  here: { kind: 'question', label: { desk: 'act.here' } },
  hints: { kind: 'question', label: { desk: 'act.hints' }, when: training },
  captures: { kind: 'question', label: { desk: 'act.captures' }, when: training },
  attackers: { kind: 'question', label: { desk: 'act.attackers' }, when: training },
  press: { kind: 'act', label: { common: 'game.press' }, when: goesOn },
  offerDraw: {
    kind: 'act',
    label: { common: 'game.offerDraw' },
    when: (state) => goesOn(state) && answererOf(state) === null,
  },
  acceptDraw: { kind: 'act', label: { common: 'game.acceptDraw' }, when: offered },
  declineDraw: { kind: 'act', label: { common: 'game.declineDraw' }, when: offered },
  claim: { kind: 'act', label: { common: 'game.claim' }, when: goesOn },
  resign: { kind: 'act', label: { common: 'game.resign' }, when: goesOn },
  adjust: { kind: 'act', label: { common: 'game.adjust' }, when: goesOn },
  pause: { kind: 'act', label: { desk: 'act.pause' }, when: (state) => training(state) && goesOn(state) },
  callArbiter: {
    kind: 'act',
    label: { common: 'game.callArbiter' },
    when: (state) => !training(state) && goesOn(state),
  },
  takeBack: { kind: 'act', label: { desk: 'act.takeBack' }, when: training },
  liftRuling: {
    kind: 'act',
    label: { desk: 'act.liftRuling' },
    when: (state) => training(state) && state.penalty !== null,
  },
  difference: { kind: 'act', label: { common: 'board.next' } },
  export: { kind: 'act', label: { common: 'game.export' } },
  ownScore: { kind: 'act', label: { common: 'score.own' } },
  compareScores: { kind: 'act', label: { common: 'score.compare' } },
  toField: { kind: 'way', label: { desk: 'act.toField' } },
  toBoard: { kind: 'way', label: { desk: 'act.toBoard' } },
  flip: { kind: 'way', label: { desk: 'act.flip' } },
  back: { kind: 'way', label: { desk: 'act.back' } },
  forward: { kind: 'way', label: { desk: 'act.forward' } },
  help: { kind: 'way', label: { common: 'game.help' } },
};

export function actionLabel(language: Language, name: CommandName): string {
  const { label } = ACTIONS[name];
  return 'common' in label ? text(language, label.common) : deskTexts.text(language, label.desk);
}

/** The actions of a kind that can be had now, in the order of the table. */
export function actionsNow(state: GameState, kind: ActionKind): CommandName[] {
  return ACTION_NAMES.filter((name) => {
    const action = ACTIONS[name];
    return action.kind === kind && (action.when?.(state) ?? true);
  });
}

export const ACTION_NAMES: readonly CommandName[] = (Object.keys(ACTIONS) as CommandName[]).filter((name) =>
  COMMAND_NAMES.includes(name),
);
