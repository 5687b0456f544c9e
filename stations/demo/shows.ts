import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { broadcastInWeek, pastBroadcast } from './broadcasts.ts';
import { chance } from './chance.ts';
import { type Episode, episodes } from './episodes.ts';
import { hang } from './pictures/hang.ts';
import { slotsOf } from './slots.ts';
import { slugOf } from './slug-of.ts';

/** Sample days for arranging posters: the order of shows changes with the weekday, so different posters are neighbours. */
const hangingDays = ['2026-01-05T12:00Z', '2026-01-08T20:00Z', '2026-01-12T12:00Z', '2026-01-15T20:00Z'];
let posters: Map<string, string> | undefined;

function hangPosters(): Map<string, string> {
  return hang(
    hangingDays.map((day) => newestFirst(new Date(day)).map(({ episode }) => posterOf(episode))),
    7,
  );
}

function posterOf({ slug }: Episode): string {
  return `show-${slug}`;
}

function newestFirst(now: Date): { episode: Episode; date: Date }[] {
  return episodes()
    .map((episode) => ({ episode, date: dateOf(episode, now) }))
    .sort((one, other) => other.date.getTime() - one.date.getTime());
}

/** Every episode with the day on which it was broadcast, newest first. */
export function showDocuments(now: Date): DocumentOf<'show'>[] {
  posters ??= hangPosters();
  const hung = posters;
  const recent = episodes().filter(({ ordinal }) => ordinal < 3);
  const featured = new Set(chance('featured').take(recent, 12));
  return newestFirst(now).map(({ episode, date }) => ({
    ...showOf(episode, date, hung.get(posterOf(episode)) ?? posterOf(episode)),
    featured: featured.has(episode),
  }));
}

function showOf(episode: Episode, date: Date, poster: string): DocumentOf<'show'> {
  return {
    type: 'show',
    slug: episode.slug,
    title: episode.title,
    description: episode.description,
    date: date.toISOString(),
    picture: artwork(poster, `Poster for ${episode.title}`),
    residents: episode.programme.residents,
    guests: episode.guests,
    genres: episode.genres,
    tracklist: episode.tracklist,
    recording: episode.recording,
    featured: false,
    programme: slugOf(episode.programme.title),
  };
}

function dateOf({ slug, programme, ordinal, aired }: Episode, now: Date): Date {
  const own = slotsOf(programme.title);
  const slot = own[ordinal % own.length];
  if (!slot) throw new Error(`"${slug}" belongs to no slot`);
  return 'weeksAgo' in aired
    ? broadcastInWeek(slot, aired.weeksAgo, now)
    : pastBroadcast(slot, aired.broadcastsAgo, now);
}
