import { type ReactNode, useEffect, useRef } from 'react';
import { focusAudibly } from './focus.ts';
import { useText } from './hectorContext.tsx';

type ScreenTitleProps = Readonly<{
  children: string;
  /** The id of what is to be heard with it. */
  describedBy?: string;
}>;

/**
 * The heading of a screen, which is also the title of the page. A new screen is read from here, once it has
 * settled, unless something in it has taken the focus already.
 */
export function ScreenTitle({ children, describedBy }: ScreenTitleProps): ReactNode {
  const text = useText();
  const name = text('app.name');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} – ${name}`;
  }, [children, name]);
  useEffect(() => {
    const isTaken = heading.current?.closest('main')?.contains(document.activeElement);
    return isTaken ? undefined : focusAudibly(heading.current, null);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </h1>
  );
}
