import * as z from 'zod/mini';

/**
 * One message of the change feed `{content}/changes` (server-sent events, `id` = seq):
 * page ids whose answers are no longer what they were; `all` when a reader must start afresh.
 */
export const change = z.object({ seq: z.int(), pages: z.array(z.string()), all: z.boolean() });
export type Change = z.infer<typeof change>;
