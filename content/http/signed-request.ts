import { isSignedBody, signatureHeader } from '@longwave/server-kit/signed-body.ts';
import type * as z from 'zod/mini';
import { parseBody, readBytes } from './body.ts';
import { HttpError } from './http-error.ts';

/** The JSON body of a request that another service of the station has signed with the shared secret. */
export async function readSignedBody<T extends z.ZodMiniType>(
  request: Request,
  secret: string,
  schema: T,
  maxBytes: number,
): Promise<z.infer<T>> {
  const text = (await readBytes(request, maxBytes)).toString('utf8');
  if (!isSignedBody(text, request.headers.get(signatureHeader) ?? '', secret))
    throw new HttpError(401, 'The signature is missing or wrong');
  return parseBody(text, schema);
}
