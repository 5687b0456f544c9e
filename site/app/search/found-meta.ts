import { pageMeta } from '../meta.ts';

/** What was found is named after what was asked, and is nothing for search engines. */
export function foundMeta(
  matches: readonly unknown[],
  query: string | undefined,
  title: string,
  path: string,
) {
  return pageMeta(matches, { title: query ? `${query} · ${title}` : title, path, hidden: true });
}
