import type { Reads } from '../store/repository.ts';

/**
 * Counts the shows in any of some lists. One bit for each document and list is held in memory (300,000 shows take 37 kB a genre),
 * so that counting a union takes microseconds instead of reading every entry.
 */
type Bits = Map<string, Promise<Uint32Array>>;

const bitsByStore = new WeakMap<Reads, Bits>();
const none = new Uint32Array(0);

export async function countShowsInAny(reads: Reads, lists: string[]): Promise<number> {
  const sets = await Promise.all(lists.map((list) => bitsOf(reads, list)));
  const union = new Uint32Array(Math.max(...sets.map((set) => set.length)));
  for (const set of sets)
    for (let at = 0; at < set.length; at++) union[at] = (union[at] ?? 0) | (set[at] ?? 0);
  let total = 0;
  for (const word of union) total += countOnes(word);
  return total;
}

/** Forgets one list, or all if it is unknown which have changed. */
export function clearBits(reads: Reads, list?: string): void {
  if (list === undefined) bitsByStore.delete(reads);
  else bitsByStore.get(reads)?.delete(list);
}

/** A list is in the map while it is being read, so that a change forgets it as well. */
async function bitsOf(reads: Reads, list: string): Promise<Uint32Array> {
  const bits: Bits = bitsByStore.get(reads) ?? new Map();
  bitsByStore.set(reads, bits);
  const cached = bits.get(list);
  if (cached) return cached;
  const reading = readBits(reads, list);
  bits.set(list, reading);
  const forget = () => {
    if (bits.get(list) === reading) bits.delete(list);
  };
  try {
    const read = await reading;
    // A list that does not exist is not cached: anyone may request any name.
    if (read === none) forget();
    return read;
  } catch (error) {
    forget();
    throw error;
  }
}

async function readBits(reads: Reads, list: string): Promise<Uint32Array> {
  const newest = await reads.lists.newestDocument();
  const documents = await reads.lists.documentsIn(list);
  if (!documents) return none;
  const set = new Uint32Array((newest >> 5) + 1);
  for (const document of documents) set[document >> 5] = (set[document >> 5] ?? 0) | (1 << (document & 31));
  return set;
}

function countOnes(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
