import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen.ts';
import { seed } from './seed.ts';
import { createStation } from './server.ts';
import { readStationSettings } from './settings.ts';

/** A whole station inside the test's own process, on a free port, over the data in a folder. */
export async function serveStation(data: string, env: Record<string, string> = {}) {
  const station = await createStation({ DATA: data, HOST: '127.0.0.1', RATE_LIMIT: 'off', ...env });
  const port = await listen(station.server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, port, data, close: () => station.close() };
}

/** The same with the demo in a folder of its own. */
export async function startTestStation(env: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'longwave-'));
  await seed(readStationSettings({ DATA: data, ...env }), () => undefined);
  const station = await serveStation(data, env);
  return {
    ...station,
    async close() {
      await station.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
