import type { DraftDocument } from '@longwave/contract/draft.ts';
import { reservedSlugs } from '@longwave/contract/reserved-slugs.ts';
import { withoutTrailingSlashes } from '@longwave/contract/trailing-slashes.ts';
import { pageIdOf } from '../pages/page-id.ts';
import type { Fault } from './bad-field.ts';
import type { Reads } from './repository.ts';

/** Why visitors could not reach a document at its path. */
export async function findPathProblems(reads: Reads, { type, slug, from }: DraftDocument): Promise<Fault[]> {
  if (type === 'redirect') return typeof from === 'string' ? redirectProblems(reads, slug, from) : [];
  const pageId = pageIdOf(type, slug);
  if (pageId === undefined) return [];
  if (reservedSlugs[type]?.includes(slug))
    return [
      { field: 'slug', reason: `/${pageId} is a page of the site itself. Choose another slug than ${slug}.` },
    ];
  const [redirect] = await redirectsFrom(reads, `/${pageId}`);
  return redirect
    ? [
        {
          field: 'slug',
          reason: `The redirect ${redirect} leads visitors of /${pageId} elsewhere. Remove it, or choose another slug.`,
        },
      ]
    : [];
}

async function redirectProblems(reads: Reads, slug: string, from: string): Promise<Fault[]> {
  const other = (await redirectsFrom(reads, from)).find((name) => name !== slug);
  if (other) return [{ field: 'from', reason: `The redirect ${other} begins at ${from} too` }];
  const document = await liveDocumentAt(reads, from);
  return document ? [{ field: 'from', reason: `${document} is shown at ${from}` }] : [];
}

/** Slugs of the live redirects from a path. */
export function redirectsFrom(reads: Reads, path: string): Promise<string[]> {
  return reads.documents.redirectsFrom(withoutTrailingSlashes(path) || '/');
}

const pagedTypes = ['show', 'resident', 'programme', 'collection', 'article', 'video', 'page'] as const;

async function liveDocumentAt(reads: Reads, path: string): Promise<string | undefined> {
  const id = withoutTrailingSlashes(path).slice(1);
  const slug = id.split('/').at(-1) ?? '';
  const type = pagedTypes.find((one) => pageIdOf(one, slug) === id);
  const [found] = type ? await reads.documents.liveIds([{ type, slug }]) : [];
  return found === undefined ? undefined : `${type}/${slug}`;
}
