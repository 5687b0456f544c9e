import { showCard } from '@longwave/contract/card.ts';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../browser/storage.ts';
import {
  initialFields,
  type SoundPlayerState,
  type StoredFields,
  soundPlayer,
  storageKey,
} from './sound-player.ts';

/** stores the player between visits: the required fields under `soundPlayer`, show and queue under `playerQueue`. */

export const queueKey = 'playerQueue';

const playable = z.pick(showCard, {
  id: true,
  title: true,
  date: true,
  picture: true,
  residents: true,
  recording: true,
});
const storedQueue = z.object({ show: z.nullable(playable), queue: z.array(playable) });
const storedFields = z.object({
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

/** The fields to store: without live objects and secrets, and not playing. */
export function fieldsToStore(state: StoredFields): StoredFields {
  const names = Object.keys(initialFields) as (keyof StoredFields)[];
  const picked = Object.fromEntries(names.map((name) => [name, state[name]])) as StoredFields;
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

/** The player as it was left, but paused; null if none was stored or it cannot be read. */
export function readStoredPlayer(): Partial<SoundPlayerState> | null {
  const names = storedFields.safeParse(readStored(storageKey));
  if (!names.success) return null;
  const queue = storedQueue.safeParse(readStored(queueKey));
  const show = queue.success ? queue.data.show : null;
  const sameShow = show !== null && show.id === names.data.noodsShowPage;
  return {
    ...names.data,
    soundcloudPlayerVisible: names.data.soundcloudPlayerVisible && sameShow,
    show: sameShow ? show : null,
    queue: queue.success ? queue.data.queue : [],
  };
}

/** Writes to storage only when a stored field has changed, because the position changes several times a second. */
export function storePlayerChanges(): void {
  let namesBefore = '';
  let before: SoundPlayerState | null = null;
  soundPlayer.subscribe((state) => {
    const names = fieldsToStore(state);
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
