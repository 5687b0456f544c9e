import { expect, test, vi } from 'vitest';
import { createAudioService } from './audio-service.ts';

const track = {
  id: '1',
  urn: 'longwave:recordings:late-show',
  title: 'Late Show',
  duration: 60_000,
  artwork_url: null,
  permalink_url: '/shows/late-show',
  stream_url: '/tracks/late-show/stream',
  waveform_url: null,
  access: 'playable',
  user: { username: 'Mara' },
};
const never = new AbortController().signal;

function heard(...statuses: number[]) {
  const asked: { address: string; authorization: string | null }[] = [];
  let token = 1;
  const session = {
    token: async () => `token-${token}`,
    refresh: vi.fn(async () => ({ accessToken: `token-${++token}`, id: 'id', expiresAt: 0 })),
  };
  const fetch = async (address: string, init: RequestInit) => {
    asked.push({ address, authorization: new Headers(init.headers).get('authorization') });
    const status = statuses[asked.length - 1] ?? 200;
    return status === 200 ? Response.json(track) : new Response('', { status });
  };
  return { asked, session, service: createAudioService({ audioUrl: '/radio', session, send: fetch }) };
}

test('[R-402] a recording is resolved by its URL with the token in the header', async () => {
  const { asked, service } = heard();
  expect((await service.resolve('/recordings/late show', never)).title).toBe('Late Show');
  expect(asked).toEqual([
    { address: '/radio/resolve.json?url=%2Frecordings%2Flate%20show', authorization: 'OAuth token-1' },
  ]);
});

test('[R-401] a 401 leads to one refresh and one more try', async () => {
  const { asked, session, service } = heard(401);
  await service.resolve('/recordings/x', never);
  expect(session.refresh).toHaveBeenCalledOnce();
  expect(asked.map((call) => call.authorization)).toEqual(['OAuth token-1', 'OAuth token-2']);
});

test('a second 401 is a failure and not retried', async () => {
  const { asked, session, service } = heard(401, 401);
  await expect(service.resolve('/recordings/x', never)).rejects.toMatchObject({ code: 'unauthorised' });
  expect(session.refresh).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
});

test('a missing recording and an unreadable response are failures with a code', async () => {
  await expect(heard(404).service.resolve('/recordings/x', never)).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(heard().service.stream('/tracks/x/stream', never)).rejects.toMatchObject({
    code: 'unavailable',
  });
});
