import type * as z from 'zod/mini';
import { HttpError } from './http-error.ts';

/** Reads the body of a request. One longer than `maxBytes` is refused without reading it to the end, and its connection is closed. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const tooLong = () => {
    const reason = maxBytes === 0 ? 'This takes no body' : `The body is longer than ${maxBytes} bytes`;
    return new HttpError(413, reason, 'body', { connection: 'close' });
  };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of request.body ?? []) {
      length += part.length;
      if (length > maxBytes) throw tooLong();
      parts.push(part);
    }
  } catch (error) {
    // The client has closed the connection.
    throw error instanceof HttpError ? error : new HttpError(400, 'The body was cut off', 'body');
  }
  return Buffer.concat(parts);
}

/** Parses a JSON body; the error names the path of the field that does not fit. */
export function parseBody<T extends z.ZodMiniType>(text: string, schema: T): z.infer<T> {
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new HttpError(400, `${field}: ${issue?.message ?? 'is not right'}`, field);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not JSON', 'body');
  }
}
