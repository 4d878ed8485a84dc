import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '#app/desk/settings.ts';
import { saidText } from '#app/i18n/text.ts';
import { bestReading } from '#app/listening/bestReading.ts';
import { canListen, type Listening, listen } from '#app/listening/recognition.ts';
import { usePerson, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { wordLanguage } from '#speech/phrases/announce.ts';
import type { PlayerDesk } from './playerDesk.ts';

type ListenButtonProps = Readonly<{ game: PlayerDesk; onHeard: (text: string) => void }>;

/** Opens the microphone for one sentence, which is taken as if it had been typed. */
export function ListenButton({ game, onHeard }: ListenButtonProps) {
  const { announcer } = usePerson();
  const settings = useSettings();
  const text = useText();
  const [isListening, setListening] = useState(false);
  const listening = useRef<Listening>(null);
  useEffect(() => () => listening.current?.stop(), []);
  if (!canListen()) return null;

  const start = async () => {
    // The program must not hear itself.
    announcer.silence();
    listening.current = listen(wordLanguage(wordsOf(settings)));
    setListening(true);
    const heard = await listening.current.heard;
    setListening(false);
    const { language } = settings;
    if (heard.ok) {
      const best = bestReading(heard.texts, game.state.value.ply.position, language);
      if (best) onHeard(best);
    } else
      announcer.say({ kind: 'alert', said: saidText(language, 'listen.failed', { fault: heard.fault }) });
  };
  return (
    <p>
      <button type="button" onClick={() => (isListening ? listening.current?.stop() : void start())}>
        {text(isListening ? 'listen.stop' : 'listen.start')}
      </button>
    </p>
  );
}
