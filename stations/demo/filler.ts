import { recordingFacts } from './sound/recording.ts';

/** Recordings that play when nothing is scheduled. */
export const filler = [
  { name: 'tide-clock', title: 'Tide Clock', genre: 'ambient' },
  { name: 'the-harbour-light', title: 'The Harbour Light', genre: 'dub-techno' },
  { name: 'sallow-quay', title: 'Sallow Quay', genre: 'balearic' },
  { name: 'gulls-over-the-depot', title: 'Gulls over the Depot', genre: 'jazz' },
  { name: 'lock-keepers-waltz', title: 'Lock-Keeper’s Waltz', genre: 'folk' },
  { name: 'the-bar-buoy', title: 'The Bar Buoy', genre: 'dub' },
].map((piece) => ({ ...piece, seconds: recordingFacts(piece.name).seconds }));
