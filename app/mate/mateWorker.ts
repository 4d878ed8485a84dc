/** A worker of its own for the verdicts, so that no clock and no key press waits for them. */
import { judge, type MateVerdicts } from './judge.ts';

export type MateRequest = Readonly<{ id: number; fen: string }>;
export type MateReply = Readonly<{ id: number; verdicts: MateVerdicts }>;

interface Scope {
  onmessage: ((event: MessageEvent<MateRequest>) => void) | null;
  postMessage(reply: MateReply): void;
}
const scope = globalThis as unknown as Scope;

let wanted = 0;

scope.onmessage = ({ data }) => {
  wanted = data.id;
  void answer(data);
};

async function answer({ id, fen }: MateRequest): Promise<void> {
  const verdicts = await judge(fen, { pause, isStillWanted: () => wanted === id });
  if (verdicts) scope.postMessage({ id, verdicts });
}

/** A turn of the event loop, in which a newer question can arrive. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
