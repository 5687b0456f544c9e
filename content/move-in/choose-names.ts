import { createHash } from 'node:crypto';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import { slugOf } from '../import/slug-of.ts';
import { placeholderPicture } from '../media/placeholder-picture.ts';
import { foldText } from '../search/folding.ts';
import type { Reads } from '../store/repository.ts';
import { emptyFields } from '../store/upgrade-document.ts';
import { type NamedType, readKnownNames } from './known-names.ts';

export type Named = { name: string; slug: string; isNew: boolean };

/** A valid slug for a name; one with a hash if the name has no Latin letter or digit. */
export function slugFor(name: string, otherwise: string): string {
  const slug = slugOf(name).slice(0, 100).replace(/-$/, '');
  return slug || `${otherwise}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Finds residents and genres by their names, and plans those that do not exist. */
export async function createNameChoice(reads: Reads, type: NamedType) {
  const known = await readKnownNames(reads, type);
  const planned = new Map<string, string>();
  /** Slugs of existing documents that are not live. */
  const unfinished = new Set<string>();
  return async function choose(names: string[], doubts: string[]): Promise<Named[]> {
    const chosen = new Map<string, Named>();
    for (const name of names) {
      const slug = slugFor(name, type);
      const there = known.get(foldText(name)) ?? known.get(slug);
      if (there === undefined && !planned.has(slug) && !unfinished.has(slug)) {
        const stored = await reads.documents.read(type, slug);
        if (stored && stored.trashedAt === null) unfinished.add(slug);
        else planned.set(slug, name);
      }
      if (there !== undefined) chosen.set(there, { name, slug: there, isNew: false });
      else if (planned.has(slug)) chosen.set(slug, { name: planned.get(slug) ?? name, slug, isNew: true });
      else
        doubts.push(
          `The ${type} ${name} is a draft that nobody has published, so the show does not name it.`,
        );
    }
    return [...chosen.values()].slice(0, 100);
  };
}

export function newResident({ slug, name }: Named): DocumentOf<'resident'> {
  const fields = { ...emptyFields.resident, picture: placeholderPicture };
  return { type: 'resident', slug, name, ...fields } as DocumentOf<'resident'>;
}

export function newGenre({ slug, name }: Named): DocumentOf<'genre'> {
  return { type: 'genre', slug, title: name, group: '' };
}
