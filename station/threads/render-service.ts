import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { type PageRenderer, TooBusy } from '@longwave/site/page-renderer.ts';
import { createCaller } from './calls.ts';
import { ThreadGone } from './port-client.ts';
import type { RenderFunctions, RenderInfo } from './render-thread.ts';
import { startThread } from './thread.ts';

type Options = {
  env: NodeJS.ProcessEnv;
  count: number;
  /** Makes a port to content, if content runs in this process. */
  contentPort: (() => MessagePort | undefined) | undefined;
};

/** Threads that render pages: the one with the fewest pages in progress gets the next. */
export function startRenderThreads({ env, count, contentPort }: Options) {
  let buildId = '';
  const renderers = Array.from({ length: count }, (_, at) => startRenderer(at + 1));

  function startRenderer(number: number) {
    const caller = createCaller<RenderFunctions>();
    const thread = startThread<RenderInfo>({
      name: `render-${number}`,
      entry: new URL('./render-thread.ts', import.meta.url),
      data: { env: { ...env }, contentInside: contentPort !== undefined },
      onStart(info) {
        buildId = info.buildId;
        const { port1, port2 } = new MessageChannel();
        thread.sendPort('calls', port2);
        caller.connect(port1);
        port1.unref();
        connectContent();
      },
    });
    function connectContent(): void {
      const port = thread.isUp() && contentPort?.();
      if (port) thread.sendPort('content', port);
    }
    return { thread, caller, connectContent, busy: 0 };
  }

  async function callLeastBusy<T>(
    work: (remote: (typeof renderers)[number]['caller']['remote']) => Promise<T>,
  ): Promise<T> {
    const free = renderers.filter(({ thread }) => thread.isUp());
    const [renderer] = free.sort((one, other) => one.busy - other.busy);
    if (!renderer) throw new TooBusy('no thread renders at the moment', 2);
    renderer.busy++;
    try {
      return await work(renderer.caller.remote);
    } catch (error) {
      throw error instanceof ThreadGone ? new TooBusy(error.message, 2) : error;
    } finally {
      renderer.busy--;
    }
  }

  const renderer: PageRenderer = {
    buildId: () => buildId,
    renderPage: (pageUrl, requestId) => callLeastBusy((remote) => remote.renderPage({ pageUrl, requestId })),
    shell: () => callLeastBusy((remote) => remote.shell(undefined)),
  };
  return {
    renderer,
    threads: renderers.map(({ thread }) => thread),
    /** Connects the threads again after content has restarted, since they need new ports. */
    connectContent() {
      for (const { connectContent } of renderers) connectContent();
    },
    async close() {
      await Promise.all(renderers.map(({ thread }) => thread.close()));
      for (const { caller } of renderers) caller.close();
    },
  };
}
