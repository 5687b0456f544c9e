import { type Change, change } from '@longwave/contract/changes.ts';
import type { FetchContent } from '../app/content.ts';

type Listener = (heard: Change) => void;

const shortestWait = 500;
const longestWait = 15_000;

/**
 * Listens to `{content}/changes` and comes back when it is lost. What was missed meanwhile is asked for by
 * the last sequence number; whoever cannot tell answers that everything may have changed.
 */
export function followChanges(fetchContent: FetchContent, heard: Listener): { close(): void } {
  const ending = new AbortController();
  let last: string | undefined;
  let wait = shortestWait;

  async function listen(): Promise<void> {
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (last) headers['last-event-id'] = last;
    const response = await fetchContent('/changes', { headers, signal: ending.signal });
    if (!response.ok || !response.body) throw new Error(`the change feed answered ${response.status}`);
    wait = shortestWait;
    for await (const event of eventsOf(response.body)) {
      const message = change.safeParse(parsed(event.data));
      if (!message.success) continue;
      last = event.id ?? String(message.data.seq);
      heard(message.data);
    }
  }

  async function follow(): Promise<void> {
    for (let began = false; !ending.signal.aborted; began = true) {
      // Without a number to ask from, nobody knows what happened while the feed was away.
      if (began && !last) heard({ seq: 0, pages: [], all: true });
      await listen().catch((error: unknown) => {
        if (!ending.signal.aborted) console.warn('change feed lost, coming back:', String(error));
      });
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      wait = Math.min(wait * 2, longestWait);
    }
  }

  void follow();
  return { close: () => ending.abort() };
}

/** Server-sent events, as far as the feed uses them: `id` and `data` lines, a blank line between events. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ id: string | undefined; data: string }> {
  let rest = '';
  for await (const part of body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)) {
    rest += part.replaceAll('\r\n', '\n');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trimStart());
      const id = lines
        .find((line) => line.startsWith('id:'))
        ?.slice(3)
        .trim();
      if (data.length > 0) yield { id, data: data.join('\n') };
    }
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
