import { existsSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { key, number, onOff, port, readSettings } from '@longwave/server-kit/settings.ts';
import * as z from 'zod';

const root = resolve(import.meta.dirname, '..');

const switched = onOff.transform((word) => word === 'on');

/** Settings of the process that serves all parts. The settings of each part are in its own `settings.ts`. */
export const stationSettings = z.object({
  PORT: port.default(3000).describe('Port to listen on'),
  HOST: z.string().min(1).default('0.0.0.0').describe('Address to listen on'),
  DATA: z
    .string()
    .default('data')
    .transform((path) => resolve(root, path))
    .describe('Folder of everything the station keeps'),
  STATION: z
    .string()
    .default('stations/demo')
    .transform((path) => resolve(root, path))
    .refine(
      isFolder,
      'There is no such folder. npm run new -- my-station makes one; without STATION the demo is taken.',
    )
    .describe(
      'Folder of the station to begin with when there is no data yet: of files, or with a station.ts',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isAddressOrNet),
      'Write addresses of proxies, such as 127.0.0.1 or 10.0.0.0/8, separated by commas; names are not looked up.',
    )
    .describe('Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas'),
  RATE_LIMIT: switched
    .default(true)
    .describe('Whether costly requests are limited for each client: on or off'),
  RENDER_THREADS: number({ min: 1, max: 64, whole: true, example: '2' })
    .default(1)
    .describe('Threads that render pages; no more are started than the machine has processors'),
  PICTURES_AHEAD: switched
    .default(true)
    .describe('Whether the pictures of the home page are made before the first visitor asks: on or off'),
  ACCESS_LOG: switched.default(false).describe('Whether every request is logged: on or off'),
  METRICS_TOKEN: key
    .default('')
    .describe('Secret that opens /metrics, at least 12 characters; without one it is closed'),
});
export type StationSettings = z.infer<typeof stationSettings>;

export function readStationSettings(env: NodeJS.ProcessEnv): StationSettings {
  return readSettings(stationSettings, env);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function isAddressOrNet(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
