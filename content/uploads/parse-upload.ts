import { fileName } from '@longwave/contract/field.ts';
import { HttpError } from '../http/http-error.ts';
import { words } from '../search/folding.ts';
import type { UploadKind } from './upload-folder.ts';

const gigabyte = 1024 ** 3;
const maxBytes: Record<UploadKind, number> = {
  original: 2 * gigabyte,
  recording: 2 * gigabyte,
  clip: 4 * gigabyte,
  captions: 2 * 1024 ** 2,
};
export const maxUploadBytes = Math.max(...Object.values(maxBytes));

export type WantedUpload = { kind: UploadKind; name: string; filename: string; bytes: number };

/**
 * Parses what a client says of an upload before it sends it: `kind`, `filename`, and `name`, which is made from the file name if
 * it is missing.
 */
export function parseUpload(
  metadata: Record<string, string | null | undefined>,
  bytes: number | undefined,
): WantedUpload {
  const kind = Object.keys(maxBytes).find((known) => known === metadata.kind) as UploadKind | undefined;
  if (!kind) throw new HttpError(400, `kind must be one of ${Object.keys(maxBytes).join(', ')}`, 'kind');
  const filename = metadata.filename ?? '';
  if (filename.length > 255 || /\p{Cc}/u.test(filename))
    throw new HttpError(400, 'filename must be at most 255 printable characters', 'filename');
  const name = metadata.name ?? nameFor(filename);
  const isName =
    kind === 'recording' || kind === 'original'
      ? fileName.safeParse(name).success
      : /^[a-z0-9][a-z0-9-]{0,149}$/.test(name);
  if (!isName) throw new HttpError(400, 'name must be lower-case letters, digits and dashes', 'name');
  if (!bytes) throw new HttpError(400, 'Upload-Length must say how long the file is', 'Upload-Length');
  if (bytes > maxBytes[kind])
    throw new HttpError(413, `It may have at most ${maxBytes[kind]} bytes`, 'Upload-Length');
  return { kind, name, filename, bytes };
}

function nameFor(filename: string): string {
  return words(filename.replace(/\.[^.]*$/, ''))
    .filter((word) => /^[a-z0-9]+$/.test(word))
    .join('-')
    .slice(0, 140);
}
