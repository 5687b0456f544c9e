import { resolve } from 'node:path';
import {
  externalStreamUrl,
  isProxied,
  proxyChoices,
  RADIO_CULT,
  radioHosts,
} from '@longwave/contract/radio-host.ts';
import {
  number,
  oneOf,
  onOff,
  port,
  secret,
  settingProblems,
  urlOrPath,
  webUrl,
  withoutEmptyValues,
} from '@longwave/server-kit/settings.ts';
import * as z from 'zod';
import type { AnalyticsPart, BrowserSettings } from './app/browser-settings.ts';
import type { FetchContent } from './app/content.ts';

const root = resolve(import.meta.dirname, '..');

export const siteSettings = z.object({
  SITE_PORT: port.default(4000).describe('Port of the site when it runs by itself'),
  SITE_URL: webUrl
    .default('')
    .describe('Public address of the site, for canonical links, feeds and shared pictures'),
  CONTENT_HOST: urlOrPath.default('/content').describe('Where the content service is'),
  CONTENT_KEY: secret
    .optional()
    .describe(
      'Secret with which programs write as an owner, beside the named keys of the studio. A site elsewhere needs it, too',
    ),
  STREAM_HOST: urlOrPath.default('/radio').describe('Where the live stream is: {STREAM_HOST}/stream'),
  RADIO_SOCKET_HOST: urlOrPath.default('/radio').describe('Where live metadata comes from over socket.io'),
  RADIO_API_KEY: z
    .string()
    .min(1)
    .default('pk_longwave_demo')
    .describe('Public key of the station at the radio host'),
  RADIO_HOST: oneOf(radioHosts)
    .default('own')
    .describe('Who broadcasts: own, radiocult, azuracast or icecast'),
  RADIO_HOST_URL: webUrl.optional().describe('Address of that service'),
  RADIO_HOST_STATION: z
    .string()
    .default('')
    .describe('Radio Cult’s station id, AzuraCast’s short code, or Icecast’s mount with its slash'),
  RADIO_HOST_STREAM: webUrl
    .optional()
    .describe('Where that service streams, when it is not its usual address'),
  RADIO_HOST_PROXY: oneOf(proxyChoices)
    .default('auto')
    .describe(
      'Whether that stream is passed on through this station: on, off, or auto for when the site is on https and the stream is not',
    ),
  RADIO_STATION_ID: z.string().min(1).default('longwave').describe('Id of the station at the radio host'),
  AUDIO_HOST: urlOrPath
    .default('/radio')
    .describe('The audio-streaming service that recordings are played from'),
  CHAT_SCRIPT: webUrl
    .default('')
    .describe('Script of a chat widget; without one the chat room of the radio host is used'),
  CHAT_HANDLE: z.string().default('').describe('Public handle of the station at the chat widget'),
  ANALYTICS_HOST: webUrl.default('').describe('PostHog host; asked for consent first'),
  ANALYTICS_TOKEN: z.string().default('').describe('PostHog project token'),
  ANALYTICS_FLAGS: oneOf(['off', 'decide', 'flags'])
    .default('off')
    .describe('Feature flags: decide asks /decide/?v=4, flags asks /flags/?v=2 of newer PostHog hosts'),
  ANALYTICS_SURVEYS: onOff.default('off').describe('Surveys of PostHog: on or off'),
  ANALYTICS_EXPERIMENTS: onOff
    .default('off')
    .describe('Web experiments of PostHog, which change pages; they need ANALYTICS_FLAGS: on or off'),
  ANALYTICS_EARLY_ACCESS: onOff
    .default('off')
    .describe('Early-access features of PostHog, offered in the privacy choices: on or off'),
  ANALYTICS_RECORDING: onOff.default('off').describe('Session recording by PostHog: on or off'),
  ANALYTICS_WEB_VITALS: onOff.default('off').describe('Web vitals sent to PostHog: on or off'),
  ANALYTICS_HEATMAPS: onOff.default('off').describe('Heatmaps of PostHog: on or off'),
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
  PUSH: onOff
    .default('on')
    .describe(
      'Whether listeners can have notices of new shows and broadcasts sent to their browser: on or off',
    ),
  VIDEO_HOSTS: onOff
    .default('on')
    .describe('Whether videos at YouTube and Vimeo, and mixes at Mixcloud, may be embedded: on or off'),
  SOUNDCLOUD_CLIENT_ID: z
    .string()
    .default('')
    .describe('With the secret: tracks on SoundCloud can be played'),
  BUILD_POLL_SECONDS: number({ min: 1, max: 86_400, example: '300' })
    .default(300)
    .describe('How often an open page asks whether a newer build is out'),
  SITE_BUILD: z
    .string()
    .min(1)
    .default('site/build')
    .transform((path) => resolve(root, path))
    .describe('Folder of the built site that is served; one that is not the default is not built at start'),
  PAGE_CACHE_MB: number({ min: 0, max: 1_000_000, example: '128' })
    .default(128)
    .describe('Memory for finished pages'),
});

