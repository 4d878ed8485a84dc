import { keptFaults } from '#app/base/faults.ts';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { writtenMoment } from '#scoresheet/date.ts';

/** What went wrong here, for who mends it; and whose work the app carries. */
export function About() {
  const { ports } = useHector();
  const { language } = useSettings();
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
                <time dateTime={at}>{writtenMoment(Date.parse(at), language)}</time> <code>{what}</code>
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
