import { HttpError } from '../http/http-error.ts';
import type { MediaRow } from '../store/tables/media.ts';
import { mediaEtag, mediaResponse } from './media-response.ts';

/** What the uploader expects under a name: this content, any, nothing; undefined if the uploader did not say. */
export type ExpectedContent = { sha256: string } | 'any' | 'nothing' | undefined;

/** Throws an `HttpError` if the name has other content than the uploader expects. */
export function checkContent(present: MediaRow | undefined, expected: ExpectedContent): void {
  if (present && expected === undefined)
    throw new HttpError(
      428,
      `${present.name} is another picture. To replace it wherever it is shown, send the header If-Match: "${present.sha256}"; or choose a new name.`,
      'If-Match',
      mediaEtag(present),
    );
  const isExpected =
    expected === undefined ||
    expected === 'any' ||
    (expected === 'nothing' ? !present : present?.sha256 === expected.sha256);
  if (!isExpected)
    throw new HttpError(
      412,
      present ? 'There is another picture of this name meanwhile.' : 'There is no picture of this name.',
      'If-Match',
      {},
      { theirs: present ? mediaResponse(present) : null },
    );
}

/** Reads `If-Match: "{sha256}"`, `If-Match: *` or `If-None-Match: *`. */
export function parseExpectedContent(request: Request): ExpectedContent {
  const match = request.headers.get('if-match');
  if (match === null) return request.headers.get('if-none-match')?.trim() === '*' ? 'nothing' : undefined;
  if (match.trim() === '*') return 'any';
  const [, sha256] = /^\s*(?:W\/)?"([0-9a-f]{64})"\s*$/.exec(match) ?? [];
  if (sha256 === undefined)
    throw new HttpError(
      400,
      'If-Match must be the SHA-256 of the present picture in quotes, or *',
      'If-Match',
    );
  return { sha256 };
}
