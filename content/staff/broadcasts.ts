import { recordingUrl } from '@longwave/contract/audio.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { type KeptBroadcast, keptBroadcast } from '@longwave/contract/playout.ts';
import { isSignedBody, signatureHeader } from '@longwave/contract/signed-body.ts';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import { sanitised } from '../sanitise.ts';
import { loggedSlot } from '../schedule/as-played.ts';
import { findLive } from '../store/live-documents.ts';
import type { Store } from '../store.ts';
import { parseBody, readBytes } from './body.ts';
import { publishChecked } from './documents.ts';

/** What the radio host kept of a slot becomes a show. Telling it twice changes nothing. */
export function broadcastRoutes(store: Store, secret: string, now: () => number) {
  return new Hono().post('/broadcasts', async (c) => {
    const text = (await readBytes(c.req.raw, 16_384)).toString('utf8');
    if (!(await isSignedBody(text, c.req.header(signatureHeader) ?? '', secret)))
      throw new Refusal(401, 'The signature is missing or wrong');
    const kept = parseBody(text, keptBroadcast);
    const known = findLive(store, 'show', kept.slot);
    const show = known ? { ...known, recording: recordingOf(kept) } : showOf(store, kept);
    publishChecked(store, sanitised(show), now());
    return c.json({ show: show.slug }, known ? 200 : 201);
  });
}

function showOf(store: Store, kept: KeptBroadcast): DocumentOf<'show'> {
  const [, slug = '', day = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(kept.slot) ?? [];
  const slot = findLive(store, 'slot', slug) ?? loggedSlot(store, kept.slot, Date.parse(kept.start));
  if (!slot || !day)
    throw new Refusal(400, `slot: there is no slot called ${kept.slot.slice(0, 150)}`, 'slot');
  const residents = slot.residents.flatMap((resident) => findLive(store, 'resident', resident) ?? []);
  return {
    type: 'show',
    slug: kept.slot,
    title: slot.title,
    description: paragraph(slot.description),
    date: kept.start,
    picture: slot.picture ?? residents[0]?.picture ?? stationPicture(store),
    residents: residents.map((resident) => resident.slug),
    guests: [],
    genres: [...new Set(residents.flatMap((resident) => resident.genres))],
    tracklist: [],
    recording: recordingOf(kept),
    featured: false,
  };
}

function recordingOf({ recording, seconds, bytes }: KeptBroadcast) {
  return { kind: 'file', name: recording, url: recordingUrl(recording), seconds, bytes } as const;
}

function stationPicture(store: Store) {
  const station = findLive(store, 'station', 'station');
  return (
    station?.logo ?? { name: 'station', alt: station?.name ?? '', width: 1, height: 1, colour: '#11110f' }
  );
}

function paragraph(text: string): string {
  return text && `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
