import { ContentError } from './content-error.ts';
import { HttpError, type HttpRequest, requestJson } from './http.ts';
import { toErrorPage } from './shell/to-error-page.ts';

/**
 * a content call of the browser. A failure is logged with what was answered and goes on to the caller by its status;
 * 401 also leads to the error page.
 */
export async function contentJson(address: string, options: HttpRequest = {}): Promise<unknown> {
  try {
    return await requestJson(address, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const { status = 0, data } = error instanceof HttpError ? error : {};
    console.error(`content ${address}:`, String(error), data ?? '');
    if (status === 401) toErrorPage();
    throw new ContentError(status);
  }
}
