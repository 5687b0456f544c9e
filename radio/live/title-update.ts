import type { SourceRequest } from './source-request.ts';

/** The fields of `/admin/metadata?…`, in whichever character set the client wrote them. */
export function parseTitleFields({ url = '' }: SourceRequest): Map<string, string> {
  const [, query = ''] = url.split(/\?(.*)/s);
  const raw = query.split('&').map((pair) => pair.split(/=(.*)/s));
  const charset = raw.find(([name]) => name === 'charset')?.[1] ?? '';
  return new Map(raw.map(([name = '', value = '']) => [name, textOf(bytesOf(value), charset)]));
}

/** The line a player shows. */
export function songTitle(fields: Map<string, string>): string {
  const parts = [fields.get('artist'), fields.get('title')].filter(Boolean);
  return (fields.get('song') ?? parts.join(' - ')).slice(0, 300);
}

/** Clients percent-encode, or send their bytes as they are. */
function bytesOf(value: string): Buffer {
  const unescaped = value
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(unescaped, 'latin1');
}

/** UTF-8 where it is valid UTF-8, otherwise the charset that is given, or Latin-1. */
function textOf(bytes: Buffer, charset: string): string {
  for (const label of ['utf-8', charset]) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {}
  }
  return new TextDecoder('latin1').decode(bytes);
}
