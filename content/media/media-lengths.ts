import { join } from 'node:path';
import { soundFacts } from '../sound/sound-facts.ts';
import { clipFacts } from '../uploads/clip-facts.ts';
import { isMadeByStation, type MediaFile } from './media-files.ts';

/** Of station-ready files: 384 bytes per 24 ms. */
const bytesPerSecond = 16_000;
const maxKnown = 50_000;

/**
 * Measures recordings and films. Some have to be read from end to end, so this stops after a time limit: lengths not known by then
 * are null and are measured at a later request.
 */
export function createMediaLengths(data: string, budgetMs = 1_500) {
  const known = new Map<string, number | null>();

  async function measure({ kind, name, file, bytes }: MediaFile): Promise<number | null> {
    if (kind === 'captions') return null;
    if (kind === 'recording' && isMadeByStation(name)) return bytes / bytesPerSecond;
    const path = join(data, file);
    const facts = await (kind === 'clip' ? clipFacts(path) : soundFacts(path)).catch(() => undefined);
    return facts?.seconds ?? null;
  }

  /** Returns the lengths in the order of the files. */
  return async function lengthsOf(files: MediaFile[]): Promise<(number | null)[]> {
    const end = performance.now() + budgetMs;
    const lengths: (number | null)[] = [];
    for (const one of files) {
      const key = `${one.file} ${one.bytes} ${one.changed}`;
      if (!known.has(key) && performance.now() < end) {
        if (known.size >= maxKnown) known.clear();
        known.set(key, await measure(one));
      }
      lengths.push(known.get(key) ?? null);
    }
    return lengths;
  };
}
