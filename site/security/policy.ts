import type { SiteSettings } from '../settings.ts';

/** Headers of every response. */
export function fixedHeaders({ browser }: SiteSettings): Record<string, string> {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  if (browser.siteUrl.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000';
  return headers;
}

/**
 * The Content-Security-Policy of a page: its own origin, the services in the settings, and its inline scripts by hash. The
 * policy of the first page also holds after client navigation, so players of other hosts run in frames with a policy of
 * their own.
 */
export function createPolicy(settings: SiteSettings): (path: string, scriptHashes: string[]) => string {
  const { browser } = settings;
  const content = originOf(browser.contentHost);
  const stream = [browser.streamUrl, ...settings.otherHost.streams].flatMap(originOf);
  const hostPictures = settings.otherHost.pictures.flatMap((url) =>
    url === 'https:' ? [url] : originOf(url),
  );
  const audio = originOf(browser.audioHost);
  const socket = originOf(browser.socket.url).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  const chat = originOf(browser.chat.script);
  const analytics = analyticsOrigins(browser.analytics.host);
  // The hosts from which an external audio service serves sound and artwork are not known beforehand.
  const anySound = audio.length > 0 ? ['https:'] : [];
  // Hosts of the signed URLs that our audio service returns for tracks on SoundCloud.
  const soundCloud = browser.soundCloud ? ['https://*.soundcloud.cloud', 'https://*.sndcdn.com'] : [];

  const rest = [
    directive('default-src', []),
    directive('style-src', []),
    // Web experiments write style attributes.
    ...(browser.analytics.parts.includes('experiments') ? ["style-src-attr 'unsafe-inline'"] : []),
    directive('font-src', content),
    directive('img-src', ['data:', 'blob:', ...content, ...hostPictures, ...anySound]),
    directive('media-src', ['blob:', ...content, ...stream, ...audio, ...anySound, ...soundCloud]),
    directive('connect-src', [
      ...content,
      ...stream,
      ...audio,
      ...anySound,
      ...soundCloud,
      ...socket,
      ...analytics,
    ]),
    directive('frame-src', chat),
    directive('worker-src', ['blob:']),
    directive('manifest-src', []),
    "base-uri 'none'",
    "object-src 'none'",
    directive('form-action', []),
  ].join('; ');
  return (path, scriptHashes) => {
    if (path === '/embed/advertising') return advertisingPolicy(browser);
    const frame = browser.videoHosts ? frames[path] : undefined;
    if (frame) return framePolicy(frame, content);
    const ancestors = path.startsWith('/embed/shows/') ? '*' : "'self'";
    return `${directive('script-src', [...scriptHashes, ...chat])}; ${rest}; frame-ancestors ${ancestors}`;
  };
}

type Hosts = { scripts: string[]; frames: string[] };

/** The hosts from which the frames in app/frames/ may load. */
const frames: Record<string, Hosts> = {
  '/embed/video': {
    scripts: ['https://www.youtube.com', 'https://player.vimeo.com'],
    frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  },
  '/embed/mix': {
    scripts: ['https://widget.mixcloud.com'],
    // The widget has moved to a host of its own, to which the old URL redirects.
    frames: ['https://www.mixcloud.com', 'https://player-widget.mixcloud.com'],
  },
};

function framePolicy({ scripts, frames }: Hosts, pictures: string[]): string {
  return [
    directive('default-src', []),
    directive('script-src', scripts),
    directive('frame-src', frames),
    directive('img-src', ['data:', ...pictures]),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * The policy of the frame of the advertising pixel and the tag manager. What a tag manager loads is not known beforehand, so
 * with one this frame allows everything over https. No other page does (docs/decisions/0013).
 */
function advertisingPolicy({ pixelId, tagManagerId }: SiteSettings['browser']): string {
  const pixel = pixelId ? ['https://connect.facebook.net', 'https://www.facebook.com'] : [];
  const anything = ['https:', 'data:', 'blob:', "'unsafe-inline'"];
  return [
    directive('default-src', tagManagerId ? anything : []),
    directive('script-src', tagManagerId ? [...anything, "'unsafe-eval'"] : pixel),
    directive('img-src', tagManagerId ? anything : pixel),
    directive('connect-src', tagManagerId ? ['https:', 'wss:'] : pixel),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** PostHog's hosts serve the remote configuration from a second host. */
function analyticsOrigins(host: string): string[] {
  return originOf(host).flatMap((origin) => [
    origin,
    ...(/^https:\/\/(?:us|eu)\.i\.posthog\.com$/.test(origin) ? [origin.replace('.i.', '-assets.i.')] : []),
  ]);
}

function directive(name: string, sources: string[]): string {
  return [name, "'self'", ...new Set(sources)].join(' ');
}

function originOf(url: string): string[] {
  return /^https?:/.test(url) ? [new URL(url).origin] : [];
}
