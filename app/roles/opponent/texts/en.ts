import type { Messages } from '#speech/phrases/catalogue.ts';

export const english = {
  announcement: 'Announcement',
  nothingYet: 'Nothing has been announced here yet.',
  boardHelp: 'Choosing a piece touches it. Then choose where it goes.',
  touched: 'Touched: {men}.',
  sayThis: 'Announce your move',
  saidIt: 'I have announced it',
  theirMove: 'Move of the opponent',
  repeat: 'I have said it back',
  sayMyself: 'I announce my moves myself',
  arbiterStops: 'Both clocks stop until the arbiter starts them again.',
  onScreen: 'On this screen',
  confirmResult: 'I confirm the result',
} as const;

export type OpponentText = keyof typeof english;
export type OpponentTexts = Messages<OpponentText>;
