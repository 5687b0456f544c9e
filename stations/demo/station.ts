import type { StationDocument } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';
import { articleDocuments } from './articles.ts';
import { collectionDocuments } from './collections.ts';
import { episodes } from './episodes.ts';
import { filler } from './filler.ts';
import { genreDocuments } from './genres.ts';
import { pageDocuments } from './pages.ts';
import { pictureNames } from './picture-names.ts';
import { drawPicture } from './pictures/draw.ts';
import { programmeDocuments } from './programme-documents.ts';
import { redirectDocuments } from './redirects.ts';
import { residentDocuments } from './residents.ts';
import { showDocuments } from './shows.ts';
import { slots } from './slots.ts';
import { makeRecording } from './sound/recording.ts';
import { stationDocument } from './station-document.ts';
import { clipNames, videoDocuments } from './videos.ts';

const genreOfFiller = new Map(filler.map(({ name, genre }) => [name, genre]));
let genreOfEpisode: Map<string, string> | undefined;
let drawn: Set<string> | undefined;

/** Estuary, the demo station that comes with Longwave. */
const station: StationModule = {
  documents,
  picture: (name) => (isDrawn(name) ? drawPicture(name) : undefined),
  recording(name) {
    const genre = genreOfRecording(name);
    return genre === undefined ? undefined : makeRecording(name, { genre });
  },
  clip: (name) => (clipNames.has(name) ? makeClip(name) : undefined),
  makes(kind, name) {
    if (kind === 'picture') return isDrawn(name);
    return kind === 'recording' ? genreOfRecording(name) !== undefined : clipNames.has(name);
  },
  filler: filler.map(({ name, title, seconds }) => ({ name, title, seconds })),
};

function genreOfRecording(name: string): string | undefined {
  genreOfEpisode ??= new Map(episodes().map(({ slug, genres: [genre = ''] }) => [slug, genre]));
  return genreOfFiller.get(name) ?? genreOfEpisode.get(name);
}

/** Imports the code that makes clips only when one is made, since few starts need it. */
async function makeClip(name: string): Promise<Uint8Array> {
  const clip = await import('./clips/clip.ts');
  return clip.makeClip(name);
}

function isDrawn(name: string): boolean {
  drawn ??= pictureNames(documents(new Date()));
  return drawn.has(name);
}

function documents(now: Date): StationDocument[] {
  return [
    stationDocument,
    ...genreDocuments,
    ...residentDocuments(),
    ...programmeDocuments(),
    ...showDocuments(now),
    ...collectionDocuments(),
    ...articleDocuments(now),
    ...videoDocuments(now),
    ...pageDocuments(),
    ...slots,
    ...redirectDocuments,
  ];
}

export default station;
