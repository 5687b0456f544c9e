import type { Track } from '@longwave/contract/documents.ts';
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
  /** Something that is true of this programme; not every episode mentions one. */
  habit: string | undefined;
  /** A sentence about the occasion, where there is one. */
  occasion: string | undefined;
  tracks: Track[];
};

/** Writes descriptions one after the other, so that no sentence comes back before its fellows have been used. */
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
    return paragraphs.map((paragraph) => `<p>${fill(paragraph.join(' '), subject)}</p>`).join('');
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

function fill(text: string, { host, guest, genre, tracks }: Subject): string {
  const middle = Math.floor(tracks.length / 2);
  const values: Record<string, string> = {
    host: escapeHtml(host),
    guest: escapeHtml(guest ?? ''),
    genre: genre === genre.toUpperCase() ? genre : lowerCased(genre),
    count: inWords(tracks.length),
    artist: escapeHtml(tracks[middle + 2]?.artist ?? ''),
    opener: cited(tracks[0]),
    centre: cited(tracks[middle]),
    closer: cited(tracks.at(-1)),
  };
  return text
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    .replace(/^(\s*)(\p{Ll})/u, (_, space, letter) => space + letter.toUpperCase());
}

function lowerCased(genre: string): string {
  return genre
    .replace(/^(?!UK|Italo|Brazilian|Anatolian)./, (letter) => letter.toLowerCase())
    .replace(
      /(?<=[ -])(?=House|Techno|Classical|Recordings|Jazz|Hop|Rock|Reggae|Ska|Garage|Punk|House)./g,
      (letter) => letter.toLowerCase(),
    );
}

function cited(track: Track | undefined): string {
  return track ? `<em>${escapeHtml(track.title)}</em> by ${escapeHtml(track.artist)}` : '';
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
