import { expect, test, vi } from 'vitest';
import { addressPrefix } from './address-prefix.ts';
import { createGuessBrake } from './guess-brake.ts';
import { startRadio } from './testing/radio.ts';
import { basic, dial, hears, PASSWORD, settings } from './testing/source.ts';

function brakeAt(clock: { now: number }) {
  const logged: string[] = [];
  return {
    logged,
    ...createGuessBrake(
      (line) => logged.push(line),
      () => clock.now,
    ),
  };
}

test('a day of guessing from one address is some dozens of keys, and the log tells of each', () => {
  const clock = { now: 0 };
  const { secondsToWait, wasWrong, logged } = brakeAt(clock);
  let tried = 0;
  while (clock.now < 24 * 3_600_000) {
    const wait = secondsToWait('203.0.113.9', `guess ${tried}`);
    if (wait === 0) wasWrong('203.0.113.9', `guess ${tried++}`);
    clock.now += Math.max(1, wait * 1000);
  }
  expect(tried).toBeGreaterThan(50);
  expect(tried).toBeLessThan(120);
  expect(logged).toHaveLength(tried);
  expect(logged.at(-1)).toBe(
    'A wrong key or password came from 203.0.113.9; another one in 900 s at the earliest',
  );
});

test('a key that is not wrong goes on working while others guess from the same address, and so does everybody elsewhere', () => {
  const clock = { now: 0 };
  const { secondsToWait, wasWrong } = brakeAt(clock);
  const [here, there] = ['203.0.113.9', '203.0.113.10'];
  expect(secondsToWait(here, 'right')).toBe(0);
  for (let n = 0; n < 20; n++) if (secondsToWait(here, `guess ${n}`) === 0) wasWrong(here, `guess ${n}`);
  expect(secondsToWait(here, 'another')).toBeGreaterThan(0);
  expect([secondsToWait(here, 'right'), secondsToWait(there, 'another')]).toEqual([0, 0]);
  clock.now += 3_600_001;
  expect(secondsToWait(here, 'another')).toBe(0);
});

test('the same wrong password again is no new guess, and is logged once', () => {
  const { secondsToWait, wasWrong, logged } = brakeAt({ now: 0 });
  for (let n = 0; n < 100; n++) {
    expect(secondsToWait('203.0.113.9', 'old password')).toBe(0);
    wasWrong('203.0.113.9', 'old password');
  }
  expect(logged).toHaveLength(1);
});

test('whoever has a whole /64 of addresses is one guesser', () => {
  expect(addressPrefix('2001:db8:0:12:aaaa::1')).toBe('2001:db8:0:12::/64');
  expect(addressPrefix('2001:0DB8::1')).toBe('2001:db8:0:0::/64');
  expect(addressPrefix('::1')).toBe('0:0:0:0::/64');
  expect(addressPrefix('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressPrefix('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  const { secondsToWait } = brakeAt({ now: 0 });
  for (let n = 0; n < 6; n++) secondsToWait(`2001:db8::${n}`, `guess ${n}`);
  expect(secondsToWait('2001:db8::ffff', 'right')).toBeGreaterThan(0);
  expect(secondsToWait('2001:db8:0:1::1', 'right')).toBe(0);
});

test('guessing the source password is slowed down on every way in, and logged', async () => {
  const { url, port, logged } = await startRadio({ settings });
  const put = (password: string) =>
    fetch(`${url}/live`, { method: 'PUT', body: 'x', headers: { Authorization: basic(password) } });
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) statuses.push((await put(`guess-${n}`)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const refused = await put('guess-8');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/^Too many passwords\. Try again in \d+ s\.\n$/);
  await hears(dial(port, 'SOURCE /live HTTP/1.0', `Authorization: ${basic()}`), '429 Too Many Requests');
  const title = `/admin/metadata?mode=updinfo&song=x&mount=/live`;
  await hears(dial(port, `GET ${title} HTTP/1.0`, `Authorization: ${basic('guess-9')}`), '429 ');
  expect(
    logged.filter((line) => line.startsWith('A wrong key or password came from 127.0.0.1')),
  ).toHaveLength(5);
  const statusOfRight = async () => (await put(PASSWORD)).status;
  await vi.waitFor(async () => expect([401, 429]).not.toContain(await statusOfRight()), 10_000);
});
