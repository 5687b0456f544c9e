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
  /** Reads from the database; a sentence for the station's operator when it is damaged. */
  checkStore(): Promise<string | undefined>;
  /** For the link with which the first owner signs up; undefined when there is one. */
  makeSetupToken(): Promise<string | undefined>;
};
/** One sentence for whoever runs the station, when the service can only refuse. */
export type ContentInfo = { problem: string | undefined };

type Data = { env: NodeJS.ProcessEnv; feedKey: string; changes: SharedArrayBuffer };

// The content service in a thread of its own: a locked database, a large picture or a slow search holds up nothing else.
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

/** Stands in when the database is damaged: every request is refused, and sound goes on. */
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
