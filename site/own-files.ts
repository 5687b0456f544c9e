import { finishPage } from './page-cache/finished-page.ts';
import { servedWorker } from './worker/served-worker.ts';

/** which build this is, so that an open page can tell whether a newer one is out; and the service worker. */
export function ownFiles(currentBuild: () => string, fixed: Record<string, string>) {
  let made = filesOf(currentBuild(), fixed);
  return (path: string) => {
    if (made.buildId !== currentBuild()) made = filesOf(currentBuild(), fixed);
    return made.files.get(path);
  };
}

function filesOf(buildId: string, fixed: Record<string, string>) {
  const timestamp = Date.now();
  const file = (type: string, text: string, cacheControl: string) =>
    finishPage(200, { ...fixed, 'content-type': type, 'cache-control': cacheControl }, Buffer.from(text));
  const json = (body: unknown, cacheControl: string) =>
    file('application/json', JSON.stringify(body), cacheControl);
  const files = new Map([
    ['/builds/latest.json', json({ id: buildId, timestamp }, 'no-store')],
    [`/builds/meta/${buildId}.json`, json({ id: buildId, timestamp }, 'public, max-age=31536000, immutable')],
    ['/worker.js', file('text/javascript; charset=utf-8', servedWorker(buildId), 'no-cache')],
  ]);
  return { buildId, files };
}
