import { type ReactNode, useId } from 'react';

type PartProps = Readonly<{
  title: string;
  /** What is chosen in it, in words: who goes past it hears it. */
  chosen: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}>;

/** A part of the set-up that opens and closes: its heading is a button, so that Tab goes from part to part. */
export function Part({ title, chosen, isOpen, onToggle, children }: PartProps) {
  const id = useId();
  return (
    <div className="part">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          aria-describedby={chosen && !isOpen ? `${id}-chosen` : undefined}
          onClick={onToggle}
        >
          <span id={`${id}-title`}>{title}</span>
        </button>
      </h3>
      {chosen && (
        <p id={`${id}-chosen`} className="chosen">
          {chosen}
        </p>
      )}
      <section id={`${id}-panel`} className="panel" aria-labelledby={`${id}-title`} hidden={!isOpen}>
        {isOpen && children}
      </section>
    </div>
  );
}
