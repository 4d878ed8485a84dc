import { type ReactNode, useEffect } from 'react';
import { useText } from './hectorContext.tsx';

/** The heading of a screen, which is also the title of the page: what a screen reader says first. */
export function ScreenTitle({ children }: Readonly<{ children: string }>): ReactNode {
  const text = useText();
  const name = text('app.name');
  useEffect(() => {
    document.title = `${children} – ${name}`;
  }, [children, name]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
