import { HttpError } from '../http/http-error.ts';

export function parseLimit(given: string | undefined, usual = 50, max = 100): number {
  if (given === undefined) return usual;
  const limit = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > max)
    throw new HttpError(400, `limit must be a whole number from 1 to ${max}`, 'limit');
  return limit;
}
