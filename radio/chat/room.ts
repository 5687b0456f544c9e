import type { Log } from '../log.ts';
import type { ChatMessage } from './message.ts';
import { createPace } from './pace.ts';
import type { Author } from './store.ts';
import type { AsyncChatStore } from './store-in-thread.ts';

const MUTED_FOR_HASTE_MS = 5 * 60_000;

export type RoomEvent =
  | { event: 'message'; id: number; data: ChatMessage }
  | { event: 'deleted'; id?: never; data: { id: number } }
  | { event: 'here'; id?: never; data: { count: number } };

export type Refusal = { status: number; error: string; wait?: number };

/** The room itself: who is in it, what is said, and who may not speak for a while. */
export function createRoom(store: AsyncChatStore, log: Log, now: () => number = Date.now) {
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

    async say(nick: string, text: string, author: Author): Promise<ChatMessage | Refusal> {
      const at = now();
      if ((await store.mutedUntil(author)) > at)
        return { status: 403, error: 'You cannot write here for a while.' };
      const { wait, offenders } = pace.tryPost(author, at);
      for (const who of offenders) {
        await store.mute(who, at + MUTED_FOR_HASTE_MS, at);
        log('Chat: someone who wrote too fast too often is muted for five minutes');
      }
      if (wait) return { status: 429, error: `That was quick. Try again in ${wait} s.`, wait };
      const message = await store.add(nick, text, at, author);
      tell({ event: 'message', id: message.id, data: message });
      return message;
    },

    async remove(id: number): Promise<boolean> {
      const removed = await store.remove(id);
      if (removed) tell({ event: 'deleted', data: { id } });
      return removed;
    },

    /** Silences whoever wrote a message; false when the message is gone. */
    async mute(messageId: number, minutes: number): Promise<boolean> {
      const author = await store.authorOf(messageId);
      if (!author) return false;
      const at = now();
      for (const who of Object.values(author)) await store.mute(who, at + minutes * 60_000, at);
      return true;
    },
  };
}

export type Room = ReturnType<typeof createRoom>;
