import { Button } from 'react-aria-components';
import { DialogFrame } from './DialogFrame.tsx';
import { useText } from './hectorContext.tsx';

type QuestionProps = Readonly<{
  title: string;
  words: string;
  /** What is done, where Yes would say less. */
  act?: string;
  /** Where the focus begins: on No where Enter pressed once too often would cost something. */
  begins: 'yes' | 'no';
  /** On a phone-sized desk: as wide as the thumb likes it. */
  isForThumb?: boolean;
  onYes: () => void;
  onClose: () => void;
}>;

/** One question before an act. Yes stands before No everywhere, so that a hand finds them without listening. */
export function Question({ title, words, act, begins, isForThumb = false, onYes, onClose }: QuestionProps) {
  const text = useText();
  const yes = () => {
    onClose();
    onYes();
  };
  return (
    <DialogFrame title={title} words={words} onClose={onClose}>
      <div className={isForThumb ? 'buttons thumb-row' : 'buttons'}>
        <Button autoFocus={begins === 'yes'} onPress={yes}>
          {act ?? text('confirm.yes')}
        </Button>
        <Button autoFocus={begins === 'no'} onPress={onClose}>
          {text('confirm.no')}
        </Button>
      </div>
    </DialogFrame>
  );
}
