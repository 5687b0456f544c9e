import { slug } from '@longwave/contract/slug.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { parseBody, readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';

const maxBodyBytes = 64 * 1024;
const maxId = 15;

export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[^\s@]+@[^\s@]+$/, 'is not an e-mail address'),
  );
/** A person's name, which is also stored as the author of what they write. */
export const name = z
  .string()
  .check(z.trim(), z.regex(/^[^\p{C}]{1,100}$/u, '1 to 100 printable characters'));
export const role = z.enum(['owner', 'editor', 'host']);
export const residents = z.array(slug).check(z.maxLength(100));
export const token = z.string().check(z.maxLength(200));

/** A credential in the format of `@simplewebauthn/browser`. */
export const credential = z.looseObject({
  id: z.string().check(z.maxLength(2000)),
  response: z.looseObject({}),
});

export async function readBody<T extends z.ZodMiniType>(c: Context, shape: T): Promise<z.infer<T>> {
  return parseBody((await readBytes(c.req.raw, maxBodyBytes)).toString('utf8'), shape);
}

/** The id at the end of a path; anything else is a 404. */
export function parseId(c: Context, what: string): number {
  const given = c.req.param('id') ?? '';
  if (!/^\d+$/.test(given) || given.length > maxId) throw new HttpError(404, `There is no such ${what}`);
  return Number(given);
}

/** The client address, which the server with the connection passes on. */
export function clientOf(c: Context): string {
  return c.env?.client ?? 'unknown';
}
