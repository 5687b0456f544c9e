import { type Allowance, createTokenBuckets } from '@longwave/server-kit/token-buckets.ts';

/** Stands for a page that had to be rendered, whatever its address. */
export const renderedPage = 'a rendered page';

/** Requests a client may make. What costs: searches, filters, tokens, suggestions and notices; everything else is cheap and free. */
const allowances: [RegExp, Allowance][] = [
  [/^\/(?:content\/)?search\/suggest/, { burst: 60, perSecond: 10 }],
  [/^\/(?:content\/)?search/, { burst: 60, perSecond: 5 }],
  [/^\/(?:api\/filter|(?:content\/)?shows\/filter)/, { burst: 80, perSecond: 8 }],
  [/^\/content\/(?:token|refresh)\.json/, { burst: 30, perSecond: 1 }],
  [/^\/content\/push\//, { burst: 40, perSecond: 1 }],
  [/^\/radio\/(?:resolve\.json|tracks\/)/, { burst: 60, perSecond: 5 }],
  [/^\/oembed/, { burst: 30, perSecond: 2 }],
  [new RegExp(`^${renderedPage}$`), { burst: 100, perSecond: 10 }],
];

const limited = new RegExp(allowances.map(([pattern]) => pattern.source).join('|'));
const maxClients = 20_000;

/** Returns the seconds a client has to wait with a request of a kind, 0 when it may pass. */
export function createRateLimit(now = () => performance.now()) {
  const buckets = createTokenBuckets({ maxKeys: maxClients, now });
  /** The client's address is looked up for limited paths only: it is the costliest step for all others. */
  return function secondsToWait(path: string, client: () => string): number {
    if (!limited.test(path)) return 0;
    const index = allowances.findIndex(([pattern]) => pattern.test(path));
    const allowance = allowances[index]?.[1];
    return allowance ? buckets.take(`${index} ${client()}`, allowance) : 0;
  };
}
