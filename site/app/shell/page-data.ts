import { HttpError, request } from '../http.ts';
import { isCrawler } from './crawler.ts';
import { takeAhead } from './data-ahead.ts';

/** The data of a page for the router, whoever navigates: what was fetched ahead, else asked for now. */
export async function readPageData(url: URL, { signal }: RequestInit): Promise<Response> {
  try {
    const answer = await (takeAhead(url.href) ?? askPageData(url.href, signal ?? null));
    // The router reads what its own server answers, errors too; anything else stands between it and us.
    if (answer.status < 400 || answer.headers.has('x-remix-response')) return answer;
    throw new HttpError(
      `Request failed with status code ${answer.status}`,
      answer.status,
      await answer.text(),
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    const failure = error instanceof HttpError ? error : new HttpError(String(error));
    console.error(`Page ${url.pathname} could not be fetched:`, failure, failure.data ?? '');
    // a crawler, whom the server sends no error page either, stays where it is.
    if (isCrawler()) return new Promise(() => undefined);
    // Without an answer the address stays, so that a reload asks for it again.
    if (failure.status === undefined || url.pathname === '/error.data') throw failure;
    return toErrorPage();
  }
}

export function askPageData(address: string, signal: AbortSignal | null): Promise<Response> {
  return request(address, { signal, alsoFine: 'any' });
}

/** R-606, in the words the router understands. */
function toErrorPage(): Response {
  return new Response(null, {
    status: 204,
    headers: { 'x-remix-redirect': '/error', 'x-remix-status': '302' },
  });
}
