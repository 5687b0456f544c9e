// The worker thread that makes sound. When several sections are ordered, the first seconds of the latest recording come
// first, so that a listener who has just pressed play does not wait for recordings that are finished in the background;
// after that, the section that has delivered least.
import { parentPort } from 'node:worker_threads';
import { type LayerStore, mixSection } from './mix.ts';
import { encodeLoop } from './mp3-encode.ts';
import { planOf, type SectionName } from './plan.ts';

export type SectionOrder = { job: number; name: string; genre: string; section: SectionName; frames: number };
export type SectionNews = { job: number; bytes?: Uint8Array<ArrayBuffer>; failure?: string };

type Job = { id: number; opening: boolean; given: number; frames: AsyncGenerator<Uint8Array> };

const FRAMES_A_PARCEL = 12;
const FIRST_FRAMES = 84; // two seconds
const RECORDINGS_KEPT = 2;
const FORGET_AFTER_MS = 20_000;
const stores = new Map<string, LayerStore>();
const jobs: Job[] = [];
let working = false;
let forgetting: NodeJS.Timeout | undefined;

parentPort?.on('message', (order: SectionOrder) => {
  jobs.push({ id: order.job, opening: order.section === 'opening', given: 0, frames: make(order) });
  if (!working) work();
});

async function work() {
  working = true;
  clearTimeout(forgetting);
  while (jobs.length > 0) {
    const job =
      jobs.findLast(({ opening, given }) => opening && given < FIRST_FRAMES) ??
      jobs.reduce((least, other) => (other.given < least.given ? other : least));
    await advance(job).catch((error) => finish(job, { job: job.id, failure: String(error) }));
    await new Promise((resolve) => setImmediate(resolve)); // new orders are received here
  }
  working = false;
  forgetting = setTimeout(() => stores.clear(), FORGET_AFTER_MS).unref(); // layers take tens of megabytes of memory
}

async function advance(job: Job) {
  const parcel: Uint8Array[] = [];
  while (parcel.length < FRAMES_A_PARCEL) {
    const { value, done } = await job.frames.next();
    if (done) {
      send({ job: job.id, bytes: joined(parcel) });
      return finish(job, { job: job.id });
    }
    parcel.push(value);
  }
  job.given += parcel.length;
  send({ job: job.id, bytes: joined(parcel) });
}

async function* make({ name, genre, section, frames }: SectionOrder) {
  yield* encodeLoop(mixSection(planOf(name, genre), section, frames, storeOf(`${name} ${genre}`)));
}

function storeOf(recording: string): LayerStore {
  const store = stores.get(recording) ?? new Map();
  stores.delete(recording);
  stores.set(recording, store);
  for (const old of stores.keys()) if (stores.size > RECORDINGS_KEPT) stores.delete(old);
  return store;
}

function finish(job: Job, news: SectionNews) {
  jobs.splice(jobs.indexOf(job), 1);
  send(news);
}

function send(news: SectionNews) {
  parentPort?.postMessage(news, news.bytes ? [news.bytes.buffer] : []);
}

function joined(frames: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, 0));
  let at = 0;
  for (const frame of frames) {
    bytes.set(frame, at);
    at += frame.length;
  }
  return bytes;
}
