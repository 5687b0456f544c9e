import { pageMeta } from '../meta.ts';

export function searchMeta(
  matches: readonly unknown[],
  query: string | undefined,
  title: string,
  path: string,
) {
  return pageMeta(matches, { title: query ? `${query} · ${title}` : title, path, hidden: true });
}
