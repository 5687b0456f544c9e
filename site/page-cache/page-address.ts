/** The first page of a list is the one without a number. */
const number = /^(?:[2-9]|[1-9]\d{1,3}|10000)$/;
const any = /^/;

/** The parameters each page may be asked with. Others do not make another page, so they cannot fill the cache. */
const known: [RegExp, Record<string, RegExp>][] = [
  [/^\/shows(?:\/(?:guests|latest|featured))?$/, { page: number }],
  [/^\/shows\/filter$/, { genres: any, page: number, toggle: any }],
  [/^\/shows\/[^/]+$/, { tracks: number }],
  [/^\/api\/filter$/, { genres: any, page: any }],
  [/^\/residents$/, { name: any }],
  [/^\/(?:(?:residents|programmes)\/[^/]+|(?:editorial|tv)(?:\/[^/]+)?)$/, { page: number }],
  [/^\/search$/, { query: any }],
  [/^\/search\//, { query: any, page: number }],
  [/^\/sitemap\.xml$/, { page: /^\d{1,5}$/ }],
  [/^\/brand\.css$/, { v: any }],
  [/^\/oembed$/, { url: any, format: any, maxwidth: any, maxheight: any }],
];
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
  const names = known.find(([pattern]) => pattern.test(page))?.[1] ?? {};
  const kept = new URLSearchParams();
  for (const [name, shape] of Object.entries(names))
    for (const value of name === 'genres' ? query.getAll(name) : query.getAll(name).slice(0, 1))
      if (shape.test(value)) kept.append(name, value);
  // Which parts of the page are wanted, when the browser asks for data alone.
  const parts = page !== path && query.get('_routes');
  if (parts) kept.append('_routes', parts);
  return kept.size > 0 ? `?${kept}` : '';
}
