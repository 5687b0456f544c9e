import { type AudioSession, audioSession } from '@longwave/contract/session.ts';
import { HttpError, type HttpRequest, requestJson } from '../http.ts';

/** the visitor's session with the audio service, kept as accessToken, sessionId and expiresAt. */

const refreshBefore = 5 * 60_000;
const longestTimer = 2 ** 31 - 1;

type SessionParts = {
  contentUrl: string;
  send?: HttpRequest['send'];
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
};

export function createAudioSession({ contentUrl, send, storage, now }: SessionParts) {
  let session: AudioSession | null = null;
  let asking: Promise<AudioSession> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask(path: string, method: string): Promise<AudioSession> {
    const asked: HttpRequest = { method, credentials: 'include', ...(send && { send }) };
    const issued = audioSession.parse(await requestJson(`${contentUrl}${path}`, asked));
    keep(issued);
    return issued;
  }

  /** Whoever asks while an answer is on its way gets that answer. */
  function shared(work: () => Promise<AudioSession>): Promise<AudioSession> {
    asking ??= work().finally(() => {
      asking = null;
    });
    return asking;
  }

  function keep(issued: AudioSession) {
    session = issued;
    try {
      const kept = storage();
      kept.setItem('accessToken', issued.accessToken);
      kept.setItem('sessionId', issued.id);
      kept.setItem('expiresAt', String(issued.expiresAt));
    } catch (error) {
      console.warn('The audio session could not be kept on this device:', error);
    }
    schedule(issued);
  }

  function schedule(issued: AudioSession) {
    clearTimeout(timer);
    const wait = issued.expiresAt - now() - refreshBefore;
    if (wait <= 0 || wait > longestTimer) return;
    timer = setTimeout(() => {
      refresh().catch((error) => console.error('Scheduled token refresh failed:', error));
    }, wait);
  }

  /** Another tab may have renewed the session, so the kept one is looked at each time. */
  function current(): AudioSession | null {
    try {
      const kept = storage();
      const parsed = audioSession.safeParse({
        accessToken: kept.getItem('accessToken'),
        id: kept.getItem('sessionId'),
        expiresAt: Number(kept.getItem('expiresAt') ?? Number.NaN),
      });
      if (parsed.success && parsed.data.accessToken && parsed.data.id) session = parsed.data;
    } catch {
      // Storage is forbidden: the session lives as long as the page.
    }
    return session;
  }

  function refresh(): Promise<AudioSession> {
    return shared(async () => {
      const id = current()?.id;
      if (!id) throw new Error('No session ID available for token refresh');
      try {
        return await ask(`/refresh.json?session_id=${encodeURIComponent(id)}`, 'POST');
      } catch (error) {
        const refused = error instanceof HttpError && error.status !== undefined && error.status < 500;
        if (!refused) throw error;
        return ask('/token.json', 'GET');
      }
    });
  }

  return {
    refresh,
    async token(): Promise<string> {
      const known = asking ? await asking : current();
      if (known && known.expiresAt > now()) return known.accessToken;
      const issued = known ? await refresh() : await shared(() => ask('/token.json', 'GET'));
      return issued.accessToken;
    },
    /** At the start of a visit; a failure is only logged, the next use tries again. */
    async start(): Promise<void> {
      const kept = current();
      if (kept) return schedule(kept);
      try {
        await shared(() => ask('/token.json', 'GET'));
      } catch (error) {
        console.error('Error fetching audio session:', error);
      }
    },
    end: () => clearTimeout(timer),
  };
}
export type Session = ReturnType<typeof createAudioSession>;
