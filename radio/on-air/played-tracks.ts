import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type HeardTrack,
  type PlayedTrack,
  type PlayedTracks,
  playedTracks,
  withTrack,
} from '@longwave/contract/played-tracks.ts';
import type { Log } from '@longwave/server-kit/log.ts';
import { writeFileAtomically } from '@longwave/server-kit/write-file.ts';

/** the tracks that were played last, announced on every change and stored in a file, so they survive a restart. */
export async function openPlayedTracks(folder: string, announce: (tracks: PlayedTracks) => void, log: Log) {
  const file = join(folder, 'tracks.json');
  let tracks: PlayedTrack[] = await readTracks(file);
  let writing = Promise.resolve();
  announce({ tracks });

  return {
    add(heard: HeardTrack | null, now: number): void {
      const changed = withTrack(tracks, heard, now);
      if (changed === tracks) return;
      tracks = changed;
      announce({ tracks });
      const text = JSON.stringify({ tracks });
      writing = writing
        .then(() => writeFileAtomically(file, text))
        .catch((error) => log.error('played tracks not stored', { error }));
    },
    tracks: (): PlayedTracks => ({ tracks }),
    /** Resolves once everything is written. */
    close: () => writing,
  };
}

export type PlayedTrackStore = Awaited<ReturnType<typeof openPlayedTracks>>;

async function readTracks(file: string): Promise<PlayedTrack[]> {
  try {
    return playedTracks.parse(JSON.parse(await readFile(file, 'utf8'))).tracks;
  } catch {
    return [];
  }
}
