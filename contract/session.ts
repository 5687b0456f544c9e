import * as z from 'zod/mini';

/** `{content}/token.json` and `POST {content}/refresh.json?session_id=`; `expiresAt` in milliseconds since 1970. */
export const audioSession = z.object({ accessToken: z.string(), id: z.string(), expiresAt: z.number() });
export type AudioSession = z.infer<typeof audioSession>;
