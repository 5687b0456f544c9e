import { HttpError, request } from '../http.ts';
import { isCrawler } from './crawler.ts';
import { takePrefetched } from './prefetched-data.ts';

/** The data of a page for the router: the prefetched response, else one that is fetched now. */
export async function readPageData(url: URL, { signal }: RequestInit): Promise<Response> {
  try {
    const response = await (takePrefetched(url.href) ?? fetchPageData(url.href, signal ?? null));
    // The router handles errors of its own server; other errors come from a proxy in between.
    if (response.status < 400 || response.headers.has('x-remix-response'))
      return await withWholeBody(response);
    throw new HttpError(
      `Request failed with status code ${response.status}`,
      response.status,
      await response.text(),
    );
  } catch (error) {
    // The router ignores this response. It may not be listening for an error yet, which would then count as unhandled.
    if (signal?.aborted) return new Response(null, { status: 204 });
    const failure = error instanceof HttpError ? error : new HttpError(String(error));
    console.error(`Page ${url.pathname} could not be fetched:`, failure, failure.data ?? '');
    // a crawler gets no error page: it stays on the current page.
    if (isCrawler()) return new Promise(() => undefined);
    // Without a response the URL stays, so that a reload requests it again.
    if (failure.status === undefined || url.pathname === '/error.data') throw failure;
    return toErrorPage();
  }
}

/** The router would not handle a body that breaks off while it is read, as that of an aborted request does. */
async function withWholeBody(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

export function fetchPageData(url: string, signal: AbortSignal | null): Promise<Response> {
  return request(url, { signal, acceptedStatus: 'any' });
}

/** a redirect to the error page in the protocol of the router. */
function toErrorPage(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'x-remix-redirect': '/error', 'x-remix-status': '302' },
  });
}
