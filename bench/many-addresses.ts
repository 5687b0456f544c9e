// node bench/many-addresses.ts [1000000]: memory after many requests over 50,000 distinct addresses.
import { Agent, get } from 'node:http';
import { homePage } from '@longwave/contract/page.ts';
import { memoryMb, startStation } from './station.ts';

const wanted = Number(process.argv[2] ?? 1_000_000);
const addresses = 50_000;
const station = await startStation();
const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
const shows = home.latest.map(({ id }) => id);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let asked = 0;
const began = Date.now();
console.log(`at first ${memoryMb(station.pid)} MB`);
await Promise.all(Array.from({ length: 64 }, read));
console.log(
  `after ${asked} requests over ${addresses} addresses: ${memoryMb(station.pid)} MB, ${Math.round(asked / ((Date.now() - began) / 1000))}/s`,
);
station.stop();

async function read(): Promise<void> {
  while (asked < wanted) {
    const number = asked++;
    if (number % Math.round(wanted / 10) === 0) console.log(`${number}: ${memoryMb(station.pid)} MB`);
    const at = number % addresses;
    const path = at % 2 === 0 ? `/shows/${shows[at % shows.length]}?utm_source=${at}` : `/nothing-${at}`;
    await new Promise<void>((resolve, reject) => {
      get(station.url + path, { agent, headers: { 'accept-encoding': 'br' } }, (res) =>
        res.resume().on('end', resolve),
      ).on('error', reject);
    });
  }
}
