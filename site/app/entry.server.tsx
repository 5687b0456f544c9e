import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { type BrowserSettings, browserSettings } from './browser-settings.ts';
import { type Content, content, createContent } from './content.ts';

/** What the server hands to a request's loaders. */
export function requestContext(settings: BrowserSettings, client: Content): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(content, client);
  context.set(browserSettings, settings);
  return context;
}

export { createContent };

/** Renders to the end before answering: finished pages are compressed and kept, so nothing is gained by streaming. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(
          new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
        );
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error('rendering', request.url, error);
      },
    });
  });
}
