/** "Žižka, Jan" and "Jan Žižka" are both Žižka. */
export function surname(name: string): string {
  const [before = '', after] = name.split(',', 2);
  return after === undefined ? (name.trim().split(/\s+/).at(-1) ?? '') : before.trim();
}
