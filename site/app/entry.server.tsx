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
import { parseParts } from './parse-parts.ts';
import { serverLog, setServerLog } from './server-log.ts';
import { firstScript } from './shell/first-script.ts';
import { shellOf } from './shell-content.ts';

const scriptNonce = createContext<string>();

/** Context for the loaders of a request: settings, content client, and the nonce of the scripts that the site itself writes. */
export function requestContext(
  settings: BrowserSettings,
  client: Content,
  nonce = '',
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(scriptNonce, nonce);
  context.set(content, client);
  context.set(browserSettings, settings);
  return context;
}

export { createContent, createContentMemory, setServerLog };

/** Inline scripts of the site whose text never changes; the policy allows them by their hash. */
export const scriptsWithoutNonce = [firstScript];

export function createRenderer(build: ServerBuild): RequestHandler {
  return createRequestHandler(build, import.meta.env.MODE);
}

/** A text that is equal for two home files with the same header and footer; empty if the file cannot be parsed. */
export function shellDigest(home: unknown): string {
  try {
    return JSON.stringify(shellOf(parseParts(siteContent, home, () => undefined)));
  } catch {
    return '';
  }
}

/** Logs errors of loaders and pages, except responses that were thrown on purpose. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  serverLog.error('A page failed', { path: new URL(request.url).pathname, error });
}

/**
 * Renders the whole page before responding: pages are compressed and cached whole, so streaming would gain nothing.
 * In a single chunk, because React moves later chunks into place by a script and leaves them hidden without scripts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptNonce);
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
          serverLog.error('A page could not be rendered', { path: new URL(request.url).pathname, error });
        },
      },
    );
  });
}
