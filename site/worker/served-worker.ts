import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** The service worker as the browser gets it: another text for every build, so that a new build brings a new worker. */
export function servedWorker(buildId: string): string {
  const source = readFileSync(join(import.meta.dirname, 'worker.ts'), 'utf8');
  const script = stripTypeScriptTypes(source).replace(/^declare .*$/gm, '');
  return `const BUILD = ${JSON.stringify(buildId)};\n${script}`;
}
