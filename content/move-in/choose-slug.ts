import { reservedSlugs } from '@longwave/contract/reserved-slugs.ts';
import type { Reads } from '../store/repository.ts';
import { slugFor } from './choose-names.ts';
import type { SourceRow } from './source-row.ts';

/** Chooses a slug that no show, reserved path or redirect has; for a show that exists with the same title and day, its own. */
export async function createSlugChoice(reads: Reads) {
  const taken = new Set<string>(reservedSlugs.show);
  for (const { live } of await reads.documents.listLive('redirect')) {
    const slug = /^\/shows\/([^/]+)\/?$/.exec((JSON.parse(live) as { from: string }).from)?.[1];
    if (slug) taken.add(slug);
  }
  return async ({ title, date }: SourceRow): Promise<{ slug: string; isThere: boolean }> => {
    const base = slugFor(title, 'show');
    const day = (date ?? '').slice(0, 10);
    for (let count = 0; ; count++) {
      const slug = count === 0 ? base : count === 1 ? `${base}-${day}` : `${base}-${day}-${count}`;
      if (taken.has(slug)) continue;
      const stored = await reads.documents.read('show', slug);
      if (stored && stored.trashedAt === null) {
        if (isSame(stored.live ?? stored.draft, title, day)) return { slug, isThere: true };
        continue;
      }
      taken.add(slug);
      return { slug, isThere: false };
    }
  };
}

function isSame(json: string | null, title: string, day: string): boolean {
  if (json === null) return false;
  const stored = JSON.parse(json) as { title?: string; date?: string };
  return stored.title === title && stored.date?.slice(0, 10) === day;
}
