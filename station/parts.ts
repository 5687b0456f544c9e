import type { IncomingMessage, ServerResponse } from 'node:http';
import { readStoredSecret } from '@longwave/server-kit/stored-secret.ts';
import type { FetchContent } from '@longwave/site/app/content.ts';
import type { StationSettings } from './settings.ts';
import type { Thread } from './threads/thread.ts';

export type Site = {
  /** Sends a page from the cache; returns false if it is not cached. */
  respondFromCache?(req: IncomingMessage, res: ServerResponse, id: string): boolean;
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Renders the home page before the first visitor requests it. */
  prefetchHome?(): void;
  close(): Promise<void>;
  /** Figures of the page cache, if there is one. */
  stats?(): Record<string, number>;
};

export type ContentPart = {
  /** Requests content without leaving the process. */
  fetchContent: FetchContent;
  handle(req: IncomingMessage, res: ServerResponse, id: string): void;
  stats(): Promise<Record<string, number>>;
  /** Reads from the database. Returns a sentence for the operator if it is damaged; throws if it fails otherwise. */
  checkStore(): Promise<string | undefined>;
  /** Makes the token of the link with which the first owner signs up; undefined if there is an owner. */
  makeSetupToken(): Promise<string | undefined>;
};

/** Content and site, started in threads (`parts-in-threads.ts`) or in one thread (`parts-in-one-thread.ts`). */
export type Parts = {
  /** Undefined if the content service runs elsewhere. */
  content: ContentPart | undefined;
  createSite(secondsToWait: (req: IncomingMessage) => number): Promise<Site>;
  /** Rejected if a part cannot start; the others are then closed. */
  started: Promise<void>;
  threads: Record<string, Thread>;
  close(): Promise<void>;
};

export type PartOptions = { env: NodeJS.ProcessEnv; isContentElsewhere: boolean; renderThreads: number };

/** Options for starting the parts: the environment, with values that the station sets for all of them. */
export function partOptions(env: NodeJS.ProcessEnv, settings: StationSettings): PartOptions {
  return {
    env: {
      ...env,
      DATA: settings.DATA,
      STATION: settings.STATION,
      SESSION_SECRET: env.SESSION_SECRET || readStoredSecret(settings.DATA),
      // Feeds and shared pictures need absolute URLs, on a developer's machine too.
      SITE_URL: env.SITE_URL || (settings.PORT ? `http://localhost:${settings.PORT}` : ''),
    },
    isContentElsewhere: /^https?:/.test(env.CONTENT_HOST ?? ''),
    renderThreads: settings.RENDER_THREADS,
  };
}
