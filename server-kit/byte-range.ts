/** Bytes from `first` to `last`, both included, as HTTP and `createReadStream` count them. */
export type ByteRange = { first: number; last: number };

/** The bytes that a Range header requests of `size` bytes; undefined, meaning all, if there is no header or not exactly one valid range. */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  const isSuffix = from === '';
  if (isSuffix && to === '') return undefined;
  if (!isSuffix && to !== '' && Number(to) < Number(from)) return undefined;
  const first = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  const last = isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size ? { first, last } : 'unsatisfiable';
}
