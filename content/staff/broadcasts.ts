import { hash } from 'node:crypto';
import { recordingUrl } from '@longwave/contract/audio.ts';
import type { DocumentOf, Recording } from '@longwave/contract/documents.ts';
import { type KeptBroadcast, keptBroadcast } from '@longwave/contract/playout.ts';
import { isSignedBody, signatureHeader } from '@longwave/contract/signed-body.ts';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import { noPicture } from '../media/no-picture.ts';
import { sanitised } from '../sanitise.ts';
import { loggedSlot } from '../schedule/as-played.ts';
import { findLive, putLive } from '../store/live-documents.ts';
import { keptDocument } from '../store/publishing.ts';
import { keepRevision } from '../store/revisions.ts';
import type { Store, Touched } from '../store.ts';
import { parseBody, readBytes } from './body.ts';
import { byField } from './documents.ts';

/**
 * What the radio host kept of a slot becomes the recording of that show, in its live form and in its draft, and nothing
 * else of them changes. Where there is no such show yet, it becomes one. The same report again changes nothing, even
 * when staff have since put another recording in its place or removed the show.
 */
export function broadcastRoutes(store: Store, secret: string, now: () => number) {
  return new Hono().post('/broadcasts', async (c) => {
    const text = (await readBytes(c.req.raw, 16_384)).toString('utf8');
    if (!(await isSignedBody(text, c.req.header(signatureHeader) ?? '', secret)))
      throw new Refusal(401, 'The signature is missing or wrong');
    const kept = parseBody(text, keptBroadcast);
    let created = false;
    await byField(async () => {
      const result = await store.write(() => take(store, kept, now()));
      created = result.created;
      if (result.touched) store.announce(result.touched);
    });
    return c.json({ show: kept.slot }, created ? 201 : 200);
  });
}

type Result = { created: boolean; touched?: Touched };

/** Inside a running transaction. */
function take(store: Store, kept: KeptBroadcast, now: number): Result {
  if (!isNews(store, kept, now)) return { created: false };
  const recording = recordingOf(kept);
  const known = keptDocument(store, 'show', kept.slot);
  if (!known) return { created: true, touched: putLive(store, sanitised(showOf(store, kept)), now) };
  if (known.draft)
    store
      .sql(`UPDATE documents SET draft = ? WHERE type = 'show' AND slug = ?`)
      .run(JSON.stringify({ ...known.draft, recording }), kept.slot);
  if (known.live?.type !== 'show' || isSame(known.live.recording, recording)) return { created: false };
  keepRevision(store, known.live, now);
  return { created: false, touched: putLive(store, { ...known.live, recording }, now) };
}

function isNews(store: Store, kept: KeptBroadcast, now: number): boolean {
  const { slot, recording, start, seconds, bytes } = kept;
  const report = hash('sha256', JSON.stringify([slot, recording, start, seconds, bytes]), 'base64url');
  const { changes } = store
    .sql('INSERT OR IGNORE INTO broadcast_reports (report, at) VALUES (?, ?)')
    .run(report, now);
  return changes > 0;
}

function isSame(one: Recording | null, other: Recording): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function showOf(store: Store, kept: KeptBroadcast): DocumentOf<'show'> {
  const [, slug = '', day = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(kept.slot) ?? [];
  const slot = findLive(store, 'slot', slug) ?? loggedSlot(store, kept.slot, Date.parse(kept.start));
  if (!slot || !day)
    throw new Refusal(400, `slot: there is no slot called ${kept.slot.slice(0, 150)}`, 'slot');
  const residents = slot.residents.flatMap((resident) => findLive(store, 'resident', resident) ?? []);
  const logo = findLive(store, 'station', 'station')?.logo;
  return {
    type: 'show',
    slug: kept.slot,
    title: slot.title,
    description: paragraph(slot.description),
    date: kept.start,
    picture: slot.picture ?? residents[0]?.picture ?? logo ?? noPicture,
    residents: residents.map((resident) => resident.slug),
    guests: [],
    genres: [...new Set(residents.flatMap((resident) => resident.genres))],
    tracklist: [],
    recording: recordingOf(kept),
    featured: false,
    ...(slot.programme && findLive(store, 'programme', slot.programme) && { programme: slot.programme }),
  };
}

function recordingOf({ recording, seconds, bytes }: KeptBroadcast): Recording {
  return { kind: 'file', name: recording, url: recordingUrl(recording), seconds, bytes };
}

function paragraph(text: string): string {
  return text && `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
