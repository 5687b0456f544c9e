import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HttpError } from '../http/http-error.ts';

/** The path of captions with this name. */
export function captionsFile(data: string, name: string): string {
  return join(data, 'media', `${name}.vtt`);
}

export function findCaptions(data: string, name: string): string {
  const file = captionsFile(data, name);
  if (!existsSync(file)) throw new HttpError(404, `There are no captions called ${name}`, 'name');
  return file;
}
