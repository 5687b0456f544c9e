import { hash } from 'node:crypto';

/** The UUID namespace for `podcast:guid`, from the specification of the podcast namespace. */
const podcasts = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** `podcast:guid`: a UUIDv5 of the feed's URL without its scheme and without slashes at its end. */
export function feedGuid(url: string): string {
  let name = url.replace(/^[a-z]+:\/\//i, '');
  while (name.endsWith('/')) name = name.slice(0, -1);
  const digest = hash('sha1', Buffer.concat([podcasts, Buffer.from(name)]), 'buffer').subarray(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
