import type { ServerResponse } from 'node:http';

export function sendJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    ...headers,
  });
  res.end(JSON.stringify(body));
}

export function sendProblem(
  res: ServerResponse,
  status: number,
  error: string,
  headers?: Record<string, string>,
) {
  sendJson(res, status, { error }, headers);
}
