import { isDeepStrictEqual } from 'node:util';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { defaultStation } from '../default-station.ts';
import { sanitiseDocument } from '../sanitise.ts';
import { documentOrder } from '../seed.ts';
import { findLive, putLive } from '../store/live-documents.ts';
import { findReferences } from '../store/references.ts';
import { NotPossible } from '../store/refusals.ts';
import type { Reads, Transaction } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import type { DocumentName } from '../store/tables/documents.ts';
import { bringBack, moveToTrash } from '../store/trash.ts';
import { upgradeLive } from '../store/upgrade-document.ts';
import { type Edit, readVersion } from '../store/versions.ts';
import { partDemo } from './demo-documents.ts';

type Station = DocumentOf<'station'>;

const week = 7 * 86_400_000;
/** Notes on the version of the station document that was written when the demo was removed or brought back. */
const [removed, returned] = ['began with an empty station', 'brought the demo back'];

/** Fields of the station document that describe the demo. Name, zone, language and colours are the owner's from the first day. */
const describing = [
  ...(['strapline', 'description', 'logo', 'additionalnav', 'imagenav', 'footercopy', 'social'] as const),
  ...(['footermenucontact', 'accountUrl', 'filler'] as const),
];

export const demoStation = (station: StationModule): Station =>
  sanitiseDocument(station.documents(new Date()).find(({ type }) => type === 'station') as Station);

/** When the demo was removed and until when it can be brought back; undefined if it was not removed, or too long ago. */
export async function findRemoval(
  reads: Reads,
  now: number,
): Promise<{ at: number; until: number } | undefined> {
  const id = await reads.documents.idOf('station', 'station');
  const versions = id === undefined ? [] : await reads.versions.list(id, undefined, 500);
  const last = versions.find(({ note }) => note === removed || note === returned);
  return last?.note === removed && last.at + week > now ? { at: last.at, until: last.at + week } : undefined;
}

/**
 * Moves the demo to the trash, all at the same instant, by which it is found again. What staff wrote or changed stays, with what
 * it names. Returns how many documents were moved. Repeating it changes nothing.
 */
export async function emptyStation(tx: Transaction, station: StationModule, edit: Edit): Promise<number> {
  const before = await findRemoval(tx, edit.now);
  if (!before) await describe(tx, demoStation(station), defaultStation, { ...edit, note: removed });
  const { leaving } = await partDemo(tx, station);
  // Documents go before those they name. No document names one of its own type, so each type goes at once, which PostgreSQL does faster.
  for (const wanted of documentOrder.toReversed()) {
    const together = leaving.filter(({ type }) => type === wanted);
    await Promise.all(together.map((stored) => moveToTrash(tx, stored, before?.at ?? edit.now)));
  }
  tx.changes.all = true;
  return leaving.length;
}

/** Returns how many documents are back. A document stays in the trash if its name is taken or if it names one that is missing. */
export async function refillStation(tx: Transaction, station: StationModule, edit: Edit): Promise<number> {
  const removal = await findRemoval(tx, edit.now);
  if (!removal) throw new NotPossible('It was not removed in the last seven days.');
  const made = station.documents(new Date());
  let back = 0;
  for (const wanted of documentOrder) {
    const together = made.filter(({ type }) => type === wanted);
    const isBack = await Promise.all(together.map((name) => bringBackFrom(tx, name, removal.at, edit)));
    back += isBack.filter(Boolean).length;
  }
  await describe(tx, defaultStation, demoStation(station), { ...edit, note: returned });
  tx.changes.all = true;
  return back;
}

/** Makes a document live again if it went to the trash at that instant; returns whether it did. */
async function bringBackFrom(tx: Transaction, name: DocumentName, at: number, edit: Edit): Promise<boolean> {
  const stored = await readDocument(tx, name.type, name.slug);
  if (stored?.trashedAt !== at || stored.liveVersion === null) return false;
  const version = await readVersion(tx, stored.id, stored.liveVersion);
  const live = version && upgradeLive(version.document);
  if (!live || (await tx.documents.liveIds(findReferences(live))).includes(undefined)) return false;
  await bringBack(tx, stored, live, edit);
  return true;
}

/** Replaces fields that still have the values of one station by those of another; the other settings stay. */
async function describe(tx: Transaction, before: Station, after: Station, edit: Edit): Promise<void> {
  const station = (await findLive(tx, 'station', 'station')) ?? defaultStation;
  const same = describing.filter((field) => isDeepStrictEqual(station[field], before[field]));
  const others = Object.fromEntries(same.map((field) => [field, after[field]]));
  await putLive(tx, { ...station, ...others }, edit);
}
