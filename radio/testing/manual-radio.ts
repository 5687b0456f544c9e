import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { FRAME_BYTES } from '@longwave/transcoding/frames/frame.ts';
import { createRadio } from '../app.ts';
import { readRadioSettings } from '../settings.ts';
import { markedLibrary, marksIn } from './marked-recordings.ts';

/** A radio for scripts that are run by hand: nothing is scheduled, and marked silence is the filler. */
export async function startManualRadio(env: Record<string, string> = {}) {
  const logged: LoggedEvent[] = [];
  const playout = {
    station: { name: 'External Radio', description: '', zone: 'UTC' },
    slots: [],
    entries: [],
  };
  const settings = {
    ...readRadioSettings({ STATION: 'radio/testing/station', SOURCE_PASSWORD: 'swordfish', ...env }),
    station: undefined,
    data: mkdtempSync(join(tmpdir(), 'external-')),
    fetchContent: async () => Response.json(playout),
  };
  const radio = await createRadio(settings, {
    library: markedLibrary({ filler: 500 }),
    filler: [{ name: 'filler', title: 'Filler', seconds: 12 }],
    log: logTo(logged),
  });
  const server = createServer((req, res) => {
    if (!radio.isSourceRequest(req)) req.url = req.url?.replace(/^\/radio/, '') || '/';
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
      const response = (await (await fetch(`${url}/live.json`)).json()) as {
        result: { metadata: { title: string } };
      };
      return response.result.metadata.title;
    },
    /** The source's frames as a listener receives them; fewer if they do not arrive in time. */
    async receiveSource(frames: number, timeoutMs: number): Promise<Buffer> {
      const received: Buffer[] = [];
      let pending: Buffer = Buffer.alloc(0);
      try {
        const response = await fetch(`${url}/stream`, { signal: AbortSignal.timeout(timeoutMs) });
        for await (const data of response.body ?? []) {
          pending = Buffer.concat([pending, data]);
          const whole = pending.length - (pending.length % FRAME_BYTES);
          for (const [index, mark] of marksIn(pending.subarray(0, whole)).entries()) {
            if (!mark) received.push(pending.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES));
          }
          pending = pending.subarray(whole);
          if (received.length >= frames) break;
        }
      } catch {}
      return Buffer.concat(received);
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

export type ManualRadio = Awaited<ReturnType<typeof startManualRadio>>;
