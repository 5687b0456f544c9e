import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLog } from '@longwave/server-kit/log.ts';

const log = createLog('station');

export type Part = 'site' | 'content' | 'radio' | 'studio';

type Options = {
  /** Whether every request is logged; requests that failed with a 5xx status always are. */
  logAll: boolean;
  metrics: { recordRequest(part: Part, status: number, seconds: number): void } | undefined;
};

/** Counts and logs requests that have been responded to, without their query. */
export function createRequestLog({ logAll, metrics }: Options) {
  return function recordRequest(
    part: Part,
    requestId: string,
    startedAt: number,
    { method }: IncomingMessage,
    { statusCode: status }: ServerResponse,
    path: string,
  ): void {
    const seconds = (performance.now() - startedAt) / 1000;
    metrics?.recordRequest(part, status, seconds);
    if (!logAll && status < 500) return;
    const facts = { requestId, method, path: path.split('?')[0], status, ms: Math.round(seconds * 1000) };
    if (status >= 500) log.error('request', facts);
    else log.info('request', facts);
  };
}
