import * as z from 'zod/mini';

/**
 * Every response that is not a success: a reason a person can read, and the parameter at fault where there is one. Of a
 * document that is refused, `errors` names every field at fault, beginning with that one.
 */
export const problem = z.object({
  error: z.string(),
  parameter: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), reason: z.string() }))),
});
export type Problem = z.infer<typeof problem>;
