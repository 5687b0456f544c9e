import { withoutEndingSlashes } from '@longwave/contract/ending-slashes.ts';
import type { Redirects } from '@longwave/contract/redirects.ts';
import type { Reader } from '../pages/reader.ts';

type Redirect = Redirects['redirects'][number];

/** every redirect that leads somewhere. */
export function redirects(reader: Reader): Redirects {
  reader.uses.add('list:redirects');
  const rows = reader.store
    .sql(`SELECT slug, live FROM documents WHERE type = 'redirect' AND live IS NOT NULL ORDER BY id`)
    .all() as { slug: string; live: string }[];
  const all = rows.map(({ slug, live }) => {
    reader.uses.add(`redirect/${slug}`);
    const { from, to, permanent } = JSON.parse(live) as Redirect;
    return { from, to, permanent };
  });
  return { redirects: withoutLoops(all) };
}

/** Leaves out those that lead back to themselves, at once or by way of others. */
export function withoutLoops(all: Redirect[]): Redirect[] {
  const target = new Map(all.map(({ from, to }) => [tidy(from), tidy(to)]));
  return all.filter((redirect) => {
    const seen = new Set<string>();
    let at = target.get(tidy(redirect.from));
    while (at !== undefined && !seen.has(at)) {
      if (at === tidy(redirect.from)) {
        console.warn(`The redirect from ${redirect.from} leads back to itself and is left out`);
        return false;
      }
      seen.add(at);
      at = target.get(at);
    }
    return true;
  });
}

function tidy(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.length > 1 ? withoutEndingSlashes(path) || '/' : path;
}
