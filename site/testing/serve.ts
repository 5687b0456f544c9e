import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves requests on a free port, for tests over HTTP. */
export async function serve(handle: RequestListener) {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the listener that handles requests. */
    replace: (next: RequestListener) => server.removeAllListeners('request').on('request', next),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
