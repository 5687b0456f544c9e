import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret content and radio share: from the settings, or made once and kept in the data folder. */
export function sessionSecret(dataFolder: string, given: string | undefined): string {
  if (given) return given;
  const file = join(dataFolder, 'session-secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
