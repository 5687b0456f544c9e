import type { DocumentType } from '@longwave/contract/documents.ts';
import type { DraftDocument } from '@longwave/contract/draft.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { call } from './call.ts';

export type DocumentState = 'live' | 'draft' | 'changed' | 'scheduled' | 'review' | 'failed' | 'trashed';
export type Refusal = { at: string; publishAt: string; field: string; reason: string };

/** A document as a list shows it. */
export type ListedDocument = {
  type: DocumentType;
  slug: string;
  title: string;
  picture: Picture | null;
  people: string[];
  date: string | null;
  states: DocumentState[];
  publishAt: string | null;
  refusal: Refusal | null;
  changed: string;
  author: string;
  version: number;
  hasRecording: boolean;
};
export type DocumentPage = { items: ListedDocument[]; next: string | null; total?: number };

export type ListQuery = {
  type?: DocumentType | undefined;
  state?: DocumentState | undefined;
  q?: string | undefined;
  resident?: string | undefined;
  /** `match` puts titles that begin with `q` first and has one page only. */
  sort?: 'changed' | 'date' | 'title' | 'match' | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  limit?: number | undefined;
};

/** A document as the editor reads it, with its live version and its draft. */
export type StoredDocument = {
  /** Does not change when the document is renamed. */
  id: number;
  slug: string;
  live: DraftDocument | null;
  draft: DraftDocument | null;
  publishAt: string | null;
  /** When the live version was published. */
  changed: string | null;
  refusal: Refusal | null;
  version: number;
  liveVersion: number | null;
  draftVersion: number | null;
  /** Who wrote the newest version; `at` is when. */
  author: string | null;
  at: string | null;
  trashedAt: string | null;
  /** The last step of the review between host and editor, with its note. */
  review?: { state: 'submitted' | 'sent back'; by: string; at: string; note: string } | null;
};

export function listDocuments(query: ListQuery, signal?: AbortSignal): Promise<DocumentPage> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return call(`/documents?${search}`, signal ? { signal } : {});
}

export const readDocument = (type: string, slug: string) =>
  call<StoredDocument>(`/documents/${type}/${slug}`);

/** Reads a document by its id, whatever its slug is now. */
export const readDocumentById = (id: number) => call<StoredDocument>(`/documents/by-id/${id}`);

/** Saves a draft. `version` is the version it is based on, null for a new document. A scheduled publishing time stays. */
export const saveDraft = (document: DraftDocument, version: number | null) =>
  put(document, 'draft=1', version === null ? { 'if-none-match': '*' } : ifMatch(version));

export const scheduleDraft = (document: DraftDocument, version: number, publishAt: string) =>
  put(document, `publish_at=${encodeURIComponent(publishAt)}`, ifMatch(version));

/** Publishes a document as it is given. Unlike saving and publishing a draft, a refusal leaves nothing behind. */
export const publishDocument = (document: DraftDocument, version: number) =>
  put(document, '', ifMatch(version));

function put(
  document: DraftDocument,
  query: string,
  headers: Record<string, string>,
): Promise<StoredDocument> {
  const path = `/documents/${document.type}/${document.slug}${query && `?${query}`}`;
  return call(path, { method: 'PUT', body: document, headers });
}

/** The version that a change is based on; `*` means any version, for example for an undo. */
export type Based = number | '*';

export type DocumentName = { type: string; slug: string };
export type Action = 'publish' | 'unschedule' | 'unpublish' | 'restore' | 'bring-back' | 'rename' | Review;
type Review = 'submit' | 'send-back';

export function act(
  { type, slug }: DocumentName,
  action: Action,
  version: Based,
  body?: unknown,
): Promise<StoredDocument> {
  return call(`/documents/${type}/${slug}/${action}`, { method: 'POST', headers: ifMatch(version), body });
}

/** Takes a document off the site. `liveVersion` is the version that was live, for an undo; null when there was none. */
export async function unpublish(name: DocumentName, version: number) {
  const { liveVersion } = await readDocument(name.type, name.slug);
  return { after: await act(name, 'unpublish', version), liveVersion };
}

/** Publishes a former live version again; a newer draft stays a draft. */
export const publishAgain = (name: DocumentName, liveVersion: number) =>
  act(name, 'publish', '*', { version: liveVersion });

export const moveToTrash = ({ type, slug }: DocumentName, version: Based) =>
  call<unknown>(`/documents/${type}/${slug}`, { method: 'DELETE', headers: ifMatch(version) });

const ifMatch = (version: Based) => ({ 'if-match': version === '*' ? '*' : `"${version}"` });
