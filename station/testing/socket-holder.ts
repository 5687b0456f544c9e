import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * For tests, in place of systemd: holds the listening socket and starts the station with it, again and again until it is
 * killed. It waits without an event loop, so that it never accepts a connection itself.
 */
const server = createServer().listen(0);
const address = server.address();
const { _handle: handle } = server as unknown as { _handle: { fd: number } };
writeSync(1, `port ${typeof address === 'object' ? address?.port : ''}\n`);

const station = [
  'echo "pid $$"',
  `LISTEN_PID=$$ LISTEN_FDS=1 exec "${process.execPath}" --disable-warning=ExperimentalWarning station/build/server/start.js`,
].join('; ');
for (;;) {
  const { status } = spawnSync('sh', ['-c', station], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit', handle.fd],
  });
  if (status !== 0) process.exit(1);
}
