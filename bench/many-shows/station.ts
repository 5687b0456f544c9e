import type { DocumentOf, StationDocument } from '@longwave/contract/documents.ts';
import type { StationModule } from '@longwave/contract/station-module.ts';

/** A station of BENCH_SHOWS shows with known words in titles: `tidal` in 20 %, `marram` in 1 %, `selkie` in 0.1 %, `quernstone` in one. */

const picture = { name: 'bench', alt: '', width: 1200, height: 1200, colour: '#1c2c4c' };
const syllables = 'ba ke li mo nu ra se ti vo wa zu hal den mir sol tan'.split(' ');

const word = (seed: number) => {
  let rest = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  let text = '';
  for (let part = 0; part < 3; part++) {
    text += syllables[rest & 15];
    rest >>>= 4;
  }
  return text;
};
const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => word(seed * 31 + at * 7)).join(' ');

const genres: DocumentOf<'genre'>[] = Array.from({ length: 40 }, (_, at) => ({
  type: 'genre',
  slug: `genre-${at}`,
  title: `Genre ${word(at)}`,
  group: `Group ${at % 8}`,
}));

const residents: DocumentOf<'resident'>[] = Array.from({ length: 600 }, (_, at) => ({
  type: 'resident',
  slug: `resident-${at}`,
  name: words(at + 500, 2),
  tagline: words(at, 4),
  bio: words(at, 30),
  picture,
  place: word(at),
  genres: [`genre-${at % 40}`],
  links: [],
}));

function show(at: number, total: number): DocumentOf<'show'> {
  const marks = [
    ...(at % 100 === 0 ? ['marram'] : []),
    ...(at % 1000 === 0 ? ['selkie'] : []),
    ...(at % 5 === 0 ? ['tidal'] : []),
    ...(at === Math.floor(total / 2) ? ['quernstone'] : []),
  ];
  return {
    type: 'show',
    slug: `show-${at}`,
    title: [words(at, 2), ...marks].join(' '),
    description: words(at * 3, 25),
    date: new Date(Date.UTC(2010, 0, 1) + at * 1_800_000).toISOString(),
    picture,
    residents: [`resident-${(at * 7) % 600}`],
    guests: at % 9 === 0 ? [words(at, 2)] : [],
    genres: [...new Set([at % 40, (at * 3 + 1) % 40, (at >> 3) % 40])].map((genre) => `genre-${genre}`),
    tracklist: Array.from({ length: 12 }, (_, line) => ({
      time: line * 300,
      artist: words(at * 13 + line, 2),
      title: at % 100 === 50 && line === 5 ? 'marram song' : words(at + line * 101, 2),
    })),
    recording: {
      kind: 'file',
      name: `show-${at}`,
      url: `/recordings/show-${at}`,
      seconds: 3600,
      bytes: null,
    },
    featured: at % 50 === 0,
  };
}

const station: DocumentOf<'station'> = {
  type: 'station',
  slug: 'station',
  name: 'Bench',
  strapline: '',
  description: '',
  zone: 'Europe/London',
  language: 'en',
  logo: null,
  additionalnav: [],
  imagenav: [],
  footercopy: '',
  social: [],
  footermenucontact: [],
  accountUrl: null,
};

const manyShows: StationModule = {
  documents(): StationDocument[] {
    const total = Number(process.env.BENCH_SHOWS ?? 1000);
    return [station, ...genres, ...residents, ...Array.from({ length: total }, (_, at) => show(at, total))];
  },
  picture: () => undefined,
  recording: () => undefined,
  clip: () => undefined,
  makes: () => true,
  filler: [],
};

export default manyShows;
