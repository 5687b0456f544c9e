import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signToken, verifyToken } from './session-token.ts';

test('[R-400] a token is good with its secret until it is over, to the millisecond', async () => {
  const claims = { sid: 'one', exp: 1_700_000_000_123 };
  const token = await signToken(claims, 'secret');
  expect(await verifyToken(token, 'secret', claims.exp - 1)).toEqual(claims);
  expect(await verifyToken(token, 'secret', claims.exp)).toBeNull();
  expect(await verifyToken(token, 'another', claims.exp - 1)).toBeNull();
  expect(await verifyToken(token, '', claims.exp - 1)).toBeNull();
});

test('what is no token of ours is refused, not an error', async () => {
  const token = await signToken({ sid: 'one', exp: 2_000 }, 'secret');
  for (const other of ['', 'x.y.z', token.slice(0, -2), `${token}x`, token.replace(/^[^.]+/, unsigned), 'ü'])
    expect(await verifyToken(other, 'secret', 1_000), other).toBeNull();
});

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = base64Url({ alg: 'none' });

test('a genuine token without a session or an end is refused', async () => {
  for (const payload of [{ sid: 'one' }, { exp: 2 }, { sid: 1, exp: 2 }, { sid: 'one', exp: '2' }]) {
    const body = `${base64Url({ alg: 'HS256' })}.${base64Url(payload)}`;
    const token = `${body}.${createHmac('sha256', 'secret').update(body).digest('base64url')}`;
    expect(await verifyToken(token, 'secret', 1_000), JSON.stringify(payload)).toBeNull();
  }
});
