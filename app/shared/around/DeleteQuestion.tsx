import { useAreaText } from '../hectorContext.tsx';
import { Question } from '../Question.tsx';
import { aroundTexts } from './texts.ts';

type DeleteProps = Readonly<{ name: string; onDelete: () => void; onClose: () => void }>;

/** A game is gone only after a second word. */
export function DeleteQuestion({ name, onDelete, onClose }: DeleteProps) {
  const text = useAreaText(aroundTexts);
  return (
    <Question
      title={text('games.deleteTitle')}
      words={text('games.deleteText', { name })}
      act={text('games.delete')}
      begins="no"
      onYes={onDelete}
      onClose={onClose}
    />
  );
}
