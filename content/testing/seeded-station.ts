import { cpSync } from 'node:fs';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { seedStation } from '../seed.ts';
import { openStore } from '../store/open-store.ts';
import { copyDatabase, isKept, newDatabaseUrl } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Station = { data: string; databaseUrl: string | undefined };

/** Seeded stations by what they were seeded with. Only copies of them are opened. */
const seeded = new Map<string, Promise<Station>>();

/** A station of its own for a test, as seeding makes it: a copy, since the tests of a file seed the same documents again and again. */
export async function newSeededStation(documents: StationDocument[], now: number): Promise<Station> {
  const key = JSON.stringify([process.env.TEST_DATABASE_URL, now, documents]);
  let original = await seeded.get(key);
  if (!original || (original.databaseUrl && !isKept(original.databaseUrl))) {
    const seeding = seedNew(documents, now);
    seeded.set(key, seeding);
    original = await seeding;
  }
  const data = temporaryFolder();
  cpSync(original.data, data, { recursive: true });
  return { data, databaseUrl: original.databaseUrl && (await copyDatabase(original.databaseUrl)) };
}

async function seedNew(documents: StationDocument[], now: number): Promise<Station> {
  const station = { data: temporaryFolder(), databaseUrl: await newDatabaseUrl() };
  await seed(station, documents, now);
  return station;
}

export async function seed(station: Station, documents: StationDocument[], now: number): Promise<void> {
  const store = await openStore(station.data, station.databaseUrl);
  await seedStation(store, documents, now);
  await store.close();
}
