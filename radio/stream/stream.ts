import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHUNK_BYTES } from '@longwave/transcoding/frames/frame.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Listeners } from './listeners.ts';

type StreamFacts = { name: string; description: string; url: string };

/** `/stream`: one endless mp3, so there is no length, and `Range` is ignored. */
export function sendStream(
  req: IncomingMessage,
  res: ServerResponse,
  broadcaster: Broadcaster,
  listeners: Listeners,
  facts: StreamFacts,
): void {
  const wantsTitles = req.headers['icy-metadata'] === '1';
  // Old receivers cannot read chunked encoding, so the body lasts until the connection closes.
  res.removeHeader('Transfer-Encoding');
  res.writeHead(200, headers(facts, wantsTitles));
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  res.flushHeaders();
  const { socket } = res;
  if (!socket) return;
  socket.setTimeout(0);
  listeners.join(socket, wantsTitles, broadcaster.recent());
}

function headers({ name, description, url }: StreamFacts, wantsTitles: boolean): Record<string, string> {
  return {
    'Content-Type': 'audio/mpeg',
    'Cache-Control': 'no-cache, no-store',
    Connection: 'close',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'icy-metaint, icy-name, icy-br',
    'icy-name': headerText(name),
    'icy-description': headerText(description),
    'icy-genre': 'Various',
    ...(url && { 'icy-url': headerText(url) }),
    'icy-br': '128',
    'icy-pub': '0',
    ...(wantsTitles && { 'icy-metaint': String(CHUNK_BYTES) }),
  };
}

/** Header values are sent as Latin-1 bytes; players read these bytes as UTF-8. */
function headerText(text: string): string {
  return Buffer.from(text.replace(/\p{Cc}+/gu, ' ').slice(0, 200)).toString('latin1');
}
