import type { ShowCard } from '@longwave/contract/card.ts';
import { createStore } from 'zustand/vanilla';

export type PlayableShow = Pick<ShowCard, 'id' | 'title' | 'date' | 'picture' | 'residents' | 'recording'>;

/** the stored part of the on-demand player's state, under the names the requirement gives. */
export type StoredFields = {
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
  /** The stream's path at the audio service; never a signed URL. */
  soundStreamUrl: string;
  /** Secrets belong to the session, so these two stay empty. */
  token: null;
  sesssionID: null;
  showsListenedCount: number;
  track: { title: string; artwork_url: string; id: string; stream_url: string } | null;
};

export type SoundPlayerState = StoredFields & {
  show: PlayableShow | null;
  /** Seconds into the show while it is not loaded in the engine. */
  position: number;
  queue: PlayableShow[];
  waveformUrl: string | null;
  /** URL of the whole recording when only a preview of it plays here. */
  fullRecordingUrl: string | null;
  /** When the sleep timer stops the sound, in milliseconds since 1970; `'end'` means after this show. */
  sleepAt: number | 'end' | null;
  /** The third-party host for which a recording waits for the visitor's consent. */
  hostToConfirm: string | null;
};

export const initialFields: StoredFields = {
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
  ...initialFields,
  show: null,
  position: 0,
  queue: [],
  waveformUrl: null,
  fullRecordingUrl: null,
  sleepAt: null,
  hostToConfirm: null,
}));

export const storageKey = 'soundPlayer';

export function setPlayerVisible(visible: boolean): void {
  soundPlayer.setState({ soundcloudPlayerVisible: visible });
}

export function engineKeyOf(show: { id: string }): string {
  return `show:${show.id}`;
}
