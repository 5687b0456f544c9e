import { open } from 'node:fs/promises';
import { mp4Tracks } from '../sound/mp4-tracks.ts';
import { firstPacket } from '../sound/ogg-length.ts';
import { containerOf, readHead } from '../sound/sound-facts.ts';
import { readWebm } from './webm.ts';

/** `format` is also the file extension of the clip. */
export type ClipFacts = { format: 'webm' | 'mp4' | 'ogv'; seconds: number | null };

/** Reads format and length of a film from its bytes; undefined if browsers do not play it. */
export async function clipFacts(path: string): Promise<ClipFacts | undefined> {
  await using file = await open(path);
  switch (containerOf(await readHead(file))) {
    case 'webm': {
      const webm = await readWebm(file);
      return webm && { format: 'webm', seconds: webm.seconds };
    }
    case 'mp4': {
      const picture = (await mp4Tracks(file)).find(({ kind }) => kind === 'vide');
      return picture && { format: 'mp4', seconds: picture.seconds || null };
    }
    case 'ogg':
      return (await firstPacket(file)).toString('latin1', 0, 7) === '\x80theora'
        ? { format: 'ogv', seconds: null }
        : undefined;
    default:
      return undefined;
  }
}
