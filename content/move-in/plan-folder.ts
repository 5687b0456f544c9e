import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentType } from '@longwave/contract/documents.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';
import type { Entry, PlannedRow } from './plan-rows.ts';
import type { Known, Source, SourceRow } from './source-row.ts';

/** A document that the plan has created, with its version then: a different version means that staff have changed it since. */
export type Made = { row: number; type: DocumentType; slug: string; id: number; version: number };

/** A file that the plan has added to the data folder. */
export type Brought = { kind: 'recording' | 'picture'; name: string };

export type Plan = {
  id: string;
  created: number;
  author: string;
  source: { kind: Source['kind']; name: string };
  rows: number;
  /** `fetching`: every show is written; sound and pictures are being fetched. */
  state: 'planned' | 'applying' | 'fetching' | 'applied' | 'undoing' | 'undone';
  /** Numbers of rows that staff have excluded. */
  leftOut: number[];
  withSound: boolean;
  withPictures: boolean;
  /** Of `total` entries, `done` are written; for `fetched` of them, fetching has ended or was not needed. */
  total: number;
  done: number;
  fetched: number;
  made: Made[];
  /** Files that the plan added; undefined in plans stored before this field existed. */
  brought?: Brought[];
  failed: { row: number; reason: string }[];
  /** Documents that were not undone, with the reason. */
  kept: { type: DocumentType; slug: string; reason: string }[];
};

/** Folder inside the data folder with plans, their rows, and the rows that have been applied. */
export const moveInFolder = 'move-in';
const idShape = /^[0-9a-f]{32}$/;
const knownFile = 'known.json';

export type PlanFolder = ReturnType<typeof openPlanFolder>;

export function openPlanFolder(data: string) {
  const folder = join(data, moveInFolder);
  const pathOf = (id: string, part: string) => join(folder, `${id}.${part}.json`);

  async function readJson<T>(path: string): Promise<T | undefined> {
    try {
      return JSON.parse(await readFile(path, 'utf8'));
    } catch {
      return undefined;
    }
  }
  const writeJson = (path: string, value: unknown) => writeFileAtomically(path, JSON.stringify(value));
  const read = (id: string) =>
    idShape.test(id) ? readJson<Plan>(pathOf(id, 'plan')) : Promise.resolve(undefined);

  return {
    read,
    write: (plan: Plan) => writeJson(pathOf(plan.id, 'plan'), plan),
    /** Plans, newest first. */
    async list(): Promise<Plan[]> {
      const files = await readdir(folder).catch(() => []);
      const ids = files.flatMap((file) => /^([0-9a-f]{32})\.plan\.json$/.exec(file)?.[1] ?? []);
      const plans = (await Promise.all(ids.map(read))).flatMap((plan) => plan ?? []);
      return plans.sort((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));
    },
    readRows: async (id: string) => (await readJson<SourceRow[]>(pathOf(id, 'rows'))) ?? [],
    writeRows: (id: string, rows: SourceRow[]) => writeJson(pathOf(id, 'rows'), rows),
    /** What each row was going to become when the plan was last computed. */
    readDecided: async (id: string) => (await readJson<PlannedRow[]>(pathOf(id, 'decided'))) ?? [],
    writeDecided: (id: string, rows: PlannedRow[]) => writeJson(pathOf(id, 'decided'), rows),
    /** The entries to be written, computed when applying began. */
    readEntries: async (id: string) => (await readJson<Entry[]>(pathOf(id, 'entries'))) ?? [],
    writeEntries: (id: string, entries: Entry[]) => writeJson(pathOf(id, 'entries'), entries),
    soundPath: (id: string) => join(folder, `${id}.sound`),
    readKnown: async () => (await readJson<Known>(join(folder, knownFile))) ?? {},
    writeKnown: (known: Known) => writeJson(join(folder, knownFile), known),
    async remove(id: string): Promise<void> {
      for (const part of ['rows', 'decided', 'entries', 'plan']) await rm(pathOf(id, part), { force: true });
    },
  };
}
