import { HttpError } from '../http/http-error.ts';
import { buildPage } from '../pages/build-page.ts';
import { pageIdOf } from '../pages/page-id.ts';
import { createAttemptLimit } from '../people/attempt-limit.ts';
import { maySee } from '../people/document-subject.ts';
import { publishInTransaction } from '../store/publishing.ts';
import { createReader } from '../store/reader.ts';
import type { Store, Transaction } from '../store/repository.ts';
import { readDocument, type StoredDocument } from '../store/stored-document.ts';
import { displayName, updateShownCards } from '../store/update-referencing.ts';
import { findMaker } from './preview-maker.ts';
import { createPreviewTokens, type PreviewToken } from './preview-token.ts';
import { previewedDocument } from './previewed-document.ts';

/** Rate limit of each document, since nobody else can write while a preview is built; links and frames have one each. The site asks twice for a page. */
const [pagesAtOnce, secondsForOne] = [60, 0.5];

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

export type Previews = ReturnType<typeof createPreviews>;

/** Pages as they would be if one draft were published: built in a transaction that publishes it and is rolled back. */
export function createPreviews(store: Store, secret: string, now: () => number) {
  const tokens = createPreviewTokens(secret);
  const limit = createAttemptLimit(pagesAtOnce, secondsForOne, now);

  async function build(tx: Transaction, stored: StoredDocument, pageId: string, page: number) {
    const document = stored.draft && (await previewedDocument(tx, stored.draft, now()));
    if (document) {
      const edit = { author: stored.author ?? 'preview', now: now() };
      const version = stored.draftVersion ?? undefined;
      await publishInTransaction(tx, document, edit, { stored, version, isPreview: true });
    }
    const reader = createReader(tx, now());
    const built = await buildPage(reader, pageId, page);
    const hasNewName = document && stored.live && displayName(document) !== displayName(stored.live);
    const shown = [...reader.dependencies].filter((key) => typeof key === 'number');
    return hasNewName && (await updateShownCards(tx, stored.id, shown))
      ? buildPage(createReader(tx, now()), pageId, page)
      : built;
  }

  /** Checks a token and returns what it says. */
  function check(token: string): PreviewToken {
    const read = tokens.read(token);
    if (!read) throw new HttpError(403, 'This preview link is not one of this station', 'preview');
    if (read.until <= now()) throw ended();
    limit.take(`${read.document} ${read.use}`);
    return read;
  }

  /** The document, while whoever made the link may read it. */
  async function find(tx: Transaction, { document, maker: madeBy }: PreviewToken): Promise<StoredDocument> {
    const name = await tx.documents.find(document);
    const stored = name && (await readDocument(tx, name.type, name.slug));
    const maker = await findMaker(tx, madeBy);
    if (!stored || stored.trashedAt !== null || !maker || !maySee(maker, stored)) throw ended();
    return stored;
  }

  return {
    make: tokens.make,
    /** A page with the draft of the token's document, never cached. */
    async respond(token: string, pageId: string, page: number): Promise<Response> {
      // The token is checked first, so that nobody without one can keep others from writing.
      const read = check(token);
      const built = await store.rehearse(async (tx) => {
        const stored = await find(tx, read);
        const result = await build(tx, stored, pageId, page);
        if (result) return result;
        // The document may have another slug by now, so the problem names its present path.
        const path = pagePathOf(stored);
        throw new HttpError(404, `Page Not Found: /${pageId}`, undefined, {}, path ? { path } : {});
      });
      return new Response(typeof built === 'string' ? built : JSON.stringify(built), {
        headers: { ...headers, 'x-preview-until': new Date(read.until).toISOString() },
      });
    },
  };
}

function ended(): HttpError {
  return new HttpError(410, 'This preview link has ended', 'preview');
}

/** The path of a document's own page, home for the station; undefined where it has none. */
export function pagePathOf({ type, slug }: { type: string; slug: string }): string | undefined {
  if (type === 'station') return '/';
  const id = pageIdOf(type, slug);
  return id === 'home' ? '/' : id && `/${id}`;
}
