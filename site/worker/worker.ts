/// <reference lib="webworker" />
// Served as /worker.js with its types stripped and BUILD defined in front; it cannot import.

declare const BUILD: string;
declare const self: ServiceWorkerGlobalScope;

const shell = `shell-${BUILD}`;
const pages = `pages-${BUILD}`;
const pictures = 'pictures';
/** The cache in which the page stores the words of notices in its language. */
const notices = 'notices';
const noticeWords = '/notice-words';
const offlinePage = '/offline';
const maxPages = 60;
const maxPictures = 300;
/** The age at which the offline page is renewed, because the station may change its name and its colours. */
const offlinePageMaxAgeMs = 3_600_000;

self.addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Sound, sockets and range requests go straight to the network.
  if (request.method !== 'GET' || request.headers.has('range') || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/radio/')) return;
  const neverChanges = /^\/(?:assets|content\/fonts)\/|^\/brand\.css$/;
  if (neverChanges.test(url.pathname)) return event.respondWith(cacheFirst(request, shell));
  if (url.pathname.startsWith('/content/media/'))
    return event.respondWith(cacheFirst(request, pictures, maxPictures));
  if (url.pathname.startsWith('/content/') || url.pathname.startsWith('/builds/')) return;
  if (request.mode === 'navigate') {
    event.waitUntil(renewOfflinePage().catch(() => undefined));
    return event.respondWith(networkFirst(request, true));
  }
  if (url.pathname.endsWith('.data')) return event.respondWith(networkFirst(request, false));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.text() ?? ''));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

/** Shows a notification for a push message; browsers require one for every message, even an invalid one. */
async function showNotice(text: string): Promise<void> {
  const { title, from, start, path, tag } = parseTexts(text);
  const words = parseTexts((await (await caches.match(noticeWords))?.text().catch(() => '')) ?? '');
  const time = start && new Date(start).toLocaleTimeString(words.locale, { timeStyle: 'short' });
  const body = time
    ? (words.onAirAt ?? '{time}').replace('{time}', () => time)
    : (words.newFrom ?? '{from}').replace('{from}', () => from ?? '');
  await self.registration.showNotification(title || self.location.host, {
    body,
    icon: '/icon-192.png',
    lang: words.locale ?? '',
    tag: tag ?? '',
    data: path?.match(/^\/(?:[\w-]+\/?)*$/)?.[0] ?? '/',
  });
}

function parseTexts(json: string): Partial<Record<string, string>> {
  try {
    const entries = Object.entries(JSON.parse(json)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Focuses a window that shows the page, or opens a new one, because another window may be playing. */
async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find(({ url }) => new URL(url).pathname === path);
  await (showing ? showing.focus() : self.clients.openWindow(path));
}

/** Stores the offline page without scripts: it is shown at any URL, and the router would render that URL instead. */
async function storeOfflinePage(): Promise<void> {
  const cache = await caches.open(shell);
  const response = await fetch(offlinePage);
  if (!response.ok) return;
  const html = await response.text();
  const withoutScripts = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const policy = response.headers.get('content-security-policy') ?? "default-src 'self'";
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    date: new Date().toUTCString(),
  };
  await cache.put(offlinePage, new Response(withoutScripts, { headers }));
  const assets = [...html.matchAll(/(?:href|src)="(\/(?:assets\/|content\/fonts\/|brand\.css)[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  await Promise.allSettled([...new Set(assets)].map((path) => cache.add(path)));
}

async function renewOfflinePage(): Promise<void> {
  const cached = await caches.match(offlinePage);
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '');
  if (!(age < offlinePageMaxAgeMs)) await storeOfflinePage();
}

async function dropOtherBuilds(): Promise<void> {
  const cached = [shell, pages, pictures, notices];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !cached.includes(name)).map((name) => caches.delete(name)));
}

async function cacheFirst(request: Request, name: string, maxEntries?: number): Promise<Response> {
  const cache = await caches.open(name);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await store(cache, request, response.clone(), maxEntries);
  return response;
}

/** Responds from the network; if that fails, with the cached response, else for a page with the offline page. */
async function networkFirst(request: Request, isPage: boolean): Promise<Response> {
  const cache = await caches.open(pages);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await store(cache, request, response.clone(), maxPages);
    return response;
  } catch (error) {
    const cached = await cache.match(request, { ignoreVary: true });
    if (cached) return cached;
    const offline = isPage ? await caches.match(offlinePage) : undefined;
    if (offline) return offline;
    throw error;
  }
}

/** Stores a response. It never throws, because the response is used even if it could not be stored. */
async function store(
  cache: Cache,
  request: Request,
  response: Response,
  maxEntries = Number.POSITIVE_INFINITY,
): Promise<void> {
  try {
    await cache.put(request, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)));
  } catch (error) {
    console.warn('A page could not be stored for offline use:', error);
  }
}
