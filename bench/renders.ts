// node bench/renders.ts: pages rendered for each request, past the cache: how many a second, and processor time of each.
import { homePage } from '@longwave/contract/page.ts';
import { cpuMs, startStation } from './start-station.ts';

const station = await startStation({ PAGE_CACHE_MB: '0.000001' });
const headers = { 'accept-encoding': 'br' };
const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
try {
  for (const [name, path] of [
    ['home', '/'],
    ['show', `/shows/${home.latest[0]?.id}`],
    ['shows', '/shows'],
  ] as const) {
    for (let n = 0; n < 60; n++) await (await fetch(station.url + path, { headers })).arrayBuffer();
    const before = cpuMs(station.pid);
    const startedAt = performance.now();
    let count = 0;
    while (performance.now() - startedAt < 6000) {
      // One request after the other, since requests for a page that is being rendered share that render.
      await (await fetch(station.url + path, { headers })).arrayBuffer();
      count++;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(
      `${name}: ${(count / seconds).toFixed(0)}/s, ${((cpuMs(station.pid) - before) / count).toFixed(1)} ms CPU each`,
    );
  }
} finally {
  station.stop();
}
