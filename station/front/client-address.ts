import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

/** The client's IP address: the peer's, or the one our proxies forwarded, read from the right so that a client cannot forge it. */
export function createClientAddress(
  trustedProxies: string[],
): (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addEntry(trusted, entry);
  return (req) => {
    const peer = plain(req.socket.remoteAddress ?? '');
    if (!isIn(trusted, peer)) return peer;
    const hops = String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()));
    for (const hop of hops.reverse()) if (hop && !isIn(trusted, hop)) return hop;
    return peer;
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

function isIn(list: BlockList, address: string): boolean {
  return address !== '' && list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Some proxies add the port to the address, which differs for each connection. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]*)\])(?::\d+)?$/;

function plain(given: string): string {
  const [, v4, v6] = withPort.exec(given) ?? [];
  const address = v4 ?? v6 ?? given;
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
