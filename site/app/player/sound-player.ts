import type { ShowCard } from '@longwave/contract/card.ts';
import { createStore } from 'zustand/vanilla';

export type PlayableShow = Pick<ShowCard, 'id' | 'title' | 'date' | 'picture' | 'residents' | 'recording'>;

/** the state of the on-demand player, under the names it is kept by. */
export type SoundPlayerNames = {
  soundCloudInstance: null;
  /** The page identifier of the show. */
  noodsShowPage: string;
  soundcloudPlayerVisible: boolean;
  currentlyPlaying: string;
  loading: boolean;
  isPlaying: boolean;
  audioPlayer: null;
  soundCloudImage: string;
  soundCloudTitle: string;
  soundCloudId: string;
  /** The stream's path at the audio service; never a signed address. */
  soundStreamUrl: string;
  /** Secrets belong to the session, so these two stay empty. */
  token: null;
  sesssionID: null;
  showsListenedCount: number;
  track: { title: string; artwork_url: string; id: string; stream_url: string } | null;
};

/** What the player needs besides. */
export type SoundPlayerState = SoundPlayerNames & {
  show: PlayableShow | null;
  /** Where the show was left, while the engine plays something else or nothing. */
  leftAt: number;
  queue: PlayableShow[];
  waveformUrl: string | null;
  /** Where the whole recording can be heard, when only a preview of it plays here. */
  wholeAt: string | null;
  /** When the sleep timer pauses, in milliseconds since 1970; 'end' after this show. */
  sleepAt: number | 'end' | null;
  /** The host of others that a recording waits for the visitor's word to be loaded from. */
  asksForHost: string | null;
};

export const storedNames: SoundPlayerNames = {
  soundCloudInstance: null,
  noodsShowPage: '',
  soundcloudPlayerVisible: false,
  currentlyPlaying: '',
  loading: false,
  isPlaying: false,
  audioPlayer: null,
  soundCloudImage: '',
  soundCloudTitle: '',
  soundCloudId: '',
  soundStreamUrl: '',
  token: null,
  sesssionID: null,
  showsListenedCount: 0,
  track: null,
};

export const soundPlayer = createStore<SoundPlayerState>(() => ({
  ...storedNames,
  show: null,
  leftAt: 0,
  queue: [],
  waveformUrl: null,
  wholeAt: null,
  sleepAt: null,
  asksForHost: null,
}));

export const storageKey = 'soundPlayer';

export function setPlayerVisible(visible: boolean): void {
  soundPlayer.setState({ soundcloudPlayerVisible: visible });
}

export function engineKeyOf(show: { id: string }): string {
  return `show:${show.id}`;
}
