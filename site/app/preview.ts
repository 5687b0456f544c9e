import { data, redirect } from 'react-router';
import { HttpError } from './http.ts';
import { missingPageWords } from './words/missing-page.ts';

/** On the server only: a page as it would be with a draft, for whoever has a token for it. */

export function withPreview(contentPath: string, token: string | undefined): string {
  if (token === undefined) return contentPath;
  return `${contentPath}${contentPath.includes('?') ? '&' : '?'}preview=${encodeURIComponent(token)}`;
}

/** Says why the draft cannot be seen, or leads to where its page is by now. */
export function throwIfRefused(error: unknown, token: string): void {
  const { status, data: problem } = error instanceof HttpError ? error : {};
  const path = status === 404 ? (problem as { path?: unknown } | null)?.path : undefined;
  if (typeof path === 'string') throw redirect(withPreview(path, token));
  if (status !== 403 && status !== 410 && status !== 429) return;
  const { previewWrong, previewEnded, previewBusy } = missingPageWords;
  const message = { 403: previewWrong, 410: previewEnded, 429: previewBusy }[status];
  throw data({ message }, { status, statusText: message });
}
