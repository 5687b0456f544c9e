import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { createContent } from '@longwave/content/app.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import type { FetchContent } from '@longwave/site/app/content.ts';
import { createSite } from '@longwave/site/app.ts';
import { requestId } from '@longwave/site/request-id.ts';
import { readSiteSettings, type SiteSettings } from '@longwave/site/settings.ts';
import { startContentThread } from './threads/content-service.ts';
import { startRenderThreads } from './threads/render-service.ts';
import type { Thread } from './threads/thread.ts';

export type Site = {
  /** Answers with a page that is kept ready, if it can. */
  answerKept?(req: IncomingMessage, res: ServerResponse, id: string): boolean;
  handle(req: IncomingMessage, res: ServerResponse): void;
  close(): Promise<void>;
  /** Figures of the page cache, where there is one. */
  stats?(): Record<string, number>;
};

export type ContentPart = {
  /** Reads of one part from another stay inside the process. */
  fetchContent: FetchContent;
  handle(req: IncomingMessage, res: ServerResponse, id: string): void;
  /** One sentence for whoever runs the station, when the service can only refuse. */
  trouble(): string | undefined;
  stats(): Record<string, number> | Promise<Record<string, number>>;
};

export type Parts = {
  /** Undefined when the content service is elsewhere. */
  content: ContentPart | undefined;
  site(secondsToWait: (req: IncomingMessage) => number): Promise<Site>;
  threads: Record<string, Thread>;
  close(): Promise<void>;
};

type Options = { env: NodeJS.ProcessEnv; contentElsewhere: boolean; renderThreads: number };

/**
 * What can block, or takes long, runs in threads of its own: content in one, rendering in others. The main thread keeps
 * the server, everything that is heard, and the pages that are ready.
 */
export async function partsInThreads({ env, contentElsewhere, renderThreads }: Options): Promise<Parts> {
  readContentSettings(env);
  const settings = readSiteSettings(env);
  const content = contentElsewhere ? undefined : startContentThread(env, () => rendering.connectContent());
  const rendering = startRenderThreads({
    env,
    count: Math.min(renderThreads, availableParallelism()),
    contentPort: content?.portForOthers,
  });
  const threads = [...(content ? [content.thread] : []), ...rendering.threads];
  const close = async () => {
    await rendering.close();
    await content?.close();
  };
  try {
    await Promise.all(threads.map(({ started }) => started));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    content,
    site: (secondsToWait) =>
      createSite(
        { ...settings, ...(content && { fetchContent: content.fetchContent }) },
        { renderer: rendering.renderer, secondsToWait },
      ),
    threads: Object.fromEntries(threads.map((thread) => [thread.name, thread])),
    close,
  };
}

/** Everything in one thread, as developers have it. */
export async function partsInOneThread(
  { env, contentElsewhere }: Options,
  makeSite: (settings: SiteSettings) => Promise<Site> = createSite,
): Promise<Parts> {
  const content = contentElsewhere ? undefined : await createContent(readContentSettings(env));
  const fetchContent: FetchContent | undefined =
    content && ((path, init) => content.fetch(new Request(`http://content${path}`, init)));
  const listener =
    content && getRequestListener((request, { incoming }) => content.fetch(request, requestId(incoming)));
  return {
    content: content &&
      fetchContent &&
      listener && {
        fetchContent,
        handle: (req, res) => void listener(req, res),
        trouble: () => undefined,
        stats: content.stats,
      },
    site: () => makeSite({ ...readSiteSettings(env), ...(fetchContent && { fetchContent }) }),
    threads: {},
    close: async () => content?.close(),
  };
}
