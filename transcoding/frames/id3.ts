const HEADER_BYTES = 10;

/** The length of an ID3v2 tag that begins at `at`; 0 if there is none. */
export function id3TagLength(bytes: Buffer, at = 0): number {
  if (bytes.length - at < HEADER_BYTES || bytes.toString('latin1', at, at + 3) !== 'ID3') return 0;
  const size = bytes.subarray(at + 6, at + 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return HEADER_BYTES + size;
}
