/** lichess and what speaks like it: the whole PGN as a text, posted with a token. */
export type PushTarget = Readonly<{ url: string; token: string | null }>;

const PATIENCE_MS = 20_000;

/** Null, or why it was not taken. The token is in no message. */
export async function push({ url, token }: PushTarget, pgn: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: pgn,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    return response.ok ? null : `the broadcast was refused with ${response.status}`;
  } catch (error) {
    return `the broadcast could not be pushed: ${(error as Error).message}`;
  }
}
