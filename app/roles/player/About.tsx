import { keptFaults } from '#app/base/faults.ts';
import { useHector, useText } from '#app/shared/hectorContext.tsx';

/** What went wrong here, for who mends it; and whose work the app carries. */
export function About() {
  const { ports } = useHector();
  const text = useText();
  const faults = keptFaults(ports.kept);
  return (
    <>
      {faults.length > 0 && (
        <>
          <h2>{text('faults.title')}</h2>
          <p>{text('faults.help')}</p>
          <ol>
            {faults.map(({ at, what }) => (
              <li key={at + what}>
                {at} <code>{what}</code>
              </li>
            ))}
          </ol>
        </>
      )}
      <p>
        <a href={`${import.meta.env.BASE_URL}notices.txt`}>{text('app.notices')}</a>
      </p>
    </>
  );
}
