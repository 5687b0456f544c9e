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
/** What a version of the station document says of itself when the demo was removed with it, or came back. */
const [removed, returned] = ['began with an empty station', 'brought the demo back'];

/** What describes the demo in the settings. The name, the zone, the language and the colours are the owner's from the first day. */
const describing = [
  ...(['strapline', 'description', 'logo', 'additionalnav', 'imagenav', 'footercopy', 'social'] as const),
  ...(['footermenucontact', 'accountUrl', 'filler'] as const),
];

export const demoStation = (station: StationModule): Station =>
  sanitiseDocument(station.documents(new Date()).find(({ type }) => type === 'station') as Station);

/** When the demo was removed and until when it can come back; undefined when it was not, or too long ago. */
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
 * Moves the demo to the trash, all at the same instant, by which it is found again. What staff wrote or changed stays, with whatever
 * it names. Returns how many documents went. Doing it twice is the same as doing it once.
 */
export async function emptyStation(tx: Transaction, station: StationModule, edit: Edit): Promise<number> {
  const before = await findRemoval(tx, edit.now);
  if (!before) await describe(tx, demoStation(station), defaultStation, { ...edit, note: removed });
  const { leaving } = await partDemo(tx, station);
  // Those that name others go before them. None names one of its own type: a database elsewhere gets these all at once.
  for (const wanted of documentOrder.toReversed()) {
    const together = leaving.filter(({ type }) => type === wanted);
    await Promise.all(together.map((stored) => moveToTrash(tx, stored, before?.at ?? edit.now)));
  }
  tx.changes.all = true;
  return leaving.length;
}

/** Returns how many documents are back. One whose name is taken, or that names something which is gone, stays in the trash. */
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

/** Returns whether it went to the trash at that instant and is live again. */
async function bringBackFrom(tx: Transaction, name: DocumentName, at: number, edit: Edit): Promise<boolean> {
  const stored = await readDocument(tx, name.type, name.slug);
  if (stored?.trashedAt !== at || stored.liveVersion === null) return false;
  const version = await readVersion(tx, stored.id, stored.liveVersion);
  const live = version && upgradeLive(version.document);
  if (!live || (await tx.documents.liveIds(findReferences(live))).includes(undefined)) return false;
  await bringBack(tx, stored, live, edit);
  return true;
}

/** Replaces what still describes one station by what describes another, and leaves the rest of the settings. */
async function describe(tx: Transaction, before: Station, after: Station, edit: Edit): Promise<void> {
  const station = (await findLive(tx, 'station', 'station')) ?? defaultStation;
  const same = describing.filter((field) => isDeepStrictEqual(station[field], before[field]));
  const others = Object.fromEntries(same.map((field) => [field, after[field]]));
  await putLive(tx, { ...station, ...others }, edit);
}
