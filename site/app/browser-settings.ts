import { createContext, useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** Public settings: what the browser needs to know to reach the station's services. Nothing secret may enter here. */
export type BrowserSettings = {
  /** The site's own public address, without a slash at the end; empty when unknown. */
  siteUrl: string;
  /** Where the browser finds content, e.g. `/content` or `https://content.example`. */
  contentHost: string;
  /** The live stream, mp3. */
  streamUrl: string;
  socket: { url: string; path: string; key: string; stationId: string };
  /** Whether what was heard lately can be heard again; other radio hosts than our own keep nothing. */
  rewind: boolean;
  /** The audio-streaming service. */
  audioHost: string;
  /** The station's own chat room of the radio host; a third party's widget where `script` is set. */
  chat: { script: string; handle: string };
  analytics: {
    host: string;
    token: string;
    /** How feature flags are asked for: at the older address, at the newer one, or not at all. */
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

/** What of the analytics service is used besides counting. */
export type AnalyticsPart =
  | 'surveys'
  | 'experiments'
  | 'early-access'
  | 'recording'
  | 'web-vitals'
  | 'heatmaps';

export const browserSettings = createContext<BrowserSettings>();

export function useBrowserSettings(): BrowserSettings {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('The settings are only known inside the page');
  return root.settings;
}
