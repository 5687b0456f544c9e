import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { readContentSettings } from '@longwave/content/settings.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import type { PartOptions, Parts } from './parts.ts';
import { startContentThread } from './threads/content-service.ts';
import { startRenderThreads } from './threads/render-service.ts';

/**
 * What can block, or takes long, runs in threads of its own: content in one, rendering in others. The main thread keeps
 * the server, everything that is heard, and the pages that are ready. The threads start at once, so call it early.
 */
export function startPartsInThreads({ env, isContentElsewhere, renderThreads }: PartOptions): Parts {
  readContentSettings(env);
  const settings = readSiteSettings(env);
  const feedKey = randomBytes(32).toString('base64url');
  const content = isContentElsewhere
    ? undefined
    : startContentThread(env, feedKey, () => rendering.connectContent());
  const rendering = startRenderThreads({
    env,
    count: Math.min(renderThreads, availableParallelism()),
    contentPort: content?.createPort,
  });
  const threads = [...(content ? [content.thread] : []), ...rendering.threads];
  async function close(): Promise<void> {
    await rendering.close();
    await content?.close();
  }
  async function waitForThreads(): Promise<void> {
    try {
      await Promise.all(threads.map(({ started }) => started));
    } catch (error) {
      await close();
      throw error;
    }
  }
  const started = waitForThreads();
  // A failure is thrown where it is awaited; until then it is not an unhandled one.
  started.catch(() => undefined);
  return {
    content,
    async createSite(secondsToWait) {
      const { createSite } = await import('@longwave/site/app.ts');
      return createSite(
        { ...settings, ...(content && { fetchContent: content.fetchContent, feedKey }) },
        { renderer: rendering.renderer, secondsToWait },
      );
    },
    started,
    threads: Object.fromEntries(threads.map((thread) => [thread.name, thread])),
    close,
  };
}
