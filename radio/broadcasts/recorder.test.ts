import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptBroadcast } from '@longwave/contract/playout.ts';
import { isSignedBody, signatureHeader } from '@longwave/contract/signed-body.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHUNK_MS, FRAME_BYTES } from '../frames/frame.ts';
import { markedFrames, marksIn } from '../testing/marked-recordings.ts';
import { playoutOf, slotAround } from '../testing/radio.ts';
import { createKeptSound } from './kept-sound.ts';
import { createRecorder } from './recorder.ts';

const onAir = { slot: null, track: null, since: 0, live: null };

/** A slot that ended a minute ago, with so many chunks of live sound in its last minutes. */
async function afterTheShow(chunks: number) {
  const data = await mkdtemp(join(tmpdir(), 'radio-'));
  const kept = await createKeptSound(join(data, 'broadcasts'), 1e9, () => {});
  const end = Date.now() - 60_000;
  const first = Math.ceil((end - 300_000) / CHUNK_MS);
  for (let index = 0; index < chunks; index++) {
    kept.keep({ number: first + index, bytes: markedFrames('dj', index * 21, 21), onAir });
  }
  await kept.overlay(Buffer.alloc(FRAME_BYTES), 0);
  onTestFinished(() => kept.close());
  const playout = playoutOf(slotAround(end, { end: new Date(end).toISOString() }));
  return { data, kept, guide: { playout: () => playout } };
}

test('[R-301] what was live in a slot becomes its recording, and content is told until it understands', async () => {
  const { data, kept, guide } = await afterTheShow(200);
  const told: { body: string; mark: string }[] = [];
  const fetchContent = async (path: string, init?: RequestInit) => {
    const body = String(init?.body);
    told.push({ body, mark: new Headers(init?.headers).get(signatureHeader) ?? '' });
    return new Response(null, { status: path === '/broadcasts' && told.length > 2 ? 201 : 503 });
  };
  const settings = { data, secret: 'shared', fetchContent, lookEveryMs: 50 };
  const recorder = createRecorder(settings, guide, kept, () => {});
  await vi.waitFor(() => expect(told).toHaveLength(3), 10_000);
  await recorder.close();
  const again = createRecorder(settings, guide, kept, () => {});
  await again.close();
  expect(told).toHaveLength(3);

  const news = keptBroadcast.parse(JSON.parse(told[2]?.body ?? ''));
  expect(news).toMatchObject({ slot: 'night-tide-2026-11-16', recording: 'live-night-tide-2026-11-16' });
  expect(news.seconds).toBeCloseTo(200 * 0.504);
  expect(await isSignedBody(told[2]?.body ?? '', told[2]?.mark ?? '', 'shared')).toBe(true);
  const sound = await readFile(join(data, 'recordings', `${news.recording}.mp3`));
  expect(sound.length).toBe(news.bytes);
  expect(marksIn(sound)).toEqual(Array.from({ length: 4_200 }, (_, number) => `dj#${number}`));
});

test('[R-301] a sound check is no show', async () => {
  const { data, kept, guide } = await afterTheShow(20);
  const fetchContent = vi.fn();
  await createRecorder({ data, secret: 'shared', fetchContent }, guide, kept, () => {}).close();
  expect(fetchContent).not.toHaveBeenCalled();
});
