import * as z from 'zod/mini';

/**
 * JSON of every error response: a reason that a person can read, and the parameter at fault, if there is one. When a
 * document is refused, `errors` names every field at fault, beginning with `parameter`.
 */
export const problem = z.object({
  error: z.string(),
  parameter: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ field: z.string(), reason: z.string() }))),
});
export type Problem = z.infer<typeof problem>;
