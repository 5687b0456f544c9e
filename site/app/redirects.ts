import type { Redirects } from '@longwave/contract/redirects.ts';
import { type MiddlewareFunction, redirect } from 'react-router';
import { content } from './content.ts';
import { serverLog } from './server-log.ts';

type Rule = Redirects['redirects'][number];

/** applies the station's redirects: a 3xx on the first load, followed by the router on client navigation. */
export const followRedirects: MiddlewareFunction<Response> = async ({ url, context }) => {
  const list = await context
    .get(content)
    .redirects()
    .catch(() => undefined);
  const rule = list && destination(list.redirects, url.pathname, url.search);
  if (rule) throw redirect(rule.to, rule.permanent ? 301 : 302);
};

/** The final target of a chain of rules, with the visitor's query unless a target has its own; undefined for a circle. */
export function destination(rules: Rule[], path: string, query = ''): Rule | undefined {
  const byPath = new Map(rules.map((rule) => [rule.from, rule]));
  const seen = new Set<string>();
  let rule = byPath.get(path);
  let permanent = true;
  let carried = query;
  while (rule) {
    if (seen.has(rule.from)) {
      serverLog.warn('A redirect leads in a circle and is not followed', { path });
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

function partsOf(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? [];
  return { path, query, hash };
}
