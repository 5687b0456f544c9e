import type { Problem } from '@longwave/contract/problem.ts';

/** Thrown anywhere while answering; becomes the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly parameter: string | undefined;
  readonly headers: Record<string, string>;
  constructor(status: number, reason: string, parameter?: string, headers: Record<string, string> = {}) {
    super(reason);
    this.status = status;
    this.parameter = parameter;
    this.headers = headers;
  }
}

export function problemAnswer(refusal: Refusal): Response {
  const problem: Problem = {
    error: refusal.message,
    ...(refusal.parameter !== undefined && { parameter: refusal.parameter }),
  };
  return Response.json(problem, {
    status: refusal.status,
    headers: { 'cache-control': 'no-store', ...refusal.headers },
  });
}
