/** Says where the focus is: fetched by who is without a screen reader, at once or when that is chosen. */
import type { Announcer } from '#speech/announcer/announcer.ts';
import type { Observable } from '../base/observable.ts';
import type { Settings } from '../desk/settings.ts';

/** `failed`: it is wanted and cannot be fetched. */
export async function speakFocus(
  announcer: Announcer,
  settings: Observable<Settings>,
  failed: () => void,
): Promise<void> {
  const start = async () => {
    try {
      const { FocusVoice } = await import('./focusVoice.ts');
      const language = () => settings.value.language;
      const letters = () => settings.value.voice.letters;
      new FocusVoice({ page: document, announcer, language, letters });
    } catch {
      failed();
    }
  };
  if (settings.value.speech === 'own-voice') return start();
  const stop = settings.subscribe(() => {
    if (settings.value.speech !== 'own-voice') return;
    stop();
    void start();
  });
}
