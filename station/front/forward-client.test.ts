import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddressOf, forwardClient } from './forward-client.ts';

function clientAfter(rawHeaders: string[], client: string): string | undefined {
  forwardClient({ rawHeaders } as IncomingMessage, client);
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []));
  return clientAddressOf(new Request('http://content/', { headers: pairs as [string, string][] }));
}

test('[R-702] content hears whose connection it is, whatever a visitor says', () => {
  const forged = ['Host', 'radio.test', 'X-Client-Address', '10.0.0.1', 'x-client-address', '10.0.0.2'];
  expect(clientAfter(forged, '203.0.113.9')).toBe('203.0.113.9');
  expect(clientAfter([], '2001:db8:1:2:3:4:5:6')).toBe(clientAfter([], '2001:db8:1:2::9'));
});
