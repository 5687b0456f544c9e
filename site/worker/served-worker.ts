import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** The service worker's script. It contains the build's id, so that browsers install it anew for each build. */
export function servedWorker(buildId: string): string {
  const source = readFileSync(join(import.meta.dirname, 'worker.ts'), 'utf8');
  const script = stripTypeScriptTypes(source).replace(/^declare .*$/gm, '');
  return `const BUILD = ${JSON.stringify(buildId)};\n${script}`;
}
