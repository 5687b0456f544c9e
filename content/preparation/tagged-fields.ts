import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Picture } from '@longwave/contract/picture.ts';
import { inspectPicture } from '../media/original-picture.ts';
import { pictureOf } from '../media/picture-facts.ts';
import { isNameAmong, type KnownNames, readKnownNames } from '../move-in/known-names.ts';
import { artistsIn, namesIn } from '../move-in/names-in.ts';
import { readDate } from '../move-in/read-date.ts';
import { foldText } from '../search/folding.ts';
import type { Store } from '../store/repository.ts';
import { undescribed } from '../store/tables/media.ts';
import { writeWithFile } from '../store/write-with-file.ts';
import type { Chapter } from '../tags/embedded.ts';
import { readChapters, readCover, readTags } from '../tags/read-tags.ts';

/** Fields of a show that are read from the tags of its recording. */
export type TaggedFields = {
  title?: string;
  date?: string;
  residents?: string[];
  genres?: string[];
  picture?: Picture;
  tracklist?: { time: number; artist: string; title: string }[];
};

const maxTitle = 200;

/** Reads the tags of a recording. Residents and genres are those the station has; a picture in the file is added to its pictures. */
export async function readTaggedFields(
  store: Store,
  path: string,
  { name, zone, now }: { name: string; zone: string; now: number },
): Promise<TaggedFields> {
  const tags = await readTags(path);
  const { date, doubts } = readDate(tags.date ?? '', zone);
  const known = await readKnownNames(store, 'resident');
  const residents = slugsNamed(known, artistsIn(tags.artist ?? '', isNameAmong(known), []));
  const genreNames = namesIn((tags.genre ?? '').replaceAll('/', ';'));
  const genres = genreNames.length > 0 ? slugsNamed(await readKnownNames(store, 'genre'), genreNames) : [];
  const cover = await readCover(path);
  const picture = cover && (await addCover(store, cover, name, now).catch(() => undefined));
  const tracklist = (await readChapters(path)).map(trackOf);
  return {
    ...(tags.title && { title: tags.title.slice(0, maxTitle) }),
    ...(date && doubts.length === 0 && { date }),
    ...(residents.length > 0 && { residents }),
    ...(genres.length > 0 && { genres }),
    ...(picture && { picture }),
    ...(tracklist.length > 0 && { tracklist }),
  };
}

function slugsNamed(known: KnownNames, names: string[]): string[] {
  return [...new Set(names.flatMap((name) => known.get(foldText(name)) ?? []))];
}

async function addCover(store: Store, bytes: Buffer, recording: string, now: number): Promise<Picture> {
  const { ending, ...facts } = await inspectPicture(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `cover-${sha256.slice(0, 12)}`;
  const file = `${sha256}.${ending}`;
  const row = {
    name,
    file,
    ...facts,
    bytes: bytes.length,
    sha256,
    filename: recording,
    ...undescribed,
    added: now,
  };
  return writeWithFile(store, join(store.folder, 'media', file), bytes, async (tx, moveIntoPath) => {
    const present = await tx.media.read(name);
    if (present) return pictureOf(present);
    moveIntoPath();
    await tx.media.add(row);
    return pictureOf(row);
  });
}

/** Most chapters are written as "Artist – Title". */
function trackOf({ seconds, title }: Chapter) {
  const [artist = '', ...rest] = title.replace(/ [–—] /g, ' - ').split(' - ');
  const time = Math.floor(seconds);
  return rest.length > 0 ? { time, artist, title: rest.join(' - ') } : { time, artist: '', title };
}
