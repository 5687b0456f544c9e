import { createContext } from 'react-router';

/** Settings that are sent to the browser, so never a secret. */
export type BrowserSettings = {
  /** The site's public URL, without a slash at the end; empty when unknown. */
  siteUrl: string;
  /** Where the browser finds content, e.g. `/content` or `https://content.example`. */
  contentHost: string;
  /** The live stream, mp3. */
  streamUrl: string;
  socket: { url: string; path: string; key: string; stationId: string };
  /** Only the built-in host can rewind. */
  rewind: boolean;
  /** The audio-streaming service. */
  audioHost: string;
  /** A third party's widget where `script` is set, else the chat of the radio host. */
  chat: { script: string; handle: string };
  analytics: {
    host: string;
    token: string;
    /** Which endpoint of PostHog feature flags are requested from. */
    flags: 'off' | 'decide' | 'flags';
    parts: AnalyticsPart[];
  };
  pixelId: string;
  tagManagerId: string;
  /** Whether videos at YouTube and Vimeo, and mixes at Mixcloud, may be embedded. */
  videoHosts: boolean;
  /** Whether the audio service of this origin also plays from SoundCloud. */
  soundCloud: boolean;
  buildId: string;
  buildPollSeconds: number;
};

/** Optional features of the analytics service. */
export type AnalyticsPart =
  | 'surveys'
  | 'experiments'
  | 'early-access'
  | 'recording'
  | 'web-vitals'
  | 'heatmaps';

export const browserSettings = createContext<BrowserSettings>();
