import { Hono } from 'hono';
import { HttpError } from '../http/http-error.ts';
import type { Sessions } from './sessions.ts';

const noStore = { 'cache-control': 'no-store' };

/** tokens for the audio service. */
export function sessionRoutes(sessions: Sessions) {
  return new Hono()
    .get('/token.json', async (c) => c.json(await sessions.start(), 200, noStore))
    .post('/refresh.json', async (c) => {
      const session = await sessions.renew(sessionId(c.req.query('session_id')));
      if (!session) throw new HttpError(401, 'There is no such session', 'session_id');
      return c.json(session, 200, noStore);
    })
    .post('/revoke.json', async (c) => {
      if (!(await sessions.revoke(sessionId(c.req.query('session_id')))))
        throw new HttpError(401, 'There is no such session', 'session_id');
      return c.body(null, 204);
    });
}

function sessionId(given: string | undefined): string {
  if (!given) throw new HttpError(400, 'No session ID available for token refresh', 'session_id');
  if (given.length > 100) throw new HttpError(400, 'session_id is too long', 'session_id');
  return given;
}
