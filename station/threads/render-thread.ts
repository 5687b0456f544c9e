import type { PageAddress } from '@longwave/site/page-cache/page-address.ts';
import { createPageRenderer, type RenderedPage } from '@longwave/site/page-renderer.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import { createAsker } from './asker.ts';
import { answerCalls } from './calls.ts';
import { fetchOver } from './port-fetch.ts';
import { runThread } from './run-thread.ts';

export type RenderFunctions = {
  renderPage(asked: { address: PageAddress; requestId: string | undefined }): Promise<RenderedPage>;
  shell(): Promise<string>;
};
export type RenderNews = { buildId: string };

// Pages are rendered and packed in a thread of their own. Content, if it runs in this process, is asked for directly.
await runThread(async ({ env, contentInside }: { env: NodeJS.ProcessEnv; contentInside: boolean }) => {
  const content = createAsker();
  const settings = readSiteSettings(env);
  if (contentInside) settings.fetchContent = fetchOver(content);
  const renderer = await createPageRenderer(settings);
  const functions: RenderFunctions = {
    renderPage: ({ address, requestId }) => renderer.renderPage(address, requestId),
    shell: renderer.shell,
  };
  return {
    news: { buildId: renderer.buildId() } satisfies RenderNews,
    take(purpose, port) {
      if (purpose === 'calls') answerCalls(port, functions);
      else content.connect(port);
    },
    close: async () => undefined,
  };
});
