import { type AiredReport, airedReport } from '@longwave/contract/playout.ts';
import { Hono } from 'hono';
import { readSignedBody } from '../http/signed-request.ts';
import type { Store } from '../store/repository.ts';

const maxReportBytes = 1024 * 1024;

/** Writes what the radio host reports to have sent into the as-played log. Repeating a report changes nothing. */
export function airedRoutes(store: Store, secret: string) {
  return new Hono().post('/aired', async (c) => {
    await storeReport(store, await readSignedBody(c.req.raw, secret, airedReport, maxReportBytes));
    return c.body(null, 204);
  });
}

async function storeReport(store: Store, { host, stretches, notes }: AiredReport): Promise<void> {
  await store.write(async (tx) => {
    for (const stretch of stretches)
      await tx.asPlayed.putAired({
        start: Date.parse(stretch.start),
        host,
        until: Date.parse(stretch.end),
        occurrence: stretch.slot,
        programme: stretch.programme,
        title: stretch.title,
        recording: stretch.recording,
        live: stretch.live,
        listenersAverage: stretch.listeners.average,
        listenersPeak: stretch.listeners.peak,
      });
    for (const { key, at, slot, text } of notes)
      await tx.asPlayed.addNote({ key, at: Date.parse(at), slot, text });
  });
}
