/** Events of the Web Speech API (https://webaudio.github.io/web-speech-api/, 5.2.5 and 5.2.6). */
export class SpeechEvent extends Event implements SpeechSynthesisEvent {
  readonly utterance: SpeechSynthesisUtterance;
  readonly charIndex: number;
  readonly charLength: number;
  /** Seconds since the utterance began. */
  readonly elapsedTime: number;
  readonly name: string;

  constructor(type: string, init: SpeechSynthesisEventInit) {
    super(type, init);
    this.utterance = init.utterance;
    this.charIndex = init.charIndex ?? 0;
    this.charLength = init.charLength ?? 0;
    this.elapsedTime = init.elapsedTime ?? 0;
    this.name = init.name ?? '';
  }
}

export class SpeechErrorEvent extends SpeechEvent implements SpeechSynthesisErrorEvent {
  readonly error: SpeechSynthesisErrorCode;

  constructor(type: string, init: SpeechSynthesisErrorEventInit) {
    super(type, init);
    this.error = init.error;
  }
}

type Handler = ((event: Event) => void) | null;

/** Gives a class its event handler attributes: `onstart` is called as a listener for `start`. */
export function defineHandlers(target: EventTarget, types: readonly string[]): void {
  for (const type of types) {
    const handlers = new WeakMap<EventTarget, { handler: Handler }>();
    Object.defineProperty(target, `on${type}`, {
      enumerable: true,
      configurable: true,
      get(this: EventTarget): Handler {
        return handlers.get(this)?.handler ?? null;
      },
      set(this: EventTarget, handler: Handler) {
        const known = handlers.get(this);
        if (known) known.handler = handler;
        else {
          const entry = { handler };
          handlers.set(this, entry);
          this.addEventListener(type, (event) => entry.handler?.call(this, event));
        }
      },
    });
  }
}
