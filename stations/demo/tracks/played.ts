import type { Track } from '@longwave/contract/documents.ts';
import { type Chance, chance } from '../chance.ts';
import type { Family } from '../genres.ts';
import { acrossTracks } from './across.ts';
import { bassTracks } from './bass.ts';
import type { Catalogue } from './catalogue.ts';
import { driftTracks } from './drift.ts';
import { dubTracks } from './dub.ts';
import { guitarsTracks } from './guitars.ts';
import { houseTracks } from './house.ts';
import { soulTracks } from './soul.ts';
import { technoTracks } from './techno.ts';

const catalogues: Record<Family, Catalogue> = {
  drift: driftTracks,
  house: houseTracks,
  techno: technoTracks,
  bass: bassTracks,
  soul: soulTracks,
  across: acrossTracks,
  dub: dubTracks,
  guitars: guitarsTracks,
};

const songsOfAnArtist = 6;

/** The same artist always has the same few songs, so that a search finds them across shows. */
function songsOf(artist: string, catalogue: Catalogue): string[] {
  return chance(`songs of ${artist}`).take(catalogue.titles, songsOfAnArtist);
}

/** What was played, in order: each artist once, mostly from the first family. */
export function played(families: Family[], seconds: number, luck: Chance): Track[] {
  const count = luck.between(8, 20);
  const [main, ...others] = families;
  if (!main) throw new Error('A tracklist needs a family of music');
  const visitors = others.length > 0 ? Math.floor(count / 4) : 0;
  const artists = [
    ...luck.take(catalogues[main].artists, count - visitors).map((artist) => ({ artist, family: main })),
    ...luck.take(
      others.flatMap((family) => catalogues[family].artists.map((artist) => ({ artist, family }))),
      visitors,
    ),
  ];
  const times = startTimes(count, seconds, luck);
  const isTimed = luck.number() > 0.06;
  return luck.take(artists, count).map(({ artist, family }, index) => ({
    time: isTimed ? (times[index] ?? null) : null,
    artist,
    title: titleBy(artist, catalogues[family], luck),
  }));
}

function titleBy(artist: string, catalogue: Catalogue, luck: Chance): string {
  const song = luck.pick(songsOf(artist, catalogue));
  return luck.number() < 0.16 ? `${song} ${luck.pick(catalogue.versions)}` : song;
}

/** Whole seconds from 0, a little uneven, the last well before the end. */
function startTimes(count: number, seconds: number, luck: Chance): number[] {
  const share = seconds / (count + 0.5);
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? 0 : Math.floor((index + (luck.number() - 0.5) * 0.5) * share),
  );
}
