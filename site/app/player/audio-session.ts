import { type AudioSession, audioSession } from '@longwave/contract/session.ts';
import { HttpError, type HttpRequest, requestJson } from '../http.ts';

/** the visitor's session with the audio service, stored as accessToken, sessionId and expiresAt. */

const refreshBefore = 5 * 60_000;
const maxTimer = 2 ** 31 - 1;

type SessionParts = {
  contentUrl: string;
  send?: HttpRequest['send'];
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
};

export function createAudioSession({ contentUrl, send, storage, now }: SessionParts) {
  let session: AudioSession | null = null;
  let pending: Promise<AudioSession> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchSession(path: string, method: string): Promise<AudioSession> {
    const init: HttpRequest = { method, credentials: 'include', ...(send && { send }) };
    const issued = audioSession.parse(await requestJson(`${contentUrl}${path}`, init));
    storeSession(issued);
    return issued;
  }

  /** Shares a pending request between callers. */
  function shared(work: () => Promise<AudioSession>): Promise<AudioSession> {
    pending ??= work().finally(() => {
      pending = null;
    });
    return pending;
  }

  function storeSession(issued: AudioSession) {
    session = issued;
    try {
      const stored = storage();
      stored.setItem('accessToken', issued.accessToken);
      stored.setItem('sessionId', issued.id);
      stored.setItem('expiresAt', String(issued.expiresAt));
    } catch (error) {
      console.warn('The audio session could not be stored on this device:', error);
    }
    schedule(issued);
  }

  function schedule(issued: AudioSession) {
    clearTimeout(timer);
    const wait = issued.expiresAt - now() - refreshBefore;
    if (wait <= 0 || wait > maxTimer) return;
    timer = setTimeout(() => {
      refresh().catch((error) => console.error('Scheduled token refresh failed:', error));
    }, wait);
  }

  /** The current session. Storage is read each time, because another tab may have renewed the session. */
  function current(): AudioSession | null {
    try {
      const stored = storage();
      const parsed = audioSession.safeParse({
        accessToken: stored.getItem('accessToken'),
        id: stored.getItem('sessionId'),
        expiresAt: Number(stored.getItem('expiresAt') ?? Number.NaN),
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
        return await fetchSession(`/refresh.json?session_id=${encodeURIComponent(id)}`, 'POST');
      } catch (error) {
        const refused = error instanceof HttpError && error.status !== undefined && error.status < 500;
        if (!refused) throw error;
        return fetchSession('/token.json', 'GET');
      }
    });
  }

  return {
    refresh,
    async token(): Promise<string> {
      const known = pending ? await pending : current();
      if (known && known.expiresAt > now()) return known.accessToken;
      const issued = known ? await refresh() : await shared(() => fetchSession('/token.json', 'GET'));
      return issued.accessToken;
    },
    /** Called at the start of a visit; a failure is only logged, since the next use tries again. */
    async start(): Promise<void> {
      const stored = current();
      if (stored) return schedule(stored);
      try {
        await shared(() => fetchSession('/token.json', 'GET'));
      } catch (error) {
        console.error('Error fetching audio session:', error);
      }
    },
    end: () => clearTimeout(timer),
  };
}
export type Session = ReturnType<typeof createAudioSession>;
