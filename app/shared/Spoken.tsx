import type { Said } from '#speech/phrases/said.ts';

/** Words as they are shown, with their languages marked (WCAG 3.1.2). */
export function Spoken({ said }: Readonly<{ said: Said }>) {
  const [first] = said.spoken;
  if (first && said.spoken.every(({ lang }) => lang === first.lang))
    return <span lang={first.lang}>{said.text}</span>;
  return said.spoken.map(({ lang, text, shown = text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change their order
    <span key={index} lang={lang}>
      {shown}
    </span>
  ));
}
