import type { Server } from 'node:http';

/** Listens, and answers the port; an error with one sentence when that cannot be. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port, host))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function sentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with PORT=3001 npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=3001 npm start`;
  if (error.code === 'EADDRNOTAVAIL')
    return `${host} is not an address of this machine. Leave HOST unset to listen on all.`;
  return `The server could not listen on ${host}:${port}: ${error.message}`;
}
