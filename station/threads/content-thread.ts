import { createContent } from '@longwave/content/app.ts';
import { readContentSettings } from '@longwave/content/settings.ts';
import { answerOver } from './answerer.ts';
import { answerCalls } from './calls.ts';
import { runThread } from './run-thread.ts';

export type ContentFunctions = { stats(): Record<string, number> };

// The content service in a thread of its own: a locked database, a large picture or a slow search holds up nothing else.
await runThread(async ({ env }: { env: NodeJS.ProcessEnv }) => {
  const content = await createContent(readContentSettings(env));
  const functions: ContentFunctions = { stats: content.stats };
  return {
    news: undefined,
    take(purpose, port) {
      if (purpose === 'calls') answerCalls(port, functions);
      else answerOver(port, (request) => content.fetch(request));
    },
    close: content.close,
  };
});
