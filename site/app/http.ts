/** the only HTTP client of the site. It has no timeout by default; success is 200–299. */

export type HttpRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
  signal?: AbortSignal | null;
  credentials?: RequestCredentials;
  /** Milliseconds; none by default. */
  timeout?: number;
  /** A further status that counts as success; with `any`, every response is returned. */
  acceptedStatus?: number | 'any';
  /** The function that sends the request; the global `fetch` by default. */
  send?: (url: string, init: RequestInit) => Promise<Response>;
};

export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number | undefined;
  readonly data: unknown;
  constructor(message: string, status?: number, data?: unknown) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

const worthRetrying = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function request(url: string, options: HttpRequest = {}): Promise<Response> {
  const method = options.method ?? 'GET';
  const retries = idempotent.has(method) ? 0 : 1;
  for (let attempt = 0; ; attempt++) {
    const response = await sendOnce(url, method, options);
    if (response.ok || response.status === options.acceptedStatus) return response;
    if (attempt < retries && worthRetrying.has(response.status)) continue;
    if (options.acceptedStatus === 'any') return response;
    throw new HttpError(
      `Request failed with status code ${response.status}`,
      response.status,
      await bodyOf(response),
    );
  }
}

export async function requestJson(url: string, options: HttpRequest = {}): Promise<unknown> {
  return (await request(url, options)).json();
}

async function sendOnce(url: string, method: string, options: HttpRequest): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  const csrfToken = readCsrfToken(url);
  if (csrfToken) headers['x-xsrf-token'] = csrfToken;
  const signals = [options.signal, options.timeout ? AbortSignal.timeout(options.timeout) : null].filter(
    (signal) => signal !== null && signal !== undefined,
  );
  const init: RequestInit = { method, headers, body: options.body ?? null };
  if (signals.length > 0) init.signal = AbortSignal.any(signals);
  if (options.credentials) init.credentials = options.credentials;
  try {
    return await (options.send ?? fetch)(url, init);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new HttpError(`timeout of ${options.timeout}ms exceeded`);
    if (options.signal?.aborted) throw new HttpError('Request aborted');
    throw new HttpError('Network Error', undefined, error);
  }
}

/** The value of the XSRF cookie; undefined for requests to other origins. */
function readCsrfToken(url: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='));
  if (!cookie || new URL(url, location.href).origin !== location.origin) return undefined;
  const value = cookie.slice('XSRF-TOKEN='.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
