import { type Content, createContent } from '@longwave/content/app.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import { isDamage } from '@longwave/content/store/undamaged.ts';
import { damaged } from '../housekeeping/housekeeping.ts';
import { answerOver } from './answerer.ts';
import { answerCalls } from './calls.ts';
import { runThread } from './run-thread.ts';

export type ContentFunctions = { stats(): Record<string, number> };
/** One sentence for whoever runs the station, when the service can only refuse. */
export type ContentNews = { trouble: string | undefined };

// The content service in a thread of its own: a locked database, a large picture or a slow search holds up nothing else.
await runThread(async ({ env }: { env: NodeJS.ProcessEnv }) => {
  const content: Content & { trouble?: string } = await createContent(readContentSettings(env)).catch(
    refusing,
  );
  const functions: ContentFunctions = { stats: content.stats };
  return {
    news: { trouble: content.trouble } satisfies ContentNews,
    take(purpose, port) {
      if (purpose === 'calls') answerCalls(port, functions);
      else answerOver(port, (request) => content.fetch(request));
    },
    close: content.close,
  };
});

/** Without its database the service refuses, and the station says why; what is on air goes on. */
function refusing(error: unknown): Content & { trouble: string } {
  if (!isDamage(error)) throw error;
  const problem = { error: 'What this station has written cannot be read at the moment.' };
  return {
    fetch: async () => Response.json(problem, { status: 503, headers: { 'retry-after': '60' } }),
    stats: () => ({}),
    close: async () => undefined,
    trouble: damaged('content.sqlite'),
  };
}
