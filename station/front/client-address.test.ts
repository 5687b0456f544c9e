import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.ts';

function request(peer: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress: peer },
    headers: { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

test('a stranger cannot say who it is', () => {
  expect(createClientAddress([])(request('203.0.113.9', '10.0.0.1'))).toBe('203.0.113.9');
});

test('a trusted proxy is believed, from the right', () => {
  const clientOf = createClientAddress(['10.0.0.0/8', '127.0.0.1']);
  expect(clientOf(request('::ffff:127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3'))).toBe('203.0.113.9');
  expect(clientOf(request('127.0.0.1'))).toBe('127.0.0.1');
});

test('a port that a proxy adds is no part of the address', () => {
  const clientOf = createClientAddress(['127.0.0.1']);
  const shown = (hop: string) => clientOf(request('127.0.0.1', hop));
  expect([shown('203.0.113.9:4711'), shown('127.0.0.1:80')]).toEqual(['203.0.113.9', '127.0.0.1']);
  for (const hop of ['[2001:db8::9]:4711', '[2001:db8::9]', '2001:db8::9'])
    expect([hop, shown(hop)]).toEqual([hop, '2001:db8::9']);
});
