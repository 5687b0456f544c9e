import type { Server } from 'node:http';

/** The first file descriptor that systemd passes on. */
const inheritedSocketFd = 3;

/** Listens, and returns the port; throws an error with one sentence if it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  const isInherited = hasInheritedSocket(process.env, process.pid);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenProblem(error, port, host))),
    );
    server.listen(isInherited ? { fd: inheritedSocketFd } : { port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Whether systemd is listening (deploy/longwave.socket) and passes its socket on. That socket outlives this process:
 * requests that arrive while the station restarts wait, and are served.
 */
export function hasInheritedSocket(env: NodeJS.ProcessEnv, pid: number): boolean {
  return env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) >= 1;
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with PORT=3001 npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=3001 npm start`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${host} is not an address of this machine. Leave HOST unset to listen on all.`;
  return `The server could not listen on ${host}:${port}: ${error.message}`;
}
