import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomicallySync } from './write-file.ts';

/** The signing secret of the services when the settings give none: made once and stored in the data folder. */
export function readStoredSecret(dataFolder: string): string {
  const file = join(dataFolder, 'session-secret');
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (stored) return stored;
  writeFileAtomicallySync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
