import { type Change, change, processHeader } from '@longwave/contract/changes.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { readEvents } from '@longwave/server-kit/server-sent-events.ts';
import type { SiteSettings } from '../settings.ts';

const log = createLog('site');

type Listener = (change: Change) => void;

const minWaitMs = 500;
const maxWaitMs = 15_000;

type Settings = Pick<SiteSettings, 'fetchContent' | 'feedKey'>;

/**
 * Reads `{content}/changes` and reconnects when the connection is lost, continuing after the last event. A content service
 * that does not know that event reports that everything may have changed.
 */
export function followChanges({ fetchContent, feedKey }: Settings, onChange: Listener) {
  const ending = new AbortController();
  let last: string | undefined;
  let process: string | undefined;
  let wait = minWaitMs;

  async function listen(): Promise<void> {
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (last) headers['last-event-id'] = last;
    if (feedKey) headers.authorization = `Bearer ${feedKey}`;
    // Redirects are refused, because the key must be sent to the content service alone.
    const response = await fetchContent('/changes', { headers, signal: ending.signal, redirect: 'error' });
    if (response.status === 401) throw new Error('it needs CONTENT_KEY, as the content service has it');
    if (!response.ok || !response.body) throw new Error(`the change feed responded ${response.status}`);
    wait = minWaitMs;
    process = response.headers.get(processHeader) ?? undefined;
    for await (const event of readEvents(response.body)) {
      const message = change.safeParse(parsed(event.data));
      if (!message.success) continue;
      last = event.id ?? String(message.data.seq);
      onChange(message.data);
    }
  }

  async function follow(): Promise<void> {
    for (let reconnecting = false; !ending.signal.aborted; reconnecting = true) {
      // Without a last event, the changes of the meantime are unknown.
      if (reconnecting && !last) onChange({ seq: 0, pages: [], all: true });
      await listen().catch((error: unknown) => {
        if (!ending.signal.aborted)
          log.warn('The change feed was lost and is opened again', { reason: String(error) });
      });
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      wait = Math.min(wait * 2, maxWaitMs);
    }
  }

  void follow();
  return {
    /** Whether changes would go unreported, because another process of the content service built the content than sends this feed. */
    isUntold: (builtBy: readonly string[]) =>
      process !== undefined && builtBy.some((builder) => builder !== process),
    close: () => ending.abort(),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
