import { defaultStation } from '../default-station.ts';
import { isZone } from '../schedule/zone.ts';
import { findLive } from '../store/live-documents.ts';
import type { Reads } from '../store/repository.ts';
import { parseDocument } from './check-documents.ts';
import { readExported } from './exported-document.ts';
import { fillDefaults } from './fill-defaults.ts';
import { fillPictures } from './fill-pictures.ts';
import { fillPlaylist, fillRecording } from './fill-recordings.ts';
import { fillerPlaylist, fillerSlug } from './filler-playlist.ts';
import type { FolderFile } from './folder.ts';
import type { ClipImport } from './import-clips.ts';
import type { ImportErrors } from './import-errors.ts';
import type { FontImport } from './import-fonts.ts';
import type { PictureImport } from './import-pictures.ts';
import type { SoundImport } from './import-sounds.ts';
import { type Fields, isFields, type Manifest, readDocument, type SourceDocument } from './read-document.ts';
import type { ParsedDocument } from './write-documents.ts';

export type Media = { pictures: PictureImport; sounds: SoundImport; clips: ClipImport; fonts: FontImport };

/** Reads every document of the folder as it was written, and the manifest of an export. */
export function readDocuments(files: FolderFile[], errors: ImportErrors, warn: (line: string) => void) {
  const written = new Map<string, SourceDocument>();
  let manifest: Manifest | undefined;
  for (const file of files) {
    const read = readDocument(file, errors);
    if (read === 'unknown') warn(`${file.name} is left out: neither it nor its folder says what it is`);
    else if (read && 'manifest' in read) manifest = read.manifest;
    else if (read) {
      const name = `${read.type}/${read.slug}`;
      const other = written.get(name);
      if (other) errors.add(file.name, 'slug', `${other.file.name} is ${name} too`);
      else written.set(name, read);
    }
  }
  return { written: [...written.values()], manifest };
}

/** Parses the documents and fills in their pictures and recordings. */
export async function parseDocuments(
  reads: Reads,
  written: SourceDocument[],
  media: Media,
  errors: ImportErrors,
): Promise<ParsedDocument[]> {
  const zone = await zoneOf(reads, written);
  const ready: ParsedDocument[] = [];
  for (const one of written) {
    const { file, type, slug } = one;
    if (one.form === 'exported') {
      const exported = readExported(file.name, one.wrapper, errors);
      if (exported) ready.push({ form: 'exported', file: file.name, type, slug, exported });
      continue;
    }
    const fields = await withMedia(one, fillDefaults(type, one.fields, zone), media, errors);
    const document = parseDocument(file.name, '', fields, errors);
    if (document) ready.push({ form: 'plain', file: file.name, type, slug, document });
  }
  return await withFiller(reads, ready, media.sounds, errors);
}

async function withMedia(
  one: SourceDocument,
  fields: Fields,
  { pictures, sounds, clips, fonts }: Media,
  errors: ImportErrors,
): Promise<Fields> {
  const shown = await fillPictures(one, fields, pictures, errors);
  if (one.type === 'station') return await fonts.fillFonts(one, shown);
  if (one.type === 'show') return await fillRecording(one, shown, sounds, errors);
  if (one.type === 'playlist') return await fillPlaylist(one, shown, sounds, errors);
  return one.type === 'video' ? clips.fillSource(one, shown) : shown;
}

/** Turns recordings in the folder `filler` into a playlist, which the station plays unless it names another. */
async function withFiller(
  reads: Reads,
  ready: ParsedDocument[],
  sounds: SoundImport,
  errors: ImportErrors,
): Promise<ParsedDocument[]> {
  const fields = await fillerPlaylist(sounds);
  if (!fields) return ready;
  const document = parseDocument('filler', '', fields, errors);
  if (!document || ready.some(({ type, slug }) => type === 'playlist' && slug === fillerSlug)) return ready;
  const playlist: ParsedDocument = {
    form: 'plain',
    file: 'filler',
    type: 'playlist',
    slug: fillerSlug,
    document,
  };
  const written = ready.find(({ type }) => type === 'station');
  const station =
    written?.form === 'plain' && written.document.type === 'station'
      ? written.document
      : ((await findLive(reads, 'station', 'station')) ?? defaultStation);
  if (written?.form === 'exported' || station.filler) return [...ready, playlist];
  return [
    ...ready.filter((one) => one !== written),
    playlist,
    {
      form: 'plain',
      file: written?.file ?? 'filler',
      type: 'station',
      slug: 'station',
      document: { ...station, filler: fillerSlug },
    },
  ];
}

async function zoneOf(reads: Reads, documents: SourceDocument[]): Promise<string> {
  const station = documents.find(({ type }) => type === 'station');
  const fields = station?.form === 'plain' ? station.fields : station?.wrapper.live;
  const written = isFields(fields) ? fields.zone : (await findLive(reads, 'station', 'station'))?.zone;
  return typeof written === 'string' && isZone(written) ? written : defaultStation.zone;
}
