import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../listen.ts';
import { partOptions } from '../parts.ts';
import { startPartsInThreads } from '../parts-in-threads.ts';
import { createStation } from '../server.ts';
import { readStationSettings } from '../settings.ts';

const fixture = join(import.meta.dirname, '../../stations/fixture');

/** Starts a whole station in the test's own process, on a free port, with the data of a folder. */
export async function serveStation(data: string, env: Record<string, string> = {}) {
  const given = {
    DATA: data,
    STATION: fixture,
    HOST: '127.0.0.1',
    RATE_LIMIT: 'off',
    RENDER_THREADS: '1',
    ...env,
  };
  const settings = readStationSettings(given);
  const options = partOptions(given, settings);
  const station = await createStation(settings, options.env, startPartsInThreads(options));
  const port = await listen(station.server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, port, data, close: () => station.close() };
}

/** Fills a folder with the fixture station. */
export function seedFixture(data: string): void {
  cpSync(process.env.TEST_SEEDED_DATA ?? '', data, { recursive: true });
}

/** The same, with the fixture station in a temporary folder. */
export async function startTestStation(env: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'longwave-'));
  seedFixture(data);
  const station = await serveStation(data, env);
  return {
    ...station,
    async close() {
      await station.close();
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
