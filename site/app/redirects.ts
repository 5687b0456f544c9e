import type { Redirects } from '@longwave/contract/redirects.ts';
import { withoutTrailingSlashes } from '@longwave/contract/trailing-slashes.ts';
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
  const rule =
    list &&
    (destination(list.redirects, url.pathname, url.search) ??
      destinationWithPage(list.redirects, url.pathname, url.search));
  if (rule) throw redirect(inAscii(rule.to), rule.permanent ? 301 : 302);
};

/** A header cannot contain letters beyond Latin-1, and browsers read those of Latin-1 as broken UTF-8. */
function inAscii(target: string): string {
  return target.toWellFormed().replace(/[^\x20-\x7e]+/g, encodeURIComponent);
}

/** The final target of a chain of rules, with the visitor's query unless a target has its own; undefined for a circle. */
export function destination(rules: Rule[], path: string, query = ''): Rule | undefined {
  const byPath = new Map(rules.map((rule) => [plainPath(rule.from), rule]));
  const seen = new Set<string>();
  let rule = byPath.get(plainPath(path));
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
    const onward: Rule | undefined = byPath.get(plainPath(target.path));
    if (!onward) return { ...rule, to: target.path + carried + target.hash, permanent };
    rule = onward;
  }
  return undefined;
}

const page = /^\/(?:shows|residents|programmes)\/[^/?#]+/;
const withPage = /^(\/embed(?=\/shows\/))?(\/[a-z]+\/[^/]+)(\/(?:podcast\.xml|schedule\.ics))?$/;

/**
 * Where the podcast, the calendar or the embedded player of a page is when the page has moved: people have subscribed to
 * them, and other sites show them, under their old paths.
 */
export function destinationWithPage(rules: Rule[], path: string, query = ''): Rule | undefined {
  const [, before = '', moved = '', after = ''] = withPage.exec(path) ?? [];
  const rule = before || after ? destination(rules, moved, query) : undefined;
  const [to] = (rule && page.exec(rule.to)) ?? [];
  if (!rule || !to || to.split('/')[1] !== moved.split('/')[1]) return undefined;
  return { ...rule, to: before + to + after + partsOf(rule.to).query };
}

/** Staff write `/größe/`; a browser asks for `/gr%C3%B6%C3%9Fe`. */
function plainPath(path: string): string {
  const plain = withoutTrailingSlashes(path) || '/';
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

function partsOf(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(url) ?? [];
  return { path, query, hash };
}
