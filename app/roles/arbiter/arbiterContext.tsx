/** What every part of the arbiter's screen works with: the desk, the game as its whole log tells it, and this moment. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Desk } from '#app/desk/desk.ts';
import type { Outcome } from '#app/desk/gamePort.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { useAreaText, useObservable, useSettings } from '#app/shared/hectorContext.tsx';
import { useSeconds } from '#app/shared/useSeconds.ts';
import type { CommandBody } from '#rules/game/command.ts';
import type { GameState } from '#rules/game/state.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { CaseFile, type Entries, stateOf } from './caseFile.ts';
import type { Text } from './eventWords.ts';
import { arbiterTexts } from './texts/texts.ts';

export type ArbiterTools = Readonly<{
  desk: Desk;
  state: GameState;
  entries: Entries;
  /** This moment, by the table's clock; it goes on while a clock runs. */
  at: number;
  words: AnnounceOptions;
  text: Text;
  /** What the arbiter does, with his reason for it. */
  act: (body: CommandBody, reason?: string) => Promise<Outcome>;
}>;

const ToolsContext = createContext<ArbiterTools | null>(null);

export function useArbiter(): ArbiterTools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error('a part of the arbiter’s screen was shown outside it');
  return tools;
}

/** Shows nothing before the log has been read: evidence that is half there is none. */
export function ArbiterProvider({ desk, children }: Readonly<{ desk: Desk; children: ReactNode }>) {
  const settings = useSettings();
  const text = useAreaText(arbiterTexts);
  const [file] = useState(() => new CaseFile(desk.port));
  const [fault, setFault] = useState<unknown>(null);
  const entries = useObservable(file.entries);
  useEffect(() => {
    file.read().catch(setFault);
    return () => file.close();
  }, [file]);
  useSeconds(desk.port.state.value.clock, desk.port);
  if (fault) throw fault;
  if (!entries) return <p>{text('loading')}</p>;
  const act = (body: CommandBody, reason = '') =>
    desk.submit({ ...body, by: 'arbiter', ...(reason.trim() && { reason: reason.trim() }) });
  const state = stateOf(entries);
  const tools = { desk, state, entries, at: desk.port.at, words: wordsOf(settings), text, act };
  return <ToolsContext value={tools}>{children}</ToolsContext>;
}
