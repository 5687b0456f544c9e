import { showCard } from '@longwave/contract/card.ts';
import * as z from 'zod/mini';
import { fetchContentJson } from '../content-call.ts';
import { ContentError } from '../content-error.ts';
import type { PlayableShow } from '../player/sound-player.ts';
import { newShows, readSeen } from './new-shows.ts';
import { restoreSaved, saved } from './saved.ts';
import type { Follow } from './saved-entries.ts';

/** Each check takes one request per follow, so with more follows than this only the latest are checked. */
const maxFollowsChecked = 30;
const checkEvery = 15 * 60_000;

const followedPage = z.object({ shows: z.object({ items: z.array(showCard) }) });

/** Checks for new shows now, when a follow changes, and when the page becomes visible again. Returns a function that stops this. */
export function watchFollows(contentHost: string): () => void {
  let round = 0;
  let checkedAt = 0;

  async function check(): Promise<void> {
    const thisRound = ++round;
    checkedAt = Date.now();
    const found = new Map<string, PlayableShow>();
    let failed = false;
    for (const followed of saved.getState().follows.slice(0, maxFollowsChecked)) {
      const since = await fetchShowsSince(contentHost, followed);
      if (thisRound !== round) return;
      failed ||= since === undefined;
      for (const show of since ?? []) found.set(show.id, show);
    }
    // Read at the end, because shows may have been seen in the meantime.
    const seen = new Set(readSeen());
    const shows = [...found.values()].filter(({ id }) => !seen.has(id));
    shows.sort((a, b) => b.date.localeCompare(a.date));
    newShows.setState({ shows, check: failed ? 'failed' : 'complete' });
  }

  function onReturn(): void {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > checkEvery) void check();
  }

  restoreSaved();
  void check();
  document.addEventListener('visibilitychange', onReturn);
  const unsubscribe = saved.subscribe(({ follows }, before) => {
    if (follows !== before.follows) void check();
  });
  return () => {
    round++;
    unsubscribe();
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** The shows since one follows; none of somebody who is no longer there, undefined if they could not be fetched. */
async function fetchShowsSince(
  contentHost: string,
  { kind, id, at }: Follow,
): Promise<PlayableShow[] | undefined> {
  try {
    const response = await fetchContentJson(`${contentHost}/${kind}s/${encodeURIComponent(id)}.json`);
    return followedPage.parse(response).shows.items.filter((show) => endOf(show) > at);
  } catch (error) {
    console.warn(`Whether ${kind} ${id} has new shows is not known:`, error);
    return error instanceof ContentError && error.status === 404 ? [] : undefined;
  }
}

/** When a show ended, in milliseconds since 1970; one that ended before it was followed is not new. */
function endOf({ date, recording }: PlayableShow): number {
  return Date.parse(date) + (recording?.seconds ?? 0) * 1000;
}
