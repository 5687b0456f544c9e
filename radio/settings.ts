import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  key,
  number,
  oneOf,
  onOff,
  password,
  port,
  readSettings,
  secret,
  urlOrPath,
  webUrl,
} from '@longwave/server-kit/settings.ts';
import type { TranscodingSettings } from '@longwave/transcoding/transcoding.ts';
import * as z from 'zod';
import {
  checkSoundCloud,
  readSoundCloud,
  type SoundCloudSettings,
  soundCloudVariables,
} from './audio-service/settings.ts';
import { checkHost, type ExternalHostSettings, hostVariables, readExternalHost } from './hosts/settings.ts';
import type { FetchContent } from './http/fetch-content.ts';

const root = resolve(import.meta.dirname, '..');
const inRoot = (path: string) => resolve(root, path);
const text = z.string().trim();

export const radioVariables = z
  .object({
    RADIO_PORT: port.default(4002).describe('Port of the radio host when it runs by itself'),
    DATA: text.min(1).default('data').transform(inRoot).describe('Folder of everything the station keeps'),
    STATION: text
      .min(1)
      .default('stations/demo')
      .transform(inRoot)
      .refine((path) => existsSync(path), 'There is no such folder.')
      .describe('Folder of the station whose recordings are made by code'),
    CONTENT_HOST: urlOrPath
      .default('/content')
      .describe('Where the content service is: an address, or a path where it is served beside this host'),
    SITE_URL: webUrl
      .default('')
      .describe('Public address of the site, for canonical links, feeds and shared pictures'),
    RADIO_API_KEY: text
      .min(1)
      .default('pk_longwave_demo')
      .describe('Public key of the station at the radio host'),
    RADIO_STATION_ID: text.min(1).default('longwave').describe('Id of the station at the radio host'),
    SOURCE_MOUNT: text
      .regex(/^\/[\w./-]+$/, 'Write a path such as /live.')
      .default('/live')
      .describe('Where a live source connects, behind /radio'),
    SOURCE_PASSWORD: password
      .default('')
      .describe('Password of live sources, at least 8 characters; without one nobody can go live'),
    SOURCE_TIMEOUT: number({ min: 0.1, max: 3_600, example: '10' })
      .default(10)
      .describe('Seconds without sound after which a live source is given up'),
    TRANSCODER: oneOf(['auto', 'ffmpeg', 'wasm'])
      .default('auto')
      .describe(
        'How sound that does not fit is made to: ffmpeg, wasm (no ffmpeg needed; no AAC), or auto for ffmpeg where there is one',
      ),
    FFMPEG: text.min(1).default('ffmpeg').describe('Command or path of ffmpeg'),
    CONTENT_KEY: secret
      .default('')
      .describe('Key of staff; with it they see which recordings are being converted'),
    CHAT_STAFF_KEY: key
      .default('')
      .describe('Key with which staff delete messages and mute in the chat room, at least 12 characters'),
    ...hostVariables,
    RECORD_LIVE: onOff
      .default('on')
      .describe('Whether what was live in a slot becomes a recording when the slot is over: on or off'),
    EPISODE_GRACE_MINUTES: number({ min: 0, max: 180, example: '15' })
      .default(15)
      .describe(
        'Minutes by which a live show may run over its slot, or begin early, without a part of it becoming another show’s',
      ),
    EPISODE_SHORTEST_MINUTES: number({ min: 0, max: 180, example: '5' })
      .default(5)
      .describe('Minutes of live sound below which a slot has no episode; what there is is kept for staff'),
    BROADCASTS_MAX_MB: number({ min: 1, max: 1e9, example: '4096' })
      .default(4096)
      .describe('Disk for live sound; the oldest goes first'),
    SESSION_SECRET: text
      .default('')
      .describe('Secret shared by content and radio; made and kept in the data folder when not given'),
    RECORDINGS: oneOf(['open', 'signed'])
      .default('open')
      .describe(
        'signed: recordings only at the short-lived addresses the audio service gives; podcast feeds need open',
      ),
    ...soundCloudVariables,
  })
  .superRefine((values, context) => {
    checkSoundCloud(values, context);
    checkHost(values, context);
  });

export type RadioSettings = {
  port: number;
  data: string;
  station: string | undefined;
  /** Prefix of picture paths, for browsers. */
  contentUrl: string;
  siteUrl: string;
  apiKey: string;
  stationId: string;
  source: { mount: string; password: string; stalledAfterMs: number };
  transcoding: TranscodingSettings;
  staffKey: string;
  chatStaffKey: string;
  recordLive: boolean;
  episodes: { graceMs: number; minEpisodeMs: number };
  broadcastsMaxBytes: number;
  secret: string;
  fetchContent: FetchContent;
  signedRecordings: boolean;
  soundCloud: SoundCloudSettings | undefined;
  /** Undefined when the built-in host broadcasts. */
  externalHost: ExternalHostSettings | undefined;
};

/** Reads the environment once; the error names every setting that cannot be used. */
export function readRadioSettings(env: NodeJS.ProcessEnv): RadioSettings {
  const values = readSettings(radioVariables, env);
  // A path is for browsers; without a host, the content service runs by itself and listens on this port.
  const contentBase = values.CONTENT_HOST.startsWith('/') ? 'http://localhost:4001' : values.CONTENT_HOST;
  return {
    port: values.RADIO_PORT,
    data: values.DATA,
    station: values.STATION,
    contentUrl: values.CONTENT_HOST,
    siteUrl: values.SITE_URL,
    apiKey: values.RADIO_API_KEY,
    stationId: values.RADIO_STATION_ID,
    source: {
      mount: values.SOURCE_MOUNT,
      password: values.SOURCE_PASSWORD,
      stalledAfterMs: values.SOURCE_TIMEOUT * 1000,
    },
    transcoding: { engine: values.TRANSCODER, ffmpeg: values.FFMPEG },
    staffKey: values.CONTENT_KEY,
    chatStaffKey: values.CHAT_STAFF_KEY,
    recordLive: values.RECORD_LIVE === 'on',
    episodes: {
      graceMs: values.EPISODE_GRACE_MINUTES * 60_000,
      minEpisodeMs: values.EPISODE_SHORTEST_MINUTES * 60_000,
    },
    broadcastsMaxBytes: values.BROADCASTS_MAX_MB * 1024 * 1024,
    secret: values.SESSION_SECRET,
    fetchContent: (path, init) => fetch(contentBase + path, init),
    signedRecordings: values.RECORDINGS === 'signed',
    soundCloud: readSoundCloud(values),
    externalHost: readExternalHost(values),
  };
}
