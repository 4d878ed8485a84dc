import { createContext } from 'react';

/** What a part of the set-up needs to know of the whole. */
export type SetupState = Readonly<{
  /** What is wrong with a field, in words; null while it is not to be said. */
  problemOf: (field: string) => string | null;
}>;

export const SetupContext = createContext<SetupState>({ problemOf: () => null });
