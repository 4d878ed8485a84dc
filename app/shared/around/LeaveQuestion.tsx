import { Button } from 'react-aria-components';
import type { Playing } from '#app/hector.ts';
import { DialogFrame } from '../DialogFrame.tsx';
import { useAreaText, useObservable, useText } from '../hectorContext.tsx';
import { aroundTexts } from './texts.ts';

type QuestionProps = Readonly<{ playing: Playing; onStay: () => void; onLeave: () => void }>;

/** What becomes of a running game that is left, before it is. */
export function LeaveQuestion({ playing: { game, session, desks }, onStay, onLeave }: QuestionProps) {
  const common = useText();
  const text = useAreaText(aroundTexts);
  const { header, clock } = useObservable(game.state);
  const running = clock?.running ?? null;
  const names = `${header.white.name || common('color.white')} – ${header.black.name || common('color.black')}`;
  const sentences = [
    text('leave.text', { names }),
    ...(running ? [text('leave.clock')] : []),
    ...(desks.present.length > 0 ? [text('leave.desks')] : []),
  ];
  const pause = async () => {
    if (running) game.desk.speakOf(await session.submit({ by: running, do: 'pause' }));
    onLeave();
  };
  return (
    <DialogFrame title={text('leave.title')} words={sentences.join(' ')} onClose={onStay}>
      <div className="buttons stacked">
        <Button autoFocus onPress={onStay}>
          {text('leave.stay')}
        </Button>
        {running && header.mode === 'training' && (
          <Button onPress={() => void pause()}>{text('leave.pause')}</Button>
        )}
        <Button onPress={onLeave}>{text('leave.go')}</Button>
      </div>
    </DialogFrame>
  );
}
