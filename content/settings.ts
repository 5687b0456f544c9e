import { resolve } from 'node:path';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '..');
const inRoot = (path: string) => resolve(root, path);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

export const contentVariables = z.object({
  CONTENT_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4001)
    .describe('Port of the content service on its own'),
  DATA: z
    .string()
    .min(1)
    .default('data')
    .transform(inRoot)
    .describe('Folder of everything the station keeps'),
  STATION: z
    .string()
    .min(1)
    .default('stations/demo')
    .transform(inRoot)
    .describe('Folder of the station whose pictures and clips are made by code'),
  CONTENT_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Secret with which staff write documents; without one nobody can'),
  SESSION_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Secret shared with the radio host; made and kept in the data folder when not given'),
  AS_PLAYED_DAYS: z.coerce
    .number()
    .int()
    .min(90, 'must be at least 90')
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
    .pipe(z.array(origin))
    .describe('Origins of sites that read this service from another address, separated by commas'),
});

export type ContentSettings = {
  port: number;
  data: string;
  station: string;
  contentKey: string | undefined;
  sessionSecret: string | undefined;
  asPlayedDays: number;
  siteOrigins: string[];
  /** The present, in milliseconds since 1970. */
  now: () => number;
};

/** Reads the environment once; everything wrong with it is said in one message. */
export function readContentSettings(env: NodeJS.ProcessEnv): ContentSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = contentVariables.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`);
    throw new Error(`The content service cannot start with these settings:\n${faults.join('\n')}`);
  }
  const values = result.data;
  return {
    port: values.CONTENT_PORT,
    data: values.DATA,
    station: values.STATION,
    contentKey: values.CONTENT_KEY,
    sessionSecret: values.SESSION_SECRET,
    asPlayedDays: values.AS_PLAYED_DAYS,
    siteOrigins: values.SITE_ORIGIN,
    now: Date.now,
  };
}
