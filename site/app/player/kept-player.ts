import { showCard } from '@longwave/contract/card.ts';
import * as z from 'zod/mini';
import {
  type SoundPlayerNames,
  type SoundPlayerState,
  soundPlayer,
  storageKey,
  storedNames,
} from './sound-player.ts';
import { readStored, writeStored } from './storage.ts';

/** the player across visits: its spec state under `soundPlayer`, the show and what comes next under `playerQueue`. */

export const queueKey = 'playerQueue';

const playable = z.pick(showCard, {
  id: true,
  title: true,
  date: true,
  picture: true,
  residents: true,
  recording: true,
});
const keptQueue = z.object({ show: z.nullable(playable), queue: z.array(playable) });
const keptNames = z.object({
  noodsShowPage: z.string(),
  soundcloudPlayerVisible: z.boolean(),
  currentlyPlaying: z.string(),
  soundCloudImage: z.string(),
  soundCloudTitle: z.string(),
  soundCloudId: z.string(),
  soundStreamUrl: z.string(),
  showsListenedCount: z.int().check(z.nonnegative()),
  track: z.nullable(
    z.object({ title: z.string(), artwork_url: z.string(), id: z.string(), stream_url: z.string() }),
  ),
});

/** What may be written: never a live object, never a secret, and nothing that claims to be playing. */
export function namesToKeep(state: SoundPlayerNames): SoundPlayerNames {
  const names = Object.keys(storedNames) as (keyof SoundPlayerNames)[];
  const picked = Object.fromEntries(names.map((name) => [name, state[name]])) as SoundPlayerNames;
  return {
    ...picked,
    soundCloudInstance: null,
    audioPlayer: null,
    token: null,
    sesssionID: null,
    loading: false,
    isPlaying: false,
  };
}

/** The player as it was left, paused; nothing when there is none or it cannot be read. */
export function recallPlayer(): Partial<SoundPlayerState> | null {
  const names = keptNames.safeParse(readStored(storageKey));
  if (!names.success) return null;
  const queue = keptQueue.safeParse(readStored(queueKey));
  const show = queue.success ? queue.data.show : null;
  const sameShow = show !== null && show.id === names.data.noodsShowPage;
  return {
    ...names.data,
    soundcloudPlayerVisible: names.data.soundcloudPlayerVisible && sameShow,
    show: sameShow ? show : null,
    queue: queue.success ? queue.data.queue : [],
  };
}

/** Writes the player down whenever something worth keeping changes. */
export function keepPlayer(): void {
  let namesBefore = '';
  let before: SoundPlayerState | null = null;
  soundPlayer.subscribe((state) => {
    const names = namesToKeep(state);
    const text = JSON.stringify(names);
    if (text !== namesBefore) {
      namesBefore = text;
      writeStored(storageKey, names);
    }
    if (state.show !== before?.show || state.queue !== before?.queue) {
      writeStored(queueKey, { show: state.show, queue: state.queue });
    }
    before = state;
  });
}
