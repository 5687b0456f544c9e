import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Who broadcasts: the embedded host, or a service whose stream and metadata are passed on. */
export type RadioHost = {
  /** Whether a request is from a source client, which knows no prefix and may ask at the root of the server. */
  isSource(req: IncomingMessage): boolean;
  answerSource(req: IncomingMessage, res: ServerResponse): void;
  /** `heard` is told of connections on which something was asked past the server's own parser. */
  attach(server: Server, basePath: string, heard?: (socket: Socket) => void): void;
  /** False when the address is not one of the host's. */
  answer(req: IncomingMessage, res: ServerResponse, pathname: string): boolean;
  stats(): { listeners: number; source: boolean };
  close(): Promise<void>;
};
