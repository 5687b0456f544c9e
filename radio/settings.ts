import { existsSync } from 'node:fs';
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
import type { SoundCloudSettings } from './audio-service/soundcloud.ts';
import type { OtherHostSettings } from './hosts/other-host.ts';
import type { FetchContent } from './playout/guide.ts';
import type { TranscodingSettings } from './transcoding/transcoding.ts';

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
    CONTENT_HOST: place
      .default('/content')
      .describe('Where the content service is: an address, or a path where it is served beside this host'),
    SITE_URL: address
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
    SOURCE_PASSWORD: text.default('').describe('Password of live sources; without one nobody can go live'),
    SOURCE_TIMEOUT: number({ least: 0.1, most: 3_600, such: '10' })
      .default(10)
      .describe('Seconds without sound after which a live source is given up'),
    TRANSCODER: oneOf(['auto', 'ffmpeg', 'wasm'])
      .default('auto')
      .describe(
        'How sound that does not fit is made to: ffmpeg, wasm (no ffmpeg needed; no AAC), or auto for ffmpeg where there is one',
      ),
    FFMPEG: text.min(1).default('ffmpeg').describe('Command or path of ffmpeg'),
    CONTENT_KEY: text
      .default('')
      .describe('Key of staff; with it they see which recordings are being converted'),
    CHAT_STAFF_KEY: text
      .default('')
      .describe('Key with which staff delete messages and mute in the chat room'),
    RADIO_HOST: oneOf(radioHosts)
      .default('own')
      .describe('Who broadcasts: own, radiocult, azuracast or icecast'),
    RADIO_HOST_URL: address.optional().describe('Address of that service'),
    RADIO_HOST_STATION: text
      .optional()
      .describe('Radio Cult’s station id, AzuraCast’s short code, or Icecast’s mount with its slash'),
    RADIO_HOST_KEY: text.default('').describe('Key for that service, where it asks for one'),
    RADIO_HOST_STREAM: address
      .optional()
      .describe('Where that service streams, when it is not its usual address'),
    RADIO_HOST_PROXY: oneOf(proxyChoices)
      .default('auto')
      .describe(
        'Whether that stream is passed on through this station: on, off, or auto for when the site is on https and the stream is not',
      ),
    RECORD_LIVE: onOff
      .default('on')
      .describe('Whether what was live in a slot becomes a recording when the slot is over: on or off'),
    EPISODE_GRACE_MINUTES: number({ least: 0, most: 180, such: '15' })
      .default(15)
      .describe(
        'Minutes by which a live show may run over its slot, or begin early, without a part of it becoming another show’s',
      ),
    EPISODE_SHORTEST_MINUTES: number({ least: 0, most: 180, such: '5' })
      .default(5)
      .describe('Minutes of live sound below which a slot has no episode; what there is is kept for staff'),
    BROADCASTS_MAX_MB: number({ least: 1, most: 1e9, such: '4096' })
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
    SOUNDCLOUD_CLIENT_ID: text.optional().describe('With the secret: tracks on SoundCloud can be played'),
    SOUNDCLOUD_CLIENT_SECRET: text
      .optional()
      .describe('Secret of that SoundCloud app; never leaves the server'),
    SOUNDCLOUD_API: address.default('https://api.soundcloud.com').describe('Address of SoundCloud’s API'),
    SOUNDCLOUD_TOKENS: address
      .default('https://secure.soundcloud.com/oauth/token')
      .describe('Where SoundCloud gives tokens'),
  })
  .superRefine((values, context) => {
    for (const [name, other] of [
      ['SOUNDCLOUD_CLIENT_ID', 'SOUNDCLOUD_CLIENT_SECRET'],
      ['SOUNDCLOUD_CLIENT_SECRET', 'SOUNDCLOUD_CLIENT_ID'],
    ] as const) {
      if (values[other] && !values[name])
        context.addIssue({ code: 'custom', path: [name], message: `Write it too, since ${other} is set.` });
    }
    if (values.RADIO_HOST === 'own') return;
    const needed = values.RADIO_HOST === 'radiocult' ? [] : (['RADIO_HOST_URL'] as const);
    for (const name of [...needed, 'RADIO_HOST_STATION'] as const) {
      if (!values[name])
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `Write it too, since RADIO_HOST is ${values.RADIO_HOST}.`,
        });
    }
  });

export type RadioSettings = {
  port: number;
  data: string;
  station: string | undefined;
  /** What visitors put before the path of a picture. */
  contentUrl: string;
  siteUrl: string;
  apiKey: string;
  stationId: string;
  source: { mount: string; password: string; stalledAfterMs: number };
  transcoding: TranscodingSettings;
  staffKey: string;
  chatStaffKey: string;
  recordLive: boolean;
  episodes: { graceMs: number; shortestEpisodeMs: number };
  broadcastsMaxBytes: number;
  secret: string;
  fetchContent: FetchContent;
  signedRecordings: boolean;
  soundCloud: SoundCloudSettings | undefined;
  /** Undefined when this host broadcasts itself. */
  otherHost: OtherHostSettings | undefined;
};

/** Reads the environment once; everything wrong with it is said in one message. */
export function readRadioSettings(env: NodeJS.ProcessEnv): RadioSettings {
  const given = withoutEmpty(env);
  const result = radioVariables.safeParse(given);
  if (!result.success) throw new Error(sentencesOf(result.error, given).join('\n'));
  const values = result.data;
  // A path is what browsers see; on its own the content service listens at this port.
  const contentAt = values.CONTENT_HOST.startsWith('/') ? 'http://localhost:4001' : values.CONTENT_HOST;
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
    transcoding: { way: values.TRANSCODER, ffmpeg: values.FFMPEG },
    staffKey: values.CONTENT_KEY,
    chatStaffKey: values.CHAT_STAFF_KEY,
    recordLive: values.RECORD_LIVE === 'on',
    episodes: {
      graceMs: values.EPISODE_GRACE_MINUTES * 60_000,
      shortestEpisodeMs: values.EPISODE_SHORTEST_MINUTES * 60_000,
    },
    broadcastsMaxBytes: values.BROADCASTS_MAX_MB * 1024 * 1024,
    secret: values.SESSION_SECRET,
    fetchContent: (path, init) => fetch(contentAt + path, init),
    signedRecordings: values.RECORDINGS === 'signed',
    soundCloud: soundCloudOf(values),
    otherHost: otherHostOf(values),
  };
}

function soundCloudOf(values: z.infer<typeof radioVariables>): SoundCloudSettings | undefined {
  const { SOUNDCLOUD_CLIENT_ID: clientId, SOUNDCLOUD_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, apiUrl: values.SOUNDCLOUD_API, tokenUrl: values.SOUNDCLOUD_TOKENS };
}

function otherHostOf(values: z.infer<typeof radioVariables>): OtherHostSettings | undefined {
  const { RADIO_HOST: kind, RADIO_HOST_STATION: station = '' } = values;
  if (kind === 'own') return undefined;
  const url = values.RADIO_HOST_URL ?? RADIO_CULT;
  const stream = values.RADIO_HOST_STREAM ?? streamOfOtherHost(kind, url, station) ?? '';
  const passedOn = isPassedOn(values.RADIO_HOST_PROXY, stream, values.SITE_URL);
  return { kind, url, station, key: values.RADIO_HOST_KEY, stream, passedOn };
}
