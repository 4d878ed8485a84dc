import { useId } from 'react';
import type { GameState } from '#rules/game/state.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { useSettings, useText } from './hectorContext.tsx';
import { Spoken } from './Spoken.tsx';

type PressButtonProps = Readonly<{ state: Pick<GameState, 'stopped'>; onPress: () => void }>;

/**
 * The lever of the clock: the largest thing to press on a player's page, and always in view. While both clocks stand it
 * says why there is nothing to press (6.11); it stays where it is, so that the focus does, and a press is answered.
 */
export function PressButton({ state, onPress }: PressButtonProps) {
  const text = useText();
  const { language } = useSettings();
  const id = useId();
  const stands = state.stopped !== null;
  return (
    <button
      type="button"
      className="primary press"
      data-hector="press"
      aria-disabled={stands || undefined}
      aria-describedby={stands ? id : undefined}
      onClick={onPress}
    >
      <span>{text('game.press')}</span> <kbd>{text('game.pressKey')}</kbd>
      {stands && (
        <span id={id} hidden>
          <Spoken said={sayRefusal(language, 'clocks-stopped')} />
        </span>
      )}
    </button>
  );
}
