/**
 * What carries messages between a table and its desks. A line is opened by its name; a text that is posted reaches
 * everybody else who has opened the same name. Between the windows of one computer it is a `BroadcastChannel`; a hall's
 * network can stand behind the same three calls.
 */
import type { Listener } from '#rules/game/hearing.ts';

export interface Line {
  post(text: string): void;
  /** Until the returned call. Whatever arrives is untrusted: messages.ts reads it. */
  listen(listener: (text: unknown) => void): () => void;
  close(): void;
}

/** `role`: whose line it is; a hall's server gives each role its own subjects. */
export type Wire = (name: string, role?: Listener) => Line;

export const broadcastWire: Wire = (name) => {
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    // Who is still being told something when his line is closed hears no more of it.
    post: (text) => {
      if (isOpen) channel.postMessage(text);
    },
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
};

/** Where every desk knocks. What is said here is heard by every window: no code and nothing of a game. */
export const DOOR = 'hector:door';
