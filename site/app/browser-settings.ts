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
  /** Whether the track is named beside the show: other hosts know it, our own plays whole shows. */
  tracks: boolean;
  /** The audio-streaming service. */
  audioHost: string;
  /** The station's own chat room of the radio host; a third party's widget where `script` is set. */
  chat: { script: string; handle: string };
  analytics: { host: string; token: string };
  pixelId: string;
  tagManagerId: string;
  buildId: string;
  buildPollSeconds: number;
};

export const browserSettings = createContext<BrowserSettings>();

export function useBrowserSettings(): BrowserSettings {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('The settings are only known inside the page');
  return root.settings;
}
