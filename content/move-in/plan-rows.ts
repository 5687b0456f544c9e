import { type DocumentOf, documentSchema, type StationDocument } from '@longwave/contract/documents.ts';
import { placeholderPicture } from '../media/placeholder-picture.ts';
import { sanitiseDocument } from '../sanitise.ts';
import { BadField } from '../store/bad-field.ts';
import type { Reads } from '../store/repository.ts';
import { createNameChoice, type Named, newGenre, newResident } from './choose-names.ts';
import { createSlugChoice } from './choose-slug.ts';
import type { Known, SourceRow } from './source-row.ts';

/** What becomes of a row: `make` a show, `left` since it is there already, or `impossible`. */
export type PlannedRow = {
  row: number;
  title: string;
  date: string | null;
  action: 'make' | 'left' | 'impossible';
  slug: string | null;
  /** Why the row is left or impossible. */
  reason: string | null;
  doubts: string[];
  residents: Named[];
  genres: Named[];
  sound: 'ours' | 'service' | 'elsewhere' | 'none';
};

/** What is written for a row: the show after the documents it names, and URLs of what can be fetched for it. */
export type Entry = {
  row: number;
  key: string;
  documents: StationDocument[];
  soundAddress: string | null;
  pictureAddress: string | null;
};
export type Decision = { rows: PlannedRow[]; entries: Entry[] };

/** Plans the documents to be written for each row, and writes nothing. */
export async function planRows(
  reads: Reads,
  rows: SourceRow[],
  known: Known,
  leftOut: ReadonlySet<number>,
): Promise<Decision> {
  const [residentsFor, genresFor] = await Promise.all([
    createNameChoice(reads, 'resident'),
    createNameChoice(reads, 'genre'),
  ]);
  const slugs = await createSlugChoice(reads);
  const movedIn = await createMovedIn(reads, rows, known);
  const decision: Decision = { rows: [], entries: [] };
  const [seen, written] = [new Map<string, number>(), new Set<string>()];
  for (const [row, source] of rows.entries()) {
    const doubts = [...source.doubts];
    const earlier = seen.get(source.key);
    seen.set(source.key, earlier ?? row);
    const reason = earlier === undefined ? movedIn(source.key) : `It is the same as row ${earlier + 1}.`;
    const impossible = impossibleBecause(source);
    const slug = reason || impossible ? undefined : await slugs(source);
    const planned: PlannedRow = {
      row,
      title: source.title,
      date: source.date,
      action: impossible ? 'impossible' : reason || slug?.isThere ? 'left' : 'make',
      slug: slug?.slug ?? null,
      reason:
        impossible ?? reason ?? (slug?.isThere ? 'There is a show of this name and day already.' : null),
      doubts,
      residents: await residentsFor(source.residents, doubts),
      genres: await genresFor(source.genres, doubts),
      sound: soundOf(source),
    };
    decision.rows.push(planned);
    if (planned.action !== 'make' || leftOut.has(row)) continue;
    const entry = await entryOf(reads, source, planned, written);
    if (typeof entry === 'string') Object.assign(planned, { action: 'impossible', reason: entry });
    else decision.entries.push(entry);
  }
  return decision;
}

function impossibleBecause({ title, date }: SourceRow): string | null {
  if (title === '') return 'It has no title.';
  return date === null ? 'It has no date that can be read.' : null;
}

function soundOf({ recording, soundAddress }: SourceRow): PlannedRow['sound'] {
  if (recording) return recording.kind === 'file' ? 'ours' : 'service';
  return soundAddress ? 'elsewhere' : 'none';
}

/** Makes a function that says why a row is left out if its show was moved in before. */
async function createMovedIn(reads: Reads, rows: SourceRow[], known: Known) {
  const ids = [...new Set(rows.flatMap(({ key }) => known[key] ?? []))];
  const there = new Set((await reads.staff.readItems(ids)).map(({ document }) => document));
  return (key: string) =>
    known[key] !== undefined && there.has(known[key]) ? 'It was moved in before.' : null;
}

/** The entry of a row, or the reason why it cannot be written. */
async function entryOf(
  reads: Reads,
  source: SourceRow,
  { row, slug, residents, genres, doubts }: PlannedRow,
  written: Set<string>,
): Promise<Entry | string> {
  const isUrl = /^https?:\/\//i.test(source.picture ?? '');
  const show: DocumentOf<'show'> = {
    type: 'show',
    slug: slug ?? '',
    title: source.title,
    description: source.description,
    date: source.date ?? '',
    picture: isUrl || !source.picture ? placeholderPicture : await pictureOf(reads, source.picture, doubts),
    residents: residents.map((one) => one.slug),
    guests: [],
    genres: genres.map((one) => one.slug),
    tracklist: source.tracklist,
    recording: source.recording && { ...source.recording, name: source.recording.name || (slug ?? '') },
    featured: false,
  };
  const result = documentSchema.safeParse(show);
  if (!result.success) {
    const issue = result.error.issues[0];
    return `${issue?.path.join('.')}: ${issue?.message}`;
  }
  const sanitised = trySanitising(result.data);
  if (sanitised instanceof BadField) return `${sanitised.field}: ${sanitised.message}`;
  const isFirst = ({ type, slug }: StationDocument) =>
    !written.has(`${type}/${slug}`) && written.add(`${type}/${slug}`);
  const named = [
    ...residents.filter(({ isNew }) => isNew).map(newResident),
    ...genres.filter(({ isNew }) => isNew).map(newGenre),
  ].filter(isFirst);
  return {
    row,
    key: source.key,
    documents: [...named, sanitised],
    soundAddress: source.soundAddress,
    pictureAddress: isUrl ? source.picture : null,
  };
}

function trySanitising(document: StationDocument): StationDocument | BadField {
  try {
    return sanitiseDocument(document);
  } catch (error) {
    if (error instanceof BadField) return error;
    throw error;
  }
}

async function pictureOf(reads: Reads, written: string, doubts: string[]) {
  const name = written.replace(/\.[a-z0-9]{2,4}$/i, '').toLowerCase();
  const row = await reads.media.read(name);
  if (row) return { name, alt: row.alt, width: row.width, height: row.height, colour: row.colour };
  doubts.push(`There is no picture called ${written.slice(0, 150)}. Upload it first.`);
  return placeholderPicture;
}
