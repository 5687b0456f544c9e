import type { Store } from '../store.ts';

/** What a genre, a resident or a programme is called, kept in memory: every card asks for some. */
const known = new WeakMap<Store, Map<string, string>>();

export function nameOf(store: Store, type: 'genre' | 'resident' | 'programme', slug: string): string {
  const names = namesOf(store);
  const key = `${type}/${slug}`;
  const name = names.get(key);
  if (name !== undefined) return name;
  const row = store
    .sql(
      `SELECT coalesce(live ->> 'name', live ->> 'title') AS name FROM documents WHERE type = ? AND slug = ?`,
    )
    .get(type, slug) as { name: string | null } | undefined;
  const found = row?.name ?? slug;
  names.set(key, found);
  return found;
}

export function forgetName(store: Store, key: string): void {
  namesOf(store).delete(key);
}

export function forgetNames(store: Store): void {
  namesOf(store).clear();
}

function namesOf(store: Store): Map<string, string> {
  const names = known.get(store) ?? new Map<string, string>();
  known.set(store, names);
  return names;
}
