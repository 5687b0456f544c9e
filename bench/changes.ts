// node bench/changes.ts: 50 changes a second being published while 200 connections read.
import { showDocument } from '@longwave/contract/documents.ts';
import { homePage } from '@longwave/contract/page.ts';
import { startStation } from './station.ts';
import { wrk } from './wrk.ts';

const seconds = 20;
const key = 'a-key-for-the-benchmark';
const station = await startStation({ CONTENT_KEY: key });
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const home = homePage.parse(await (await fetch(`${station.url}/content/home.json`)).json());
const id = home.latest[0]?.id ?? '';
const address = `${station.url}/content/documents/show/${id}`;
const original = showDocument.parse((await (await fetch(address, { headers })).json()).live);
try {
  const load = wrk(`${station.url}/shows/${id}`, seconds, 200);
  const began = Date.now();
  let published = 0;
  let oldest = 0;
  while (Date.now() - began < seconds * 1000 - 500) {
    const number = ++published;
    const title = `Change ${number}`;
    const answer = await fetch(address, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...original, title }),
    });
    if (!answer.ok) throw new Error(`publishing answered ${answer.status}: ${await answer.text()}`);
    const written = Date.now();
    if (number % 50 === 0) {
      while (!(await (await fetch(`${station.url}/shows/${id}`)).text()).includes(title)) {
        if (Date.now() - written > 5000) throw new Error('A change was not seen after 5 s');
      }
      oldest = Math.max(oldest, Date.now() - written);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, began + number * 20 - Date.now())));
  }
  const { perSecond, p50, p99 } = await load;
  console.log(
    `${(published / seconds).toFixed(0)} changes/s; reads ${Math.round(perSecond)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; a change seen after at most ${oldest} ms`,
  );
} finally {
  station.stop();
}
