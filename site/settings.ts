import { resolve } from 'node:path';
import {
  isPassedOn,
  proxyChoices,
  RADIO_CULT,
  radioHosts,
  streamOfOtherHost,
} from '@longwave/contract/radio-host.ts';
import {
  address,
  number,
  oneOf,
  onOff,
  place,
  port,
  sentencesOf,
  withoutEmpty,
} from '@longwave/contract/setting.ts';
import * as z from 'zod';
import type { BrowserSettings } from './app/browser-settings.ts';
import type { FetchContent } from './app/content.ts';

const root = resolve(import.meta.dirname, '..');

export const siteSettings = z.object({
  SITE_PORT: port.default(4000).describe('Port of the site when it runs by itself'),
  SITE_URL: address
    .default('')
    .describe('Public address of the site, for canonical links, feeds and shared pictures'),
  CONTENT_HOST: place.default('/content').describe('Where the content service is'),
  STREAM_HOST: place.default('/radio').describe('Where the live stream is: {STREAM_HOST}/stream'),
  RADIO_SOCKET_HOST: place.default('/radio').describe('Where live metadata comes from over socket.io'),
  RADIO_API_KEY: z
    .string()
    .min(1)
    .default('pk_longwave_demo')
    .describe('Public key of the station at the radio host'),
  RADIO_HOST: oneOf(radioHosts)
    .default('own')
    .describe('Who broadcasts: own, radiocult, azuracast or icecast'),
  RADIO_HOST_URL: address.optional().describe('Address of that service'),
  RADIO_HOST_STATION: z
    .string()
    .default('')
    .describe('Radio Cult’s station id, AzuraCast’s short code, or Icecast’s mount with its slash'),
  RADIO_HOST_STREAM: address
    .optional()
    .describe('Where that service streams, when it is not its usual address'),
  RADIO_HOST_PROXY: oneOf(proxyChoices)
    .default('auto')
    .describe(
      'Whether that stream is passed on through this station: on, off, or auto for when the site is on https and the stream is not',
    ),
  RADIO_STATION_ID: z.string().min(1).default('longwave').describe('Id of the station at the radio host'),
  AUDIO_HOST: place.default('/radio').describe('The audio-streaming service that recordings are played from'),
  CHAT_SCRIPT: address
    .default('')
    .describe('Script of a chat widget; without one the chat room of the radio host is used'),
  CHAT_HANDLE: z.string().default('').describe('Public handle of the station at the chat widget'),
  ANALYTICS_HOST: address.default('').describe('PostHog host; asked for consent first'),
  ANALYTICS_TOKEN: z.string().default('').describe('PostHog project token'),
  PIXEL_ID: z
    .string()
    .regex(/^\d*$/, 'Write the digits of the id.')
    .default('')
    .describe('Id of a social advertising pixel'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'Write the id of the container, such as GTM-ABC123.')
    .default('')
    .describe('Id of a tag manager container'),
  VIDEO_HOSTS: onOff
    .default('on')
    .describe('Whether videos at YouTube and Vimeo, and mixes at Mixcloud, may be embedded: on or off'),
  SOUNDCLOUD_CLIENT_ID: z
    .string()
    .default('')
    .describe('With the secret: tracks on SoundCloud can be played'),
  BUILD_POLL_SECONDS: number({ least: 1, most: 86_400, such: '300' })
    .default(300)
    .describe('How often an open page asks whether a newer build is out'),
  SITE_BUILD: z
    .string()
    .min(1)
    .default('site/build')
    .transform((path) => resolve(root, path))
    .describe('Folder of the built site that is served; one that is not the default is not built at start'),
  PAGE_CACHE_MB: number({ least: 0, most: 1_000_000, such: '128' })
    .default(128)
    .describe('Memory for finished pages'),
});

export type SiteSettings = {
  port: number;
  browser: BrowserSettings;
  fetchContent: FetchContent;
  videoHosts: boolean;
  /** Where another service that broadcasts sends its sound and its pictures from; empty when the station itself does. */
  otherHost: { streams: string[]; pictures: string[] };
  /** Whether the audio service of this origin also plays from SoundCloud. */
  soundCloud: boolean;
  cacheBytes: number;
  /** Folder of the built site, with `client/` and `server/`. */
  build: string;
};

/** Reads the environment once; everything wrong with it is said in one message. */
export function readSiteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const given = withoutEmpty(env);
  const result = siteSettings.safeParse(given);
  if (!result.success) throw new Error(sentencesOf(result.error, given).join('\n'));
  const values = result.data;
  return {
    port: values.SITE_PORT,
    browser: {
      siteUrl: values.SITE_URL,
      contentHost: values.CONTENT_HOST,
      streamUrl: `${values.STREAM_HOST}/stream`,
      socket: {
        ...socketPlace(values.RADIO_SOCKET_HOST),
        key: values.RADIO_API_KEY,
        stationId: values.RADIO_STATION_ID,
      },
      rewind: values.RADIO_HOST === 'own',
      tracks: values.RADIO_HOST !== 'own',
      audioHost: values.AUDIO_HOST,
      chat: { script: values.CHAT_SCRIPT, handle: values.CHAT_HANDLE },
      analytics: { host: values.ANALYTICS_HOST, token: values.ANALYTICS_TOKEN },
      pixelId: values.PIXEL_ID,
      tagManagerId: values.TAG_MANAGER_ID,
      buildId: '',
      buildPollSeconds: values.BUILD_POLL_SECONDS,
    },
    fetchContent: (path, init) => fetch(values.CONTENT_HOST + path, init),
    videoHosts: values.VIDEO_HOSTS === 'on',
    otherHost: otherHostOf(values),
    soundCloud: values.SOUNDCLOUD_CLIENT_ID !== '',
    cacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    build: values.SITE_BUILD,
  };
}

function otherHostOf(values: z.infer<typeof siteSettings>): SiteSettings['otherHost'] {
  const { RADIO_HOST: kind, RADIO_HOST_URL: url = RADIO_CULT, RADIO_HOST_STATION: station } = values;
  const stream =
    kind === 'own' ? undefined : (values.RADIO_HOST_STREAM ?? streamOfOtherHost(kind, url, station));
  if (!stream) return { streams: [], pictures: [] };
  return {
    streams: isPassedOn(values.RADIO_HOST_PROXY, stream, values.SITE_URL) ? [] : [stream],
    // Radio Cult's artwork is at hosts that nobody can list beforehand.
    pictures: kind === 'azuracast' ? [url] : kind === 'radiocult' ? ['https:'] : [],
  };
}

/** socket.io wants the origin and the path apart; an empty origin is the page's own. */
function socketPlace(host: string): { url: string; path: string } {
  if (host.startsWith('/')) return { url: '', path: `${host}/socket.io` };
  const { origin, pathname } = new URL(host);
  return { url: origin, path: `${pathname.replace(/\/$/, '')}/socket.io` };
}
