import { plainStation } from '../plain-station.ts';
import { isZone } from '../schedule/zone.ts';
import { findLive } from '../store/live-documents.ts';
import type { Store } from '../store.ts';
import { shaped } from './check-documents.ts';
import type { Clips } from './clips.ts';
import { withDefaults } from './defaults.ts';
import { readExported } from './exported-document.ts';
import type { Faults } from './faults.ts';
import { fillerPlaylist, fillerSlug } from './filler.ts';
import type { FolderFile } from './folder.ts';
import type { Fonts } from './fonts.ts';
import type { Pictures } from './pictures.ts';
import { withPlaylist, withRecording } from './played-sounds.ts';
import { type Fields, isFields, type Manifest, readDocument, type WrittenDocument } from './read-document.ts';
import { withPictures } from './shown-pictures.ts';
import type { Sounds } from './sounds.ts';
import type { ReadyDocument } from './write-documents.ts';

export type Media = { pictures: Pictures; sounds: Sounds; clips: Clips; fonts: Fonts };

/** Every document of the folder as somebody wrote it, and what an export says of itself. */
export function readDocuments(files: FolderFile[], faults: Faults, warn: (line: string) => void) {
  const written = new Map<string, WrittenDocument>();
  let manifest: Manifest | undefined;
  for (const file of files) {
    const read = readDocument(file, faults);
    if (read === 'unknown') warn(`${file.name} is left out: neither it nor its folder says what it is`);
    else if (read && 'manifest' in read) manifest = read.manifest;
    else if (read) {
      const name = `${read.type}/${read.slug}`;
      const other = written.get(name);
      if (other) faults.add(file.name, 'slug', `${other.file.name} is ${name} too`);
      else written.set(name, read);
    }
  }
  return { written: [...written.values()], manifest };
}

/** The documents with their pictures and recordings, in their shape. */
export async function readyDocuments(
  store: Store,
  written: WrittenDocument[],
  media: Media,
  faults: Faults,
): Promise<ReadyDocument[]> {
  const zone = zoneOf(store, written);
  const ready: ReadyDocument[] = [];
  for (const one of written) {
    const { file, type, slug } = one;
    if (one.form === 'exported') {
      const exported = readExported(file.name, one.wrapper, faults);
      if (exported) ready.push({ form: 'exported', file: file.name, type, slug, exported });
      continue;
    }
    const fields = await withMedia(one, withDefaults(type, one.fields, zone), media, faults);
    const document = shaped(file.name, '', fields, faults);
    if (document) ready.push({ form: 'plain', file: file.name, type, slug, document });
  }
  return await withFiller(store, ready, media.sounds, faults);
}

async function withMedia(
  one: WrittenDocument,
  fields: Fields,
  { pictures, sounds, clips, fonts }: Media,
  faults: Faults,
): Promise<Fields> {
  const shown = await withPictures(one, fields, pictures, faults);
  if (one.type === 'station') return await fonts.withFonts(one, shown);
  if (one.type === 'show') return await withRecording(one, shown, sounds, faults);
  if (one.type === 'playlist') return await withPlaylist(one, shown, sounds, faults);
  return one.type === 'video' ? clips.withSource(one, shown) : shown;
}

/** Recordings in the folder `filler` become a playlist, which the station plays unless it names another. */
async function withFiller(
  store: Store,
  ready: ReadyDocument[],
  sounds: Sounds,
  faults: Faults,
): Promise<ReadyDocument[]> {
  const fields = await fillerPlaylist(sounds);
  if (!fields) return ready;
  const document = shaped('filler', '', fields, faults);
  if (!document || ready.some(({ type, slug }) => type === 'playlist' && slug === fillerSlug)) return ready;
  const playlist: ReadyDocument = {
    form: 'plain',
    file: 'filler',
    type: 'playlist',
    slug: fillerSlug,
    document,
  };
  const own = ready.find(({ type }) => type === 'station');
  const station =
    own?.form === 'plain' && own.document.type === 'station'
      ? own.document
      : (findLive(store, 'station', 'station') ?? plainStation);
  if (own?.form === 'exported' || station.filler) return [...ready, playlist];
  return [
    ...ready.filter((one) => one !== own),
    playlist,
    {
      form: 'plain',
      file: own?.file ?? 'filler',
      type: 'station',
      slug: 'station',
      document: { ...station, filler: fillerSlug },
    },
  ];
}

function zoneOf(store: Store, documents: WrittenDocument[]): string {
  const station = documents.find(({ type }) => type === 'station');
  const fields = station?.form === 'plain' ? station.fields : station?.wrapper.live;
  const written = isFields(fields) ? fields.zone : findLive(store, 'station', 'station')?.zone;
  return typeof written === 'string' && isZone(written) ? written : plainStation.zone;
}
