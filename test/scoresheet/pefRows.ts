/** What the schema does not see: rows longer than the page is wide, pages longer than it is high. */
export function rowProblems(pef: string): string[] {
  const problems: string[] = [];
  const attribute = (element: string, name: string) => new RegExp(` ${name}="(\\d+)"`).exec(element)?.[1];
  const volume = /<volume[^>]*>/.exec(pef)?.[0] ?? '';
  for (const section of sectionsOf(pef)) {
    const rows = Number(attribute(section.tag, 'rows') ?? attribute(volume, 'rows'));
    const cols = Number(attribute(section.tag, 'cols') ?? attribute(volume, 'cols'));
    for (const page of section.pages) {
      if (page.length > rows) problems.push('too many rows');
      for (const row of page) {
        if (row.length > cols) problems.push(`row too long: ${row}`);
        if (!/^[\u2800-\u28ff]*$/.test(row)) problems.push(`not Braille: ${row}`);
      }
    }
  }
  return problems;
}

export function sectionsOf(pef: string): { tag: string; pages: string[][] }[] {
  return [...pef.matchAll(/(<section[^>]*>)(.*?)<\/section>/gs)].map(([, tag = '', body = '']) => ({
    tag,
    pages: [...body.matchAll(/<page[^>]*>(.*?)<\/page>/gs)].map(([, page = '']) =>
      [...page.matchAll(/<row>(.*?)<\/row>|<row\/>/gs)].map(([, row = '']) => row),
    ),
  }));
}
