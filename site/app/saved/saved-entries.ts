import type { PlayableShow } from '../player/sound-player.ts';

/** Stored on this device only: follows, favourites, and the listening history. */
export type Followed = { kind: 'resident' | 'programme'; id: string; name: string };
export type Follow = Followed & { at: number };
export type Favourite = { show: PlayableShow; at: number };
export type HistoryEntry = { show: PlayableShow; position: number; duration: number; at: number };
export type Saved = { follows: Follow[]; favourites: Favourite[]; history: HistoryEntry[] };

export type FollowKey = Pick<Followed, 'kind' | 'id'>;

/** Compares kind and id, because a resident and a programme may have the same id. */
export function isSameFollow(one: FollowKey, other: FollowKey): boolean {
  return one.kind === other.kind && one.id === other.id;
}
