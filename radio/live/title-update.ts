import type { SourceRequest } from './source-request.ts';

/** The fields of `/admin/metadata?…`, whichever character set the client used. */
export function parseTitleFields({ url = '' }: SourceRequest): Map<string, string> {
  const [, query = ''] = url.split(/\?(.*)/s);
  const raw = query.split('&').map((pair) => pair.split(/=(.*)/s));
  const charset = raw.find(([name]) => name === 'charset')?.[1] ?? '';
  return new Map(raw.map(([name = '', value = '']) => [name, textOf(bytesOf(value), charset)]));
}

/** The title that a player shows. */
export function songTitle(fields: Map<string, string>): string {
  const parts = [fields.get('artist'), fields.get('title')].filter(Boolean);
  return (fields.get('song') ?? parts.join(' - ')).slice(0, 300);
}

/** Decodes a value, which clients percent-encode or send as raw bytes. */
function bytesOf(value: string): Buffer {
  const unescaped = value
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(unescaped, 'latin1');
}

/** Decodes as UTF-8 if valid, otherwise with the given charset, or Latin-1. */
function textOf(bytes: Buffer, charset: string): string {
  for (const label of ['utf-8', charset]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {}
  }
  return new TextDecoder('latin1').decode(bytes);
}
