/** Small texts that the browser keeps between visits. Where it keeps none, nothing else depends on them. */
export type Kept = Readonly<{
  get: (key: string) => string | null;
  /** False where it cannot be kept. */
  set: (key: string, text: string) => boolean;
}>;

export const browserKept = keptIn(() => localStorage);

/** For this tab, through a reload of its page, and for no other. */
export const tabKept = keptIn(() => sessionStorage);

/** A storage throws by its mere name where cookies are blocked. */
function keptIn(storage: () => Storage): Kept {
  return {
    get(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, text) {
      try {
        storage().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** For a page that is forgotten when it is closed. */
export function keptInMemory(): Kept {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      return true;
    },
  };
}
