import type { Log } from '../log.ts';
import type { ChatMessage } from './message.ts';
import { createPace } from './pace.ts';
import type { Author, Standing } from './store.ts';
import type { AsyncChatStore } from './store-in-thread.ts';

const MUTED_FOR_HASTE_MS = 5 * 60_000;
/** Two who write in haste weigh as much as one whom staff have muted. */
const STRIKE = { haste: 0.5, staff: 1 };
const FIRST_WAIT_MS = 2 * 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** Whoever has written for that long is not somebody who has just emptied the browser's memory. */
const KNOWN_AFTER_MS = 60_000;

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

    async say(nick: string, text: string, author: Author, isStaff = false): Promise<ChatMessage | Refusal> {
      const at = now();
      const standing = await store.standing(author);
      if (standing.mutedUntil > at) return { status: 403, error: 'You cannot write here for a while.' };
      const minutes = isStaff ? 0 : Math.ceil((newcomersWaitUntil(standing) - at) / 60_000);
      if (minutes > 0)
        return { status: 403, error: `New visitors from where you are can write in ${minutes} min.` };
      const isKnown = isStaff || (standing.since !== null && at - standing.since > KNOWN_AFTER_MS);
      const { wait, isOffender } = pace.tryPost(author, isKnown, at);
      if (isOffender) {
        await store.mute(author.browser, at + MUTED_FOR_HASTE_MS, at);
        await store.strike(author.address, STRIKE.haste, at);
        log('Chat: someone who wrote too fast too often is muted for five minutes');
      }
      if (wait) return { status: 429, error: `That was quick. Try again in ${wait} s.`, wait };
      const message = await store.add(nick, text, at, author, isStaff);
      tell({ event: 'message', id: message.id, data: message });
      return message;
    },

    async remove(id: number): Promise<boolean> {
      const removed = await store.remove(id);
      if (removed) tell({ event: 'deleted', data: { id } });
      return removed;
    },

    /** Silences whoever wrote a message, and not the others behind the same address; false when the message is gone. */
    async mute(messageId: number, minutes: number): Promise<boolean> {
      const author = await store.authorOf(messageId);
      if (!author) return false;
      const at = now();
      await store.mute(author.browser, at + minutes * 60_000, at);
      await store.strike(author.address, STRIKE.staff, at);
      return true;
    },
  };
}

/**
 * Who was muted could come back as somebody new by emptying the browser's memory. So whoever has not written before the
 * last strike against an address waits; the more strikes there were of late, the longer.
 */
function newcomersWaitUntil({ since, strikes }: Standing): number {
  if (!strikes || strikes.weight < 1 || (since !== null && since < strikes.at)) return 0;
  return strikes.at + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (strikes.weight - 1));
}

export type Room = ReturnType<typeof createRoom>;
