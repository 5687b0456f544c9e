import { type Content, createContent } from '@longwave/content/app.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import { isDamageError } from '@longwave/server-kit/damaged-database.ts';
import { clientAddressOf } from '../front/forward-client.ts';
import { damageAdvice } from '../housekeeping/housekeeping.ts';
import '../include-demo.ts';
import { serveCalls } from './calls.ts';
import { serveOverPort } from './port-server.ts';
import { incrementContentVersion } from './response-cache.ts';
import { runThread } from './run-thread.ts';

export type ContentFunctions = {
  stats(): Promise<Record<string, number>>;
  /** Reads from the database; a sentence for the operator if it is damaged. */
  checkStore(): Promise<string | undefined>;
  /** Makes the token of the link with which the first owner signs up; undefined if there is an owner. */
  makeSetupToken(): Promise<string | undefined>;
};
/** `problem` is one sentence for the operator if the service can only refuse requests. */
export type ContentInfo = { problem: string | undefined };

type Data = { env: NodeJS.ProcessEnv; feedKey: string; changes: SharedArrayBuffer };

// Runs the content service in its own thread, so that a locked database, a large picture or a slow search delays nothing else.
await runThread(async ({ env, feedKey, changes }: Data) => {
  const content: Content & { problem?: string } = await createContent({
    ...readContentSettings(env),
    feedKey,
  }).catch(createRefusingContent);
  content.onChange(() => incrementContentVersion(changes));
  const functions: ContentFunctions = {
    stats: content.stats,
    makeSetupToken: content.makeSetupToken,
    async checkStore() {
      try {
        return content.problem ?? (await content.checkStore());
      } catch (error) {
        if (isDamageError(error)) return damageAdvice('content.sqlite');
        throw error;
      }
    },
  };
  return {
    info: { problem: content.problem } satisfies ContentInfo,
    onPort(purpose, port) {
      if (purpose === 'calls') serveCalls(port, functions);
      else serveOverPort(port, (request) => content.fetch(request, undefined, clientAddressOf(request)));
    },
    close: content.close,
  };
});

/** Replaces content if the database is damaged: every request is refused, and sound continues. */
function createRefusingContent(error: unknown): Content & { problem: string } {
  if (!isDamageError(error)) throw error;
  const problem = { error: 'What this station has written cannot be read at the moment.' };
  return {
    fetch: async () => Response.json(problem, { status: 503, headers: { 'retry-after': '60' } }),
    onChange: () => undefined,
    stats: async () => ({}),
    checkStore: async () => undefined,
    routes: [],
    makeSetupToken: async () => undefined,
    close: async () => undefined,
    problem: damageAdvice('content.sqlite'),
  };
}
