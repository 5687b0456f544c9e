import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  number,
  oneOf,
  onOff,
  port,
  readSettings,
  secret,
  urlOrPath,
  webUrl,
} from '@longwave/server-kit/settings.ts';
import type { TranscodingSettings } from '@longwave/transcoding/transcoding.ts';
import * as z from 'zod';
import type { MailSettings } from './people/invitation-mail.ts';

const root = resolve(import.meta.dirname, '..');
const inRoot = (path: string) => resolve(root, path);

export const contentVariables = z.object({
  CONTENT_PORT: port.default(4001).describe('Port of the content service on its own'),
  DATA: z.string().default('data').transform(inRoot).describe('Folder of everything the station keeps'),
  STATION: z
    .string()
    .default('stations/demo')
    .transform(inRoot)
    .refine((path) => existsSync(path), 'There is no such folder.')
    .describe('Folder of the station whose pictures and clips are made by code'),
  DATABASE_URL: z
    .string()
    .trim()
    .refine((text) => /^postgres(?:ql)?:\/\/[^\s/]/.test(text) && URL.canParse(text), {
      error: 'Write the address of a PostgreSQL database, such as postgres://user:password@host/database.',
      abort: true,
    })
    .refine(
      (text) => /^(?:[2-9]|[1-9]\d)$/.test(new URL(text).searchParams.get('max') ?? '10'),
      'Write a number of connections from 2 to 99 after max=.',
    )
    .optional()
    .describe(
      'PostgreSQL database that documents are stored in; a file of the data folder when not given. With `?max=5` at its end, five connections instead of ten, beside four for searches and changes',
    ),
  CONTENT_KEY: secret
    .optional()
    .describe(
      'Secret with which programs write as an owner, beside the named keys of the studio. A site elsewhere needs it, too',
    ),
  SESSION_SECRET: secret
    .optional()
    .describe('Secret shared with the radio host; made and kept in the data folder when not given'),
  AS_PLAYED_DAYS: number({ min: 90, max: 36_500, whole: true, example: '400' })
    .default(400)
    .describe('Days for which the log of what was played is kept, at least 90'),
  SITE_ORIGIN: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every((one) => webUrl.safeParse(one).success),
      'Write whole addresses such as https://radio.example, separated by commas.',
    )
    .transform((list) => list.map((one) => new URL(one).origin))
    .describe('Origins of sites that read this service from another address, separated by commas'),
  AUDIO_HOST: urlOrPath
    .default('/radio')
    .describe('The audio-streaming service that recordings are played from'),
  TRANSCODER: oneOf(['auto', 'ffmpeg', 'wasm'])
    .default('auto')
    .describe(
      'How uploaded recordings are read: ffmpeg, wasm (no ffmpeg needed; no AAC), or auto for ffmpeg where there is one',
    ),
  FFMPEG: z.string().trim().min(1).default('ffmpeg').describe('Command or path of ffmpeg'),
  SITE_URL: webUrl
    .default('')
    .describe('Public address of the site, for canonical links, feeds and shared pictures'),
  SMTP_URL: z
    .string()
    .trim()
    .refine(
      (text) => /^smtps?:\/\/[^\s/]/.test(text) && URL.canParse(text),
      'Write the address of a mail server, such as smtps://user:password@mail.example.',
    )
    .optional()
    .describe('Mail server that invitations are sent by; when not given, the studio shows the link to copy'),
  SMTP_FROM: z
    .string()
    .trim()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'Write an address such as studio@radio.example.')
    .optional()
    .describe('Whom invitations are from; studio at the host of SITE_URL when not given'),
  PUSH: onOff
    .default('on')
    .describe(
      'Whether listeners can have notices of new shows and broadcasts sent to their browser: on or off',
    ),
  PUSH_CONTACT: z
    .string()
    .trim()
    .refine(
      (text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || /^https:\/\/[^\s/]\S*$/.test(text),
      'Write mailto: and an address for letters, or an https address, such as mailto:studio@radio.example.',
    )
    .optional()
    .describe('Whom a push service writes to when something is wrong with notices; SITE_URL when not given'),
  PUSH_LOOPBACK: onOff
    .default('off')
    .describe('Whether a push service at 127.0.0.1 is allowed, for tests only: on or off'),
  MOVE_IN_LOOPBACK: onOff
    .default('off')
    .describe('Whether feeds at 127.0.0.1 may be moved in, for tests only: on or off'),
});

export type ContentSettings = {
  port: number;
  data: string;
  databaseUrl: string | undefined;
  station: string;
  contentKey: string | undefined;
  /** With this key the site in the same process may read the change feed, with or without a `contentKey`. */
  feedKey: string | undefined;
  sessionSecret: string | undefined;
  asPlayedDays: number;
  siteOrigins: string[];
  /** Recordings are at another audio service, so their files are not checked here. */
  recordingsElsewhere: boolean;
  siteUrl: string;
  /** Undefined when no mail is sent. */
  mail: MailSettings | undefined;
  push: { on: boolean; contact: string; loopback: boolean };
  /** Allows feeds and sound at 127.0.0.1 to be fetched, for tests. */
  moveInLoopback: boolean;
  transcoding: TranscodingSettings;
  /** The current time in milliseconds since 1970. */
  now: () => number;
};

/** Throws one message that names every setting that cannot be used. */
export function readContentSettings(env: NodeJS.ProcessEnv): ContentSettings {
  const values = readSettings(contentVariables, env);
  return {
    port: values.CONTENT_PORT,
    data: values.DATA,
    databaseUrl: values.DATABASE_URL,
    station: values.STATION,
    contentKey: values.CONTENT_KEY,
    feedKey: undefined,
    sessionSecret: values.SESSION_SECRET,
    asPlayedDays: values.AS_PLAYED_DAYS,
    siteOrigins: values.SITE_ORIGIN,
    recordingsElsewhere: /^https?:/.test(values.AUDIO_HOST),
    siteUrl: values.SITE_URL,
    mail: values.SMTP_URL
      ? { url: values.SMTP_URL, from: values.SMTP_FROM ?? `studio@${hostOf(values.SITE_URL)}` }
      : undefined,
    push: {
      on: values.PUSH === 'on',
      contact:
        values.PUSH_CONTACT ?? (values.SITE_URL.startsWith('https:') ? values.SITE_URL : 'https://localhost'),
      loopback: values.PUSH_LOOPBACK === 'on',
    },
    moveInLoopback: values.MOVE_IN_LOOPBACK === 'on',
    transcoding: { engine: values.TRANSCODER, ffmpeg: values.FFMPEG },
    now: Date.now,
  };
}

const hostOf = (siteUrl: string) => (siteUrl ? new URL(siteUrl).hostname : 'localhost');
