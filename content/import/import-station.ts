import { brandNotes } from '@longwave/contract/brand-notes.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { createMediaLookup } from '../media/check-media.ts';
import type { Store } from '../store/repository.ts';
import {
  type Checked,
  checkBrands,
  checkPaths,
  checkReferencedMedia,
  checkReferences,
} from './check-documents.ts';
import { readFolder } from './folder.ts';
import { createClipImport } from './import-clips.ts';
import { createImportErrors, type ImportErrors } from './import-errors.ts';
import { createFontImport } from './import-fonts.ts';
import { createPictureImport } from './import-pictures.ts';
import { createSoundImport } from './import-sounds.ts';
import { addMediaRows } from './media-rows.ts';
import { type Media, parseDocuments, readDocuments } from './parse-documents.ts';
import { type RowFile, readRowFiles } from './row-files.ts';
import { type ParsedDocument, sortForWriting, writeDocuments } from './write-documents.ts';
import { writeStation } from './write-station.ts';

type ImportOptions = {
  station?: StationModule | undefined;
  recordingsElsewhere?: boolean;
  now?: number;
  /** Called for each file that is left out. */
  warn?(line: string): void;
  /** Makes a database of another part of the station before rows are added to it. */
  makeDatabase?(file: string): void;
};

/**
 * Imports a folder written by an export or a person, all of it or nothing. Documents of the same name are replaced. Returns how
 * many documents were imported.
 */
export async function importStation(
  store: Store,
  folder: string,
  options: ImportOptions = {},
): Promise<number> {
  const { warn = () => undefined, now = Date.now() } = options;
  const files = await readFolder(folder);
  const errors = createImportErrors(folder);
  for (const { name } of files.unknown) warn(`${name} is left out: it is no document, picture or recording`);

  const { written, manifest } = readDocuments(files.documents, errors, warn);
  const rows = readRowFiles(files.rows, errors, warn);
  const media: Media = {
    pictures: createPictureImport(store, files.pictures, errors),
    sounds: createSoundImport(store.folder, options.station, files.sounds, errors),
    clips: createClipImport(files, errors),
    fonts: createFontImport(store.folder, files.fonts, errors),
  };
  const mediaRows = [...rows.filter(isMedia).flatMap((file) => file.rows), ...(manifest?.media ?? [])];
  await addMediaRows(mediaRows, files.pictures, media.pictures, errors);
  const ready = await parseDocuments(store, written, media, errors);
  await media.pictures.addRest(warn);
  media.sounds.addRest(warn);
  media.clips.addRest(warn);
  await media.fonts.addRest(warn);
  const seen = written.filter((one) => one.form === 'plain' || one.wrapper.live != null);
  const names = new Set(seen.map(({ type, slug }) => `${type}/${slug}`));
  await checkAll(store, names, ready, media, options, errors);
  errors.check();
  for (const line of ready.flatMap(notesOn)) warn(line);
  if (ready.length === 0) throw new Error(`${folder} holds no documents.`);

  await writeStation(store, {
    placements: [
      ...[media.pictures, media.sounds, media.clips, media.fonts].flatMap(({ placements }) => placements),
      ...files.broadcasts.map(({ path, name }) => ({ from: path, to: name })),
    ],
    rows: rows.filter((file) => !isMedia(file)),
    makeDatabase: options.makeDatabase,
    async documents(transaction) {
      for (const row of media.pictures.rows.values()) await transaction.media.add(row);
      await writeDocuments(transaction, sortForWriting(ready, manifest?.order ?? []), now);
    },
  });
  return ready.length;
}

/** Notes for the author on how the station's brand will look. */
function notesOn(one: ParsedDocument): string[] {
  const brand = one.form === 'plain' && one.document.type === 'station' && one.document.brand;
  return brand ? brandNotes(brand).map((note) => `${one.file}: brand: ${note}`) : [];
}

const isMedia = ({ table }: RowFile) => table.table === 'media';

/** Reports whatever is missing of what live documents name. */
async function checkAll(
  store: Store,
  names: Set<string>,
  ready: ParsedDocument[],
  { pictures, sounds, clips, fonts }: Media,
  { station, recordingsElsewhere = false }: ImportOptions,
  errors: ImportErrors,
): Promise<void> {
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
  const isThere = createMediaLookup(store.folder, station, { recordingsElsewhere });
  const known = new Set([...names, ...seen.map(({ document }) => `${document.type}/${document.slug}`)]);
  checkBrands(seen, errors);
  // Documents of an export may have paths that were reserved later.
  const exported = new Set(ready.filter(({ form }) => form === 'exported').map(({ file }) => file));
  await checkPaths(
    store,
    seen.filter(({ file }) => !exported.has(file)),
    errors,
  );
  await checkReferences(store, known, seen, errors);
  await checkReferencedMedia(
    seen,
    async (use) => comes[use.kind](use.name) || (await isThere(store, use)),
    errors,
  );
}
