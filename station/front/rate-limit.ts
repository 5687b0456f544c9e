/** Requests a client may make at once, and how many come back each second. */
export type Allowance = { burst: number; perSecond: number };

/** Stands for a page that had to be rendered, whatever its address. */
export const renderedPage = 'a rendered page';

/** What costs: searches, filters, tokens, suggestions and notices; everything else is cheap and free. */
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
const mostClients = 20_000;

/** Token buckets by client and kind; answers the seconds to wait, 0 when the request may pass. */
export function createRateLimit(now = () => performance.now()) {
  const buckets = new Map<string, { left: number; at: number }>();
  /** Who asks is looked up only where it matters: for most requests that would be the dearest step. */
  return function secondsToWait(path: string, client: () => string): number {
    if (!limited.test(path)) return 0;
    const index = allowances.findIndex(([pattern]) => pattern.test(path));
    const allowance = allowances[index]?.[1];
    if (!allowance) return 0;
    const key = `${index} ${client()}`;
    const time = now();
    const bucket = buckets.get(key) ?? { left: allowance.burst, at: time };
    const left = Math.min(allowance.burst, bucket.left + ((time - bucket.at) / 1000) * allowance.perSecond);
    buckets.delete(key);
    if (buckets.size >= mostClients) buckets.delete(buckets.keys().next().value ?? '');
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: time });
    return left >= 1 ? 0 : Math.ceil((1 - left) / allowance.perSecond);
  };
}
