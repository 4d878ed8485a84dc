/// <reference types="vite-plugin-pwa/client" />
import { registerSW } from 'virtual:pwa-register';
import { Observable } from './base/observable.ts';

/** A new version waits until the player takes it: never in the middle of a move. */
export function watchForUpdates(onRegisterError: (error: unknown) => void): Observable<(() => void) | null> {
  const update = new Observable<(() => void) | null>(null);
  const take = registerSW({ onNeedRefresh: () => update.set(() => void take(true)), onRegisterError });
  return update;
}
