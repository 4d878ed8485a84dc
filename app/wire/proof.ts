/**
 * A desk shows that it knows its code without saying it: other windows hear what is said at the door. From the same
 * code both sides know the name of the line on which they go on alone.
 */
export type Knock = Readonly<{ desk: string; game: string; role: string }>;

export function proofOf(code: string, knock: Knock): Promise<string> {
  return sign(code, ['proof', knock.desk, knock.game, knock.role]);
}

export async function lineOf(code: string, knock: Knock): Promise<string> {
  return `hector:line:${await sign(code, ['line', knock.desk, knock.game, knock.role])}`;
}

async function sign(code: string, parts: readonly string[]): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = encoder.encode(`hector ${normalised(code)}`);
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(JSON.stringify(parts)));
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A code as people type it: without regard to case, blanks and hyphens. */
export function normalised(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

/** Takes as long for a wrong text as for a right one. */
export function isSameSecret(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < b.length; index++)
    difference |= (a.charCodeAt(index % Math.max(1, a.length)) || 0) ^ b.charCodeAt(index);
  return difference === 0;
}
