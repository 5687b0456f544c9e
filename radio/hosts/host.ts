import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Who broadcasts: the built-in host, or an external one whose stream and metadata are passed on. */
export type RadioHost = {
  /** Whether a request is from a source client, which may leave out the prefix. */
  isSourceRequest(req: IncomingMessage): boolean;
  handleSource(req: IncomingMessage, res: ServerResponse): void;
  /** `onRawConnection` is called for each connection whose request is not read by the server's own parser. */
  attach(server: Server, basePath: string, onRawConnection?: (socket: Socket) => void): void;
  /** False when the path is none of the host's. */
  handle(req: IncomingMessage, res: ServerResponse, pathname: string): boolean;
  stats(): { listeners: number; source: boolean };
  /** How long ago the last chunk was sent, where this process broadcasts. */
  secondsSinceChunk?(): number;
  close(): Promise<void>;
};
