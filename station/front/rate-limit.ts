import { clientAddressPrefix } from '@longwave/server-kit/client-address-prefix.ts';
import { type Allowance, createTokenBuckets } from '@longwave/server-kit/token-buckets.ts';

/** Path under which all pages that had to be rendered are counted, whatever their URL. */
export const renderedPage = 'a rendered page';

/** How many requests of each costly kind a client may make; everything else is cheap and not limited. */
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

/** Returns the seconds a client has to wait with a request, 0 if it may pass. */
export function createRateLimit(now = () => performance.now()) {
  const buckets = createTokenBuckets({ maxKeys: maxClients, now });
  /** Calls `client` for limited paths only, since finding the client address is the most costly step for all others. */
  return function secondsToWait(path: string, client: () => string): number {
    if (!limited.test(path)) return 0;
    const index = allowances.findIndex(([pattern]) => pattern.test(path));
    const allowance = allowances[index]?.[1];
    return allowance ? buckets.take(`${index} ${clientAddressPrefix(client())}`, allowance) : 0;
  };
}
