import type { StoredDocument } from '../api/documents.ts';
import type { Form, Theirs } from './editing-state.ts';

/** The draft, or the live version when there is no draft. */
export function newestForm({ draft, live }: StoredDocument): Form {
  return { ...(draft ?? live) };
}

/** The stored document as the other side of a conflict. */
export function theirsOf(stored: StoredDocument): Theirs {
  const { id, version, author, at, trashedAt } = stored;
  return { id, version, author, at, trashedAt, document: newestForm(stored) };
}

/** Whether the text is based on the newest form. Unsaved text of an earlier visit may be based on an older version. */
export function isBasedOnForm({ version, draftVersion, liveVersion }: StoredDocument): boolean {
  return version === (draftVersion ?? liveVersion);
}

/** Whether two forms differ in the recording and in nothing else. */
export function differsInRecording(
  { recording: former = null, ...before }: Form,
  { recording = null, ...after }: Form,
): boolean {
  return isSame(before, after) && !isSame(former, recording);
}

/** Whether the station has given the show its recording since then, and nothing else has changed. */
export function isOnlyRecording(before: StoredDocument, now: StoredDocument): boolean {
  return isBasedOnForm(before) && differsInRecording(newestForm(before), newestForm(now));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

/** Replacer for `JSON.stringify` that sorts fields, because their order has no meaning. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
