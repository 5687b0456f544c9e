import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import { pageIdOf } from '../pages/page-id.ts';
import { findLive } from './live-documents.ts';
import { redirectsFrom } from './path-problems.ts';
import { findReferences } from './references.ts';
import { renameReference } from './rename-reference.ts';
import type { Reads } from './repository.ts';
import { fillEmpty } from './upgrade-document.ts';

/** A document that was renamed more often is not followed. */
const maxRenames = 20;

/** An earlier version of a document, with the present slugs of the documents it names. */
export async function followRenames(reads: Reads, form: DraftDocument): Promise<DraftDocument> {
  let followed = form;
  for (const { type, slug } of findReferences(fillEmpty(form))) {
    const now = await currentSlug(reads, type, slug);
    if (now !== slug) followed = renameReference(followed, type, slug, now);
  }
  return followed;
}

async function currentSlug(reads: Reads, type: DocumentType, given: string): Promise<string> {
  let slug: string | undefined = given;
  for (let renames = 0; slug !== undefined && renames <= maxRenames; renames++) {
    const [id] = await reads.documents.liveIds([{ type, slug }]);
    if (id !== undefined) return slug;
    slug = await (pageIdOf(type, slug) === undefined ? withFormerSlug : redirectedFrom)(reads, type, slug);
  }
  return given;
}

/** Follows the redirect that renaming left. */
async function redirectedFrom(reads: Reads, type: DocumentType, slug: string): Promise<string | undefined> {
  const [name] = await redirectsFrom(reads, `/${pageIdOf(type, slug)}`);
  const to = name === undefined ? undefined : (await findLive(reads, 'redirect', name))?.to;
  const folder = `/${pageIdOf(type, '')}`;
  return to?.startsWith(folder) ? to.slice(folder.length) : undefined;
}

/** Looks for a former slug of genres and playlists, which have no page and so no redirect; there are few of them. */
async function withFormerSlug(reads: Reads, type: DocumentType, slug: string): Promise<string | undefined> {
  for (const live of await reads.documents.listLive(type))
    if ((await reads.versions.formerSlugs(type, live.slug)).includes(slug)) return live.slug;
  return undefined;
}
