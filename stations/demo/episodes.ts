import { recordingUrl } from '@longwave/contract/audio.ts';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import type { Track } from '@longwave/contract/document-types/tracklist.ts';
import { type Chance, chance } from './chance.ts';
import { deck } from './deck.ts';
import { describer, sentences } from './description.ts';
import { type Family, genreTitle, groups } from './genres.ts';
import { guestResidencies, takeovers } from './occasions.ts';
import type { Programme } from './programmes/programme.ts';
import { programmes } from './programmes.ts';
import { residentName } from './residents.ts';
import { guests } from './sentences/guests.ts';
import { slotsOf } from './slots.ts';
import { slugOf } from './slug-of.ts';
import { recordingFacts } from './sound/recording.ts';
import { played } from './tracks/played.ts';

/** An episode without its date: everything in it is the same on whatever day the station is started. */
export type Episode = {
  slug: string;
  title: string;
  programme: Programme;
  /** 0 is the newest episode of the programme. */
  ordinal: number;
  aired: { broadcastsAgo: number } | { weeksAgo: number };
  description: string;
  guests: string[];
  genres: string[];
  tracklist: Track[];
  recording: Recording;
  /** The takeover or guest residency that the episode belongs to. */
  occasion: string | undefined;
};

const episodeCount = 400;
/** Ranges of age in weeks, from the newest to the oldest episode of a programme; two years in all. */
const ages: [number, number][] = [
  [0, 0],
  [2, 7],
  [9, 20],
  [24, 46],
  [50, 72],
  [76, 102],
];
/** Old episodes, by programme and ordinal, whose recording is only at another service. */
const hostedElsewhere = new Set(['The Foot Passenger 5', 'Sunday Wash 5', 'Boiler House 4']);

type Occasion = {
  name: string;
  title: string;
  sentence: string;
  guest?: string;
  weeksAgo?: number;
  aired?: number;
};

let written: Episode[] | undefined;

/** All episodes, made when first needed: a station that has its data already needs few of them, and late. */
export function episodes(): Episode[] {
  written ??= writeEpisodes();
  return written;
}

function writeEpisodes(): Episode[] {
  const describe = describer();
  const nextGuest = deck(guests, 'guests');
  const titles = new Map<Family, () => string>();
  const titleIn = (family: Family) => {
    const known = titles.get(family) ?? deck(sentences[family].titles, `${family} titles`);
    titles.set(family, known);
    return known();
  };
  const places = ages.flatMap((_, ordinal) => programmes.map((programme) => ({ programme, ordinal })));
  return places.slice(0, episodeCount).map(({ programme, ordinal }) => {
    const luck = chance(`${programme.title} ${ordinal}`);
    const occasion = occasionOf(programme.title, ordinal);
    const guest = occasion ? occasion.guest : luck.number() < 0.28 ? nextGuest() : undefined;
    const title =
      occasion?.title ??
      (guest ? `${programme.title} with ${guest}` : `${programme.title}: ${titleIn(programme.family)}`);
    const slug = slugOf(title);
    const recording = recordingOf(slug, hostedElsewhere.has(`${programme.title} ${ordinal}`));
    const genres = genresOf(programme, luck);
    const tracklist = played(programme.genres, recording.seconds, luck);
    return {
      slug,
      title,
      programme,
      ordinal,
      aired: airedOf(programme, ordinal, occasion, luck),
      description: describe(
        {
          family: programme.family,
          host: residentName(luck.pick(programme.residents)),
          guest,
          genre: genreTitle(genres[0] ?? ''),
          habit: occasion ? undefined : ordinal % 2 === 0 ? programme.habits[ordinal / 2] : undefined,
          occasion: occasion?.sentence,
          tracks: tracklist,
        },
        luck,
      ),
      guests: guest ? [guest] : [],
      genres,
      tracklist,
      recording,
      occasion: occasion?.name,
    };
  });
}

function occasionOf(title: string, ordinal: number): Occasion | undefined {
  const takeover = takeovers.find(({ programmes }) => programmes.includes(title));
  if (takeover && ordinal === 3) {
    const sentence = takeover.occasion[takeover.programmes.indexOf(title)] ?? '';
    return {
      name: takeover.title,
      title: `${title}: ${takeover.label}`,
      sentence,
      weeksAgo: takeover.weeksAgo,
    };
  }
  const residency = guestResidencies.find(({ programme }) => programme === title);
  const part = residency?.parts[4 - ordinal];
  if (!residency || !part || takeover) return undefined;
  return {
    name: residency.title,
    title: `${residency.title}: ${part.title}`,
    sentence: part.occasion,
    guest: residency.guest,
    aired: 3 + 4 * ordinal,
  };
}

function airedOf(
  programme: Programme,
  ordinal: number,
  occasion: Occasion | undefined,
  luck: Chance,
): Episode['aired'] {
  if (occasion?.weeksAgo !== undefined) return { weeksAgo: occasion.weeksAgo };
  if (occasion?.aired !== undefined) return { broadcastsAgo: occasion.aired };
  const [youngest, oldest] = ages[ordinal] ?? [0, 0];
  const weeks = luck.between(youngest, oldest);
  return {
    broadcastsAgo: slotsOf(programme.title)[0]?.repeat === 'fortnightly' ? Math.floor(weeks / 2) : weeks,
  };
}

function recordingOf(slug: string, isHostedElsewhere: boolean): Recording {
  if (isHostedElsewhere) {
    const url = `https://www.mixcloud.com/estuary-radio/${slug}/`;
    return { kind: 'mixcloud', name: slug, url, seconds: 7200, bytes: null };
  }
  const { seconds, bytes } = recordingFacts(slug);
  return { kind: 'file', name: slug, url: recordingUrl(slug), seconds, bytes };
}

/** Some or all genres of the programme, and sometimes another genre of its family. */
function genresOf(programme: Programme, luck: Chance): string[] {
  const own = programme.genres.slice(0, luck.between(1, programme.genres.length));
  const neighbours = groups[programme.family].genres.map(slugOf).filter((genre) => !own.includes(genre));
  return luck.number() < 0.3 && own.length < 3 ? [...own, luck.pick(neighbours)] : own;
}
