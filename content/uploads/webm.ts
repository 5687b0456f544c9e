import type { FileHandle } from 'node:fs/promises';

const headBytes = 1024 * 1024;
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
};
const defaultScale = 1_000_000;

type Element = { id: number; start: number; end: number };

/**
 * Reads the head of a WebM file; undefined if it is something else. Files recorded in a browser do not state their length, so it
 * is null.
 */
export async function readWebm(file: FileHandle): Promise<{ seconds: number | null } | undefined> {
  const { size } = await file.stat();
  const bytes = Buffer.alloc(Math.min(size, headBytes));
  await file.read(bytes, 0, bytes.length, 0);
  const top = elements(bytes, { start: 0, end: bytes.length });
  const header = top.find(({ id }) => id === ids.header);
  const segment = top.find(({ id }) => id === ids.segment);
  const docType = header && elements(bytes, header).find(({ id }) => id === ids.docType);
  if (!segment || !docType || bytes.toString('latin1', docType.start, docType.end) !== 'webm')
    return undefined;
  const info = elements(bytes, segment).find(({ id }) => id === ids.info);
  const facts = info ? elements(bytes, info) : [];
  const scale = facts.find(({ id }) => id === ids.scale);
  const duration = facts.find(({ id }) => id === ids.duration);
  const nanoseconds = scale ? readNumber(bytes, scale) : defaultScale;
  const seconds = duration ? (readFloat(bytes, duration) * nanoseconds) / 1e9 : 0;
  return { seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
}

/** The elements between two positions, as far as the bytes go. */
function elements(bytes: Buffer, { start, end }: { start: number; end: number }): Element[] {
  const found: Element[] = [];
  for (let at = start; at < end; ) {
    const id = readVariable(bytes, at, true);
    const size = id && readVariable(bytes, at + id.length, false);
    if (!id || !size) break;
    const from = at + id.length + size.length;
    const until = size.value === undefined ? end : Math.min(end, from + size.value);
    found.push({ id: id.value ?? 0, start: from, end: until });
    at = until;
  }
  return found;
}

/** A number whose first byte states its length in bytes; all ones mean unknown. */
function readVariable(bytes: Buffer, at: number, withMarkerBit: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return undefined;
  let value = withMarkerBit ? first : first & (0xff >>> length);
  let isUnknown = !withMarkerBit && value === 0xff >>> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { length, value: isUnknown ? undefined : value };
}

function readNumber(bytes: Buffer, { start, end }: Element): number {
  return bytes.subarray(start, end).reduce((sum, byte) => sum * 256 + byte, 0);
}

function readFloat(bytes: Buffer, { start, end }: Element): number {
  if (end - start === 4) return bytes.readFloatBE(start);
  return end - start === 8 ? bytes.readDoubleBE(start) : 0;
}
