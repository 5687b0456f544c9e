import type { Redirects } from '@longwave/contract/redirects.ts';
import { withoutTrailingSlashes } from '@longwave/contract/trailing-slashes.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import type { Reader } from '../store/reader.ts';

const log = createLog('content');

type Redirect = Redirects['redirects'][number];

/** every redirect that does not lead back to itself. */
export async function readRedirects(reader: Reader): Promise<Redirects> {
  const all = await reader.all('redirect');
  return { redirects: withoutLoops(all.map(({ from, to, permanent }) => ({ from, to, permanent }))) };
}

/** Leaves out redirects that lead back to themselves, directly or through others. */
function withoutLoops(all: Redirect[]): Redirect[] {
  const target = new Map(all.map(({ from, to }) => [normalisePath(from), normalisePath(to)]));
  return all.filter((redirect) => {
    const seen = new Set<string>();
    let at = target.get(normalisePath(redirect.from));
    while (at !== undefined && !seen.has(at)) {
      if (at === normalisePath(redirect.from)) {
        log.warn('A redirect leads back to itself and is left out', { from: redirect.from });
        return false;
      }
      seen.add(at);
      at = target.get(at);
    }
    return true;
  });
}

function normalisePath(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.length > 1 ? withoutTrailingSlashes(path) || '/' : path;
}
