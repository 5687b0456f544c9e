import type { ServerResponse } from 'node:http';

export function answerJson(
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

export function answerProblem(
  res: ServerResponse,
  status: number,
  error: string,
  headers?: Record<string, string>,
) {
  answerJson(res, status, { error }, headers);
}
