import { expect, test } from 'vitest';
import { clientAddressPrefix } from './client-address-prefix.ts';
import { createKeyGuessLimit } from './key-guess-limit.ts';
import { type LoggedEvent, logTo } from './testing/test-log.ts';

function createLimit(clock: { now: number }) {
  const logged: LoggedEvent[] = [];
  return {
    logged,
    ...createKeyGuessLimit(logTo(logged), () => clock.now),
  };
}

test('one address can try only some dozens of keys in a day, and each is logged', () => {
  const clock = { now: 0 };
  const { secondsToWait, wasWrong, logged } = createLimit(clock);
  let tried = 0;
  while (clock.now < 24 * 3_600_000) {
    const wait = secondsToWait('203.0.113.9', `guess ${tried}`);
    if (wait === 0) wasWrong('203.0.113.9', `guess ${tried++}`);
    clock.now += Math.max(1, wait * 1000);
  }
  expect(tried).toBeGreaterThan(50);
  expect(tried).toBeLessThan(120);
  expect(logged).toHaveLength(tried);
  expect(logged.at(-1)).toEqual({ event: 'wrong key or password', from: '203.0.113.9', secondsToNext: 900 });
});

test('while an address is limited, a key that was right goes on working, and other addresses are not limited', () => {
  const clock = { now: 0 };
  const { secondsToWait, wasWrong } = createLimit(clock);
  const [here, there] = ['203.0.113.9', '203.0.113.10'];
  expect(secondsToWait(here, 'right')).toBe(0);
  for (let n = 0; n < 20; n++) if (secondsToWait(here, `guess ${n}`) === 0) wasWrong(here, `guess ${n}`);
  expect(secondsToWait(here, 'another')).toBeGreaterThan(0);
  expect([secondsToWait(here, 'right'), secondsToWait(there, 'another')]).toEqual([0, 0]);
  clock.now += 3_600_001;
  expect(secondsToWait(here, 'another')).toBe(0);
});

test('repeating the same wrong password is not a new guess, and is logged once', () => {
  const { secondsToWait, wasWrong, logged } = createLimit({ now: 0 });
  for (let n = 0; n < 100; n++) {
    expect(secondsToWait('203.0.113.9', 'old password')).toBe(0);
    wasWrong('203.0.113.9', 'old password');
  }
  expect(logged).toHaveLength(1);
});

test('long keys that differ only at their end are different guesses', () => {
  const { secondsToWait, wasWrong } = createLimit({ now: 0 });
  const guess = (n: number) => `Basic ${'a'.repeat(300)}${n}`;
  for (let n = 0; n < 5; n++) {
    expect(secondsToWait('203.0.113.9', guess(n))).toBe(0);
    wasWrong('203.0.113.9', guess(n));
  }
  expect(secondsToWait('203.0.113.9', guess(5))).toBeGreaterThan(0);
});

test('all addresses of a /64 share one limit', () => {
  expect(clientAddressPrefix('2001:db8:0:12:aaaa::1')).toBe('2001:db8:0:12::/64');
  expect(clientAddressPrefix('2001:0DB8::1')).toBe('2001:db8:0:0::/64');
  expect(clientAddressPrefix('::1')).toBe('0:0:0:0::/64');
  expect(clientAddressPrefix('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(clientAddressPrefix('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  const { secondsToWait } = createLimit({ now: 0 });
  for (let n = 0; n < 6; n++) secondsToWait(`2001:db8::${n}`, `guess ${n}`);
  expect(secondsToWait('2001:db8::ffff', 'right')).toBeGreaterThan(0);
  expect(secondsToWait('2001:db8:0:1::1', 'right')).toBe(0);
});
