import type { ServerResponse } from 'node:http';
import type { AdapterOptions } from './adapter.ts';
import { followAzuraCast } from './azuracast.ts';
import type { RadioHost } from './host.ts';
import { followIcecast } from './icecast.ts';
import { followRadioCult } from './radio-cult.ts';
import { createRelay } from './relay.ts';

const ADAPTERS = { radiocult: followRadioCult, azuracast: followAzuraCast, icecast: followIcecast };

/** A host where another service broadcasts: `/stream` leads to its stream, and its now-playing is announced on our socket. */
export function createExternalHost(options: AdapterOptions): RadioHost {
  const { host, log } = options;
  const stop = ADAPTERS[host.kind](options);
  const relay = createRelay(host.stream, log);
  return {
    isSourceRequest: () => false,
    handleSource: () => {},
    attach: () => {},
    handle(req, res, pathname) {
      if (pathname !== '/stream') return false;
      if (host.isProxied) relay.handle(req, res);
      else redirectTo(res, host.stream);
      return true;
    },
    stats: () => ({ listeners: relay.count(), source: false }),
    async close() {
      stop();
      relay.close();
    },
  };
}

/** Redirects listeners, so that they use the bandwidth of the other service. */
function redirectTo(res: ServerResponse, stream: string): void {
  const headers = { Location: stream, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };
  res.writeHead(302, headers).end();
}
