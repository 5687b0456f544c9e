import type { IncomingMessage, ServerResponse } from 'node:http';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { log } from '../front/log.ts';
import { createAsker } from './asker.ts';
import { createCaller } from './calls.ts';
import type { ContentFunctions, ContentNews } from './content-thread.ts';
import { fetchOver } from './port-fetch.ts';
import { relay } from './relay.ts';
import { startThread } from './thread.ts';

export type ContentThread = ReturnType<typeof startContentThread>;

/** The content service in a thread of its own. `again` is called whenever it has started. */
export function startContentThread(env: NodeJS.ProcessEnv, again: () => void) {
  const asker = createAsker();
  const caller = createCaller<ContentFunctions>();
  let trouble: string | undefined;
  const thread = startThread<ContentNews>({
    name: 'content',
    entry: new URL('./content-thread.ts', import.meta.url),
    data: { env: { ...env } },
    up(news) {
      trouble = news.trouble;
      if (trouble) log('error', 'content refuses', { reason: trouble });
      asker.connect(askedOver('fetch'));
      caller.connect(askedOver('calls'));
      again();
    },
  });

  /** The near end of a channel whose other end the thread answers at. */
  function askedOver(purpose: string) {
    const { port1, port2 } = new MessageChannel();
    thread.give(purpose, port2);
    port1.unref();
    return port1;
  }

  return {
    thread,
    fetchContent: fetchOver(asker),
    trouble: () => trouble,
    /** A port over which another thread can ask for content, if it is there. */
    portForOthers(): MessagePort | undefined {
      if (!thread.isUp()) return undefined;
      const { port1, port2 } = new MessageChannel();
      thread.give('fetch', port2);
      return port1;
    },
    handle(req: IncomingMessage, res: ServerResponse, id: string): void {
      relay(asker, req, res, id, (error) => {
        if (res.headersSent) return res.destroy(error);
        res.writeHead(503, { ...plainJson, 'retry-after': '2' });
        res.end(JSON.stringify({ error: 'The content service is starting again. Try in a moment.' }));
      });
    },
    stats: () => caller.remote.stats(undefined),
    async close() {
      await thread.close();
      asker.close();
      caller.close();
    },
  };
}

const plainJson = { 'content-type': 'application/json', 'cache-control': 'no-store' };
