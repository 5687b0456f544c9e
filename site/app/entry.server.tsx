import { Writable } from 'node:stream';
import { siteContent } from '@longwave/contract/site-content.ts';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type BrowserSettings, browserSettings } from './browser-settings.ts';
import { type Content, content, createContent, createContentMemory } from './content.ts';
import { loadGuard } from './shell/load-guard.ts';
import { shellOf } from './shell/shell-content.ts';

const scriptMark = createContext<string>();

/** What the server hands to a request's loaders, and the mark that every script the site itself writes is to carry. */
export function requestContext(settings: BrowserSettings, client: Content, mark = ''): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(scriptMark, mark);
  context.set(content, client);
  context.set(browserSettings, settings);
  return context;
}

export { createContent, createContentMemory };

/** Scripts of our own that carry no mark: their text is known. */
export const ownScripts = [loadGuard];

export function createRenderer(build: ServerBuild): RequestHandler {
  return createRequestHandler(build, import.meta.env.MODE);
}

/** Tells whether two home files make the same header and footer. */
export function shellDigest(home: unknown): string {
  const site = siteContent.safeParse(home);
  return site.success ? JSON.stringify(shellOf(site.data)) : '';
}

/** Errors of loaders and pages: a line that says what failed. What was thrown on purpose is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(`page ${new URL(request.url).pathname}:`, error);
}

/**
 * Renders to the end before answering: finished pages are compressed and kept, so nothing is gained by streaming.
 * Everything stands where it belongs: parts sent behind the page to be moved by a script would be hidden without one.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptMark);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const parts: Uint8Array[] = [];
          const whole = new Writable({
            write(part, _encoding, taken) {
              parts.push(part);
              taken();
            },
            final(closed) {
              resolve(new Response(Buffer.concat(parts), { headers, status: failed ? 500 : status }));
              closed();
            },
          });
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(whole);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error('rendering', request.url, error);
        },
      },
    );
  });
}
