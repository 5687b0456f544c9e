import { foldText } from '../search/folding.ts';
import type { Reads } from '../store/repository.ts';
import type { IsName } from './names-in.ts';

export type NamedType = 'resident' | 'genre';
/** Slugs of live documents, by folded name and by slug. */
export type KnownNames = ReadonlyMap<string, string>;

export async function readKnownNames(reads: Pick<Reads, 'documents'>, type: NamedType): Promise<KnownNames> {
  const known = new Map<string, string>();
  for (const { slug, live } of await reads.documents.listLive(type)) {
    const { name, title } = JSON.parse(live) as { name?: string; title?: string };
    known.set(slug, slug).set(foldText(name ?? title ?? slug), slug);
  }
  return known;
}

export const isNameAmong =
  (known: KnownNames): IsName =>
  (name) =>
    known.has(foldText(name));
