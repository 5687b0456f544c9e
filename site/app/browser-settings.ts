import { createContext } from 'react-router';

/** Settings that are sent to the browser; none of them may be secret. */
export type BrowserSettings = {
  /** The site's public URL, without a slash at the end; empty when unknown. */
  siteUrl: string;
  /** URL of the content service for the browser, e.g. `/content` or `https://content.example`. */
  contentHost: string;
  /** URL of the live stream (mp3). */
  streamUrl: string;
  socket: { url: string; path: string; key: string; stationId: string };
  /** Whether the live stream can be rewound; only the built-in host can do that. */
  rewind: boolean;
  /** URL of the audio service. */
  audioHost: string;
  /** If `script` is set, the chat is a third party's widget, else it is that of the radio host. */
  chat: { script: string; handle: string };
  analytics: {
    host: string;
    token: string;
    /** The PostHog endpoint from which feature flags are requested. */
    flags: 'off' | 'decide' | 'flags';
    parts: AnalyticsPart[];
  };
  pixelId: string;
  tagManagerId: string;
  /** Whether the station sends notices of new shows and broadcasts. */
  notices: boolean;
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
