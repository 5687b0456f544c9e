import type { IncomingMessage } from 'node:http';
import { clientAddressPrefix } from '@longwave/server-kit/client-address-prefix.ts';

const header = 'x-client-address';

/** Sets the header that tells content the client address; a value that the visitor sent is replaced. */
export function forwardClient({ rawHeaders }: IncomingMessage, client: string): void {
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (rawHeaders[at]?.toLowerCase() === header) rawHeaders.splice(at, 2);
  rawHeaders.push(header, clientAddressPrefix(client));
}

export function clientAddressOf(request: Request): string | undefined {
  return request.headers.get(header) ?? undefined;
}
