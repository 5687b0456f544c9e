import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  address,
  number,
  onOff,
  place,
  port,
  secret,
  sentencesOf,
  withoutEmpty,
} from '@longwave/contract/setting.ts';
import * as z from 'zod';

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
  CONTENT_KEY: secret.optional().describe('Secret with which staff write documents; without one nobody can'),
  SESSION_SECRET: secret
    .optional()
    .describe('Secret shared with the radio host; made and kept in the data folder when not given'),
  AS_PLAYED_DAYS: number({ least: 90, most: 36_500, whole: true, such: '400' })
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
      (list) => list.every((one) => address.safeParse(one).success),
      'Write whole addresses such as https://radio.example, separated by commas.',
    )
    .transform((list) => list.map((one) => new URL(one).origin))
    .describe('Origins of sites that read this service from another address, separated by commas'),
  AUDIO_HOST: place.default('/radio').describe('The audio-streaming service that recordings are played from'),
  SITE_URL: address
    .default('')
    .describe('Public address of the site, for canonical links, feeds and shared pictures'),
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
});

export type ContentSettings = {
  port: number;
  data: string;
  station: string;
  contentKey: string | undefined;
  sessionSecret: string | undefined;
  asPlayedDays: number;
  siteOrigins: string[];
  /** Recordings are at another audio service, so their files are not looked for here. */
  recordingsElsewhere: boolean;
  siteUrl: string;
  push: { on: boolean; contact: string; loopback: boolean };
  /** The present, in milliseconds since 1970. */
  now: () => number;
};

/** Reads the environment once; everything wrong with it is said in one message. */
export function readContentSettings(env: NodeJS.ProcessEnv): ContentSettings {
  const given = withoutEmpty(env);
  const result = contentVariables.safeParse(given);
  if (!result.success) throw new Error(sentencesOf(result.error, given).join('\n'));
  const values = result.data;
  return {
    port: values.CONTENT_PORT,
    data: values.DATA,
    station: values.STATION,
    contentKey: values.CONTENT_KEY,
    sessionSecret: values.SESSION_SECRET,
    asPlayedDays: values.AS_PLAYED_DAYS,
    siteOrigins: values.SITE_ORIGIN,
    recordingsElsewhere: /^https?:/.test(values.AUDIO_HOST),
    siteUrl: values.SITE_URL,
    push: {
      on: values.PUSH === 'on',
      contact:
        values.PUSH_CONTACT ?? (values.SITE_URL.startsWith('https:') ? values.SITE_URL : 'https://localhost'),
      loopback: values.PUSH_LOOPBACK === 'on',
    },
    now: Date.now,
  };
}
