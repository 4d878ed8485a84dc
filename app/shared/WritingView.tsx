import type { Part, Writing } from '#scoresheet/writing/writing.ts';

/** A writing on the screen: headings, paragraphs, lists and tables that every reader of screens knows. */
export function WritingView({ writing: { parts, language } }: Readonly<{ writing: Writing }>) {
  return (
    <div className="writing" lang={language}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a writing never changes, and its parts have no names
        <PartView key={index} part={part} />
      ))}
    </div>
  );
}

function PartView({ part }: Readonly<{ part: Part }>) {
  switch (part.kind) {
    case 'heading': {
      const Heading = part.level === 2 ? 'h2' : 'h3';
      return <Heading>{part.text}</Heading>;
    }
    case 'paragraph':
      return <p>{part.text}</p>;
    case 'list':
      return (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {part.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {part.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, column) => (
                  <td key={part.head[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    default:
      return null;
  }
}
