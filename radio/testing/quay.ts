import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRadio } from '../app.ts';
import { FRAME_BYTES } from '../frames/frame.ts';
import { readRadioSettings } from '../settings.ts';
import { markedLibrary, marksIn } from './marked-recordings.ts';

/** A radio host for scripts that are run by hand: nothing scheduled, marked silence as filler. */
export async function startQuay(env: Record<string, string> = {}) {
  const logged: string[] = [];
  const playout = { station: { name: 'Quay', description: '', zone: 'UTC' }, slots: [], entries: [] };
  const settings = {
    ...readRadioSettings({ SOURCE_PASSWORD: 'swordfish', ...env }),
    station: undefined,
    data: mkdtempSync(join(tmpdir(), 'quay-')),
    fetchContent: async () => Response.json(playout),
  };
  const radio = await createRadio(settings, {
    library: markedLibrary({ filler: 500 }),
    filler: [{ name: 'filler', title: 'Filler', seconds: 12 }],
    log: (line) => logged.push(line),
  });
  const server = createServer((req, res) => {
    if (!radio.isSource(req)) req.url = req.url?.replace(/^\/radio/, '') || '/';
    radio.handle(req, res);
  });
  radio.attach(server, '/radio');
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/radio`;
  let closed = false;

  return {
    port,
    url,
    logged,
    radio,
    async title(): Promise<string> {
      const answer = (await (await fetch(`${url}/live.json`)).json()) as {
        result: { metadata: { title: string } };
      };
      return answer.result.metadata.title;
    },
    /** So many frames of a source, as a listener hears them; fewer when they do not come in time. */
    async hearSource(frames: number, patienceMs: number): Promise<Buffer> {
      const heard: Buffer[] = [];
      let pending: Buffer = Buffer.alloc(0);
      try {
        const response = await fetch(`${url}/stream`, { signal: AbortSignal.timeout(patienceMs) });
        for await (const data of response.body ?? []) {
          pending = Buffer.concat([pending, data]);
          const whole = pending.length - (pending.length % FRAME_BYTES);
          for (const [index, mark] of marksIn(pending.subarray(0, whole)).entries()) {
            if (!mark) heard.push(pending.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES));
          }
          pending = pending.subarray(whole);
          if (heard.length >= frames) break;
        }
      } catch {}
      return Buffer.concat(heard);
    },
    closed: () => closed,
    async close() {
      closed = true;
      await radio.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Quay = Awaited<ReturnType<typeof startQuay>>;
