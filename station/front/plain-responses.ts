import type { ServerResponse } from 'node:http';

/** Sends one sentence as plain text. */
export function sendText(res: ServerResponse, status: number, text: string): void {
  res
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${text}\n`);
}

export function sendTooManyRequests(res: ServerResponse, wait: number): void {
  res.writeHead(429, {
    'content-type': 'application/json',
    'retry-after': String(wait),
    'cache-control': 'no-store',
  });
  res.end(JSON.stringify({ error: `Too many requests; try again in ${wait} s` }));
}
