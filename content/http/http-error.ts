import type { Problem } from '@longwave/contract/problem.ts';

/** Thrown anywhere in a handler; becomes the response. */
export class HttpError extends Error {
  readonly status: number;
  readonly parameter: string | undefined;
  readonly headers: Record<string, string>;
  /** Further fields of the problem that a client needs to go on. */
  readonly details: object;
  constructor(
    status: number,
    reason: string,
    parameter?: string,
    headers: Record<string, string> = {},
    details: object = {},
  ) {
    super(reason);
    this.status = status;
    this.parameter = parameter;
    this.headers = headers;
    this.details = details;
  }
}

export function problemResponse(error: HttpError): Response {
  const problem: Problem = {
    error: error.message,
    ...(error.parameter !== undefined && { parameter: error.parameter }),
    ...error.details,
  };
  return Response.json(problem, {
    status: error.status,
    headers: { 'cache-control': 'no-store', ...error.headers },
  });
}
