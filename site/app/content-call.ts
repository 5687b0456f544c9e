import { ContentError } from './content-error.ts';
import { HttpError, type HttpRequest, requestJson } from './http.ts';
import { toErrorPage } from './to-error-page.ts';

/**
 * requests JSON from content in the browser. A failure is logged and thrown as a ContentError; 401 also navigates to
 * the error page.
 */
export async function fetchContentJson(url: string, options: HttpRequest = {}): Promise<unknown> {
  try {
    return await requestJson(url, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const { status = 0, data } = error instanceof HttpError ? error : {};
    console.error(`content ${url}:`, String(error), data ?? '');
    if (status === 401) toErrorPage();
    throw new ContentError(status);
  }
}
