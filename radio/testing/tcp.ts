import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** Sends a request over plain TCP and reads until `enough` returns true. */
export async function requestOverTcp(port: number, request: string, enough: (seen: Buffer) => boolean) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(request);
  let seen: Buffer = Buffer.alloc(0);
  for await (const data of socket) {
    seen = Buffer.concat([seen, data]);
    if (enough(seen)) break;
  }
  const headEnd = seen.indexOf('\r\n\r\n');
  return { head: seen.toString('utf8', 0, headEnd), body: seen.subarray(headEnd + 4) };
}

/** The first bytes of a response body. */
export async function readBodyBytes(response: Response, count: number): Promise<Buffer> {
  let seen: Buffer = Buffer.alloc(0);
  if (!response.body) return seen;
  for await (const data of response.body) {
    seen = Buffer.concat([seen, data]);
    if (seen.length >= count) break;
  }
  return seen.subarray(0, count);
}
