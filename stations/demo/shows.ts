import type { DocumentOf } from '@longwave/contract/documents.ts';
import { artwork } from './artwork.ts';
import { broadcastInWeek, pastBroadcast } from './broadcasts.ts';
import { chance } from './chance.ts';
import { type Episode, episodes } from './episodes.ts';
import { slotsOf } from './slots.ts';

const featured = new Set(chance('featured').take(recent(), 12));

function recent(): Episode[] {
  return episodes.filter(({ ordinal }) => ordinal < 3);
}

/** Every episode with the day it went out, newest first. */
export function showDocuments(now: Date): DocumentOf<'show'>[] {
  return episodes
    .map((episode) => showOf(episode, now))
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

function showOf(episode: Episode, now: Date): DocumentOf<'show'> {
  return {
    type: 'show',
    slug: episode.slug,
    title: episode.title,
    description: episode.description,
    date: dateOf(episode, now).toISOString(),
    picture: artwork(`show-${episode.slug}`, `Poster for ${episode.title}`),
    residents: episode.programme.residents,
    guests: episode.guests,
    genres: episode.genres,
    tracklist: episode.tracklist,
    recording: episode.recording,
    featured: featured.has(episode),
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
