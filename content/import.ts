import { brandNotes } from '@longwave/contract/brand-notes.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { type Checked, checkBrandOf, checkMediaOf, checkReferences } from './import/check-documents.ts';
import { createClips } from './import/clips.ts';
import { createFaults, type Faults } from './import/faults.ts';
import { readFolder } from './import/folder.ts';
import { createFonts } from './import/fonts.ts';
import { addMediaRows } from './import/media-rows.ts';
import { createPictures } from './import/pictures.ts';
import { type Media, readDocuments, readyDocuments } from './import/read-station.ts';
import { type RowFile, readRowFiles } from './import/row-files.ts';
import { createSounds } from './import/sounds.ts';
import { inOrder, type ReadyDocument, writeDocuments } from './import/write-documents.ts';
import { writeStation } from './import/write-station.ts';
import { createMediaLookup } from './media/check-media.ts';
import { keepMedia } from './media/original-picture.ts';
import type { Store } from './store.ts';

export type ImportOptions = {
  station?: StationModule | undefined;
  recordingsElsewhere?: boolean;
  now?: number;
  /** Told of each file that is left out. */
  warn?(line: string): void;
  /** Makes a database of another part of the station, which rows are about to be added to. */
  makeDatabase?(file: string): void;
};

/**
 * Reads a folder that an export or a person wrote, all of it or nothing. Documents of the same name are replaced.
 * Answers how many documents were read.
 */
export async function importStation(
  store: Store,
  folder: string,
  options: ImportOptions = {},
): Promise<number> {
  const { warn = () => undefined, now = Date.now() } = options;
  const files = await readFolder(folder);
  const faults = createFaults(folder);
  for (const { name } of files.unknown) warn(`${name} is left out: it is no document, picture or recording`);

  const { written, manifest } = readDocuments(files.documents, faults, warn);
  const rows = readRowFiles(files.rows, faults, warn);
  const media: Media = {
    pictures: createPictures(store, files.pictures, faults),
    sounds: createSounds(store.folder, options.station, files.sounds, faults),
    clips: createClips(files, faults),
    fonts: createFonts(store.folder, files.fonts, faults),
  };
  const mediaRows = [...rows.filter(isMedia).flatMap((file) => file.rows), ...(manifest?.media ?? [])];
  addMediaRows(mediaRows, files.pictures, media.pictures, faults);
  const ready = await readyDocuments(store, written, media, faults);
  await media.pictures.keepRest(warn);
  media.sounds.keepRest(warn);
  media.clips.keepRest(warn);
  await media.fonts.keepRest(warn);
  const seen = written.filter((one) => one.form === 'plain' || one.wrapper.live != null);
  const names = new Set(seen.map(({ type, slug }) => `${type}/${slug}`));
  checkAll(store, names, ready, media, options, faults);
  faults.check();
  for (const line of ready.flatMap(notesOn)) warn(line);
  if (ready.length === 0) throw new Error(`${folder} holds no documents.`);

  await writeStation(store, {
    placements: [
      ...[media.pictures, media.sounds, media.clips, media.fonts].flatMap(({ placements }) => placements),
      ...files.broadcasts.map(({ path, name }) => ({ from: path, to: name })),
    ],
    rows: rows.filter((file) => !isMedia(file)),
    makeDatabase: options.makeDatabase,
    documents() {
      for (const row of media.pictures.rows.values()) keepMedia(store, row);
      writeDocuments(store, inOrder(ready, manifest?.order ?? []), now);
    },
  });
  store.announce({ keys: new Set(), all: true });
  return ready.length;
}

/** What whoever wrote the station should know of how it will look. */
function notesOn(one: ReadyDocument): string[] {
  const brand = one.form === 'plain' && one.document.type === 'station' && one.document.brand;
  return brand ? brandNotes(brand).map((note) => `${one.file}: brand: ${note}`) : [];
}

const isMedia = ({ table }: RowFile) => table.table === 'media';

/** Whatever a document that visitors will see names must be there. */
function checkAll(
  store: Store,
  names: Set<string>,
  ready: ReadyDocument[],
  { pictures, sounds, clips, fonts }: Media,
  { station, recordingsElsewhere = false }: ImportOptions,
  faults: Faults,
): void {
  const seen: Checked[] = ready.flatMap((one) => {
    const document = one.form === 'plain' ? one.document : one.exported.live;
    return document ? [{ file: one.file, document }] : [];
  });
  const comes = {
    picture: pictures.has,
    recording: sounds.has,
    clip: clips.has,
    captions: clips.hasCaptions,
    font: fonts.has,
  };
  const isThere = createMediaLookup(store, station, { recordingsElsewhere });
  const known = new Set([...names, ...seen.map(({ document }) => `${document.type}/${document.slug}`)]);
  checkBrandOf(seen, faults);
  checkReferences(store, known, seen, faults);
  checkMediaOf(seen, (use) => comes[use.kind](use.name) || isThere(use), faults);
}
