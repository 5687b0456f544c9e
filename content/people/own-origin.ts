import { HttpError } from '../http/http-error.ts';

/** Whether an origin is the site's own: the requested host, or SITE_URL. */
function isOwn(origin: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  if (siteUrl && origin === new URL(siteUrl).origin) return true;
  return new URL(origin).host === request.headers.get('host');
}

/** Browsers send the cookie with requests from any page, so the origin has to be one of ours. */
export function checkCookieOrigin(request: Request, siteUrl: string): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const origin = request.headers.get('origin');
  const isOurs =
    origin === null
      ? request.headers.get('sec-fetch-site') === 'same-origin'
      : isOwn(origin, request, siteUrl);
  if (!isOurs) throw notOurs();
}

/** For requests without a cookie, such as signing in: a program may leave the origin out, a browser never does. */
export function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (
    origin === null
      ? site !== null && site !== 'same-origin' && site !== 'none'
      : !isOwn(origin, request, siteUrl)
  )
    throw notOurs();
}

/** The origin of the requesting page, for links and passkeys. */
export function ownOrigin(request: Request, siteUrl: string): string {
  const origin = request.headers.get('origin');
  if (origin !== null && isOwn(origin, request, siteUrl)) return origin;
  if (siteUrl) return new URL(siteUrl).origin;
  return `http://${request.headers.get('host') ?? 'localhost'}`;
}

function notOurs(): HttpError {
  return new HttpError(403, 'Only pages of this station may do this');
}
