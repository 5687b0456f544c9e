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
  sort?: 'changed' | 'date' | 'title' | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  limit?: number | undefined;
};

/** A document as the editor reads it: what visitors see, and what is being written. */
export type StoredDocument = {
  /** Stays when it is renamed. */
  id: number;
  slug: string;
  live: DraftDocument | null;
  draft: DraftDocument | null;
  publishAt: string | null;
  /** When what is live went live. */
  changed: string | null;
  refusal: Refusal | null;
  version: number;
  liveVersion: number | null;
  draftVersion: number | null;
  /** Who wrote the newest version, and when. */
  author: string | null;
  at: string | null;
  trashedAt: string | null;
  /** What a host and an editor say to each other about the draft. */
  review?: { state: 'submitted' | 'sent back'; by: string; at: string; note: string } | null;
};

export function listDocuments(query: ListQuery, signal?: AbortSignal): Promise<DocumentPage> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return call(`/documents?${search}`, signal ? { signal } : {});
}

export const readDocument = (type: string, slug: string) =>
  call<StoredDocument>(`/documents/${type}/${slug}`);

/** Whatever it is called by now. */
export const readDocumentById = (id: number) => call<StoredDocument>(`/documents/by-id/${id}`);

/** `version` is the one it is based on; null for a document that is new. A time at which it is published stays. */
export const saveDraft = (document: DraftDocument, version: number | null) =>
  put(document, 'draft=1', version === null ? { 'if-none-match': '*' } : ifMatch(version));

export const scheduleDraft = (document: DraftDocument, version: number, publishAt: string) =>
  put(document, `publish_at=${encodeURIComponent(publishAt)}`, ifMatch(version));

function put(
  document: DraftDocument,
  query: string,
  headers: Record<string, string>,
): Promise<StoredDocument> {
  const path = `/documents/${document.type}/${document.slug}?${query}`;
  return call(path, { method: 'PUT', body: document, headers });
}

/** The version a change is based on; `*` for whatever is there, such as to take back what was just done. */
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

/** Takes it off the site. Returns which version visitors saw, for the way back; null when they saw none. */
export async function unpublish(name: DocumentName, version: number) {
  const { liveVersion } = await readDocument(name.type, name.slug);
  return { after: await act(name, 'unpublish', version), liveVersion };
}

/** What visitors saw before is live again; a newer draft stays a draft. */
export const publishAgain = (name: DocumentName, liveVersion: number) =>
  act(name, 'publish', '*', { version: liveVersion });

export const moveToTrash = ({ type, slug }: DocumentName, version: Based) =>
  call<unknown>(`/documents/${type}/${slug}`, { method: 'DELETE', headers: ifMatch(version) });

const ifMatch = (version: Based) => ({ 'if-match': version === '*' ? '*' : `"${version}"` });
