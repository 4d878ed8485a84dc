import { useText } from './hectorContext.tsx';

/** The lever of the clock: the largest thing to press on a player's page, and always in view. */
export function PressButton({ onPress }: Readonly<{ onPress: () => void }>) {
  const text = useText();
  return (
    <button type="button" className="primary press" data-hector="press" onClick={onPress}>
      <span>{text('game.press')}</span> <kbd>{text('game.pressKey')}</kbd>
    </button>
  );
}
