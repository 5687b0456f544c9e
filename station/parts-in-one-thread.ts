import { randomBytes } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { createContent } from '@longwave/content/app.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import type { FetchContent } from '@longwave/site/app/content.ts';
import { requestId } from '@longwave/site/request-id.ts';
import { readSiteSettings, type SiteSettings } from '@longwave/site/settings.ts';
import { clientAddressOf } from './front/forward-client.ts';
import type { PartOptions, Parts, Site } from './parts.ts';

/** Starts everything in one thread, for development. */
export async function startPartsInOneThread(
  { env, isContentElsewhere }: PartOptions,
  createSite: (settings: SiteSettings) => Promise<Site>,
): Promise<Parts> {
  const feedKey = randomBytes(32).toString('base64url');
  const content = isContentElsewhere
    ? undefined
    : await createContent({ ...readContentSettings(env), feedKey });
  const fetchContent: FetchContent | undefined =
    content && ((path, init) => content.fetch(new Request(`http://content${path}`, init)));
  const listener =
    content &&
    getRequestListener((request, { incoming }) =>
      content.fetch(request, requestId(incoming), clientAddressOf(request)),
    );
  return {
    content: content &&
      fetchContent &&
      listener && {
        fetchContent,
        handle: (req, res) => void listener(req, res),
        stats: content.stats,
        makeSetupToken: content.makeSetupToken,
        checkStore: content.checkStore,
      },
    createSite: () =>
      createSite({ ...readSiteSettings(env), ...(fetchContent && { fetchContent, feedKey }) }),
    started: Promise.resolve(),
    threads: {},
    close: async () => content?.close(),
  };
}
