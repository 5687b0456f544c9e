import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type HeardTrack,
  type PlayedTrack,
  type PlayedTracks,
  playedTracks,
  withTrack,
} from '@longwave/contract/played-tracks.ts';
import type { Log } from '../log.ts';

/** the tracks that were played last, told on every change and kept over a restart. */
export async function openTrackList(folder: string, tell: (tracks: PlayedTracks) => void, log: Log) {
  const file = join(folder, 'tracks.json');
  let tracks: PlayedTrack[] = await readTracks(file);
  let writing = Promise.resolve();
  tell({ tracks });

  async function write(text: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  }

  return {
    hear(heard: HeardTrack | null, now: number): void {
      const changed = withTrack(tracks, heard, now);
      if (changed === tracks) return;
      tracks = changed;
      tell({ tracks });
      const text = JSON.stringify({ tracks });
      writing = writing
        .then(() => write(text))
        .catch((error) =>
          log(`What was played is not kept: ${error instanceof Error ? error.message : error}`),
        );
    },
    tracks: (): PlayedTracks => ({ tracks }),
    /** Settled once everything is written. */
    close: () => writing,
  };
}

export type TrackList = Awaited<ReturnType<typeof openTrackList>>;

async function readTracks(file: string): Promise<PlayedTrack[]> {
  try {
    return playedTracks.parse(JSON.parse(await readFile(file, 'utf8'))).tracks;
  } catch {
    return [];
  }
}
