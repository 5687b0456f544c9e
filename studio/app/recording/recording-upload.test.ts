import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForCheck } from '../move-in/send-recordings.ts';
import { RecordingUpload } from './recording-upload.ts';

const status = {
  ...{ id: 'a1', kind: 'original', name: 'dawn', filename: 'Dawn.wav', bytes: 10, received: 10 },
  ...{ created: '2026-11-18T12:00:00.000Z', state: 'ready', facts: { bytes: 10, seconds: 3 } },
};
const busy = () => Response.json({ error: 'The station is starting.' }, { status: 503 });
const lost = () => Promise.reject(new TypeError('Lost'));
const gateway = () => new Response('Bad gateway', { status: 502 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(...answers: (() => Response | Promise<Response>)[]): void {
  vi.stubGlobal('fetch', async () => (answers.shift() ?? (() => Response.json(status)))());
}

test('a station that cannot say just now what came of a finished upload is asked again', async () => {
  answerWith(busy, gateway, lost);
  const start = { phase: 'checking', id: 'a1', filename: 'Dawn.wav', bytes: 10 } as const;
  const upload = new RecordingUpload(start);
  const phases = new Set<string>();
  upload.subscribe(() => phases.add(upload.getState().phase));
  const checked = upload.check();
  await vi.runAllTimersAsync();
  await checked;
  expect([...phases]).toEqual(['ready']);
});

test('an upload that the station does not know is refused', async () => {
  answerWith(() => Response.json({ error: 'There is no such upload.' }, { status: 404 }));
  const upload = new RecordingUpload({ phase: 'checking', id: 'a1', filename: 'Dawn.wav', bytes: 10 });
  await upload.check();
  expect(upload.getState()).toMatchObject({
    phase: 'refused',
    reason: 'There is no such upload. Upload the file again.',
  });
});

test('an upload that somebody has removed is not linked to its show any more; one that may be there is', async () => {
  const idAfter = async (status: number) => {
    answerWith(() => Response.json({ error: 'It is not to be had.' }, { status }));
    const upload = new RecordingUpload({ phase: 'checking', id: 'a1', filename: 'Dawn.wav', bytes: 10 });
    await upload.check();
    return upload.getState().id;
  };
  expect([await idAfter(404), await idAfter(500)]).toEqual(['', 'a1']);
});

test('a lost question about one file of a folder does not refuse the file', async () => {
  answerWith(lost, busy, () => Response.json({ ...status, state: 'checking' }));
  const said: string[] = [];
  const checked = waitForCheck('a1', (part) => said.push(part));
  await vi.runAllTimersAsync();
  expect((await checked).state).toBe('ready');
  const isLost = 'the connection is lost; it goes on by itself';
  expect(said).toEqual([isLost, isLost, 'being checked']);
  answerWith(() => Response.json({ error: 'There is no such upload.' }, { status: 404 }));
  await expect(waitForCheck('a1', () => undefined)).rejects.toThrow('There is no such upload.');
});
