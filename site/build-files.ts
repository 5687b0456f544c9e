import { encodePage } from './page-cache/encoded-page.ts';
import { servedWorker } from './worker/served-worker.ts';

/** Serves the files that contain the build's id, among them the service worker. */
export function createBuildFiles(currentBuild: () => string, fixed: Record<string, string>) {
  let current = createFiles(currentBuild(), fixed);
  return (path: string) => {
    if (current.buildId !== currentBuild()) current = createFiles(currentBuild(), fixed);
    return current.files.get(path);
  };
}

function createFiles(buildId: string, fixed: Record<string, string>) {
  const timestamp = Date.now();
  const file = (type: string, text: string, cacheControl: string) =>
    encodePage(200, { ...fixed, 'content-type': type, 'cache-control': cacheControl }, Buffer.from(text));
  const json = (body: unknown, cacheControl: string) =>
    file('application/json', JSON.stringify(body), cacheControl);
  const files = new Map([
    ['/builds/latest.json', json({ id: buildId, timestamp }, 'no-store')],
    [`/builds/meta/${buildId}.json`, json({ id: buildId, timestamp }, 'public, max-age=31536000, immutable')],
    ['/worker.js', file('text/javascript; charset=utf-8', servedWorker(buildId), 'no-cache')],
  ]);
  return { buildId, files };
}
