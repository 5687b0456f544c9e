/** A page number in a URL: 2 to 10,000, because the first page of a list has none. */
const number = /^(?:[2-9]|[1-9]\d{1,3}|10000)$/;
const any = /^/;

/** Known query parameters of each page. Others are not part of the cache key, so they cannot fill the cache. */
const knownParameters: [RegExp, Record<string, RegExp>][] = [
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
const maxLength = 2048;

export type PageUrl = {
  /** The cache key: path and known parameters. */
  key: string;
  /** Path and all parameters, as shown when the page is not found. */
  full: string;
  path: string;
  /** The token of a preview: the page shows a draft and is for this request only. */
  preview?: string;
};

/** Parses the target of a request; undefined if it cannot be the URL of a page. */
export function parsePageUrl(target: string): PageUrl | undefined {
  if (target.length > maxLength || !target.startsWith('/') || /^\/[/\\]/.test(target)) return undefined;
  const queryStart = target.indexOf('?');
  const path = plainPath(queryStart < 0 ? target : target.slice(0, queryStart));
  if (path === undefined) return undefined;
  if (queryStart < 0) return { key: path, full: path, path };
  const query = new URLSearchParams(target.slice(queryStart + 1));
  const preview = query.get('preview');
  return {
    ...{ key: path + knownQuery(path, query), full: path + target.slice(queryStart), path },
    ...(preview !== null && { preview }),
  };
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
  const names = knownParameters.find(([pattern]) => pattern.test(page))?.[1] ?? {};
  const allowed = new URLSearchParams();
  for (const [name, shape] of Object.entries(names))
    for (const value of name === 'genres' ? query.getAll(name) : query.getAll(name).slice(0, 1))
      if (shape.test(value)) allowed.append(name, value);
  // `_routes` names the routes whose data is requested, if not that of all routes of the page.
  const parts = page !== path && query.get('_routes');
  if (parts) allowed.append('_routes', parts);
  return allowed.size > 0 ? `?${allowed}` : '';
}
