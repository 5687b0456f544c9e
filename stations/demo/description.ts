import type { Track } from '@longwave/contract/document-types/tracklist.ts';
import type { Chance } from './chance.ts';
import { deck } from './deck.ts';
import { type Family, families } from './genres.ts';
import { acrossSentences } from './sentences/across.ts';
import { bassSentences } from './sentences/bass.ts';
import { driftSentences } from './sentences/drift.ts';
import { dubSentences } from './sentences/dub.ts';
import { guestOpenings } from './sentences/guests.ts';
import { guitarsSentences } from './sentences/guitars.ts';
import { houseSentences } from './sentences/house.ts';
import type { Sentences } from './sentences/sentences.ts';
import { soulSentences } from './sentences/soul.ts';
import { technoSentences } from './sentences/techno.ts';

export const sentences: Record<Family, Sentences> = {
  drift: driftSentences,
  house: houseSentences,
  techno: technoSentences,
  bass: bassSentences,
  soul: soulSentences,
  across: acrossSentences,
  dub: dubSentences,
  guitars: guitarsSentences,
};

export type Subject = {
  family: Family;
  host: string;
  guest: string | undefined;
  genre: string;
  /** A fact about this programme; not every episode mentions one. */
  habit: string | undefined;
  /** A sentence about the occasion, if there is one. */
  occasion: string | undefined;
  tracks: Track[];
};

/** Writes descriptions one after the other; a sentence is used again only after all others of its kind. */
export function describer(): (subject: Subject, luck: Chance) => string {
  const decks = new Map(
    families.map((family) => [
      family,
      {
        opening: deck(sentences[family].openings, `${family} openings`),
        middle: deck(sentences[family].middles, `${family} middles`),
        ending: deck(sentences[family].endings, `${family} endings`),
      },
    ]),
  );
  const guestOpening = deck(guestOpenings, 'guest openings');

  return (subject, luck) => {
    const say = decks.get(subject.family);
    if (!say) throw new Error(`Nobody has written about ${subject.family}`);
    const opening = subject.occasion ?? (subject.guest ? guestOpening() : say.opening());
    const paragraphs = arrange(luck.between(0, 3), opening, subject.habit, say);
    const cite = citer();
    return paragraphs.map((paragraph) => `<p>${fill(paragraph.join(' '), subject, cite)}</p>`).join('');
  };
}

type Speakers = { opening(): string; middle(): string; ending(): string };

function arrange(shape: number, opening: string, habit: string | undefined, say: Speakers): string[][] {
  if (habit && shape === 0)
    return [
      [opening, habit],
      [say.middle(), say.ending()],
    ];
  if (habit && shape === 1) return [[opening, say.middle(), habit]];
  if (habit) return [[opening, habit, say.ending()]];
  if (shape === 0) return [[opening, say.middle()]];
  if (shape === 1) return [[opening, say.middle()], [say.ending()]];
  return [[opening, say.middle(), say.ending()]];
}

function fill(
  text: string,
  { host, guest, genre, tracks }: Subject,
  cite: (track: Track | undefined) => string,
): string {
  const middle = Math.floor(tracks.length / 2);
  const other = tracks[middle + 2];
  const words: Record<string, () => string> = {
    host: () => escapeHtml(host),
    guest: () => escapeHtml(guest ?? ''),
    genre: () => spokenGenre(genre),
    count: () => inWords(tracks.length),
    artist: () => escapeHtml(other?.artist ?? ''),
    other: () => cite(other),
    opener: () => cite(tracks[0]),
    centre: () => cite(tracks[middle]),
    closer: () => cite(tracks.at(-1)),
  };
  return text
    .replace(/\{(\w+)\}/g, (_, word: string) => words[word]?.() ?? '')
    .replace(/(?<=^|[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Cites a track with title and artist the first time, and with the title alone after that. */
function citer(): (track: Track | undefined) => string {
  const cited = new Set<Track>();
  return (track) => {
    if (!track) return '';
    const title = `<em>${escapeHtml(track.title)}</em>`;
    if (cited.has(track)) return title;
    cited.add(track);
    return `${title} by ${escapeHtml(track.artist)}`;
  };
}

const spoken: Record<string, string> = {
  'Anatolian & Maghrebi': 'raï and Anatolian rock',
  'Rocksteady & Ska': 'rocksteady',
  'Field Recordings': 'field recording',
  Brazilian: 'samba',
  Italo: 'Italo',
  'UK Garage': 'UK garage',
};

function spokenGenre(title: string): string {
  return spoken[title] ?? title.toLowerCase();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const numbers = [
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

function inWords(count: number): string {
  return numbers[count - 8] ?? String(count);
}
