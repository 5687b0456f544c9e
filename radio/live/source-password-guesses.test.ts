import { createKeyGuessLimit } from '@longwave/server-kit/key-guess-limit.ts';
import { type LoggedEvent, logTo } from '@longwave/server-kit/testing/test-log.ts';
import { expect, test } from 'vitest';
import { basicAuth, connectSource, PASSWORD, sourceSettings, waitForText } from '../testing/source-client.ts';
import { startRadio } from '../testing/test-radio.ts';

test('guesses of the source password are limited for PUT, SOURCE and title updates, and logged', async () => {
  const clock = { now: 0 };
  const logged: LoggedEvent[] = [];
  const keyGuessLimit = createKeyGuessLimit(logTo(logged), () => clock.now);
  const { url, port } = await startRadio({ settings: sourceSettings, keyGuessLimit });
  const put = (password: string) =>
    fetch(`${url}/live`, { method: 'PUT', body: 'x', headers: { Authorization: basicAuth(password) } });
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await put(`guess-${n}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const refused = await put('guess-8');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/^Too many passwords\. Try again in \d+ s\.\n$/);
  await waitForText(
    connectSource(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basicAuth()}`),
    '429 Too Many Requests',
  );
  const title = `/admin/metadata?mode=updinfo&song=x&mount=/live`;
  await waitForText(
    connectSource(port, `GET ${title} HTTP/1.0`, `Authorization: ${basicAuth('guess-9')}`),
    '429 ',
  );
  const wrong = { event: 'wrong key or password', from: '127.0.0.1' };
  expect(logged.filter(({ event, from }) => event === wrong.event && from === wrong.from)).toHaveLength(5);
  expect((await put(PASSWORD)).status).toBe(429);
  clock.now += 1_000;
  expect([401, 429]).not.toContain((await put(PASSWORD)).status);
});
