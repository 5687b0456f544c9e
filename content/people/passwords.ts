import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';

/** Each hash takes 32 MB and a core for a while. */
const maxAtOnce = 2;
const maxWaiting = 30;
const cost = { ln: 15, r: 8, p: 1 };
const bytes = 32;

export const newPassword = z.string().check(z.minLength(10, 'at least 10 characters'), z.maxLength(200));
export const givenPassword = z.string().check(z.maxLength(200));

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) {
    if (waiting.length >= maxWaiting)
      throw new HttpError(503, 'Too many people sign in at once', undefined, { 'retry-after': '5' });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    // `running` stays the same: the next call in the queue starts instead, before any later one.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** The format is `$scrypt$ln=15,r=8,p=1$salt$hash`, with salt and hash in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${salt.toString('base64')}$${key.toString('base64')}`;
}

const shape = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/;

/** Takes as long if there is no such person, or one without a password. */
export async function isPassword(given: string, stored: string | null | undefined): Promise<boolean> {
  const [, ln, r, p, salt, hash] = shape.exec(stored ?? '') ?? [];
  if (!salt || !hash) {
    await derive(given, Buffer.alloc(16), cost);
    return false;
  }
  const key = await derive(given, Buffer.from(salt, 'base64'), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  });
  const known = Buffer.from(hash, 'base64');
  return known.length === key.length && timingSafeEqual(known, key);
}
