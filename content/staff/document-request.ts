import type { DocumentType } from '@longwave/contract/documents.ts';
import { instant } from '@longwave/contract/field.ts';
import { slug as slugShape } from '@longwave/contract/slug.ts';
import { documentTypes } from '../document-types.ts';
import { HttpError } from '../http/http-error.ts';
import type { ExpectedVersion } from '../store/expected-version.ts';

export function parseType(given: string): DocumentType {
  const type = documentTypes.find((known) => known === given);
  if (!type) throw new HttpError(404, `There are no documents of type ${given.slice(0, 40)}`, 'type');
  return type;
}

export function parseSlug(given: string): string {
  if (!slugShape.safeParse(given).success)
    throw new HttpError(400, 'slug must be lower-case letters, digits and single dashes', 'slug');
  return given;
}

/** The id of a document, which stays the same when it is renamed. */
export function parseId(given: string): number {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new HttpError(404, 'There is no such document', 'id');
  return Number(given);
}

export function parsePublishTime(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!instant.safeParse(given).success)
    throw new HttpError(400, 'publish_at must be a time such as 2026-05-01T18:00:00Z', 'publish_at');
  return Date.parse(given);
}

/** The version that the writer expects: `If-Match: "12"`, `If-Match: *` or `If-None-Match: *`. */
export function parseExpectedVersion(request: Request): ExpectedVersion {
  const match = request.headers.get('if-match');
  if (match === null) return request.headers.get('if-none-match')?.trim() === '*' ? 'nothing' : undefined;
  if (match.trim() === '*') return 'any';
  // A proxy that compresses makes an etag weak.
  const [, version] = /^\s*(?:W\/)?"(\d{1,15})"\s*$/.exec(match) ?? [];
  if (version === undefined)
    throw new HttpError(400, 'If-Match must be one version in quotes, such as "12", or *', 'If-Match');
  return Number(version);
}

/** The author in the header `X-Author`, on whose behalf a program writes. */
export function parseAuthor(request: Request): string | undefined {
  const given = request.headers.get('x-author');
  if (given === null) return undefined;
  const author = decodeUtf8(given).trim();
  if (!/^[^\p{C}]{1,100}$/u.test(author))
    throw new HttpError(400, 'X-Author must be 1 to 100 printable characters', 'X-Author');
  return author;
}

/** Header values arrive as one character for each byte. */
function decodeUtf8(value: string): string {
  return Buffer.from(value, 'latin1').toString('utf8');
}
