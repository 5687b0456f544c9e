import { data, redirect } from 'react-router';
import { HttpError } from './http.ts';
import { missingPageWords } from './words/missing-page.ts';

/** Previews: a page as it would be if a draft were published, for anyone with a token for it. Server only. */

export function withPreview(contentPath: string, token: string | undefined): string {
  if (token === undefined) return contentPath;
  return `${contentPath}${contentPath.includes('?') ? '&' : '?'}preview=${encodeURIComponent(token)}`;
}

/** Throws an error that says why the draft cannot be seen, or a redirect if the draft's page has moved. */
export function throwIfRefused(error: unknown, token: string): void {
  const { status, data: problem } = error instanceof HttpError ? error : {};
  const path = status === 404 ? (problem as { path?: unknown } | null)?.path : undefined;
  if (typeof path === 'string') throw redirect(withPreview(path, token));
  if (status !== 403 && status !== 410 && status !== 429) return;
  const { previewWrong, previewEnded, previewBusy } = missingPageWords;
  const message = { 403: previewWrong, 410: previewEnded, 429: previewBusy }[status];
  throw data({ message }, { status, statusText: message });
}
