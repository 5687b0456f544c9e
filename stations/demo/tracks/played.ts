import type { Track } from '@longwave/contract/document-types/tracklist.ts';
import { type Chance, chance } from '../chance.ts';
import { type Family, familyOf } from '../genres.ts';
import {
  amapianoTracks,
  anatolianTracks,
  brazilianTracks,
  cumbiaTracks,
  eastAfricanTracks,
  maghrebiTracks,
  westAfricanTracks,
} from './across.ts';
import { bassTracks } from './bass.ts';
import type { Catalogue } from './catalogue.ts';
import { driftTracks } from './drift.ts';
import { dubTracks } from './dub.ts';
import { guitarsTracks } from './guitars.ts';
import { houseTracks } from './house.ts';
import { knownSongs } from './known-songs.ts';
import { soulTracks } from './soul.ts';
import { technoTracks } from './techno.ts';

const ofFamily: Record<Exclude<Family, 'across'>, Catalogue> = {
  drift: driftTracks,
  house: houseTracks,
  techno: technoTracks,
  bass: bassTracks,
  soul: soulTracks,
  dub: dubTracks,
  guitars: guitarsTracks,
};

const ofGenre: Record<string, Catalogue[]> = {
  highlife: [westAfricanTracks, eastAfricanTracks],
  amapiano: [amapianoTracks],
  cumbia: [cumbiaTracks],
  brazilian: [brazilianTracks],
  'anatolian-and-maghrebi': [anatolianTracks, maghrebiTracks],
};

function cataloguesOf(genre: string): Catalogue[] {
  const family = familyOf(genre);
  const catalogues = family === 'across' ? ofGenre[genre] : [ofFamily[family]];
  if (!catalogues) throw new Error(`Nothing to play for "${genre}"`);
  return catalogues;
}

type Discography = { artist: string; songs: string[]; versions: string[] };
const discographies = new Map<Catalogue, Discography[]>();

/** Distributes titles among the artists, so that each song has one artist and a search finds it across shows. */
function discographiesOf(catalogue: Catalogue): Discography[] {
  const known = discographies.get(catalogue);
  if (known) return known;
  const { artists, titles, versions } = catalogue;
  const spoken = new Set(Object.values(knownSongs).flat());
  const free = titles.filter((title) => !spoken.has(title));
  const dealt = chance(artists.join()).take(free, free.length);
  const made = artists.map((artist, place) => ({
    artist,
    songs: [...(knownSongs[artist] ?? []), ...dealt.filter((_, index) => index % artists.length === place)],
    versions,
  }));
  discographies.set(catalogue, made);
  return made;
}

/** A tracklist with each artist once; about a quarter of the tracks are from the programme's other genres. */
export function played(genres: string[], seconds: number, luck: Chance): Track[] {
  const count = luck.between(8, 20);
  const [first = '', ...rest] = genres;
  const main = cataloguesOf(first);
  const others = [...new Set(rest.flatMap(cataloguesOf))].filter((catalogue) => !main.includes(catalogue));
  const visitors = luck.take(others.flatMap(discographiesOf), Math.floor(count / 4));
  const own = luck.take(main.flatMap(discographiesOf), count - visitors.length);
  const times = startTimes(count, seconds, luck);
  const isTimed = luck.number() > 0.06;
  return luck.take([...own, ...visitors], count).map((by, index) => ({
    time: isTimed ? (times[index] ?? null) : null,
    artist: by.artist,
    title: titleBy(by, luck),
  }));
}

function titleBy({ songs, versions }: Discography, luck: Chance): string {
  const song = luck.pick(songs);
  return luck.number() < 0.14 ? `${song} ${luck.pick(versions)}` : song;
}

/** Start times in whole seconds, beginning with 0 and slightly irregular; the last is well before the end. */
function startTimes(count: number, seconds: number, luck: Chance): number[] {
  const share = seconds / (count + 0.5);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? 0 : Math.floor((index + (luck.number() - 0.5) * 0.5) * share),
  );
}
