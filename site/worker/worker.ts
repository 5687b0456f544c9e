/// <reference lib="webworker" />
// Served as /worker.js with its types taken off and BUILD put in front; it imports nothing.

declare const BUILD: string;
declare const self: ServiceWorkerGlobalScope;

const shell = `shell-${BUILD}`;
const pages = `pages-${BUILD}`;
const pictures = 'pictures';
/** Where the page leaves the words of notices, in its language. */
const notices = 'notices';
const noticeWords = '/notice-words';
const offlinePage = '/offline';
const mostPages = 60;
const mostPictures = 300;
/** The station may change its name and its colours. */
const offlinePageFor = 3_600_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Sound, sockets and whatever is asked for in parts goes straight to the network.
  if (request.method !== 'GET' || request.headers.has('range') || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/radio/')) return;
  const lasting = /^\/(?:assets|content\/fonts)\/|^\/brand\.css$/;
  if (lasting.test(url.pathname)) return event.respondWith(keptFirst(request, shell));
  if (url.pathname.startsWith('/content/media/'))
    return event.respondWith(keptFirst(request, pictures, mostPictures));
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

/** Browsers want something to be shown for every message, even one that cannot be read. */
async function showNotice(text: string): Promise<void> {
  const { title, from, start, path, tag } = textsIn(text);
  const words = textsIn((await (await caches.match(noticeWords))?.text().catch(() => '')) ?? '');
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

function textsIn(json: string): Partial<Record<string, string>> {
  try {
    const entries = Object.entries(JSON.parse(json)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries) as Record<string, string>;
  } catch {
    return {};
  }
}

/** A window that shows the page already, or a new one: what plays in another is left alone. */
async function openPage(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find(({ url }) => new URL(url).pathname === path);
  await (showing ? showing.focus() : self.clients.openWindow(path));
}

/** Kept without its scripts: it stands in for any address, and a script would try to show that address instead. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(shell);
  const answer = await fetch(offlinePage);
  if (!answer.ok) return;
  const html = await answer.text();
  const still = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const policy = answer.headers.get('content-security-policy') ?? "default-src 'self'";
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    date: new Date().toUTCString(),
  };
  await cache.put(offlinePage, new Response(still, { headers }));
  const assets = [...html.matchAll(/(?:href|src)="(\/(?:assets\/|content\/fonts\/|brand\.css)[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  await Promise.allSettled([...new Set(assets)].map((path) => cache.add(path)));
}

async function renewOfflinePage(): Promise<void> {
  const kept = await caches.match(offlinePage);
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  if (!(age < offlinePageFor)) await keepOfflinePage();
}

async function dropOtherBuilds(): Promise<void> {
  const kept = [shell, pages, pictures, notices];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

async function keptFirst(request: Request, name: string, most?: number): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, request, answer.clone(), most);
  return answer;
}

/** The page as it is now; as it was when last seen if the network is away; else the page that says so. */
async function networkFirst(request: Request, isPage: boolean): Promise<Response> {
  const cache = await caches.open(pages);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await keep(cache, request, answer.clone(), mostPages);
    return answer;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    const offline = isPage ? await caches.match(offlinePage) : undefined;
    if (offline) return offline;
    throw error;
  }
}

/** A full disk must never cost the visitor the answer itself. */
async function keep(
  cache: Cache,
  request: Request,
  answer: Response,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  try {
    await cache.put(request, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  } catch (error) {
    console.warn('A page could not be kept for offline use:', error);
  }
}
