import type { Store } from '../store.ts';

/**
 * How many shows stand in any of some lists. One bit for each document and list is kept in memory (300,000 shows
 * take 37 kB a genre), so that counting a union costs microseconds instead of reading every entry.
 */
type Bits = Map<string, Uint32Array>;

const known = new WeakMap<Store, Bits>();
const none = new Uint32Array(0);

export function countAny(store: Store, lists: string[]): number {
  const sets = lists.map((list) => bitsOf(store, list));
  const union = new Uint32Array(Math.max(...sets.map((set) => set.length)));
  for (const set of sets)
    for (let at = 0; at < set.length; at++) union[at] = (union[at] ?? 0) | (set[at] ?? 0);
  let total = 0;
  for (const word of union) total += ones(word);
  return total;
}

/** Forgets one list, or all when it is not known which have changed. */
export function forgetBits(store: Store, list?: string): void {
  if (list === undefined) known.delete(store);
  else known.get(store)?.delete(list);
}

function bitsOf(store: Store, list: string): Uint32Array {
  const bits: Bits = known.get(store) ?? new Map();
  known.set(store, bits);
  const kept = bits.get(list);
  if (kept) return kept;
  const id = store.sql('SELECT id FROM lists WHERE name = ?').get(list)?.id as number | undefined;
  // Nothing is kept of a list there is not: anyone may ask for any name.
  if (id === undefined) return none;
  const read = readBits(store, id);
  bits.set(list, read);
  return read;
}

function readBits(store: Store, list: number): Uint32Array {
  const newest = store.sql('SELECT max(id) AS id FROM documents').get()?.id as number;
  const set = new Uint32Array((newest >> 5) + 1);
  const rows = store.sql('SELECT document FROM entries WHERE list = ?').iterate(list);
  for (const row of rows) {
    const document = row.document as number;
    set[document >> 5] = (set[document >> 5] ?? 0) | (1 << (document & 31));
  }
  return set;
}

function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
