import * as z from 'zod/mini';

/**
 * One message of the change feed `{content}/changes` (server-sent events, read with `Authorization: Bearer CONTENT_KEY`): ids of
 * pages that have changed, of those that the process which tells it has built; `all` when a reader must start afresh. The
 * `id` of the event is to be sent back as it is (`Last-Event-ID`).
 */
export const change = z.object({ seq: z.int(), pages: z.array(z.string()), all: z.boolean() });
export type Change = z.infer<typeof change>;

/**
 * Header of every response of the content service: which process it comes from. A page that another process built than the
 * one whose feed is read may change without being named there.
 */
export const processHeader = 'x-content-process';
