// node bench/many-urls.ts [1000000]: memory after many requests for 50,000 distinct URLs of 10,000 pages, four times as
// many as the page cache holds.
import { Agent, get } from 'node:http';
import { memoryMb, startStation } from './start-station.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const addresses = 50_000;
const shows = 10_000;
const popular = 2000;
const station = await startStation({ STATION: 'bench/many-shows', BENCH_SHOWS: String(shows) });
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const statuses = new Map<number, number>();
let asked = 0;
const startedAt = Date.now();
await Promise.all(Array.from({ length: 64 }, read));
const perSecond = Math.round(asked / ((Date.now() - startedAt) / 1000));
console.log(
  `after ${asked} requests over ${addresses} addresses: ${memoryMb(station.pid)} MB, ${perSecond}/s`,
);
console.log([...statuses].map(([status, count]) => `${count} times ${status}`).join(', '));
station.stop();

/** Every twentieth request goes through all URLs; the others go to a few popular pages, as with any archive. */
function pathOf(number: number): string {
  if (number % 20 > 0) return `/shows/show-${(number * 7919) % popular}`;
  const address = (number / 20) % addresses;
  const times = addresses / shows;
  // An unknown parameter makes another URL, but not another page.
  return `/shows/show-${Math.floor(address / times)}?utm_source=letter-${address % times}`;
}

async function read(): Promise<void> {
  while (asked < wanted) {
    const number = asked++;
    if (number % Math.round(wanted / 10) === 0) console.log(`${number}: ${memoryMb(station.pid)} MB`);
    const status = await statusOf(station.url + pathOf(number));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

function statusOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (res) => {
      res.resume().once('end', () => resolve(res.statusCode ?? 0));
    }).once('error', (error: NodeJS.ErrnoException) => {
      // A kept-alive connection may have been closed while this process was waiting for the processor.
      if (error.code === 'ECONNRESET') resolve(statusOf(url));
      else reject(error);
    });
  });
}
