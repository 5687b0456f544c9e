import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { audioStream, resolvedTrack, waveform } from './audio.ts';
import { change } from './changes.ts';
import { filterResponse } from './filter.ts';
import { groupedGenres, plainGenres } from './genres.ts';
import { page } from './page.ts';
import { playedTracks } from './played-tracks.ts';
import { playerMetadata } from './player-metadata.ts';
import { airedReport, playout, recordedBroadcast } from './playout.ts';
import { problem } from './problem.ts';
import { recordingFacts } from './recording.ts';
import { redirects } from './redirects.ts';
import { liveNow, weekSchedule } from './schedule.ts';
import {
  searchArticles,
  searchCollections,
  searchPlayedIn,
  searchProgrammes,
  searchResidents,
  searchResponse,
  searchShows,
  searchVideos,
  suggestions,
} from './search.ts';
import { audioSession } from './session.ts';
import { siteContent } from './site-content.ts';
import { sitemap } from './sitemap.ts';

const shapes: Record<string, z.ZodMiniType> = {
  home: siteContent,
  'genres-grouped': groupedGenres,
  genres: plainGenres,
  filter: filterResponse,
  search: searchResponse,
  'search-shows': searchShows,
  'search-played-in': searchPlayedIn,
  'search-residents': searchResidents,
  'search-articles': searchArticles,
  'search-videos': searchVideos,
  'search-collections': searchCollections,
  'search-programmes': searchProgrammes,
  suggest: suggestions,
  'live-now': liveNow,
  'shows-schedule': weekSchedule,
  playout,
  redirects,
  sitemap,
  problem,
  recording: recordingFacts,
  token: audioSession,
  refresh: audioSession,
  change,
  'recorded-broadcast': recordedBroadcast,
  aired: airedReport,
  resolve: resolvedTrack,
  stream: audioStream,
  waveform,
  'player-metadata': playerMetadata,
  tracks: playedTracks,
};

const folder = join(import.meta.dirname, 'examples');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

test('every response of the contract has an example', () => {
  const kinds = page.def.options.map((option) => option.shape.kind.def.values[0]);
  const pages = kinds.filter((kind) => kind !== 'home').map((kind) => `page-${kind}`);
  expect(names.toSorted()).toEqual([...Object.keys(shapes), ...pages].toSorted());
});

test('every example is documented', () => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(names.filter((name) => !text.includes(`\`${name}.json\``))).toEqual([]);
});

test.each(names)('the example %s fits its schema and loses nothing when parsed', (name) => {
  const example = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const shape = shapes[name] ?? page;
  expect(shape.parse(example)).toEqual(example);
  if (!shapes[name]) expect(example.kind).toBe(name.slice('page-'.length));
});
