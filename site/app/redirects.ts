import type { Redirects } from '@longwave/contract/redirects.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { content } from './content.ts';

type Rule = Redirects['redirects'][number];

/** on the first load the server answers 3xx, on client navigation the router follows the same answer. */
export const followRedirects: MiddlewareFunction<Response> = async ({ url, context }) => {
  const list = await context
    .get(content)
    .redirects()
    .catch(() => undefined);
  const rule = list && destination(list.redirects, url.pathname, url.search);
  if (rule) throw redirect(rule.to, rule.permanent ? 301 : 302);
};

/** Where a path leads in the end, with its query unless a target brings one; nowhere when the rules lead in a circle. */
export function destination(rules: Rule[], path: string, query = ''): Rule | undefined {
  const byPath = new Map(rules.map((rule) => [rule.from, rule]));
  const seen = new Set<string>();
  let rule = byPath.get(path);
  let permanent = true;
  let carried = query;
  while (rule) {
    if (seen.has(rule.from)) {
      console.warn(`redirect of ${path} leads in a circle and is not followed`);
      return undefined;
    }
    seen.add(rule.from);
    permanent &&= rule.permanent;
    const target = partsOf(rule.to);
    carried = target.query || carried;
    const onward: Rule | undefined = byPath.get(target.path);
    if (!onward) return { ...rule, to: target.path + carried + target.hash, permanent };
    rule = onward;
  }
  return undefined;
}

function partsOf(address: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(address) ?? [];
  return { path, query, hash };
}
