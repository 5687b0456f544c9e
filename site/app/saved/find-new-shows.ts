import { showCard } from '@longwave/contract/card.ts';
import * as z from 'zod/mini';
import { fetchContentJson } from '../content-call.ts';
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
    for (const followed of saved.getState().follows.slice(0, maxFollowsChecked)) {
      for (const show of await fetchNewShows(contentHost, followed)) found.set(show.id, show);
      if (thisRound !== round) return;
    }
    const shows = [...found.values()].sort((a, b) => b.date.localeCompare(a.date));
    if (shows.length + newShows.getState().shows.length > 0) newShows.setState({ shows });
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

async function fetchNewShows(contentHost: string, { kind, id, at }: Follow): Promise<PlayableShow[]> {
  try {
    const response = await fetchContentJson(`${contentHost}/${kind}s/${encodeURIComponent(id)}.json`);
    const seen = new Set(readSeen());
    return followedPage.parse(response).shows.items.filter((show) => endOf(show) > at && !seen.has(show.id));
  } catch (error) {
    console.warn(`Whether ${kind} ${id} has new shows is not known:`, error);
    return [];
  }
}

/** When a show ended, in milliseconds since 1970; one that ended before it was followed is not new. */
function endOf({ date, recording }: PlayableShow): number {
  return Date.parse(date) + (recording?.seconds ?? 0) * 1000;
}
