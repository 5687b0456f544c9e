/** The parameters a page may be asked with. Others do not make another page, so they cannot fill the cache. */
const known: [RegExp, string[]][] = [
  [/^\/shows\/filter$/, ['genres', 'page', 'toggle']],
  [/^\/api\/filter$/, ['genres', 'page']],
  [/^\/residents$/, ['name']],
  [/^\/search(?:\/|$)/, ['query', 'page']],
  [/^\/brand\.css$/, ['v']],
  [/^\/oembed$/, ['url', 'format', 'maxwidth', 'maxheight']],
];
const otherwise = ['page'];
const longest = 2048;

export type PageAddress = {
  /** Path and known parameters: the same text for the same page. */
  key: string;
  /** Path and all parameters, for telling the visitor what was not found. */
  full: string;
  path: string;
};

/** Reads the request line; undefined for what no page can have as its address. */
export function pageAddress(target: string): PageAddress | undefined {
  if (target.length > longest || !target.startsWith('/') || /^\/[/\\]/.test(target)) return undefined;
  const mark = target.indexOf('?');
  const path = plainPath(mark < 0 ? target : target.slice(0, mark));
  if (path === undefined) return undefined;
  if (mark < 0) return { key: path, full: path, path };
  const query = new URLSearchParams(target.slice(mark + 1));
  return { key: path + knownQuery(path, query), full: path + target.slice(mark), path };
}

function plainPath(raw: string): string | undefined {
  try {
    if (/[\p{Cc}\\]/u.test(decodeURIComponent(raw)) || raw.includes('//')) return undefined;
  } catch {
    return undefined;
  }
  return raw.length > 1 && raw.endsWith('/') ? raw.slice(0, -1) : raw;
}

function knownQuery(path: string, query: URLSearchParams): string {
  const page = path.replace(/\.data$/, '');
  const names = [...(known.find(([pattern]) => pattern.test(page))?.[1] ?? otherwise)];
  if (page !== path) names.push('_routes');
  const kept = new URLSearchParams();
  for (const name of names) for (const value of query.getAll(name)) kept.append(name, value);
  return kept.size > 0 ? `?${kept}` : '';
}
