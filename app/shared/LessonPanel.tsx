import { useEffect } from 'react';
import { type Lesson, STEPS } from '../lesson/lesson.ts';
import { lessonTexts } from '../lesson/texts/texts.ts';
import { useAreaText, useObservable } from './hectorContext.tsx';
import { Spoken } from './Spoken.tsx';

type LessonPanelProps = Readonly<{ lesson: Lesson; onEnd: () => void }>;

/** The lesson beside the game: what is to be done now, for eyes and for who looks it up. It is said by the lesson itself. */
export function LessonPanel({ lesson, onEnd }: LessonPanelProps) {
  const text = useAreaText(lessonTexts);
  const step = useObservable(lesson.step);
  const slip = useObservable(lesson.slip);
  const wrong = slip && lesson.whatWentWrong();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const square = target.dataset.square ?? target.closest<HTMLElement>('[data-square]')?.dataset.square;
      if (square) lesson.explored(square);
      if (target.closest('[role=dialog]')?.querySelector('[data-hector=formats]')) lesson.sawScore();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [lesson]);
  return (
    <section className="lesson" aria-labelledby="lesson">
      <h2 id="lesson">{text('title')}</h2>
      {step ? (
        <>
          <p className="step">
            <strong>{text('number', { number: STEPS.indexOf(step) + 1, count: STEPS.length })}</strong>
          </p>
          {wrong && (
            <p>
              <Spoken said={wrong} />
            </p>
          )}
          <p>
            <Spoken said={lesson.task()} />
          </p>
        </>
      ) : (
        <p>{text('over')}</p>
      )}
      <p className="buttons">
        {step && (
          <>
            <button type="button" onClick={() => lesson.again()}>
              {text('repeat')}
            </button>
            <button type="button" onClick={() => lesson.skip()}>
              {text('skip')}
            </button>
          </>
        )}
        {!step && (
          <button type="button" onClick={() => lesson.begin()}>
            {text('again')}
          </button>
        )}
        <button type="button" onClick={onEnd}>
          {text('end')}
        </button>
      </p>
    </section>
  );
}
