import * as z from 'zod';
import { Refusal } from './refusal.ts';

const tokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.number().positive(),
  refresh_token: z.string().optional(),
});

type Held = { access: string; refresh: string | undefined; until: number };
type Options = { clientId: string; clientSecret: string; tokenUrl: string; now: () => number };

const RENEW_AHEAD_MS = 60_000;

/**
 * One token for all visitors, because SoundCloud gives an app few of them. It is renewed with its refresh token, which
 * works once; when that fails, with the client's own credentials. Whoever asks meanwhile waits for the same answer.
 */
export function createSoundCloudToken({ clientId, clientSecret, tokenUrl, now }: Options) {
  let held: Held | undefined;
  let asking: Promise<Held> | undefined;

  async function ask(grant: Record<string, string>): Promise<Held> {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams(grant),
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 429) throw new Refusal(503, 'SoundCloud is asked too often at the moment.');
    const answer = tokenAnswer.safeParse(await response.json().catch(() => undefined));
    if (!response.ok || !answer.success) {
      throw new Refusal(
        502,
        'SoundCloud does not let us in.',
        undefined,
        `token endpoint: ${response.status}`,
      );
    }
    const { access_token: access, refresh_token: refresh, expires_in } = answer.data;
    return { access, refresh, until: now() + expires_in * 1000 - RENEW_AHEAD_MS };
  }

  async function renew(): Promise<Held> {
    const refresh = held?.refresh;
    held = undefined;
    const credentials = () => ask({ grant_type: 'client_credentials' });
    held = refresh
      ? await ask({ grant_type: 'refresh_token', refresh_token: refresh }).catch(credentials)
      : await credentials();
    return held;
  }

  return {
    async get(): Promise<string> {
      if (held && held.until > now()) return held.access;
      asking ??= renew().finally(() => {
        asking = undefined;
      });
      return (await asking).access;
    },
    /** SoundCloud no longer accepts this token. */
    drop(access: string) {
      if (held?.access === access) held.until = 0;
    },
  };
}
