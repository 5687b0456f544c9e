import * as z from 'zod/mini';

/** Every answer that is not a success: a reason a person can read, and the parameter at fault where there is one. */
export const problem = z.object({ error: z.string(), parameter: z.optional(z.string()) });
export type Problem = z.infer<typeof problem>;
