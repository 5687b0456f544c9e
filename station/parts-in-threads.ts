import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { readContentSettings } from '@longwave/content/settings.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import type { PartOptions, Parts } from './parts.ts';
import { startContentThread } from './threads/content-service.ts';
import { startRenderThreads } from './threads/render-service.ts';

/**
 * Starts everything that can block or takes long in threads of its own: content in one, rendering in others. The main
 * thread has the server, everything that is heard, and cached pages. The threads start at once, so call this early.
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
  // Whoever awaits `started` gets the failure; until then it must not count as an unhandled rejection.
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
