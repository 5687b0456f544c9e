import type { Log } from '@longwave/server-kit/log.ts';
import type { ChatMessage } from './message.ts';
import { createPostRateLimit } from './post-rate-limit.ts';
import type { Author, Standing } from './store.ts';
import type { AsyncChatStore } from './store-in-thread.ts';

const FLOOD_MUTE_MS = 5 * 60_000;
/** Weight of a strike: two floods count as much as one mute by staff. */
const STRIKE = { flood: 0.5, staff: 1 };
const FIRST_WAIT_MS = 2 * 60_000;
const MAX_WAIT_MS = 60 * 60_000;
/** A browser that first wrote this long ago has not just cleared its storage. */
const KNOWN_AFTER_MS = 60_000;

export type RoomEvent =
  | { event: 'message'; id: number; data: ChatMessage }
  | { event: 'deleted'; id?: never; data: { id: number } }
  | { event: 'here'; id?: never; data: { count: number } };

type PostRefusal = { status: number; error: string; wait?: number };

/** The chat room: its visitors, their messages, and who is muted. */
export function createRoom(store: AsyncChatStore, log: Log, now: () => number = Date.now) {
  const visitors = new Set<(event: RoomEvent) => void>();
  const rateLimit = createPostRateLimit();

  function notify(event: RoomEvent) {
    for (const visitor of visitors) visitor(event);
  }

  return {
    count: () => visitors.size,

    enter(visitor: (event: RoomEvent) => void): () => void {
      visitors.add(visitor);
      return () => void visitors.delete(visitor);
    },

    announceCount: () => notify({ event: 'here', data: { count: visitors.size } }),

    async post(
      nick: string,
      text: string,
      author: Author,
      isStaff = false,
    ): Promise<ChatMessage | PostRefusal> {
      const at = now();
      const standing = await store.standing(author);
      if (standing.mutedUntil > at) return { status: 403, error: 'You cannot write here for a while.' };
      const minutes = isStaff ? 0 : Math.ceil((newcomersWaitUntil(standing) - at) / 60_000);
      if (minutes > 0)
        return { status: 403, error: `New visitors from where you are can write in ${minutes} min.` };
      const isKnown = isStaff || (standing.since !== null && at - standing.since > KNOWN_AFTER_MS);
      const { wait, isOffender } = rateLimit.tryPost(author, isKnown, at);
      if (isOffender) {
        await store.mute(author.browser, at + FLOOD_MUTE_MS, at);
        await store.strike(author.address, STRIKE.flood, at);
        log.info('chat writer muted for writing too fast', { minutes: FLOOD_MUTE_MS / 60_000 });
      }
      if (wait) return { status: 429, error: `That was quick. Try again in ${wait} s.`, wait };
      const message = await store.add(nick, text, at, author, isStaff);
      notify({ event: 'message', id: message.id, data: message });
      return message;
    },

    async remove(id: number): Promise<boolean> {
      const removed = await store.remove(id);
      if (removed) notify({ event: 'deleted', data: { id } });
      return removed;
    },

    /** Mutes the browser that wrote a message, not others at the same client address; false if the message no longer exists. */
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
 * When new browsers at a client address may post. A muted browser could clear its storage and return as a new one, so
 * browsers that had not written before the last strike against their address must wait, longer with each recent strike.
 */
function newcomersWaitUntil({ since, strikes }: Standing): number {
  if (!strikes || strikes.weight < 1 || (since !== null && since < strikes.at)) return 0;
  return strikes.at + Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (strikes.weight - 1));
}
