import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The service that broadcasts: the built-in host, or an external one whose stream and metadata are passed on. */
export type RadioHost = {
  /** Whether a request is from a source client, which may leave out the prefix. */
  isSourceRequest(req: IncomingMessage): boolean;
  handleSource(req: IncomingMessage, res: ServerResponse): void;
  /** `onRawConnection` is called for each connection that the server's own parser does not read. */
  attach(server: Server, basePath: string, onRawConnection?: (socket: Socket) => void): void;
  /** Returns false if the path is not one of the host's. */
  handle(req: IncomingMessage, res: ServerResponse, pathname: string): boolean;
  stats(): { listeners: number; source: boolean };
  /** Seconds since the last chunk was sent; only the built-in host has it. */
  secondsSinceChunk?(): number;
  close(): Promise<void>;
};
