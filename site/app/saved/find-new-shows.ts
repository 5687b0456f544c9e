import { showCard } from '@longwave/contract/card.ts';
import * as z from 'zod/mini';
import { contentJson } from '../content-call.ts';
import type { PlayableShow } from '../player/sound-player.ts';
import { newShows, readSeen } from './new-shows.ts';
import { type Follow, recallSaved, saved } from './saved.ts';

/** One request for each; whoever follows more hears of those followed last. */
const mostAsked = 30;
const askEvery = 15 * 60_000;

const theirShows = z.object({ shows: z.object({ items: z.array(showCard) }) });

/** Looks for new shows now, when a follow changes, and when the visitor comes back to the page later on. */
export function watchFollows(contentHost: string): () => void {
  let round = 0;
  let askedAt = 0;

  async function look(): Promise<void> {
    const mine = ++round;
    askedAt = Date.now();
    const found = new Map<string, PlayableShow>();
    for (const followed of saved.getState().follows.slice(0, mostAsked)) {
      for (const show of await newShowsOf(contentHost, followed)) found.set(show.id, show);
      if (mine !== round) return;
    }
    const shows = [...found.values()].sort((a, b) => b.date.localeCompare(a.date));
    if (shows.length + newShows.getState().shows.length > 0) newShows.setState({ shows });
  }

  function onReturn(): void {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > askEvery) void look();
  }

  recallSaved();
  void look();
  document.addEventListener('visibilitychange', onReturn);
  const forget = saved.subscribe(({ follows }, before) => {
    if (follows !== before.follows) void look();
  });
  return () => {
    round++;
    forget();
    document.removeEventListener('visibilitychange', onReturn);
  };
}

async function newShowsOf(contentHost: string, { kind, id, at }: Follow): Promise<PlayableShow[]> {
  try {
    const answer = await contentJson(`${contentHost}/${kind}s/${encodeURIComponent(id)}.json`);
    const seen = new Set(readSeen());
    return theirShows.parse(answer).shows.items.filter((show) => endOf(show) > at && !seen.has(show.id));
  } catch (error) {
    console.warn(`Whether ${kind} ${id} has new shows is not known:`, error);
    return [];
  }
}

/** What was over before one began to follow is not new. */
function endOf({ date, recording }: PlayableShow): number {
  return Date.parse(date) + (recording?.seconds ?? 0) * 1000;
}
