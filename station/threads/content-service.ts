import type { IncomingMessage, ServerResponse } from 'node:http';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { createLog } from '@longwave/server-kit/log.ts';
import { createCaller } from './calls.ts';
import type { ContentFunctions, ContentInfo } from './content-thread.ts';
import { createPortClient } from './port-client.ts';
import { fetchOverPort } from './port-fetch.ts';
import { relayRequest } from './relay.ts';
import { createContentVersion, createResponseCache, incrementContentVersion } from './response-cache.ts';
import { startThread } from './thread.ts';

const log = createLog('station');

export type ContentThread = ReturnType<typeof startContentThread>;

/**
 * Runs the content service in its own thread; `feedKey` is the key of its change feed. `onStart` is called after each start
 * and restart.
 */
export function startContentThread(env: NodeJS.ProcessEnv, feedKey: string, onStart: () => void) {
  const client = createPortClient();
  const caller = createCaller<ContentFunctions>();
  const changes = createContentVersion();
  const cache = createResponseCache(changes);
  const thread = startThread<ContentInfo>({
    name: 'content',
    entry: new URL('./content-thread.ts', import.meta.url),
    data: { env: { ...env }, feedKey, changes },
    onStart(info) {
      incrementContentVersion(changes);
      if (info.problem) log.error('content refuses', { reason: info.problem });
      client.connect(openPort('fetch'));
      caller.connect(openPort('calls'));
      onStart();
    },
  });

  /** Opens a channel, gives one port to the thread and returns the other. */
  function openPort(purpose: string) {
    const { port1, port2 } = new MessageChannel();
    thread.sendPort(purpose, port2);
    port1.unref();
    return port1;
  }

  return {
    thread,
    fetchContent: fetchOverPort(client),
    /** A port over which another thread can send requests to content; undefined while content is down. */
    createPort(): MessagePort | undefined {
      if (!thread.isUp()) return undefined;
      const { port1, port2 } = new MessageChannel();
      thread.sendPort('fetch', port2);
      return port1;
    },
    handle(req: IncomingMessage, res: ServerResponse, id: string): void {
      if (cache.respond(req, res)) return;
      const version = cache.version();
      relayRequest(client, req, res, id, {
        onResponse: (response) => cache.store(req, response, version),
        onError(error) {
          if (res.headersSent) return void res.destroy(error);
          res.writeHead(503, { ...plainJson, 'retry-after': '2' });
          res.end(JSON.stringify({ error: 'The content service is starting again. Try in a moment.' }));
        },
      });
    },
    stats: () => caller.remote.stats(undefined),
    checkStore: () => caller.remote.checkStore(undefined),
    makeSetupToken: () => caller.remote.makeSetupToken(undefined),
    async close() {
      await thread.close();
      client.close();
      caller.close();
    },
  };
}

const plainJson = { 'content-type': 'application/json', 'cache-control': 'no-store' };
