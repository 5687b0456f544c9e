import { withRequestId } from '@longwave/server-kit/request-id.ts';
import type { PageUrl } from '@longwave/site/page-cache/page-url.ts';
import { createPageRenderer, type PageRenderer, type RenderedPage } from '@longwave/site/page-renderer.ts';
import { readSiteSettings } from '@longwave/site/settings.ts';
import { serveCalls } from './calls.ts';
import { createPortClient } from './port-client.ts';
import { fetchOverPort } from './port-fetch.ts';
import { runThread } from './run-thread.ts';

export type RenderFunctions = {
  renderPage(request: { pageUrl: PageUrl; requestId: string | undefined }): Promise<RenderedPage>;
  shell: PageRenderer['shell'];
};
export type RenderInfo = { buildId: string };

// Renders and compresses pages in a thread of its own. If content runs in this process, it is called over a port.
await runThread(async ({ env, contentInside }: { env: NodeJS.ProcessEnv; contentInside: boolean }) => {
  const content = createPortClient();
  const settings = readSiteSettings(env);
  if (contentInside) settings.fetchContent = fetchOverPort(content);
  const renderer = await createPageRenderer(settings);
  const functions: RenderFunctions = {
    renderPage: ({ pageUrl, requestId }) =>
      withRequestId(requestId, () => renderer.renderPage(pageUrl, requestId)),
    shell: renderer.shell,
  };
  return {
    info: { buildId: renderer.buildId() } satisfies RenderInfo,
    onPort(purpose, port) {
      if (purpose === 'calls') serveCalls(port, functions);
      else content.connect(port);
    },
    close: async () => undefined,
  };
});
