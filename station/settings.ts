import { resolve } from 'node:path';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '..');

const yesNo = z.enum(['on', 'off']).transform((word) => word === 'on');

/** Settings of the one process that serves everything. Those of the three parts are in their own `settings.ts`. */
export const stationSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z.string().min(1).default('0.0.0.0').describe('Address to listen on'),
  DATA: z
    .string()
    .min(1)
    .default('data')
    .transform((path) => resolve(root, path))
    .describe('Folder of everything the station keeps'),
  STATION: z
    .string()
    .min(1)
    .default('stations/demo')
    .transform((path) => resolve(root, path))
    .describe('Folder of the station to begin with when there is no data yet'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .describe('Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas'),
  RATE_LIMIT: yesNo.default(true).describe('Whether costly requests are limited for each client: on or off'),
  RENDER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Threads that render pages; no more are started than the machine has processors'),
  PICTURES_AHEAD: yesNo
    .default(true)
    .describe('Whether the pictures of the home page are made before the first visitor asks: on or off'),
  ACCESS_LOG: yesNo.default(false).describe('Whether every request is logged: on or off'),
  METRICS_TOKEN: z.string().default('').describe('Secret that opens /metrics; without one it is closed'),
});
export type StationSettings = z.infer<typeof stationSettings>;

/** Thrown with one sentence for each setting that cannot be used. */
export class BadSettings extends Error {}

export function readStationSettings(env: NodeJS.ProcessEnv): StationSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = stationSettings.safeParse(given);
  if (result.success) return result.data;
  throw new BadSettings(
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}
