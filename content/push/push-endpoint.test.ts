import { lookup } from 'node:dns/promises';
import { expect, test } from 'vitest';
import { isPublicAddress, isPushEndpoint, publicLookup } from './push-endpoint.ts';

test('notices go to public https addresses only', () => {
  for (const good of ['https://push.example/x', 'https://93.184.216.34/x', 'https://[2606:4700::1]/x'])
    expect(isPushEndpoint(good, false), good).toBe(true);
  const bad = [
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://user@push.example/x',
    'https://localhost/x',
    'https://nas.local/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://169.254.169.254/latest',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'file:///etc/passwd',
    'rubbish',
  ];
  for (const address of bad) expect(isPushEndpoint(address, false), address).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:9000/x', true)).toBe(true);
  expect(isPushEndpoint('https://192.168.1.1/', true)).toBe(false);
});

test('a name that leads inside is not connected to', async () => {
  const [{ address = '' } = {}] = await lookup('localhost', { all: true });
  expect(isPublicAddress(address)).toBe(false);
  const answer = (options: { all: boolean }) =>
    new Promise((resolve) => {
      publicLookup('localhost', options, (error, found) => resolve(error?.message ?? found));
    });
  expect(await answer({ all: true })).toBe('localhost has no public address');
  expect(await answer({ all: false })).toBe('localhost has no public address');
});
