import type { Draft, SetupDetails } from '#app/setup/draft.ts';
import type { SetupWords } from './words.ts';

/** What a part of the set-up shows and changes. */
export type DraftProps = Readonly<{
  draft: Draft;
  words: SetupWords;
  onDraft: (change: Partial<Draft>) => void;
  onSetup: (change: Partial<SetupDetails>) => void;
}>;