export type SiteSettings = {
  port: number;
  browser: BrowserSettings;
  fetchContent: FetchContent;
  /** The key with which the content service allows reading its change feed. */
  feedKey: string | undefined;
  /** URLs from which a host that is not built in serves its stream and its pictures. */
  otherHost: { streams: string[]; pictures: string[] };
  cacheBytes: number;
  /** Folder of the built site, with `client/` and `server/`. */
  build: string;
};

/** Reads the settings from the environment. Throws one error that names every invalid setting. */
export function readSiteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const given = withoutEmptyValues(env);
  const result = siteSettings.safeParse(given);
  if (!result.success) throw new Error(settingProblems(result.error, given).join('\n'));
  const values = result.data;
  return {
    port: values.SITE_PORT,
    browser: {
      siteUrl: values.SITE_URL,
      contentHost: values.CONTENT_HOST,
      streamUrl: `${values.STREAM_HOST}/stream`,
      socket: {
        ...socketUrlOf(values.RADIO_SOCKET_HOST),
        key: values.RADIO_API_KEY,
        stationId: values.RADIO_STATION_ID,
      },
      rewind: values.RADIO_HOST === 'own',
      audioHost: values.AUDIO_HOST,
      chat: { script: values.CHAT_SCRIPT, handle: values.CHAT_HANDLE },
      analytics: {
        host: values.ANALYTICS_HOST,
        token: values.ANALYTICS_TOKEN,
        flags: values.ANALYTICS_FLAGS,
        parts: analyticsParts(values),
      },
      pixelId: values.PIXEL_ID,
      tagManagerId: values.TAG_MANAGER_ID,
      notices: values.PUSH === 'on',
      videoHosts: values.VIDEO_HOSTS === 'on',
      soundCloud: values.SOUNDCLOUD_CLIENT_ID !== '',
      buildId: '',
      buildPollSeconds: values.BUILD_POLL_SECONDS,
    },
    fetchContent: (path, init) => fetch(values.CONTENT_HOST + path, init),
    feedKey: values.CONTENT_KEY,
    otherHost: otherHostOf(values),
    cacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    build: values.SITE_BUILD,
  };
}

function analyticsParts(values: z.infer<typeof siteSettings>): AnalyticsPart[] {
  const choices: Record<AnalyticsPart, 'on' | 'off'> = {
    surveys: values.ANALYTICS_SURVEYS,
    experiments: values.ANALYTICS_EXPERIMENTS,
    'early-access': values.ANALYTICS_EARLY_ACCESS,
    recording: values.ANALYTICS_RECORDING,
    'web-vitals': values.ANALYTICS_WEB_VITALS,
    heatmaps: values.ANALYTICS_HEATMAPS,
  };
  return (Object.keys(choices) as AnalyticsPart[]).filter((part) => choices[part] === 'on');
}

function otherHostOf(values: z.infer<typeof siteSettings>): SiteSettings['otherHost'] {
  const { RADIO_HOST: kind, RADIO_HOST_URL: url = RADIO_CULT, RADIO_HOST_STATION: station } = values;
  const stream =
    kind === 'own' ? undefined : (values.RADIO_HOST_STREAM ?? externalStreamUrl(kind, url, station));
  if (!stream) return { streams: [], pictures: [] };
  return {
    streams: isProxied(values.RADIO_HOST_PROXY, stream, values.SITE_URL) ? [] : [stream],
    // The hosts of Radio Cult's artwork are not known beforehand.
    pictures: kind === 'azuracast' ? [url] : kind === 'radiocult' ? ['https:'] : [],
  };
}

/** Origin and path of the socket, which socket.io takes separately; an empty origin is that of the page. */
function socketUrlOf(host: string): { url: string; path: string } {
  if (host.startsWith('/')) return { url: '', path: `${host}/socket.io` };
  const { origin, pathname } = new URL(host);
  return { url: origin, path: `${pathname.replace(/\/$/, '')}/socket.io` };
}
