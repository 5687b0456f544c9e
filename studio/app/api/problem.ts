import { problem } from '@longwave/contract/problem.ts';

export type Fault = { field: string; reason: string };

/** An error response; the message is the sentence in its JSON. */
export class ApiProblem extends Error {
  readonly status: number;
  /** Every field at fault, when a document was refused. */
  readonly faults: Fault[];
  /** The whole JSON of the response. */
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    const parsed = problem.safeParse(body);
    super(parsed.success ? parsed.data.error : `The station answered ${status}.`);
    this.status = status;
    this.faults = (parsed.success && parsed.data.errors) || [];
    this.body = body;
  }
}

/** No response at all: the network or the station is down. */
export class NoConnection extends Error {
  constructor() {
    super('The station cannot be reached just now.');
  }
}

/** A sentence for staff that describes any error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return 'Something went wrong.';
}

/** Whether the same request may succeed later: the station is unreachable, busy or starting. */
export function isPassing(error: unknown): boolean {
  return error instanceof NoConnection || [429, 502, 503, 504].some((status) => isStatus(error, status));
}

export function isStatus(error: unknown, status: number): error is ApiProblem {
  return error instanceof ApiProblem && error.status === status;
}
