import type { Log } from '../log.ts';
import type { ChatMessage } from './message.ts';
import { createPace } from './pace.ts';
import type { Author, ChatStore } from './store.ts';

const MUTED_FOR_HASTE_MS = 5 * 60_000;

type RoomEvent =
  | { event: 'message'; id: number; data: ChatMessage }
  | { event: 'deleted'; data: { id: number } }
  | { event: 'here'; data: { count: number } };

export type Refusal = { status: number; error: string; wait?: number };

/** The room itself: who is in it, what is said, and who may not speak for a while. */
export function createRoom(store: ChatStore, log: Log, now: () => number = Date.now) {
  const visitors = new Set<(event: RoomEvent) => void>();
  const pace = createPace();

  function tell(event: RoomEvent) {
    for (const visitor of visitors) visitor(event);
  }

  return {
    count: () => visitors.size,

    enter(visitor: (event: RoomEvent) => void): () => void {
      visitors.add(visitor);
      return () => void visitors.delete(visitor);
    },

    tellWhoIsHere: () => tell({ event: 'here', data: { count: visitors.size } }),

    say(nick: string, text: string, author: Author): ChatMessage | Refusal {
      const at = now();
      if (store.mutedUntil(author) > at) return { status: 403, error: 'You cannot write here for a while.' };
      const { wait, offenders } = pace.tryPost(author, at);
      for (const who of offenders) {
        store.mute(who, at + MUTED_FOR_HASTE_MS, at);
        log('Chat: someone who wrote too fast too often is muted for five minutes');
      }
      if (wait) return { status: 429, error: `That was quick. Try again in ${wait} s.`, wait };
      const message = store.add(nick, text, at, author);
      tell({ event: 'message', id: message.id, data: message });
      return message;
    },

    remove(id: number): boolean {
      const removed = store.remove(id);
      if (removed) tell({ event: 'deleted', data: { id } });
      return removed;
    },

    /** Silences whoever wrote a message; false when the message is gone. */
    mute(messageId: number, minutes: number): boolean {
      const author = store.authorOf(messageId);
      if (!author) return false;
      const at = now();
      for (const who of Object.values(author)) store.mute(who, at + minutes * 60_000, at);
      return true;
    },
  };
}

export type Room = ReturnType<typeof createRoom>;
