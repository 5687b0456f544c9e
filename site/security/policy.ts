import { hash } from 'node:crypto';
import type { SiteSettings } from '../settings.ts';

/** Headers that are the same on every answer. */
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
 * The Content-Security-Policy of a page: our own origin, the services of the settings, and the inline scripts
 * the page itself has, by hash. Made once, when the page enters the cache.
 */
export function createPolicy(settings: SiteSettings): (html: string, embeddable: boolean) => string {
  const { browser } = settings;
  const content = originOf(browser.contentHost);
  const stream = [browser.streamUrl, ...settings.otherHost.streams].flatMap(originOf);
  const hostPictures = settings.otherHost.pictures.flatMap((place) =>
    place === 'https:' ? [place] : originOf(place),
  );
  const audio = originOf(browser.audioHost);
  const socket = originOf(browser.socket.url).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  const chat = originOf(browser.chat.script);
  const analytics = originOf(browser.analytics.host);
  const pixel = browser.pixelId ? ['https://connect.facebook.net', 'https://www.facebook.com'] : [];
  const tags = browser.tagManagerId ? ['https://www.googletagmanager.com'] : [];
  const video = settings.videoHosts ? ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] : [];
  const videoScripts = settings.videoHosts ? ['https://www.youtube.com', 'https://player.vimeo.com'] : [];
  // Shows kept at Mixcloud play in its own widget, which moved to a host of its own and redirects there.
  const mixes = settings.videoHosts ? ['https://www.mixcloud.com', 'https://player-widget.mixcloud.com'] : [];
  const mixScripts = settings.videoHosts ? ['https://widget.mixcloud.com'] : [];
  // A service elsewhere hands out sound and artwork from hosts of its own that nobody can list beforehand.
  const anySound = audio.length > 0 ? ['https:'] : [];
  // The signed addresses our own audio service gives for tracks on SoundCloud.
  const soundCloud = settings.soundCloud ? ['https://*.soundcloud.cloud', 'https://*.sndcdn.com'] : [];

  const rest = [
    directive('default-src', []),
    directive('style-src', []),
    directive('font-src', []),
    directive('img-src', ['data:', 'blob:', ...content, ...hostPictures, ...anySound, ...pixel]),
    directive('media-src', ['blob:', ...content, ...stream, ...audio, ...anySound, ...soundCloud]),
    directive('connect-src', [
      ...content,
      ...stream,
      ...audio,
      ...anySound,
      ...soundCloud,
      ...socket,
      ...analytics,
      ...pixel,
      ...tags,
    ]),
    directive('frame-src', [...video, ...mixes, ...chat]),
    directive('worker-src', ['blob:']),
    directive('manifest-src', []),
    "base-uri 'none'",
    "object-src 'none'",
    directive('form-action', []),
  ].join('; ');
  const scripts = [...chat, ...analytics, ...pixel, ...tags, ...videoScripts, ...mixScripts];
  return (html, embeddable) =>
    `${directive('script-src', [...scriptHashes(html), ...scripts])}; ${rest}; frame-ancestors ${embeddable ? '*' : "'self'"}`;
}

const inlineScript = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/**
 * Hashes of the scripts a page carries inline; data blocks such as JSON-LD never run and need none. The page is given
 * as its bytes, each as the character of that number.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    if (/type="application\//.test(groups?.attributes ?? '')) continue;
    hashes.add(`'sha256-${hash('sha256', Buffer.from(groups?.text ?? '', 'latin1'), 'base64')}'`);
  }
  return [...hashes];
}

function directive(name: string, sources: string[]): string {
  return [name, "'self'", ...new Set(sources)].join(' ');
}

function originOf(place: string): string[] {
  return /^https?:/.test(place) ? [new URL(place).origin] : [];
}
