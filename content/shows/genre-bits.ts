import type { Store } from '../store.ts';

/**
 * How many shows stand in any of some lists. One bit for each document and list is kept in memory (300,000 shows
 * take 37 kB a genre), so that counting a union costs microseconds instead of reading every entry.
 */
type Bits = Map<number, Uint32Array>;

const known = new WeakMap<Store, Bits>();

export function countAny(store: Store, lists: number[]): number {
  const [first, ...others] = lists;
  if (first === undefined) return 0;
  if (others.length === 0)
    return store.sql('SELECT count FROM lists WHERE id = ?').get(first)?.count as number;
  const sets = lists.map((list) => bitsOf(store, list));
  const length = Math.max(...sets.map((set) => set.length));
  let total = 0;
  for (let at = 0; at < length; at++) {
    let word = 0;
    for (const set of sets) word |= set[at] ?? 0;
    total += ones(word);
  }
  return total;
}

/** Forgets one list, or all when it is not known which have changed. */
export function forgetBits(store: Store, list?: string): void {
  if (list === undefined) return void known.delete(store);
  const id = store.sql('SELECT id FROM lists WHERE name = ?').get(list)?.id as number | undefined;
  if (id !== undefined) known.get(store)?.delete(id);
}

function bitsOf(store: Store, list: number): Uint32Array {
  const bits = known.get(store) ?? new Map();
  known.set(store, bits);
  const set = bits.get(list) ?? readBits(store, list);
  bits.set(list, set);
  return set;
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
