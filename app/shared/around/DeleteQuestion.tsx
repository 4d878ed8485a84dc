import { Button } from 'react-aria-components';
import { DialogFrame } from '../DialogFrame.tsx';
import { useAreaText, useText } from '../hectorContext.tsx';
import { aroundTexts } from './texts.ts';

type DeleteProps = Readonly<{ name: string; onDelete: () => void; onClose: () => void }>;

/** A game is gone only after a second word. */
export function DeleteQuestion({ name, onDelete, onClose }: DeleteProps) {
  const common = useText();
  const text = useAreaText(aroundTexts);
  return (
    <DialogFrame
      title={text('games.deleteTitle')}
      words={text('games.deleteText', { name })}
      onClose={onClose}
    >
      <div className="buttons">
        <Button autoFocus onPress={onClose}>
          {common('confirm.no')}
        </Button>
        <Button onPress={onDelete}>{text('games.delete')}</Button>
      </div>
    </DialogFrame>
  );
}
