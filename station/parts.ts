import type { IncomingMessage, ServerResponse } from 'node:http';
import { readStoredSecret } from '@longwave/server-kit/stored-secret.ts';
import type { FetchContent } from '@longwave/site/app/content.ts';
import type { StationSettings } from './settings.ts';
import type { Thread } from './threads/thread.ts';

export type Site = {
  /** Sends a page that is in the cache; false when there is none. */
  respondFromCache?(req: IncomingMessage, res: ServerResponse, id: string): boolean;
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Renders the home page for the first visitor. */
  prefetchHome?(): void;
  close(): Promise<void>;
  /** Figures of the page cache, where there is one. */
  stats?(): Record<string, number>;
};

export type ContentPart = {
  /** Reads of one part from another stay inside the process. */
  fetchContent: FetchContent;
  handle(req: IncomingMessage, res: ServerResponse, id: string): void;
  stats(): Promise<Record<string, number>>;
  /** Reads from the database: one sentence for whoever runs the station when it is damaged; throws when it fails otherwise. */
  checkStore(): Promise<string | undefined>;
  /** For the link with which the first owner signs up; undefined when there is one. */
  makeSetupToken(): Promise<string | undefined>;
};

/** Content and site, as they are started: in threads (`parts-in-threads.ts`), or in one (`parts-in-one-thread.ts`). */
export type Parts = {
  /** Undefined when the content service is elsewhere. */
  content: ContentPart | undefined;
  createSite(secondsToWait: (req: IncomingMessage) => number): Promise<Site>;
  /** Rejected when a part cannot start; the others are closed then. */
  started: Promise<void>;
  threads: Record<string, Thread>;
  close(): Promise<void>;
};

export type PartOptions = { env: NodeJS.ProcessEnv; isContentElsewhere: boolean; renderThreads: number };

/** What the parts are started with: the environment, with what the station sets for all of them. */
export function partOptions(env: NodeJS.ProcessEnv, settings: StationSettings): PartOptions {
  return {
    env: {
      ...env,
      DATA: settings.DATA,
      STATION: settings.STATION,
      SESSION_SECRET: env.SESSION_SECRET || readStoredSecret(settings.DATA),
      // Feeds and shared pictures need whole URLs, on a developer's machine too.
      SITE_URL: env.SITE_URL || (settings.PORT ? `http://localhost:${settings.PORT}` : ''),
    },
    isContentElsewhere: /^https?:/.test(env.CONTENT_HOST ?? ''),
    renderThreads: settings.RENDER_THREADS,
  };
}
