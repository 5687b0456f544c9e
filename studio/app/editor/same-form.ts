import type { StoredDocument } from '../api/documents.ts';
import type { Form, Theirs } from './editing-state.ts';

/** What is being written, else what visitors see. */
export function newestForm({ draft, live }: StoredDocument): Form {
  return { ...(draft ?? live) };
}

/** What somebody who comes too late has to compare with. */
export function theirsOf(stored: StoredDocument): Theirs {
  const { id, version, author, at, trashedAt } = stored;
  return { id, version, author, at, trashedAt, document: newestForm(stored) };
}

/** Whether what is written is based on the form that is stored here. What was kept from an earlier visit may be based on an older one. */
export function isBasedOnForm({ version, draftVersion, liveVersion }: StoredDocument): boolean {
  return version === (draftVersion ?? liveVersion);
}

/** Whether the recording has changed and nothing else. */
export function differsInRecording(
  { recording: former = null, ...before }: Form,
  { recording = null, ...after }: Form,
): boolean {
  return isSame(before, after) && !isSame(former, recording);
}

/** Whether the station has given the show its recording since, and nobody has changed anything else. */
export function isOnlyRecording(before: StoredDocument, now: StoredDocument): boolean {
  return isBasedOnForm(before) && differsInRecording(newestForm(before), newestForm(now));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

/** For `JSON.stringify`: the order of fields says nothing. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
