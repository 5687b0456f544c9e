import type { Reads } from './repository.ts';

type NamedType = 'genre' | 'resident' | 'programme';

/** Names of genres, residents and programmes, cached since every card needs some. Each transaction has its own cache. */
const known = new WeakMap<Reads, Map<string, Promise<string>>>();

export function nameOf(reads: Reads, type: NamedType, slug: string): Promise<string> {
  const names = namesOf(reads);
  const key = `${type}/${slug}`;
  const cached = names.get(key);
  if (cached) return cached;
  const name = reads.documents.nameOf(type, slug).then((found) => found ?? slug);
  // A name that could not be read is not cached.
  name.catch(() => names.delete(key));
  names.set(key, name);
  return name;
}

export function namesIn(reads: Reads, type: NamedType, slugs: string[]): Promise<string[]> {
  return Promise.all(slugs.map((slug) => nameOf(reads, type, slug)));
}

export function clearName(reads: Reads, key: string): void {
  namesOf(reads).delete(key);
}

export function clearNames(reads: Reads): void {
  namesOf(reads).clear();
}

function namesOf(reads: Reads): Map<string, Promise<string>> {
  const names = known.get(reads) ?? new Map<string, Promise<string>>();
  known.set(reads, names);
  return names;
}
