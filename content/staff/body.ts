import type * as z from 'zod/mini';
import { Refusal } from '../http/problem.ts';

/** The bytes of a request, at most so many. A longer one is refused before it is read, and its connection ended. */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const tooLong = () => {
    const reason = most === 0 ? 'This takes no body' : `The body is longer than ${most} bytes`;
    return new Refusal(413, reason, 'body', { connection: 'close' });
  };
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLong();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of request.body ?? []) {
      length += part.length;
      if (length > most) throw tooLong();
      parts.push(part);
    }
  } catch (error) {
    // Whoever sent it has gone; nobody is to blame here.
    throw error instanceof Refusal ? error : new Refusal(400, 'The body was cut off', 'body');
  }
  return Buffer.concat(parts);
}

/** A JSON body of this shape; what does not fit is named by its path. */
export function parseBody<T extends z.ZodMiniType>(text: string, shape: T): z.infer<T> {
  const result = shape.safeParse(readJson(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new Refusal(400, `${field}: ${issue?.message ?? 'is not right'}`, field);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON', 'body');
  }
}
