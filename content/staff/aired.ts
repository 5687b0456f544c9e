import { type AiredReport, airedReport } from '@longwave/contract/playout.ts';
import { isSignedBody, signatureHeader } from '@longwave/contract/signed-body.ts';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { parseBody, readBytes } from './body.ts';

/** What the radio host says it sent goes into the as-played log. Telling it twice changes nothing. */
export function airedRoutes(store: Store, secret: string) {
  return new Hono().post('/aired', async (c) => {
    const text = (await readBytes(c.req.raw, 1024 * 1024)).toString('utf8');
    if (!(await isSignedBody(text, c.req.header(signatureHeader) ?? '', secret)))
      throw new Refusal(401, 'The signature is missing or wrong');
    await keepReport(store, parseBody(text, airedReport));
    return c.body(null, 204);
  });
}

async function keepReport(store: Store, { host, stretches, notes }: AiredReport): Promise<void> {
  await store.write(() => {
    for (const stretch of stretches)
      store
        .sql(
          `INSERT INTO aired (start, host, until, occurrence, programme, title, recording, live,
             listeners_average, listeners_peak) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (start, host) DO UPDATE SET until = excluded.until,
             listeners_average = excluded.listeners_average, listeners_peak = excluded.listeners_peak
           WHERE excluded.until > until`,
        )
        .run(
          ...[Date.parse(stretch.start), host, Date.parse(stretch.end), stretch.slot],
          ...[stretch.programme, stretch.title, stretch.recording, stretch.live ? 1 : 0],
          ...[stretch.listeners.average, stretch.listeners.peak],
        );
    for (const { key, at, slot, text } of notes)
      store
        .sql('INSERT OR IGNORE INTO air_notes (key, at, slot, text) VALUES (?, ?, ?, ?)')
        .run(key, Date.parse(at), slot, text);
  });
}
