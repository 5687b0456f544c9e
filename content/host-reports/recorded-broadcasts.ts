import { hash } from 'node:crypto';
import { recordingUrl } from '@longwave/contract/audio.ts';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { type RecordedBroadcast, recordedBroadcast } from '@longwave/contract/playout.ts';
import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { readSignedBody } from '../http/signed-request.ts';
import { placeholderPicture } from '../media/placeholder-picture.ts';
import { sanitiseDocument } from '../sanitise.ts';
import { findLoggedSlot } from '../schedule/as-played-log.ts';
import { reportRefusals } from '../staff/report-refusals.ts';
import { findLive } from '../store/live-documents.ts';
import { newestForm, residentsOf } from '../store/owned-documents.ts';
import { patchDocument } from '../store/patch-document.ts';
import { publishInTransaction } from '../store/publishing.ts';
import type { Reads, Store, Transaction } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { wasLive } from '../store/versions.ts';

const maxReportBytes = 16_384;

/**
 * The radio host's recording of a broadcast becomes the recording of its show, in the live form and in the draft; nothing else of
 * them changes. If there is no such show yet, one is created. Repeating a report changes nothing, even if staff have since chosen
 * another recording or removed the show.
 */
export function broadcastRoutes(store: Store, secret: string, now: () => number) {
  return new Hono().post('/broadcasts', async (c) => {
    const broadcast = await readSignedBody(c.req.raw, secret, recordedBroadcast, maxReportBytes);
    const { show, created } = await reportRefusals(() =>
      store.write((tx) => storeBroadcast(tx, broadcast, now())),
    );
    return c.json({ show }, created ? 201 : 200);
  });
}

/** Returns the slug of the show, and whether it was created. */
async function storeBroadcast(tx: Transaction, broadcast: RecordedBroadcast, now: number) {
  if (!(await tx.asPlayed.addBroadcastReport(hashOf(broadcast), now)))
    return { show: broadcast.slot, created: false };
  const recording = recordingOf(broadcast);
  const { slug, known } = await findShow(tx, broadcast);
  const edit = { author: 'radio host', now };
  if (!known || known.trashedAt !== null) {
    const show = { ...(await showOf(tx, broadcast)), slug };
    await publishInTransaction(tx, sanitiseDocument(show), edit);
    return { show: slug, created: true };
  }
  await patchDocument(tx, known, { ...edit, note: 'recording of the broadcast' }, (form) =>
    isSame(form.recording, recording) ? form : { ...form, recording },
  );
  return { show: slug, created: false };
}

/**
 * The show of a broadcast, or the slug for one. A draft of other residents under its slug, which anybody could foresee, is left
 * alone: the show gets a slug with a number then.
 */
async function findShow(reads: Reads, broadcast: RecordedBroadcast) {
  const known = await readDocument(reads, 'show', broadcast.slot);
  if (!known || !(await isOfOthers(reads, known, broadcast))) return { slug: broadcast.slot, known };
  for (let number = 2; ; number++) {
    const slug = `${broadcast.slot}-${number}`;
    const other = await readDocument(reads, 'show', slug);
    const isIts = other?.live?.type === 'show' && other.live.date === broadcast.start;
    if (!other || isIts) return { slug, known: other };
  }
}

async function isOfOthers(
  reads: Reads,
  known: StoredDocument,
  broadcast: RecordedBroadcast,
): Promise<boolean> {
  const form = newestForm(known);
  const residents = form ? residentsOf(form) : [];
  if (residents.length === 0 || (await wasLive(reads, known))) return false;
  const { slot } = await slotOf(reads, broadcast);
  return slot !== undefined && !residents.some((resident) => slot.residents.includes(resident));
}

async function slotOf(reads: Reads, broadcast: RecordedBroadcast) {
  const [, slug = '', day = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(broadcast.slot) ?? [];
  const slot =
    (await findLive(reads, 'slot', slug)) ??
    (await findLoggedSlot(reads, broadcast.slot, Date.parse(broadcast.start)));
  return { slot, day };
}

function hashOf({ slot, recording, start, seconds, bytes }: RecordedBroadcast): string {
  return hash('sha256', JSON.stringify([slot, recording, start, seconds, bytes]), 'base64url');
}

function isSame(one: unknown, other: Recording): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function showOf(reads: Reads, broadcast: RecordedBroadcast): Promise<DocumentOf<'show'>> {
  const { slot, day } = await slotOf(reads, broadcast);
  if (!slot || !day)
    throw new HttpError(400, `slot: there is no slot called ${broadcast.slot.slice(0, 150)}`, 'slot');
  const found = await Promise.all(slot.residents.map((resident) => findLive(reads, 'resident', resident)));
  const residents = found.filter((resident) => resident !== undefined);
  const logo = (await findLive(reads, 'station', 'station'))?.logo;
  const programme = slot.programme && (await findLive(reads, 'programme', slot.programme))?.slug;
  return {
    type: 'show',
    slug: broadcast.slot,
    title: slot.title,
    description: paragraph(slot.description),
    date: broadcast.start,
    picture: slot.picture ?? residents[0]?.picture ?? logo ?? placeholderPicture,
    residents: residents.map((resident) => resident.slug),
    guests: [],
    genres: [...new Set(residents.flatMap((resident) => resident.genres))],
    tracklist: [],
    recording: recordingOf(broadcast),
    featured: false,
    ...(programme && { programme }),
  };
}

function recordingOf({ recording, seconds, bytes }: RecordedBroadcast): Recording {
  return { kind: 'file', name: recording, url: recordingUrl(recording), seconds, bytes };
}

function paragraph(text: string): string {
  return text && `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
