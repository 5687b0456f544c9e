import * as z from 'zod/mini';

/**
 * One message of the change feed `{content}/changes` (server-sent events, read with `Authorization: Bearer CONTENT_KEY`).
 * `pages` are ids of changed pages that the sending process has built; `all` tells a reader to drop everything. A reader
 * sends the event's `id` back unchanged as `Last-Event-ID`.
 */
export const change = z.object({ seq: z.int(), pages: z.array(z.string()), all: z.boolean() });
export type Change = z.infer<typeof change>;

/**
 * Response header that names the content process which sent the response. A change feed names only pages built by its own
 * process, so it may not name a page that another process built.
 */
export const processHeader = 'x-content-process';
