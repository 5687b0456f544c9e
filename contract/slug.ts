import * as z from 'zod/mini';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

/** One part of a path: lower-case letters, digits and single dashes. */
export const slug = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const pageIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/;

export function isPageId(id: string): boolean {
  return id.length <= 200 && pageIdPattern.test(id);
}

/** the path without leading and trailing slash, `home` for the root. */
export function pageIdOf(path: string): string {
  return withoutTrailingSlashes(path.replace(/^\/+/, '')) || 'home';
}
