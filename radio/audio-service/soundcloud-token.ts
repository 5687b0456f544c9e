import * as z from 'zod';
import { RequestProblem } from './request-problem.ts';

const tokenResponse = z.object({
  access_token: z.string(),
  expires_in: z.number().positive(),
  refresh_token: z.string().optional(),
});

type Token = { access: string; refresh: string | undefined; until: number };
type Options = { clientId: string; clientSecret: string; tokenUrl: string; now: () => number };

const RENEW_AHEAD_MS = 60_000;

/**
 * One token for all visitors, because SoundCloud limits how many an app gets. It is renewed with its refresh token, which
 * can be used once, or else with the client's credentials; concurrent calls share one renewal.
 */
export function createSoundCloudToken({ clientId, clientSecret, tokenUrl, now }: Options) {
  let token: Token | undefined;
  let renewal: Promise<Token> | undefined;

  async function requestToken(grant: Record<string, string>): Promise<Token> {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams(grant),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 429)
      throw new RequestProblem(503, 'SoundCloud is asked too often at the moment.');
    const parsed = tokenResponse.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) {
      throw new RequestProblem(
        502,
        'SoundCloud does not let us in.',
        undefined,
        `token endpoint: ${response.status}`,
      );
    }
    const { access_token: access, refresh_token: refresh, expires_in } = parsed.data;
    return { access, refresh, until: now() + expires_in * 1000 - RENEW_AHEAD_MS };
  }

  async function renew(): Promise<Token> {
    const refresh = token?.refresh;
    token = undefined;
    const credentials = () => requestToken({ grant_type: 'client_credentials' });
    token = refresh
      ? await requestToken({ grant_type: 'refresh_token', refresh_token: refresh }).catch(credentials)
      : await credentials();
    return token;
  }

  return {
    async get(): Promise<string> {
      if (token && token.until > now()) return token.access;
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
      return (await renewal).access;
    },
    /** Call this when SoundCloud no longer accepts the token. */
    discard(access: string) {
      if (token?.access === access) token.until = 0;
    },
  };
}
